import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { statement } from '#platform/database.ts'
import { wordPressClient } from '#platform/wordpress/client.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { checkWire } from './wire-contract-for-tests.ts'
import { startWordPress } from './wordpress-for-tests.ts'
import { createWordPressPostEngine } from './wordpress-posts.ts'

const { db, visit, visitBy, clock } = await openTestShop()
const insertPost = statement(
  'test.post',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, published_at)
   select n, 'post-' || n, 'Bar & plate ' || n, '', '<p>Steel</p>', 'standard', '{19}', array[1 + n % 2],
     '2026-11-01'::timestamptz + n * interval '1 hour' from generate_series(1, 7) n`,
)
const insertTag = statement('test.tag', `insert into tag (id, name, description, slug) values ($1, $2, 'history', $2)`)
await db.run(insertPost, [])
for (const [id, name] of [
  [1, 'odd'],
  [2, 'even'],
])
  await db.run(insertTag, [id, name])

test('the store’s own posts are served below /theindex/wp-json as WordPress serves them [INDEX-056]', async () => {
  const { fetch } = visit()
  const server = createServer((request, response) => {
    void fetch(request.url ?? '/').then(async (reply) => {
      response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  await checkWire(`http://127.0.0.1:${(server.address() as AddressInfo).port}/theindex`)
})

const engineOf = (baseUrl: string) =>
  createWordPressPostEngine({
    site: wordPressClient({ baseUrl, now: clock, warn: () => {}, timeoutMs: 5_000 }),
    baseUrl,
  })

test('if a WordPress site is configured, the calls for The Index return its posts and tags', async () => {
  const posts = Array.from({ length: 25 }, (_, index) => ({
    id: index + 1,
    slug: `wp-${index + 1}`,
    title: `Bar ${index + 1}`,
  }))
  const { baseUrl } = await startWordPress({ posts, tags: 120 })
  const { call, fetch } = visitBy({ posts: engineOf(baseUrl) })()
  const read = (query: Record<string, string>) => call('GET /theindex/wp-json/wp/v2/posts', { query })
  assert.deepEqual(
    (await read({ slug: 'wp-7', _fields: 'slug,link' })).map(({ link }) => link),
    ['/theindex/post/wp-7'],
  )
  assert.deepEqual(await read({ search: 'Bar 25', _fields: 'id' }), [{ id: 25 }])
  assert.equal((await read({ page: '2', per_page: '20' })).length, 5)
  await assert.rejects(read({ page: '3', per_page: '20' }), { status: 400, code: 'rest_post_invalid_page_number' })
  assert.equal((await call('GET /theindex/wp-json/wp/v2/tags', { query: { per_page: '100', page: '2' } })).length, 20)
  const response = await fetch('/theindex/wp-json/wp/v2/posts?per_page=20')
  assert.deepEqual([response.headers.get('x-wp-total'), response.headers.get('x-wp-totalpages')], ['25', '2'])
})

test('if WordPress does not respond, lists are empty, and a post is unavailable instead of missing [INDEX-057]', async () => {
  const { baseUrl, state } = await startWordPress({ posts: [] })
  state.fault = (response) => void response.writeHead(503).end()
  const { call } = visitBy({ posts: engineOf(baseUrl) })()
  const read = (query: Record<string, string>) => call('GET /theindex/wp-json/wp/v2/posts', { query })
  assert.deepEqual(await read({}), [])
  // Page 2 may exist in WordPress, so the request is not refused.
  assert.deepEqual(await read({ page: '2' }), [])
  await assert.rejects(read({ slug: 'wp-7' }), { status: 503, code: 'service_unavailable' })
})
