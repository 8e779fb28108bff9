import assert from 'node:assert/strict'
import { test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { addresses, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { cartWith, openTestShop, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { addFromForm } from '../catalog/add/add-form.ts'
import { saveShipping, savePayment } from './checkout-actions.ts'
import { loadCart } from '../cart/load-cart.ts'
import { loadCheckoutStep, expiredBuyNowPath, replacedListPath } from './load-checkout.ts'
import { loadPayment } from './payment/load-payment.ts'
import { loadCheckoutStart } from './load-start.ts'
import { assertActionData, formOf, redirectLocation, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts, textsOf } from '../texts.ts'
import { buyNowCheckoutPath, deleteBuyNow, endBuyNow } from '../side-cart/buy-now.ts'

const shop = await openTestShop()
const submit = (visitor: Visitor, product = '8', qty = '1') =>
  redirectLocation(
    addFromForm(pageContextOf(visitor), pageAt('/weight-plates/bumper'), formOf({ product, qty, to: 'checkout' })),
  )

const chosen = ({ call }: Visitor) => call('GET /svc_checkout/chosen', {})

async function ordered(visitor: Visitor) {
  const { checkout } = await loadCheckoutStep(pageContextOf(visitor))
  return checkout.cart.lines.map(({ productId, qty }) => [productId, qty])
}

test('buy now opens checkout with one item and leaves the cart unchanged [LIST-237, CHECKOUT-211]', async () => {
  const visitor = shop.visit()
  assert.equal(await submit(visitor), buyNowCheckoutPath)
  assert.deepEqual(await ordered(visitor), [[8, 1]])
  const { _id } = await cartWith(visitor, [{ productId: 7, qty: 3 }])
  assert.equal(await submit(visitor, '8', '2'), buyNowCheckoutPath)
  assert.deepEqual(await ordered(visitor), [[8, 2]])
  const cart = await visitor.call('GET /svc_list/cart', { query: {} })
  assert.deepEqual([cart!.list._id, cart!.lines.map(({ productId, qty }) => [productId, qty])], [_id, [[7, 3]]])
})

test('simultaneous buy-now requests create one order list with the quantity of a single request [LIST-237]', async () => {
  const visitor = shop.visit()
  await visitor.call('POST /svc_list/lists', { body: { type: 'buyNow' }, key: crypto.randomUUID() })
  await Promise.all(times(4, () => submit(visitor, '8', '2')))
  assert.deepEqual(await ordered(visitor), [[8, 2]])
  await Promise.all(times(4, () => submit(visitor, '7', '1')))
  assert.deepEqual(await ordered(visitor), [[7, 1]])
})

test('checkout from the cart orders the cart even after a buy-now checkout', async () => {
  const visitor = shop.visit()
  await cartWith(visitor, [{ productId: 7, qty: 3 }])
  await submit(visitor)
  await loadTexts('en', ['checkout'])
  await loadCheckoutStart(pageContextOf(visitor), pageAt(buyNowCheckoutPath))
  assert.deepEqual(await ordered(visitor), [[8, 1]])
  await loadCheckoutStart(pageContextOf(visitor), pageAt('/checkout'))
  assert.deepEqual(await ordered(visitor), [[7, 3]])
})

test("leaving checkout removes a customer's buy-now list but not a guest's [LIST-218, LIST-220]", async () => {
  const [guest, customer] = [shop.visit(), await customerOf(shop)]
  for (const visitor of [guest, customer]) {
    await submit(visitor)
    await endBuyNow(visitor.call)
  }
  assert.equal((await chosen(guest))?.kind, 'buyNow')
  assert.equal(await chosen(customer), null)
})

test('deleting a buy-now list that has already been deleted succeeds', async () => {
  const visitor = shop.visit()
  await submit(visitor)
  await Promise.all([deleteBuyNow(visitor.call), deleteBuyNow(visitor.call)])
  assert.equal(await chosen(visitor), null)
})

test('an unavailable product shows its message and does not open checkout', async () => {
  const visitor = shop.visit()
  assert.match(await submit(visitor, '999999'), /\?problem=gone#buy$/)
})

test('a checkout form for a list that has been replaced changes nothing, and the page reports this', async () => {
  const visitor = shop.visit()
  const context = pageContextOf(visitor)
  const { _id: cart } = await cartWith(visitor, [{ productId: 7, qty: 3 }])
  await submit(visitor)
  const { listId: now } = await loadCheckoutStep(context)
  const address = { list: now, firstname: 'Ann', email: 'ann@example.com' }
  const onShipping = pageAt('/checkout/shipping')
  const send = (fields: Record<string, string>) => redirectLocation(saveShipping(context, onShipping, formOf(fields)))
  assert.equal(await send({ ...address, list: cart }), replacedListPath)
  await deleteBuyNow(visitor.call)
  assert.equal(await send(address), replacedListPath)
  const onPayment = pageAt('/checkout/payment')
  for (const op of ['pay', 'giftcard']) {
    assert.equal(await redirectLocation(savePayment(context, onPayment, formOf({ list: now, op }))), replacedListPath)
  }
  const back = pageAt(`/checkout/payment?list=${now}&payment_token=${await shop.cardToken()}`)
  await updateTestCheckout(visitor, cart, { shippingAddress: addresses.USA })
  assert.equal(await redirectLocation(loadPayment(context, back)), replacedListPath)
  const { checkout } = await loadCheckoutStep(context)
  assert.deepEqual([checkout.cart.list._id, checkout.draft.payment], [cart, null])
  const own = formOf({ ...address, list: cart })
  assert.deepEqual(await assertActionData(saveShipping(context, onShipping, own)), { kind: 'invalid' })
})

test('an expired buy-now order with an empty cart redirects to the cart with a message [CHECKOUT-210]', async () => {
  const visitor = shop.visit()
  const context = pageContextOf(visitor)
  await submit(visitor)
  const { listId } = await loadCheckoutStep(context)
  await deleteBuyNow(visitor.call)
  const form = formOf({ list: listId, firstname: 'Ann' })
  assert.equal(await redirectLocation(saveShipping(context, pageAt('/checkout/shipping'), form)), expiredBuyNowPath)
  for (const step of [loadCheckoutStep(context), loadCheckoutStart(context, pageAt(buyNowCheckoutPath))])
    assert.equal(await redirectLocation(step), expiredBuyNowPath)
  await loadTexts('en', ['cart'])
  const { view } = await loadCart(context, pageAt(expiredBuyNowPath))
  assert.match(textsOf('en', 'cart').problems[view.problem as 'ended'], /nothing to check out/)
  assert.equal(await redirectLocation(loadCheckoutStart(context, pageAt('/checkout'))), '/cart')
})
