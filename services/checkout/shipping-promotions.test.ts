import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import {
  addresses,
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  reachReviewStep,
} from '#services/testing/orders-for-tests.ts'
import { statement } from '#platform/database.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { createFiveForFive } from '#services/shipping/steps.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const variant = (sku: string, weightGrams: number): ProductEntry['variants'] => [
  testVariant(sku, { prices: priceEverywhere(10_000), weightGrams }),
]
const ball = testProduct(71, 'ball', {
  shippingGroup: 'DROPSHIP',
  attributes: { isBlackFridayDropship: true },
  variants: variant('IW-71', 20_000),
})
const cups = testProduct(72, 'cups', {
  attributes: { countsForThreeShipFree: true },
  variants: variant('IW-72', 9_000),
})
const rower = testProduct(73, 'rower', { attributes: { makesCartShipFree: true }, variants: variant('IW-73', 40_000) })
const plate = testProduct(74, 'plate', { variants: variant('IW-74', 20_000) })
const shop = await openTestShop([ball, cups, rower, plate])
const day = 86_400_000
await shop.db.transaction((tx) =>
  createFiveForFive(tx, {
    site: 'USA',
    from: shop.clock() - day,
    to: shop.clock() + day,
    maxItems: 5,
    price: 500,
    perEmail: 2,
  }),
)

const of = (productId: number, qty: number) => ({ productId, qty })
const statusOf = ({ call }: Visitor, email: string) => call('POST /svc_checkout/promotion/status', { body: { email } })

async function reviewedBy(email: string, lines: { productId: number; qty: number }[], card?: string) {
  const visitor = shop.visit()
  const list = await cartWith(visitor, lines)
  const paymentToken = await shop.cardToken(card)
  const shippingAddress = { ...addresses.USA, email }
  const checkout = await updateTestCheckout(visitor, list._id, { shippingAddress, paymentToken })
  return { visitor, checkout, body: orderBody('USA', checkout) }
}
const cheapest = ({ checkout }: Awaited<ReturnType<typeof reviewedBy>>) =>
  Math.min(...checkout.shipping.rates.map(({ rate }) => rate))

test('anyone can read the five for five status of an email address, an unknown address has all redemptions left, and an invalid one is refused [PROMO-214]', async () => {
  const guest = shop.visit()
  const fresh = { fiveShipForFive: true, fiveShipForFiveRemaining: 2 }
  assert.deepEqual(await statusOf(guest, 'nobody@example.com'), fresh)
  await assert.rejects(statusOf(guest, 'no address'), { code: 'invalid_email' })
})

test('a site without the five for five sale reports the sale as off and no redemptions as used [PROMO-219]', async () => {
  const status = await statusOf(shop.visit('EUR'), 'nobody@example.com')
  assert.deepEqual(status, { fiveShipForFive: false, fiveShipForFiveRemaining: 2 })
})

test('an email address, in upper or lower case, redeems the five for five sale twice, and the third order pays full shipping [PROMO-221]', async () => {
  for (const [email, left] of [
    ['twice@example.com', 1],
    [' Twice@Example.com ', 0],
  ] as const) {
    const review = await reviewedBy(email.trim(), [of(71, 5)])
    assert.equal(cheapest(review), 5)
    await placeTestOrder(review.visitor, review.body)
    assert.equal((await statusOf(review.visitor, email.trim())).fiveShipForFiveRemaining, left)
  }
  assert.ok(cheapest(await reviewedBy('twice@example.com', [of(71, 5)])) > 5)
})

test('concurrent orders redeem the five for five sale no more often than allowed [PROMO-221]', async () => {
  const reviews = await Promise.all([0, 1, 2, 3].map(() => reviewedBy('race@example.com', [of(71, 1)])))
  for (const review of reviews) assert.equal(cheapest(review), 5)
  const outcomes = await Promise.allSettled(reviews.map(({ visitor, body }) => placeTestOrder(visitor, body)))
  const refused = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
  )
  assert.deepEqual(refused, ['wrong_shipping_rate', 'wrong_shipping_rate'])
})

test('a failed payment restores the five for five redemption', async () => {
  const { visitor, body } = await reviewedBy('declined@example.com', [of(71, 1)])
  const transactionToken = await shop.cardToken('4000000000000002')
  await assert.rejects(placeTestOrder(visitor, { ...body, payment: { ...body.payment, transactionToken } }))
  assert.equal((await statusOf(visitor, 'declined@example.com')).fiveShipForFiveRemaining, 2)
})

test('an order that replaces a pending one takes over its five for five redemption [PROMO-221]', async () => {
  const email = 'again@example.com'
  const used = await reviewedBy(email, [of(71, 1)])
  await placeTestOrder(used.visitor, used.body)
  const first = await reviewedBy(email, [of(71, 1)], '4000000000002503')
  assert.equal((await placeTestOrder(first.visitor, first.body)).status, 'payment_pending')
  assert.equal((await statusOf(first.visitor, email)).fiveShipForFiveRemaining, 0)
  const params = { listId: first.body.listId }
  const { offers } = await first.visitor.call('GET /svc_checkout/freight/{listId}', { params, query: {} })
  assert.notEqual(offers.fiveForFive, null)
  const checkout = await updateTestCheckout(first.visitor, params.listId, { paymentToken: await shop.cardToken() })
  assert.equal(cheapest({ ...first, checkout }), 5)
  assert.equal((await placeTestOrder(first.visitor, orderBody('USA', checkout))).status, 'payment_complete')
  assert.equal((await statusOf(first.visitor, email)).fiveShipForFiveRemaining, 0)
  assert.ok(cheapest(await reviewedBy(email, [of(71, 1)])) > 5)
})

test('at placement, three units with the "three ship free" mark ship free, but two do not [PROMO-222]', async () => {
  const visitor = shop.visit()
  const { body, checkout } = await reachReviewStep(shop, visitor, 'USA', [of(72, 3)])
  assert.equal(checkout.totals.wire?.shipping, 0)
  const order = await placeTestOrder(visitor, body)
  assert.equal(order.totals.shipping, 0)
  const two = await reachReviewStep(shop, shop.visit(), 'USA', [of(72, 2)])
  assert.ok(two.checkout.totals.wire!.shipping > 0)
})

test('a product with free shipping for the cart makes every line ship free [PROMO-205]', async () => {
  const { checkout } = await reachReviewStep(shop, shop.visit(), 'USA', [of(73, 1), of(74, 2)])
  assert.equal(checkout.totals.wire?.shipping, 0)
})

test('a cart shows its shipping cost, the cost of one more unit, and the number of units missing for three ship free [PROMO-222]', async () => {
  const visitor = shop.visit()
  const list = await cartWith(visitor, [of(72, 2), of(74, 1)])
  const freight = await visitor.call('GET /svc_checkout/freight/{listId}', { params: { listId: list._id }, query: {} })
  assert.equal(freight.isEstimate, true)
  assert.deepEqual(freight.offers.threeShipFree, { pieces: 2, missing: 1 })
  const [cup, heavy] = freight.lines
  assert.ok(cup!.oneMore! < 0, 'the third cup makes all three ship free')
  assert.ok(heavy!.oneMore! > 0)
  const none = '00000000-0000-4000-8000-000000000000'
  await assert.rejects(visitor.call('GET /svc_checkout/freight/{listId}', { params: { listId: none }, query: {} }), {
    code: 'list_not_found',
  })
})

test('a cart promises five for five only if no other rate is cheaper [PROMO-222]', async () => {
  const sale = { site: 'CAN', from: shop.clock() - day, to: shop.clock() + day, maxItems: 5, perEmail: 2 } as const
  await shop.db.transaction((tx) => createFiveForFive(tx, { ...sale, price: 1_000_000 }))
  const promised = async (site: 'USA' | 'CAN') => {
    const visitor = shop.visit(site)
    const { _id: listId } = await cartWith(visitor, [of(71, 1)])
    const { offers } = await visitor.call('GET /svc_checkout/freight/{listId}', { params: { listId }, query: {} })
    return offers.fiveForFive !== null
  }
  assert.deepEqual([await promised('USA'), await promised('CAN')], [true, false])
})

test('products that count towards "three ship free" are listed on a separate page [PROMO-203, ROUTE-206]', async () => {
  const context = { page: { uri: '/3-ships-free' }, user: {} }
  const data = { widget: { rfkid: 'rfkid_10' }, context, n_item: 10, page_number: 1 }
  const { content } = await shop.visit().call('POST /api/search-rec/3', { body: { data } })
  assert.deepEqual(
    content.product.value.map(({ entity_id: id }) => id),
    [72],
  )
})

test("the cart and five for five use the shipping prices of the site's local day", async () => {
  const visitor = shop.visit()
  const { _id: listId } = await cartWith(visitor, [of(71, 1)])
  const isBeaten = async () =>
    (await visitor.call('GET /svc_checkout/five-for-five/{listId}', { params: { listId }, query: {} }))?.isBeaten
  const shown = async () => {
    const { shownRate } = await visitor.call('GET /svc_checkout/freight/{listId}', { params: { listId }, query: {} })
    return [await isBeaten(), shownRate]
  }
  const before = shop.clock()
  const today = await shown()
  assert.equal(today[0], false)
  await shop.db.run(
    statement(
      'test.cheaper',
      `insert into shipping_price (site, zone, service, carrier, label, kind, from_grams, to_grams, base, per_step, step_grams,
         valid_from)
       select site, zone, 'later', carrier, label, kind, from_grams, to_grams, 1, 0, step_grams, $1
       from shipping_price where site = 'USA' and service = 'table_ground'`,
    ),
    [new Date(before + day)],
  )
  assert.deepEqual(await shown(), today)
  // One hour before midnight in Ohio, it is already the next day in London.
  const midnight = Math.ceil(before / day) * day + 5 * 3_600_000
  shop.clock.set(midnight - 3_600_000)
  assert.deepEqual(await shown(), today)
  shop.clock.set(midnight)
  assert.deepEqual(await shown(), [true, 0.01])
  shop.clock.set(before)
})
