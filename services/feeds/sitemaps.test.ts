import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { fetchFrom } from './serve-for-tests.ts'
import { serveSitemaps } from './serve-sitemaps.ts'

const { db, closeFirst, visit } = await openTestShop()
const siteUrls = Object.fromEntries(sites.map((site) => [site, `https://${site}.shop.example`])) as Record<Site, string>
let now = Date.parse('2026-11-27T12:00:00Z')
const serve = serveSitemaps(
  {
    db,
    clock: () => now,
    openSites: sites.filter((site) => site !== 'AUS'),
    siteUrls,
    secondsToWait: async ({ headers }) => (headers['x-busy'] === '1' ? 42 : 0),
  },
  { 'x-content-type-options': 'nosniff' },
)
const read = await fetchFrom(serve, closeFirst)
const locations = async (site: Site, path: string) =>
  [...(await (await read(site, path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

const insertPage = statement(
  'test.page',
  `insert into page (site, handle, title, description, document) values ($1, $2, '', '', '{"content": []}')`,
)
const insertPost = statement(
  'test.post',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, published_at)
   values (1, 'how-to-read-a-bar', 'How', '', '', 'standard', '{806}', '{}', '2026-11-01')`,
)
for (const handle of ['homepage', 'returns', 'above_header', 'below_bars']) await db.run(insertPage, ['USA', handle])
await db.run(insertPage, ['CAN', 'returns'])
await db.run(insertPost, [])

test('the sitemap index lists a file for each kind of page on a site', async () => {
  const files = ['products', 'categories', 'articles', 'pages'].map(
    (kind) => `https://USA.shop.example/sitemaps/${kind}-1.xml`,
  )
  assert.deepEqual(await locations('USA', '/sitemap.xml'), files)
  for (const file of files) assert.equal((await read('USA', new URL(file).pathname)).status, 200)
  assert.deepEqual(await locations('APO', '/sitemap.xml'), ['https://APO.shop.example/sitemaps/pages-1.xml'])
})

test('every product, category, and page URL in the sitemap resolves to a route, and article URLs include their category', async () => {
  for (const kind of ['products', 'categories', 'pages']) {
    for (const url of await locations('USA', `/sitemaps/${kind}-1.xml`)) {
      const path = new URL(url!).pathname
      if (
        /^\/(|new-gear|deals|3-ships-free|brands|shippingtracker|rogue-catalog|theindex\/ryourogue(\/submit)?)$/.test(
          path,
        )
      )
        continue
      const { entityType } = await visit().call('GET /svc_route/route', { query: { url: path } })
      assert.ok(entityType, path)
    }
  }
  assert.ok((await locations('USA', '/sitemaps/products-1.xml')).includes('https://USA.shop.example/iron-plate'))
  assert.deepEqual(await locations('USA', '/sitemaps/articles-1.xml'), [
    'https://USA.shop.example/theindex',
    'https://USA.shop.example/theindex/gear-how-tos/how-to-read-a-bar',
  ])
})

test('a document that is only part of a page has no URL and is not in the sitemap', async () => {
  const pages = await locations('USA', '/sitemaps/pages-1.xml')
  assert.ok(pages.includes('https://USA.shop.example/returns'))
  for (const part of ['homepage', 'above_header', 'below_bars']) {
    assert.ok(!pages.includes(`https://USA.shop.example/${part}`), part)
    const { entityType } = await visit().call('GET /svc_route/route', { query: { url: `/${part}` } })
    assert.equal(entityType, null, part)
  }
})

test('a product sold on one site has no alternate links to other sites in the sitemap', async () => {
  const text = await (await read('USA', '/sitemaps/products-1.xml')).text()
  const entry = text.split('\n').find((line) => line.includes('/american-plate<'))!
  assert.deepEqual(
    [...entry.matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language),
    ['x-default', 'en-US'],
  )
  assert.ok(!(await (await read('CAN', '/sitemaps/products-1.xml')).text()).includes('american-plate'))
})

test('the sitemap has no alternate links to a disabled site', async () => {
  const text = await (await read('USA', '/sitemaps/categories-1.xml')).text()
  assert.ok(text.includes('https://CAN.shop.example/bars'))
  assert.ok(!text.includes('https://AUS.shop.example'))
})

test('a sitemap file is cached by its ETag, which changes within a minute after a page changes', async () => {
  const first = await read('USA', '/sitemaps/pages-1.xml')
  const etag = first.headers.get('etag')!
  assert.equal(first.headers.get('cache-control'), 'public, max-age=3600')
  assert.equal(first.headers.get('content-type'), 'application/xml; charset=utf-8')
  assert.equal((await read('USA', '/sitemaps/pages-1.xml', { 'if-none-match': etag })).status, 304)
  await db.run(statement('test.change', `update page set title = 'Returns' where handle = 'returns'`), [])
  now += 59_000
  assert.equal((await read('USA', '/sitemaps/pages-1.xml', { 'if-none-match': etag })).status, 304)
  now += 1_000
  const second = await read('USA', '/sitemaps/pages-1.xml', { 'if-none-match': etag })
  assert.equal(second.status, 200)
  assert.notEqual(second.headers.get('etag'), etag)
})

test('unlisted sitemap files are not found, HEAD responses have no body, and a client over its limit must wait', async () => {
  for (const path of ['/sitemaps/products-2.xml', '/sitemaps/orders-1.xml', '/sitemaps/products-0.xml'])
    assert.equal((await read('USA', path)).status, 404, path)
  assert.equal((await read('APO', '/sitemaps/products-1.xml')).status, 404)
  assert.equal(await (await read('USA', '/sitemaps/products-1.xml', {}, 'HEAD')).text(), '')
  const busy = await read('USA', '/robots.txt', { 'x-busy': '1' })
  assert.deepEqual([busy.status, busy.headers.get('retry-after')], [429, '42'])
  assert.equal((await read('GBR', '/robots.txt')).headers.get('content-type'), 'text/plain; charset=utf-8')
})
