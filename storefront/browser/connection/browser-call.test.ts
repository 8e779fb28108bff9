import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteSettings } from '#domain/sites.ts'
import { isolateListener } from '#storefront/analytics/signals/isolate-listener.ts'
import { signals } from '#storefront/analytics/signals/queue.ts'
import { browserCall } from './browser-call.ts'
import { overlays } from '#storefront/shell/overlays/overlay-store.ts'

// The client is created once per visit, so all tests in this file share a visit in the mobile app.
const call = browserCall({ site: 'USA', isApp: true, locale: siteSettings.USA.locales[0]!, language: 'en' })

test('a browser call without a response is logged with the call name [ERROR-008]', async ({ mock }) => {
  const { mock: logged } = mock.method(console, 'warn', () => {})
  mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await assert.rejects(async () => call('GET /svc_list/lists', { query: {} }), { code: 'no_response' })
  assert.deepEqual(
    logged.calls.map(({ arguments: args }) => args),
    [['No response: GET /svc_list/lists']],
  )
})

test('an HTML 429 response from a CDN opens the rate-limit overlay, after a read and after a write [ERROR-014]', async ({
  mock,
}) => {
  const headers = { 'content-type': 'text/html' }
  mock.method(globalThis, 'fetch', async () => new Response('<h1>Too Many Requests</h1>', { status: 429, headers }))
  const calls = [
    () => call('GET /svc_list/lists', { query: {} }),
    () => call('POST /svc_session/session/logout', { key: crypto.randomUUID() }),
  ]
  for (const callOnce of calls) {
    await assert.rejects(async () => callOnce(), { status: 429 })
    assert.equal(overlays.current(), 'rate-limit-modal')
    overlays.close()
  }
})

test('in the mobile app, browser calls send isMobileApp with reads and writes [APP-438]', async ({ mock }) => {
  const urls: string[] = []
  mock.method(globalThis, 'fetch', async (url: string) => {
    urls.push(url)
    return Response.json([])
  })
  await call('GET /svc_list/lists', { query: {} })
  await call('POST /svc_session/session/logout', { key: crypto.randomUUID() })
  assert.deepEqual(urls, ['/svc_list/lists?isMobileApp=true', '/svc_session/session/logout?isMobileApp=true'])
})

test('a defect in analytics does not fail a call', async ({ mock }) => {
  mock.method(globalThis, 'fetch', async () => Response.json({ groupId: 0, exp: 0 }))
  const reported: string[] = []
  const errors: unknown[] = []
  const defect = new Error('defect')
  const listener = ({ kind }: { kind: string }) => {
    reported.push(kind)
    throw defect
  }
  signals.start(isolateListener(listener, (error) => errors.push(error)))
  const session = await call('GET /svc_session/session', {})
  assert.deepEqual([session.groupId, reported, errors], [0, ['shopper'], [defect]])
})
