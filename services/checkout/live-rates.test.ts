import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { clockForTests } from '#platform/clock-for-tests.ts'
import { openShipperHq } from '#platform/rates/shipperhq-for-tests.ts'
import { shipperHqEngine } from '#platform/rates/shipperhq.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import {
  addresses,
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  reachReviewStep,
} from '#services/testing/orders-for-tests.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { createFiveForFive } from '#services/shipping/steps.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const variant = (sku: string, weightGrams: number): ProductEntry['variants'] => [
  testVariant(sku, { prices: priceEverywhere(10_000), weightGrams }),
]
const plate = testProduct(74, 'plate', { variants: variant('IW-74', 20_000) })
const cups = testProduct(72, 'cups', {
  attributes: { countsForThreeShipFree: true },
  variants: variant('IW-72', 9_000),
})
const ball = testProduct(71, 'ball', {
  shippingGroup: 'DROPSHIP',
  attributes: { isBlackFridayDropship: true },
  variants: variant('IW-71', 20_000),
})
const vendor = await openShipperHq()
after(() => vendor.close())
const { apiKey, authCode, quoteUrl, tokenUrl, state } = vendor
const pauses = clockForTests(Date.UTC(2026, 10, 20, 12))
state.now = pauses
const website = { apiKey, authCode, url: 'https://shop.example' }
const engine = shipperHqEngine({
  quoteUrl,
  tokenUrl,
  scope: 'LIVE',
  websites: { USA: website },
  now: pauses,
  warn: () => {},
})
const shop = await openTestShop([plate, cups, ball], engine)
const minute = 60_000
const of = (productId: number, qty = 1) => ({ productId, qty })
const later = () => {
  shop.clock.advance(6 * minute)
  pauses.advance(6 * minute)
}
const freightOf = ({ call }: Visitor, listId: string) =>
  call('GET /svc_checkout/freight/{listId}', { params: { listId }, query: {} })
const codes = (rates: readonly { shippingCode: string }[]) => rates.map(({ shippingCode }) => shippingCode)

test("a vendor's rates appear in the cart, at checkout, and in the placed order [SHIP-251, SHIP-254]", async () => {
  const visitor = shop.visit()
  const { body, checkout, listId } = await reachReviewStep(shop, visitor, 'USA', [of(74)])
  // 20 kg is 44.09 lb, billed as 45 pounds.
  assert.deepEqual(
    checkout.shipping.rates.map(({ label, rate }) => [label, rate]),
    [
      ['UPS Ground', 55],
      ['UPS 2nd Day Air', 120],
    ],
  )
  const { shownRate, isEstimate, lines } = await freightOf(visitor, listId)
  assert.deepEqual([shownRate, isEstimate, lines[0]!.oneMore], [55, false, null])
  const { totals } = await placeTestOrder(visitor, body)
  assert.equal(totals.shipping, 55)
})

test('an order is placed at the rates in its quote, without another vendor request', async () => {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [of(74, 2)])
  later()
  for (const mood of [{ price: 999 }, 'silent', 'html'] as const) {
    state.mood = mood
    const before = vendor.received.length
    const wrong = { ...body, shipping: body.shipping.map((rate) => ({ ...rate, rate: rate.rate - 1 })) }
    await assert.rejects(placeTestOrder(visitor, wrong), { code: 'wrong_shipping_rate' })
    assert.equal(vendor.received.length, before)
  }
  assert.equal((await placeTestOrder(visitor, body)).totals.shipping, 99)
  state.mood = 'rates'
})

test('a quote made from our own tables during a vendor outage is still valid afterwards', async () => {
  const visitor = shop.visit()
  later()
  state.mood = 'html'
  const { body, checkout } = await reachReviewStep(shop, visitor, 'USA', [of(74, 3)])
  assert.deepEqual(codes(checkout.shipping.rates), ['table_ground', 'table_expedited'])
  later()
  state.mood = 'rates'
  assert.equal((await placeTestOrder(visitor, body)).status, 'payment_complete')
})

test('a vendor shipping quote that has expired or is for another cart is refused like a table quote [SHIP-254]', async () => {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [of(74, 4)])
  const other = await reachReviewStep(shop, shop.visit(), 'USA', [of(74, 5)])
  await assert.rejects(placeTestOrder(visitor, { ...body, shipping: other.body.shipping }), {
    code: 'shipping_method_not_valid',
  })
  const before = shop.clock()
  shop.clock.advance(31 * minute)
  await assert.rejects(placeTestOrder(visitor, body), { code: 'shipping_method_not_valid' })
  shop.clock.set(before)
})

test('a shipping quote is refused as a whole if its packages have changed [SHIP-254]', async () => {
  later()
  const visitor = shop.visit()
  const { listId } = await reachReviewStep(shop, visitor, 'USA', [of(74), of(71)])
  const merged = await updateTestCheckout(visitor, listId, { shippingMode: 'fewestPackages' })
  const body = orderBody('USA', merged)
  assert.deepEqual(codes(body.shipping), ['shqups1_GND'])
  const put = (entry: ProductEntry) => shop.db.transaction((tx) => saveProduct(tx, entry, () => null, shop.clock()))
  await put({ ...ball, brand: 'Pellam Rubber' })
  await assert.rejects(placeTestOrder(visitor, body), { code: 'shipping_method_not_valid' })
  await put(ball)
  assert.equal((await placeTestOrder(visitor, body)).status, 'payment_complete')
})

test('our shipping promotions override vendor rates: three units ship free, and five ship at the flat price [PROMO-221, PROMO-222]', async () => {
  later()
  const free = await reachReviewStep(shop, shop.visit(), 'USA', [of(72, 3)])
  assert.equal(free.checkout.totals.wire?.shipping, 0)
  const day = 86_400_000
  const sale = { from: shop.clock() - day, to: shop.clock() + day, maxItems: 5, price: 500, perEmail: 1 }
  await shop.db.transaction((tx) => createFiveForFive(tx, { site: 'USA', ...sale }))
  const visitor = shop.visit()
  const { body, checkout } = await reachReviewStep(shop, visitor, 'USA', [of(71, 6)])
  // Five units ship at the flat price, and the sixth at the vendor's rate.
  assert.deepEqual(
    checkout.shipping.rates.map(({ packageNumber, shippingCode, rate }) => [packageNumber, shippingCode, rate]),
    [
      [1, 'shqups1_GND', 60],
      [1, 'shqups1_2DA', 125],
    ],
  )
  assert.equal((await placeTestOrder(visitor, body)).totals.shipping, 60)
  const again = await reachReviewStep(shop, shop.visit(), 'USA', [of(71, 6)])
  // Billed as 265 pounds, with all six units at the vendor's rate.
  assert.equal(again.checkout.shipping.rates[0]!.rate, 275)
})

test('cart and checkout share one vendor request per list, and a new address triggers another request', async () => {
  later()
  const visitor = shop.visit()
  const before = vendor.received.length
  const { listId } = await reachReviewStep(shop, visitor, 'USA', [of(74, 7)])
  await freightOf(visitor, listId)
  assert.equal(vendor.received.length, before + 1)
  const moved = await updateTestCheckout(visitor, listId, { shippingAddress: { ...addresses.USA, postcode: '43201' } })
  assert.equal(vendor.received.length, before + 2)
  assert.equal(orderBody('USA', moved).shipping[0]!.shippingCode, 'shqups1_GND')
})

test('selecting pickup does not call the rate vendor', async () => {
  later()
  const visitor = shop.visit()
  const { _id: listId } = await cartWith(visitor, [of(74, 8)])
  const before = vendor.received.length
  const { shipping } = await updateTestCheckout(visitor, listId, { pickup: true, shippingAddress: addresses.USA })
  assert.deepEqual([codes(shipping.rates), vendor.received.length], [['shqshared_fixed'], before])
})
