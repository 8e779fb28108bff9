import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const priced = (id: number, ageDays: number, special?: number) =>
  testProduct(id, `product-${id}`, {
    ageDays,
    variants: [testVariant(`IW-${id}`, { prices: priceEverywhere(3_000, special) })],
  })
const shop = await openTestShop([priced(81, 200, 2_500), priced(82, 89), priced(83, 91)])

async function listed(uri: string) {
  const data = { widget: { rfkid: 'rfkid_10' }, context: { page: { uri }, user: {} }, n_item: 10, page_number: 1 }
  const { content } = await shop.visit().call('POST /api/search-rec/3', { body: { data } })
  return content.product.value.map(({ entity_id: id }) => id)
}

test('deals are products below their base price, and new gear is products from the last 90 days [ROUTE-206]', async () => {
  assert.deepEqual(await listed('/deals'), [81])
  assert.deepEqual(await listed('/new-gear'), [82])
})
