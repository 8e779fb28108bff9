import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites, type Site } from '#domain/sites.ts'
import { clockForTests } from '#platform/clock-for-tests.ts'
import type { SitemapPost } from '#services/content/posts/post-engine.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { fetchFrom } from '../serve-for-tests.ts'
import { serveSitemaps } from '../serve-sitemaps.ts'
import { articleList } from './article-list.ts'

const { db, closeFirst } = await openTestShop([])
const clock = clockForTests(Date.UTC(2026, 10, 20))
const hour = 3_600_000
const post = (id: number): SitemapPost => ({
  id,
  slug: `post-${id}`,
  categories: [19],
  tags: [],
  changedAt: new Date(Date.UTC(2026, 9, id)),
})
const state = { posts: [post(2), post(1)], reads: 0 }
const read = async () => {
  state.reads += 1
  return state.posts
}
const siteUrls = Object.fromEntries(sites.map((site) => [site, `https://${site}.example`])) as Record<Site, string>
const serve = serveSitemaps(
  { db, articles: articleList(read, clock), clock, openSites: sites, siteUrls, secondsToWait: async () => 0 },
  {},
)
const fetchSitemap = await fetchFrom(serve, closeFirst)
const locations = async () =>
  [...(await (await fetchSitemap('USA', '/sitemaps/articles-1.xml')).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => url,
  )
const urls = (...ids: number[]) => [
  'https://USA.example/theindex',
  ...ids.map((id) => `https://USA.example/theindex/history/post-${id}`),
]

test('the sitemap lists posts from another system, read once an hour; if a read returns none, the previous list remains', async () => {
  assert.deepEqual(await locations(), urls(1, 2))
  assert.match(await (await fetchSitemap('USA', '/sitemap.xml')).text(), /articles-1\.xml<\/loc><lastmod>2026-10-02/)
  assert.equal(state.reads, 1)
  state.posts = [post(3)]
  clock.advance(hour + 1)
  assert.deepEqual(await locations(), urls(3))
  state.posts = []
  clock.advance(hour + 1)
  assert.deepEqual(await locations(), urls(3))
  assert.equal(state.reads, 3)
})
