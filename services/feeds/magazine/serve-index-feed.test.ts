import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { fetchFrom } from '../serve-for-tests.ts'
import { serveIndexFeed } from './serve-index-feed.ts'

const { db, closeFirst } = await openTestShop([])
const insertPost = statement(
  'test.post',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, published_at)
   values ($1, $2, $3, $4, '', 'standard', $5, '{}', $6)`,
)
await db.run(insertPost, [1, 'bars', 'Bars & plates', 'A <em>short</em> one.', [806], '2026-11-01T08:30:00Z'])
await db.run(insertPost, [2, 'plates', 'Plates', '', [19], '2026-11-02T00:00:00Z'])
const siteUrls = { USA: 'https://shop.example', EUR: 'https://eur.shop.example' } as Record<Site, string>
const waiting = { seconds: 0 }
const serve = serveIndexFeed({ db, brand: 'Ironwright', siteUrls, secondsToWait: async () => waiting.seconds }, {})
const fetchFeed = await fetchFrom(serve, closeFirst)

test('svc_rss serves the latest posts of The Index as RSS, newest first, with escaped texts [ROUTE-047, ROUTE-052]', async () => {
  const response = await fetchFeed('USA', '/svc_rss/index')
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('content-type'), 'application/rss+xml; charset=utf-8')
  const text = await response.text()
  const item =
    '<item><title>Bars &amp; plates</title><link>https://shop.example/theindex/gear-how-tos/bars</link>' +
    '<guid>https://shop.example/theindex/gear-how-tos/bars</guid><pubDate>Sun, 01 Nov 2026 08:30:00 GMT</pubDate>' +
    '<description>&lt;p&gt;A &lt;em&gt;short&lt;/em&gt; one.&lt;/p&gt;</description></item>'
  assert.ok(text.includes(item), text)
  assert.ok(text.indexOf('<title>Plates</title>') < text.indexOf('<title>Bars'))
  const etag = { 'if-none-match': response.headers.get('etag')! }
  assert.equal((await fetchFeed('USA', '/svc_rss/index', etag)).status, 304)
})

test('svc_rss serves the latest posts of The Index as a JSON feed', async () => {
  const response = await fetchFeed('USA', '/svc_rss/index.json')
  assert.equal(response.headers.get('content-type'), 'application/feed+json; charset=utf-8')
  const feed = (await response.json()) as { version: string; feed_url: string; items: object[] }
  assert.deepEqual(
    [feed.version, feed.feed_url],
    ['https://jsonfeed.org/version/1.1', 'https://shop.example/svc_rss/index.json'],
  )
  const link = 'https://shop.example/theindex/gear-how-tos/bars'
  assert.deepEqual(feed.items[1], {
    id: link,
    url: link,
    title: 'Bars & plates',
    content_html: '<p>A <em>short</em> one.</p>',
    date_published: '2026-11-01T08:30:00.000Z',
  })
})

test('the feed path may include its own site, but not a different one', async () => {
  const response = await fetchFeed('EUR', '/svc_rss/site/eur/index?x=1')
  assert.ok((await response.text()).includes('<link>https://eur.shop.example/theindex</link>'))
  assert.equal((await fetchFeed('USA', '/svc_rss/site/EUR/index')).status, 404)
  assert.equal((await fetchFeed('USA', '/svc_rss/posts')).status, 404)
})

test('a network address over its feed limit gets the number of seconds to wait', async (t) => {
  waiting.seconds = 7
  t.after(() => (waiting.seconds = 0))
  const response = await fetchFeed('USA', '/svc_rss/index')
  assert.deepEqual([response.status, response.headers.get('retry-after')], [429, '7'])
})
