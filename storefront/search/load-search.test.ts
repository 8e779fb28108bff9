import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
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
