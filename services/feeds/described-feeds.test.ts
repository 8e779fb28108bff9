import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feeds } from '#contract/served-paths.ts'
import { sites, type Site } from '#domain/sites.ts'
import { testProduct } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { serveCalendars } from './events/serve-calendar.ts'
import { serveIndexFeed } from './magazine/serve-index-feed.ts'
import { createProductFeeds } from './products/create-feeds.ts'
import { serveFeeds } from './products/serve-feeds.ts'
import { fetchFrom } from './serve-for-tests.ts'

const event = {
  startsAt: '2027-05-08T09:30:00-05:00',
  endsAt: '2027-05-08T16:30:00-05:00',
  timeZone: 'America/Chicago',
  place: { name: 'Club', street: '1 Pier Rd', city: 'Duluth', region: 'MN', postcode: '55802', countryId: 'US' },
}
const seminar = testProduct(95, 'seminar', { type: 'virtual', attributes: { isRegistration: true, event } })
const { db, deps, clock, closeFirst } = await openTestShop([seminar])
const siteUrls = Object.fromEntries(sites.map((site) => [site, `https://${site}.shop.example`])) as Record<Site, string>
const secondsToWait = async () => 0
await createProductFeeds(
  { db, brand: 'Ironwright', siteUrl: (site) => siteUrls[site], taxTables: deps.taxTables },
  clock(),
)
const servers = [
  serveFeeds({ db, secondsToWait }, {}),
  serveIndexFeed({ db, brand: 'Ironwright', siteUrls, secondsToWait }, {}),
  serveCalendars({ db, clock, siteUrls, secondsToWait }, {}),
]
const fetchFeed = await fetchFrom(async (request, response, site) => {
  for (const serve of servers) if (await serve(request, response, site)) return true
  return false
}, closeFirst)

test('every feed that the OpenAPI document describes is served with its content type and can be revalidated [ROUTE-052]', async () => {
  const params: Record<string, string> = { site: 'usa', handle: 'seminar' }
  for (const [name, { type, statuses }] of Object.entries(feeds)) {
    const path = name.replace('GET ', '').replaceAll(/\{(\w+)\}/g, (_, param: string) => params[param]!)
    const response = await fetchFeed('USA', path)
    assert.deepEqual([response.status, response.headers.get('content-type')], [200, type], name)
    await response.text()
    const again = await fetchFeed('USA', path, { 'if-none-match': response.headers.get('etag')! })
    assert.ok(String(again.status) in statuses, name)
  }
})
