import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '#storefront/texts.ts'
import { loadPostList } from '../load-posts.ts'

const shop = await openTestShop([])
await loadTexts('en', ['magazine'])
const insertPost = statement(
  'test.post',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, published_at)
   values ($1, $2, $3, '', '', 'standard', '{805}', '{}', '2026-10-01')`,
)
for (const [index, title] of ['Snatch', 'air squat', 'Élan', '21 curls', 'Back squat'].entries())
  await shop.db.run(insertPost, [index + 1, `m-${index}`, title])

const lettersOf = async (path: string) => {
  const page = pageAt(path, { category: 'movement-library' })
  const { letters } = (await loadPostList(pageContextOf(shop.visit()), page)).view
  return letters.map(({ letter, posts }) => [letter, ...posts.map(({ title }) => title)])
}

test('the movement library is listed from A to Z, regardless of accents and capitals', async () => {
  assert.deepEqual(await lettersOf('/theindex/movement-library'), [
    ['#', '21 curls'],
    ['A', 'air squat'],
    ['B', 'Back squat'],
    ['E', 'Élan'],
    ['S', 'Snatch'],
  ])
})

test('a search in the movement library lists posts instead of the library from A to Z', async () => {
  assert.deepEqual(await lettersOf('/theindex/movement-library?q=squat'), [])
})

test('a movement library that exactly fills one page of the posts call is shown completely', async () => {
  for (let id = 100; id < 195; id += 1) await shop.db.run(insertPost, [id, `row-${id}`, `Row ${id}`])
  assert.equal((await lettersOf('/theindex/movement-library')).flat().length, 100 + 6)
})
