import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { withAdyen } from '#services/testing/adyen-shop-for-tests.ts'
import { publishOrder, sweepOrders } from '#services/orders/publish.ts'
import { readOrder } from '#services/orders/steps.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { payPalCaptureEvent, withPayPal, withPayPalEvents } from '#services/testing/paypal-for-tests.ts'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'

// Adyen processes cards on the USA site, and the store also has a PayPal account.
const base = await openTestShop()
const { db } = base
const adyen = await withAdyen(base)
const paying = await withPayPal(base, { USA: adyen.vendor.engine })
const { vendor, payments } = paying
const { deps, sendEvent, follow } = await withPayPalEvents(base, paying)
const visit = base.visitBy({ payments })
const desk = refundDesk({ ...base, visit, deps: { ...base.deps, payments } })

const captures = statement<{ id: string; amount: number; refunded: number }>(
  'test.paypal-captures',
  'select id, amount, refunded from sandbox_paypal.capture where custom_id = $1',
)
const taken = (orderId: string) => db.run(captures, [orderId])
const ofAdyen = statement<{ count: number }>(
  'test.adyen-payments',
  'select count(*)::integer as count from sandbox_adyen.payment where merchant_reference = $1',
)
const late = statement(
  'test.late',
  `update shop_order set created_at = created_at - interval '1 hour', asking_until = null where id = $1`,
)

/**
 * Creates a shopper on the USA site with an approved PayPal order, and the order body that the review page would send.
 */
async function agreed(account?: string) {
  const visitor = visit('USA')
  const { _id: listId } = await cartWith(visitor, [{ productId: 7, qty: 1 }])
  await updateTestCheckout(visitor, listId, { shippingAddress: addresses.USA })
  const path = 'POST /svc_checkout/checkout/{listId}/paypal'
  const { token, approvalUrl } = await visitor.call(path, { params: { listId }, body: {}, key: randomUUID() })
  await vendor.decide(approvalUrl, 'yes', account)
  const checkout = await updateTestCheckout(visitor, listId, { paymentToken: token, adyenType: 'paypal' })
  const { authorizedPayPalAmount } = checkout.draft.payment!
  const body = orderBody('USA', checkout)
  // Even for PayPal, the page sends the card vendor's payment type.
  const payment = { ...body.payment, paymentType: checkout.paymentType, adyenType: 'paypal' }
  return {
    visitor,
    checkout,
    body: { ...body, payment: { ...payment, authorizedPayPalAmount: authorizedPayPalAmount! } },
  }
}

test('on an Adyen site, PayPal is offered in addition to cards, and in the app only if the app flag is on [PAY-226]', async () => {
  const methods = async (query: object = {}) =>
    (await visit('USA').call('GET /svc_paymentmethod/methods', { query: { country: 'US', ...query } })).methods
  assert.deepEqual(
    (await methods()).map(({ type }) => type),
    ['card', 'paypal'],
  )
  assert.deepEqual(
    (await methods({ isMobileApp: 'true' })).map(({ type }) => type),
    ['card'],
  )
})

test('on an Adyen site, a PayPal order is placed, captured, and refunded only with PayPal [PAY-202, PAY-203]', async () => {
  const { visitor, checkout, body } = await agreed()
  assert.equal(checkout.paymentType, 'adyen')
  const { orderId, status, payment } = await placeTestOrder(visitor, body)
  assert.deepEqual([status, payment.paymentType, payment.adyenType], ['payment_complete', 'spreedly', 'paypal'])
  await publishOrder(deps, orderId)
  const order = (await readOrder(db, orderId))!
  assert.deepEqual([order.status, order.engine], ['published', 'paypal'])
  const amount = Math.round(checkout.totals.toPay! * 100)
  assert.deepEqual(
    (await taken(orderId)).map((capture) => [capture.amount, capture.refunded]),
    [[amount, 0]],
  )
  await desk.cancel(orderId)
  await desk.settle()
  assert.deepEqual(desk.reported, [])
  assert.equal((await taken(orderId))[0]!.refunded, amount)
  assert.equal((await db.run(ofAdyen, [orderId]))[0]!.count, 0)
})

test('on an Adyen site, an amount other than the approved one is refused [PAY-240]', async () => {
  const { visitor, body } = await agreed()
  await visitor.call('POST /svc_list/lists/{id}/items', {
    params: { id: body.listId },
    body: { items: [{ productId: 7, qty: 1 }] },
    version: 'any',
    key: randomUUID(),
  })
  const checkout = await updateTestCheckout(visitor, body.listId, {})
  const changed = { ...orderBody('USA', checkout), payment: { ...body.payment, amount: checkout.totals.toPay! } }
  await assert.rejects(placeTestOrder(visitor, changed), {
    code: 'payment_error',
    details: { message: 'amount_mismatch' },
  })
})

test('on an Adyen site, a PayPal event completes an order under review', async () => {
  const { visitor, body } = await agreed('review@example.com')
  const { orderId, status, payment } = await placeTestOrder(visitor, body)
  assert.deepEqual([status, payment.paymentType, payment.adyenType], ['payment_pending', 'spreedly', 'paypal'])
  const [capture] = await taken(orderId)
  assert.equal(await sendEvent(payPalCaptureEvent(orderId, capture!.id, capture!.amount)), 200)
  await follow()
  assert.equal((await readOrder(db, orderId))!.status, 'payment_complete')
})

test('on an Adyen site, the sweep finds a PayPal order with a lost response', async () => {
  const { visitor, body } = await agreed()
  vendor.lose('/capture')
  const { orderId, status } = await placeTestOrder(visitor, body)
  vendor.lose(null)
  assert.equal(status, 'new')
  await db.run(late, [orderId])
  await sweepOrders(deps, base.clock())
  assert.equal((await readOrder(db, orderId))!.status, 'payment_complete')
  assert.equal((await taken(orderId)).length, 1)
})

test('on an Adyen site, a card is still charged by Adyen', async () => {
  const visitor = visit('USA')
  const { _id: listId } = await cartWith(visitor, [{ productId: 7, qty: 1 }])
  const paymentToken = await adyen.vendor.cardToken()
  const checkout = await updateTestCheckout(visitor, listId, { shippingAddress: addresses.USA, paymentToken })
  const { orderId, payment } = await placeTestOrder(visitor, orderBody('USA', checkout))
  assert.equal(payment.paymentType, 'adyen')
  assert.equal((await db.run(ofAdyen, [orderId]))[0]!.count, 1)
})
