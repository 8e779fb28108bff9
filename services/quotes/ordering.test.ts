import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { publishOrder } from '#services/orders/publish.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { moveQuote, writeOffer } from './repository.ts'

const shop = await openTestShop()
const day = 86_400_000
const toColumbus = { price: 2_500, countryId: 'US', postcode: '43215' }

/** Creates a quote at the review step: two bars at 90.00, and shipping to one address at 25.00. */
async function ordering(options: { shipping?: typeof toColumbus | null; accepts?: boolean } = {}) {
  const { shipping = toColumbus, accepts = true } = options
  const customer = await customerOf(shop)
  const cart = await cartWith(customer, [{ productId: 7, qty: 2 }])
  const body = { listId: cart._id, title: 'Two bars' }
  const { id } = await customer.call('POST /svc_list/quotes', { body, key: randomUUID() })
  const { items } = await customer.call('GET /svc_list/lists/{id}', { params: { id } })
  await shop.db.transaction(async (tx) => {
    const lines = items.map(({ _id: itemId, qty }) => ({ itemId, qty, price: 9_000 }))
    await writeOffer(tx, id, { lines, shipping, note: '' })
    await moveQuote(tx, id, 'sent', { validUntil: shop.clock() + day })
  })
  if (accepts) await accept(customer, id)
  return { customer, id, cart, checkout: await review(customer, id) }
}

const accept = ({ call }: Visitor, id: string) =>
  call('POST /svc_list/quotes/{id}/accept', { params: { id }, version: 'any', body: {}, key: randomUUID() })
const review = async (customer: Visitor, id: string) =>
  updateTestCheckout(customer, id, { shippingAddress: addresses.USA, paymentToken: await shop.cardToken() })
const state = async ({ call }: Visitor, id: string) =>
  (await call('GET /svc_list/quotes/{id}', { params: { id } })).state

test('an accepted quote is ordered at its prices and shipping cost, with current tax [LIST-234]', async () => {
  const { customer, id, cart, checkout } = await ordering()
  assert.deepEqual(
    [checkout.cart.lines.map(({ price }) => price), checkout.shipping.rates.map(({ rate }) => rate)],
    [[90], [25]],
  )
  const { subtotal, shipping, tax, grandTotalIncludingTax } = checkout.totals.wire!
  assert.deepEqual([subtotal, shipping, grandTotalIncludingTax], [180, 25, 205 + tax])
  assert.ok(tax > 0)
  const { orderId } = await placeTestOrder(customer, orderBody('USA', checkout))
  await publishOrder(shop.deps, orderId)
  assert.equal(await state(customer, id), 'ordered')
  assert.equal((await customer.call('GET /svc_list/lists/{id}', { params: { id: cart._id } })).items.length, 1)
})

test('a quote that is not accepted, or has expired, cannot be ordered [LIST-234]', async () => {
  const early = await ordering({ accepts: false })
  await assert.rejects(placeTestOrder(early.customer, orderBody('USA', early.checkout)), { code: 'quote_not_held' })
  const late = await ordering()
  const before = shop.clock()
  shop.clock.advance(day)
  await assert.rejects(placeTestOrder(late.customer, orderBody('USA', await review(late.customer, late.id))), {
    code: 'quote_not_held',
  })
  shop.clock.set(before)
})

test('a price that was not quoted, or was quoted for another list, is refused [LIST-234]', async () => {
  const { customer, cart, checkout } = await ordering()
  const body = orderBody('USA', checkout)
  const cheaper = { ...body, items: body.items.map((item) => ({ ...item, price: 80 })) }
  await assert.rejects(placeTestOrder(customer, cheaper), { code: 'wrong_product_price' })
  const own = orderBody('USA', await review(customer, cart._id))
  const quoted = { ...own, items: own.items.map((item) => ({ ...item, price: 90 })) }
  await assert.rejects(placeTestOrder(customer, quoted), { code: 'wrong_product_price' })
})

test('quoted shipping applies to the quoted address; other addresses get current rates [LIST-234]', async () => {
  const { customer, id, checkout } = await ordering()
  const moved = await updateTestCheckout(customer, id, { shippingAddress: { ...addresses.USA, postcode: '43201' } })
  assert.notDeepEqual(moved.shipping.rates, checkout.shipping.rates)
  const unquoted = await ordering({ shipping: null })
  assert.deepEqual(
    unquoted.checkout.shipping.rates.map(({ rate }) => rate),
    moved.shipping.rates.map(({ rate }) => rate),
  )
})
