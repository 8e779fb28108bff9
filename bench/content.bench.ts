import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { openDatabase, statement, type Database } from '#platform/database.ts'
import { createTestDatabase } from '#platform/postgres-for-tests.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { readPages } from '#services/content/versions/repository.ts'
import { storeRoutes } from '#services/routes.ts'
import { median, reportBelow } from './measure.ts'
import { shopDeps } from './roots/shop-deps.ts'
import { loadBenchData, vacuumAndCheckpoint } from './world.ts'

const [documents, articles, versions, tags] = [1_000, 10_000, 3, 300]
const [turns, warmUp] = [60, 10]
/** Maximum read time relative to the same read in the demo world. Shorter times are raised to the floor. */
const goal = 1.5
const floorMs = 2

const copyPages = statement(
  'bench.copy-pages',
  `insert into page (site, handle, title, description, document)
   select 'USA', 'page-' || n, title, description, document
   from (select title, description, document from page where site = 'USA' order by length(document::text) desc limit 1) one,
     generate_series(1, $1::integer) n`,
)
const copyVersions = statement(
  'bench.copy-versions',
  `insert into page_version (site, handle, number, title, description, document, note, created_at, publish_at)
   select site, handle, version + v, title, description, document, '', now(), now() - v * interval '1 day'
   from page, generate_series(case when handle like 'page-%' then 0 else 1 end, $1::integer) v where site = 'USA'`,
)
const copyPosts = statement(
  'bench.copy-posts',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, picture, published_at, blocks)
   select 100000 + n * 1000 + place, slug || '-' || n, title || ' ' || n, excerpt, content, format,
     array(select unnest(category_ids) except select unnest('{15,17,26,101}'::integer[])),
     array[9000 + mod(n * 7 + place, $2), 9000 + mod(n * 13 + place, $2)], picture,
     published_at - n * interval '3 days' + place * interval '1 minute', blocks
   from (select *, row_number() over (order by id) as place from post where id < 100000) made,
     generate_series(1, $1::integer) n`,
)
const copyTags = statement(
  'bench.copy-tags',
  `insert into tag (id, name, description, slug)
   select 9000 + n, 'Tag ' || n, 'history', 'bench-tag-' || n from generate_series(0, $1::integer - 1) n`,
)
const countPosts = statement<{ count: number }>('bench.post-count', 'select count(*)::integer as count from post')

interface World {
  db: Database
  call: StoreCall
}

async function openWorld(): Promise<World> {
  const { url, drop } = await createTestDatabase()
  const db = openDatabase(url, assert.ifError, { statementMs: 600_000 })
  after(async () => {
    await db.close()
    await drop()
  })
  await loadBenchData(db)
  const call = callInProcess(storeRoutes(shopDeps(db)), {
    identify: () => Promise.reject(new Error('No session expected')),
    limit: async () => {},
  })({
    site: 'USA',
    now: Date.now(),
    ip: '127.0.0.1',
    requestId: '',
    origin: '',
    bearer: undefined,
    isOwnPage: true,
    isShared: true,
    tag: () => {},
    cookies: { get: () => undefined, set: () => {}, toSet: () => [] } as never,
  })
  return { db, call }
}

async function grow(db: Database): Promise<number> {
  const [{ count }] = (await db.run(countPosts, [])) as [{ count: number }]
  await db.run(copyTags, [tags])
  await db.run(copyPosts, [Math.ceil((articles - count) / count), tags])
  await db.run(copyPages, [documents])
  await db.run(copyVersions, [versions])
  await vacuumAndCheckpoint(db)
  return (await db.run(countPosts, []))[0]!.count
}

const posts = (query: Record<string, string>) => (world: World) =>
  world.call('GET /theindex/wp-json/wp/v2/posts', { query })

/** Page, list, feed, and staff reads. Each round runs all of them in both worlds. */
const reads: Readonly<Record<string, (world: World, turn: number) => Promise<unknown>>> = {
  'a content page': ({ call }) => call('GET /svc_content/cms/page/{id}', { params: { id: 'shipping-information' } }),
  'the route of a content page': ({ call }) =>
    call('GET /svc_route/route', { query: { url: '/shipping-information' } }),
  'the newest posts': posts({ per_page: '20' }),
  'posts of a category': posts({ categories: '806', per_page: '20' }),
  'the post of a slot': posts({ categories: '26', per_page: '1' }),
  'the top post of a category': posts({
    'categories[terms]': '806,101',
    'categories[operator]': 'AND',
    per_page: '1',
  }),
  'a post': posts({ slug: 'how-to-read-a-barbell' }),
  'posts of a tag': posts({ tags: '9001', per_page: '20' }),
  'a search for a frequent word': posts({ search: 'bar', per_page: '20' }),
  'a search for a word of every post': posts({ search: 'weight', per_page: '20' }),
  'a search for a word of some posts': posts({ search: 'kettlebell', per_page: '20' }),
  'a search without a hit': posts({ search: 'trampoline', per_page: '20' }),
  'ids of a search page': posts({ search: 'bar', _fields: 'id', per_page: '100' }),
  'used tags': ({ call }) =>
    call('GET /theindex/wp-json/wp/v2/tags', { query: { per_page: '100', hide_empty: 'true' } }),
  'pages for staff': ({ db }) => readPages(db, { site: 'USA', after: '', size: 100, now: Date.now() }),
}

test('read times with 1,000 documents and 10,000 posts compared with the demo world', async (t) => {
  const [demo, large] = [await openWorld(), await openWorld()]
  const count = await grow(large.db)
  assert.ok(count >= articles - 100, String(count))
  for (const [name, read] of Object.entries(reads)) {
    const times: Record<'demo' | 'large', number[]> = { demo: [], large: [] }
    for (let turn = 0; turn < turns + warmUp; turn += 1) {
      for (const [side, world] of [
        ['demo', demo],
        ['large', large],
      ] as const) {
        const from = performance.now()
        await read(world, turn)
        if (turn >= warmUp) times[side].push(performance.now() - from)
      }
    }
    const [few, many] = [median(times.demo), median(times.large)]
    t.diagnostic(`${name}: ${few.toFixed(2)} ms in the demo world, ${many.toFixed(2)} ms with ${count} posts`)
    reportBelow(
      t,
      `${name} relative to the demo world`,
      Math.max(many, floorMs) / Math.max(few, floorMs),
      'times',
      goal,
    )
  }
  const last = await large.call('GET /theindex/wp-json/wp/v2/posts', { query: { page: '400', per_page: '20' } })
  assert.equal(last.length, 20)
})
