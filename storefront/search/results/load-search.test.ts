import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import type { SearchReply } from '#storefront/catalog/listing/listing-view.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { loadTexts } from '#storefront/texts.ts'
import { loadSearch } from './load-search.ts'
import { searchTabUrl, totalOf } from './search-tabs.ts'

const shop = await openTestShop()
await loadTexts('en', ['search', 'catalog', 'catalog/deals', 'catalog/listing'])
const insertPost = statement(
  'test.post',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, published_at)
   values ($1, $2, $2, '', '', 'standard', '{19}', '{}', '2026-10-01')`,
)
for (const [id, slug] of [
  [1, 'plate-history'],
  [2, 'plate-care'],
  [3, 'rope'],
])
  await shop.db.run(insertPost, [id, slug])
const viewOf = async (query: string) => (await loadSearch(pageContextOf(shop.visit()), pageAt(`/search?${query}`))).view

test('a search without results shows products in stock, but a search with results or filters does not', async () => {
  const { listing, popular } = await viewOf('q=xylophone')
  assert.equal(listing?.total, 0)
  assert.ok(popular.length > 0 && popular.length <= 8)
  assert.ok(popular.every(({ stock }) => stock.kind !== 'out' && stock.kind !== 'notify'))
  assert.deepEqual((await viewOf('q=plate')).popular, [])
  assert.deepEqual((await viewOf('q=xylophone&price=1-2')).popular, [])
})

test('search tabs count products, articles, and categories, and only the selected tab loads its results [SEARCH-030]', async () => {
  const products = await viewOf('q=plate')
  const { counts } = products
  assert.deepEqual([products.tab, products.posts, products.categories], ['products', [], []])
  assert.equal(counts.products, products.listing!.total)
  const posts = await viewOf('q=plate&tab=index')
  assert.deepEqual([posts.tab, posts.listing, posts.counts], ['index', null, counts])
  assert.deepEqual([posts.posts.length, counts.index], [2, 2])
  const categories = await viewOf('q=plate&tab=categories&brand=Ironwright')
  assert.deepEqual(categories.categories[0], { text: 'Plates', to: '/plates' })
  assert.deepEqual([categories.categories.length, categories.counts], [counts.categories, counts])
  assert.equal((await viewOf('q=plate&tab=everything')).tab, 'products')
})

test('if articles cannot be counted, the articles tab has no count', async () => {
  const context = pageContextOf(shop.visit())
  const call = (async (...request: Parameters<PageContext['call']>) => {
    if (request[0] === 'GET /theindex/wp-json/wp/v2/posts') throw new RefusalError(503, 'service_unavailable')
    return context.call(...request)
  }) as PageContext['call']
  const page = await loadSearch({ ...context, call, warn: () => {} }, pageAt('/search?q=plate'))
  assert.equal(page.view.counts.index, null)
  assert.ok(totalOf(page.view.counts) > 0)
})

test('a failed search lists the departments [SEARCH-030]', async () => {
  const context = pageContextOf(shop.visit())
  const call = (async (...request: Parameters<PageContext['call']>) => {
    if (request[0] === 'POST /api/search-rec/3') throw new RefusalError(503, 'service_unavailable')
    return context.call(...request)
  }) as PageContext['call']
  const { view } = await loadSearch({ ...context, call }, pageAt('/search?q=plate'))
  assert.equal(view.isDown, true)
  assert.ok(view.categories.some(({ text, to }) => text === 'Weights' && to === '/weights'))
})

test('the URL of a search tab has the search term, and the tab unless it is the products tab', () => {
  assert.equal(searchTabUrl('5 lb', 'products'), '/search?q=5+lb')
  assert.equal(searchTabUrl('5 lb', 'index'), '/search?q=5+lb&tab=index')
})

test("a search's products come from content.product.value [SEARCH-085]", async () => {
  const context = pageContextOf(shop.visit())
  const read = (async (...request: Parameters<PageContext['call']>) => {
    const reply = await context.call(...request)
    if (request[0] !== 'POST /api/search-rec/3') return reply
    const found = reply as SearchReply
    const { product } = found.content
    return { ...found, content: { product: { ...product, value: product.value.slice(1, 2) } } }
  }) as PageContext['call']
  const whole = (await viewOf('q=plate')).listing!.cards.map(({ id }) => id)
  const { listing } = (await loadSearch({ ...context, call: read }, pageAt('/search?q=plate'))).view
  assert.ok(whole.length > 1)
  assert.deepEqual(
    listing!.cards.map(({ id }) => id),
    whole.slice(1, 2),
  )
})
