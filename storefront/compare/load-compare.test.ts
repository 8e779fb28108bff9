import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { noGroupPrices } from '#storefront/browser/group-prices.ts'
import { compared } from './load-compare.ts'

const shop = await openTestShop(typedProducts)
const product = await shop.visit().call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '65' } })
const priceWith = (prices: Iterable<readonly [number, number]>) =>
  compared(product, { category: 'plates', ids: [65], own: new Map(prices), tax: null }).price

test("a comparison shows a customer's lower group price and names it [PRICE-207]", () => {
  assert.deepEqual(priceWith(noGroupPrices), { now: 8_000, isFrom: false, isOwn: false })
  assert.deepEqual(priceWith([[65, 70]]), { now: 7_000, isFrom: false, isOwn: true })
  assert.deepEqual(priceWith([[65, 90]]), { now: 8_000, isFrom: false, isOwn: false })
})
