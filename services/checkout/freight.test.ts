import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { pickupCode } from '#domain/shipping/rating/rate.ts'
import { addresses, enter } from '#services/testing/orders-for-tests.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const variants = (sku: string, weightGrams: number): ProductEntry['variants'] => [
  testVariant(sku, { prices: priceEverywhere(10_000), weightGrams }),
]
const postcode = '43215'
const plate = testProduct(81, 'plate', { variants: variants('IW-81', 20_000) })
const rower = testProduct(82, 'rower', {
  attributes: { makesCartShipFree: true },
  variants: variants('IW-82', 40_000),
})
const shop = await openTestShop([plate, rower])

async function freightAt({ call }: Visitor, listId: string, postcode?: string) {
  const query = postcode === undefined ? {} : { postcode }
  return call('GET /svc_checkout/freight/{listId}', { params: { listId }, query })
}

test('a cart has the same delivery options at a postcode as checkout has at its address', async () => {
  const visitor = shop.visit()
  const list = await cartWith(visitor, [{ productId: 81, qty: 2 }])
  const estimated = await freightAt(visitor, list._id, ` ${postcode} `)
  const { shipping } = await enter(visitor, list._id, { shippingAddress: addresses.USA })
  const entered = shipping.rates
    .filter(({ shippingCode }) => shippingCode !== pickupCode)
    .map(({ label, shownRate, arrives }) => ({ label, shownRate, arrives }))
  assert.deepEqual(estimated.options, entered)
  assert.equal(estimated.postcode, postcode)
  assert.equal(estimated.isEstimate, false)
  assert.equal(estimated.shownRate, Math.min(...entered.map(({ shownRate }) => shownRate)))
})

test('the address of the checkout wins over a postcode and is not revealed', async () => {
  const visitor = shop.visit()
  const list = await cartWith(visitor, [{ productId: 81, qty: 2 }])
  await enter(visitor, list._id, { shippingAddress: addresses.USA })
  const without = await freightAt(visitor, list._id)
  assert.deepEqual(await freightAt(visitor, list._id, '99501'), without)
  assert.equal(without.postcode, '')
  assert.ok(without.options.length > 0)
})

test('a postcode that does not exist is reported, and the cost for the country stays', async () => {
  const visitor = shop.visit()
  const list = await cartWith(visitor, [{ productId: 81, qty: 2 }])
  const before = await freightAt(visitor, list._id)
  assert.deepEqual([before.options, before.problem], [[], null])
  assert.deepEqual(await freightAt(visitor, list._id, 'here'), {
    ...before,
    postcode: 'here',
    problem: 'postcode_unknown',
  })
})

test('delivery options of a cart that ships free cost nothing', async () => {
  const visitor = shop.visit()
  const list = await cartWith(visitor, [
    { productId: 81, qty: 2 },
    { productId: 82, qty: 1 },
  ])
  const { options } = await freightAt(visitor, list._id, postcode)
  assert.equal(Math.min(...options.map(({ shownRate }) => shownRate)), 0)
})
