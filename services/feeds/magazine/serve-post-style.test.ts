import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { fetchFrom } from '../serve-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { servePostStyle } from './serve-post-style.ts'

const { db, visit, closeFirst } = await openTestShop([])
const insertAuthor = statement('test.author', 'insert into post_author (id, name, may_add_code) values ($1, $2, $3)')
const insertPost = statement(
  'test.post',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, published_at, author_id,
     custom_css, custom_js)
   values ($1, $2, $2, '', '', 'standard', '{}', '{}', '2026-11-01', $3, 'footer, p { color: red }', 'go()')`,
)
await db.run(insertAuthor, [1, 'Ada', true])
await db.run(insertAuthor, [2, 'Ben', false])
for (const [id, slug, author] of [
  [1, 'with-right', 1],
  [2, 'without-right', 2],
  [3, 'without-author', null],
])
  await db.run(insertPost, [id, slug, author])
const waiting = { seconds: 0 }
const fetchStyle = await fetchFrom(servePostStyle({ db, secondsToWait: async () => waiting.seconds }, {}), closeFirst)

test('a post has custom CSS and JavaScript only if its author has permission [INDEX-034]', async () => {
  const posts = await visit().call('GET /theindex/wp-json/wp/v2/posts', { query: { orderby: 'id', order: 'asc' } })
  assert.deepEqual(
    posts.map(({ slug, customCss, customJs }) => [slug, customCss, customJs]),
    [
      ['with-right', 'footer, p { color: red }', 'go()'],
      ['without-right', '', ''],
      ['without-author', '', ''],
    ],
  )
})

test("the style sheet of a post has the author's rules for its article only [INDEX-034]", async () => {
  const response = await fetchStyle('USA', '/__style/post/with-right.css')
  assert.equal(response.headers.get('content-type'), 'text/css; charset=utf-8')
  assert.equal(await response.text(), '.article__own footer,.article__own p{color:red}')
  for (const name of ['without-right.css', 'unknown.css', '%E0%A4%A.css', 'a%00.css', 'with-right'])
    assert.equal((await fetchStyle('USA', `/__style/post/${name}`)).status, 404, name)
})

test('a network address over its limit gets the number of seconds to wait for a style sheet', async (t) => {
  waiting.seconds = 7
  t.after(() => (waiting.seconds = 0))
  const response = await fetchStyle('USA', '/__style/post/with-right.css')
  assert.deepEqual([response.status, response.headers.get('retry-after')], [429, '7'])
})
