import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites, siteSettings } from '#domain/sites.ts'
import { rateLimiter } from '#services/call/limits/rate-limits.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { defaultRateLimits } from '#platform/settings/rate-limits.ts'

const { deps, visit, visitBy } = await openTestShop([])

const from = (country: string, path = '/svc_ssr/geoIp?current=US', site: (typeof sites)[number] = 'USA') =>
  visit(site).fetch(path, { headers: { 'x-test-country': country } })

test('the geo lookup returns country, name, current, currentName, and path [REGION-009, REGION-022]', async () => {
  assert.deepEqual(await (await from('CA')).json(), {
    country: 'CA',
    name: 'Canada',
    current: 'US',
    currentName: 'USA',
    path: 'https://can.example/',
  })
  const path = '/svc_ssr/site/EUR/geoIp?current=DE'
  assert.deepEqual(await (await from('GB', path, 'EUR')).json(), {
    country: 'GB',
    name: 'UK',
    current: 'DE',
    currentName: 'Europe',
    path: 'https://gbr.example/',
  })
})

test('in the geo lookup, an unknown country and a country without a storefront have no path', async () => {
  const country = async (code: string) => {
    const { country, name, path } = (await (await from(code)).json()) as Record<string, unknown>
    return [country, name, path]
  }
  assert.deepEqual(await country('XX'), [null, null, null])
  assert.deepEqual(await country('BR'), ['BR', null, null])
  const { call } = visitBy({ openSites: ['USA'] })()
  const closed = await call('GET /svc_ssr/geoIp', { query: { current: 'US', _force: 'CA' } })
  assert.deepEqual([closed.country, closed.path], ['CA', null])
})

test('_force replaces the country of the visitor in the geo lookup on every site [REGION-023, REGION-024]', async () => {
  for (const site of sites) {
    const query = { current: siteSettings[site].homeCountry, _force: 'GB' }
    const reply = await visit(site).call('GET /svc_ssr/geoIp', { query })
    assert.deepEqual([reply.country, reply.name, reply.path], ['GB', 'UK', 'https://gbr.example/'], site)
  }
  assert.equal(
    ((await (await from('CA', '/svc_ssr/geoIp?current=US&_force=FR')).json()) as { name: string }).name,
    'Europe',
  )
})

test('the geo lookup response is not cached, and malformed countries are rejected', async () => {
  assert.equal((await from('CA')).headers.get('cache-control'), 'private, no-store')
  for (const query of ['', '?current=usa', '?current=', '?current=US&_force=1', '?current=US&_force=%00%00'])
    assert.equal((await from('CA', `/svc_ssr/geoIp${query}`)).status, 400, query)
})

test('geo lookups use the rate limit for reads [REGION-024]', async () => {
  const limited = visitBy(deps, rateLimiter({ ...defaultRateLimits, read: 2 }))()
  const statuses = []
  for (let requests = 0; requests < 3; requests += 1)
    statuses.push((await limited.fetch('/svc_ssr/geoIp?current=US&_force=GB')).status)
  assert.deepEqual(statuses, [200, 200, 429])
})
