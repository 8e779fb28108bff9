import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '#storefront/texts.ts'
import { loadPostList } from './load-posts.ts'

const shop = await openTestShop()
await loadTexts('en', ['magazine'])
const insertPost = statement(
  'test.post',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, published_at)
   values ($1, $2, $2, '', '', 'standard', $3, '{}', $4)`,
)
const [history, training] = [19, 806]
for (let id = 1; id <= 6; id += 1)
  await shop.db.run(insertPost, [id, `post-${id}`, [id === 1 ? history : training], `2026-10-0${id}`])

async function listed(path: string, category?: string) {
  const page = pageAt(path, category === undefined ? {} : { category })
  const { posts, others } = (await loadPostList(pageContextOf(shop.visit()), page)).view
  return [posts.map(({ title }) => title), others.map(({ title }) => title)]
}

test('a category with few posts also shows the latest posts of other categories', async () => {
  assert.deepEqual(await listed('/theindex/history', 'history'), [['post-1'], ['post-6', 'post-5', 'post-4']])
})

test('the front page, a search and a category with enough posts show no others', async () => {
  assert.deepEqual((await listed('/theindex'))[1], [])
  assert.deepEqual((await listed('/theindex/history?q=post', 'history'))[1], [])
  assert.deepEqual((await listed('/theindex/gear-how-tos', 'gear-how-tos'))[1], [])
})

test('a list of one page knows how many posts it has', async () => {
  const totalOf = async (path: string) => (await loadPostList(pageContextOf(shop.visit()), pageAt(path))).view.total
  assert.equal(await totalOf('/theindex'), 6)
  assert.equal(await totalOf('/theindex?q=post-2'), 1)
})
