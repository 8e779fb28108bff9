import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import type { SearchReply } from '#storefront/catalog/listing/listing-view.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { loadTexts } from '#storefront/texts.ts'
import { loadSearch } from './load-search.ts'

const shop = await openTestShop()
await loadTexts('en', ['search', 'catalog', 'catalog/deals', 'catalog/listing'])
const viewOf = async (query: string) => (await loadSearch(pageContextOf(shop.visit()), pageAt(`/search?${query}`))).view

test('a search without results shows products in stock, and one with results or filters does not', async () => {
  const { listing, popular } = await viewOf('q=xylophone')
  assert.equal(listing?.total, 0)
  assert.ok(popular.length > 0 && popular.length <= 8)
  assert.ok(popular.every(({ stock }) => stock.kind !== 'out' && stock.kind !== 'notify'))
  assert.deepEqual((await viewOf('q=plate')).popular, [])
  assert.deepEqual((await viewOf('q=xylophone&price=1-2')).popular, [])
})

test('the products of a search are those of content.product.value [SEARCH-085]', async () => {
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
