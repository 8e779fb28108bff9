import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { pageSizes } from '../page-sizes.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '#storefront/texts.ts'
import { plainPriceDisplay } from '../../deals/price-display.ts'
import { type ListingView, listingView } from '../listing-view.ts'
import { loadListing } from '../load-listing.ts'
import { readListingQuery } from '../query/read-query.ts'
import { loadNextPage } from './load-next-page.ts'

const count = pageSizes.list + 3
const shop = await openTestShop(
  Array.from({ length: count }, (_, index) =>
    testProduct(200 + index, `plate-${index}`, {
      categories: ['plates'],
      variants: [testVariant(`IW-PLATE-${index}`, { prices: priceEverywhere(1_000 + index) })],
    }),
  ),
)
await loadTexts('en', ['catalog', 'catalog/deals', 'catalog/listing'])
const context = pageContextOf(shop.visit())
const pageOf = async (query: string) => {
  const found = await loadListing(context, '/plates', readListingQuery(new URLSearchParams(query)), [])
  return listingView('/plates', found.query, found.reply, plainPriceDisplay(null))
}
const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)
const nextOf = ({ path, query }: ListingView, isFromCatalog = false, call = context.call) =>
  loadNextPage({ call, shop: context.shop }, { path, query: { ...query, page: query.page + 1 }, isFromCatalog })

test('loading more appends the same products that the next-page link shows without JavaScript [SEARCH-030]', async () => {
  const listing = await pageOf('sort=price-desc')
  const next = await nextOf(listing)
  assert.equal(listing.cards.length, pageSizes.list)
  assert.deepEqual(idsOf(next), [202, 201, 200])
  assert.deepEqual(next, (await pageOf('sort=price-desc&page=2')).cards)
})

test('if the first list page came from the catalog instead of the search service, so does the next page', async () => {
  const names: string[] = []
  const call = ((name: string, ...rest: [never]) => {
    names.push(name)
    return (context.call as (...request: unknown[]) => unknown)(name, ...rest)
  }) as StoreCall
  await nextOf(await pageOf(''), true, call)
  assert.ok(names.includes('POST /svc_content/catalog/listing'))
  assert.ok(!names.includes('POST /api/search-rec/3'))
})

test('loading more products without a response is an error', async () => {
  const call = (() => Promise.reject(new Error('no connection'))) as unknown as StoreCall
  await assert.rejects(nextOf(await pageOf(''), false, call), /no connection/)
})
