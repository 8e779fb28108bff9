import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const { db, visit } = await openTestShop([])
const { call, fetch } = visit()
const count = 450
const insert = statement(
  'test.posts',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, published_at)
   select n, 'post-' || n, 'Weight ' || n, '', case when n % 100 = 0 then 'Kettlebell 50%' else 'Steel' end, 'standard',
     array[case when n % 2 = 0 then 19 else 806 end], '{}', '2026-11-01'::timestamptz - n * interval '1 hour'
   from generate_series(1, $1::integer) n`,
)
await db.run(insert, [count])
const ids = async (query: Record<string, string>) =>
  (await call('GET /theindex/wp-json/wp/v2/posts', { query: { _fields: 'id', per_page: '20', ...query } })).map(
    ({ id }) => id,
  )
const from = (first: number, step = 1) => Array.from({ length: 20 }, (_, index) => first + index * step)

test('a search for a word that every post contains returns the newest posts, page by page', async () => {
  for (const page of [1, 10, 11, 22])
    assert.deepEqual(await ids({ search: 'WEIGHT', page: String(page) }), from(page * 20 - 19))
  assert.deepEqual(await ids({ search: 'weight', page: '2', categories: '19' }), from(42, 2))
  assert.deepEqual(await ids({ search: 'weight', page: '23' }), [441, 442, 443, 444, 445, 446, 447, 448, 449, 450])
})

test('a search for a rare word also finds old posts, and % and _ match literally', async () => {
  assert.deepEqual(await ids({ search: 'kettlebell' }), [100, 200, 300, 400])
  assert.deepEqual(await ids({ search: '50%' }), [100, 200, 300, 400])
  assert.deepEqual(await ids({ search: 'we_ght' }), [])
})

test('a post search returns the number of matches to other systems, but not to shop pages', async () => {
  const path = '/theindex/wp-json/wp/v2/posts?search=kettlebell&per_page=3'
  const { headers } = await fetch(path)
  assert.deepEqual([headers.get('x-wp-total'), headers.get('x-wp-totalpages')], ['4', '2'])
  assert.equal((await fetch(path, { headers: { 'sec-fetch-site': 'same-origin' } })).headers.get('x-wp-total'), null)
})
