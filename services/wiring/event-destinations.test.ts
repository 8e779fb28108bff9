import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { serverDestinations } from '#domain/analytics/deliveries/server-destinations.ts'
import { destinationsPath } from '#platform/analytics/simulator/accounts.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { activeDestinations, eventDestinations, mountEventDestinations } from './event-destinations.ts'

type DemoSettings = Parameters<typeof eventDestinations>[0]

const reviews = { url: 'https://reviews.example/purchases', token: 'reviews-token' }
const demo = (fields: Partial<DemoSettings> = {}): DemoSettings => ({
  mode: 'demo',
  spreedly: undefined,
  sandboxPort: 3006,
  hosts: ['127.0.0.1'],
  secret: 'a secret of this store',
  analytics: { destinations: {}, writeKeys: new Map(), days: 30 },
  ...fields,
})
const withReviews: Settings['analytics'] = { destinations: { reviews }, writeKeys: new Map(), days: 30 }
const spreedly = { environmentKey: 'key' } as Settings['spreedly']

/** Returns the number of routes that the simulators add. */
function mountedRoutes(settings: DemoSettings): number {
  const app = new Hono()
  mountEventDestinations(app, settings)
  return app.routes.length
}

test('a live store, and a demo with a payment account, have no simulator and send no events without an account', () => {
  for (const settings of [demo({ mode: 'live' }), demo({ spreedly })]) {
    assert.deepEqual(eventDestinations(settings), {})
    assert.deepEqual(activeDestinations(settings), [])
    assert.equal(mountedRoutes(settings), 0)
    assert.deepEqual(eventDestinations({ ...settings, analytics: withReviews }), { reviews })
  }
})

test('a demo has a simulator for each destination without an account', () => {
  const settings = demo({ analytics: withReviews })
  const accounts = eventDestinations(settings)
  assert.deepEqual(activeDestinations(settings), serverDestinations)
  assert.deepEqual(accounts.reviews, reviews)
  for (const name of serverDestinations)
    if (name !== 'reviews') assert.ok(accounts[name]!.url.startsWith(`http://localhost:3006${destinationsPath}/`), name)
  assert.ok(mountedRoutes(settings) > 0)
})

test('the keys of simulators differ between stores and between services', () => {
  const keysOf = (secret: string) => {
    const accounts = eventDestinations(demo({ secret }))
    return [
      accounts['customer-data']!.writeKey,
      accounts['web-analytics']!.apiSecret,
      accounts.ads!.clientSecret,
      accounts.ads!.refreshToken,
      accounts['social-pixel']!.token,
      accounts.reviews!.token,
      accounts['email-marketing']!.apiKey,
      accounts.recommendations!.token,
    ]
  }
  const keys = [...keysOf('one'), ...keysOf('two')]
  assert.equal(new Set(keys).size, keys.length)
  assert.deepEqual(keysOf('one'), keys.slice(0, 8))
})
