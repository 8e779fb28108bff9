import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { orderNumber } from '#domain/orders/status.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { publishOrder, sweepOrders } from '#services/orders/publish.ts'
import { releasePayment } from '#services/orders/payment/order-payment.ts'
import { readOrder } from '#services/orders/steps.ts'
import {
  addresses,
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  type OrderBody,
} from '#services/testing/orders-for-tests.ts'
import { createPayPalTokenStore } from './steps.ts'
import { payPalCaptureEvent, withPayPal, withPayPalEvents } from '#services/testing/paypal-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const base = await openTestShop()
const { db } = base
const paying = await withPayPal(base)
const { vendor, payments } = paying
const { deps, warned, reported, sendEvent, follow } = await withPayPalEvents(base, paying)
const visit = base.visitBy({ payments })
const started = (visitor: Visitor, listId: string, key: string = randomUUID()) =>
  visitor.call('POST /svc_checkout/checkout/{listId}/paypal', { params: { listId }, body: {}, key })

async function shopping(site: Site = 'USA', qty = 1) {
  const visitor = visit(site)
  const { _id: listId } = await cartWith(visitor, [{ productId: 7, qty }])
  const checkout = await updateTestCheckout(visitor, listId, { shippingAddress: addresses[site] })
  return { visitor, listId, checkout }
}

/** Creates a shopper with an approved PayPal order, and the order body that the review page would send. */
async function agreed(account?: string) {
  const { visitor, listId } = await shopping()
  const { token, approvalUrl } = await started(visitor, listId)
  await vendor.decide(approvalUrl, 'yes', account)
  const checkout = await updateTestCheckout(visitor, listId, { paymentToken: token, adyenType: 'paypal' })
  return { visitor, listId, token, checkout, body: byPayPal(orderBody('USA', checkout), checkout.draft.payment!) }
}

function byPayPal(
  body: OrderBody,
  { adyenType, authorizedPayPalAmount }: { adyenType: string; authorizedPayPalAmount: number | null },
) {
  return { ...body, payment: { ...body.payment, adyenType, authorizedPayPalAmount: authorizedPayPalAmount! } }
}

const refusalOf = async (work: Promise<unknown>) => {
  const [outcome] = await Promise.allSettled([work])
  assert.equal(outcome.status, 'rejected')
  const { code, details } = (outcome as PromiseRejectedResult).reason as { code: string; details: { message?: string } }
  return [code, details.message].filter(Boolean).join(' ')
}
const captures = statement<{ id: string; amount: number; refunded: number }>(
  'test.paypal-captures',
  'select id, amount, refunded from sandbox_paypal.capture where custom_id = $1',
)
const taken = (orderId: string) => db.run(captures, [orderId])
const releases = statement<{ payload: { orderId: string; reference: string | null } }>(
  'test.releases',
  `with taken as (delete from outbox where topic = 'payment_release' returning id, payload) select payload from taken order by id`,
)
const release = async () => {
  for (const { payload } of await db.run(releases, [])) await releasePayment(deps, payload.orderId, payload.reference)
}
const cheapen = statement('test.cheapen', 'update sandbox_paypal.agreement set amount = 1 where id = $1')
const nextNumber = statement<{ next: number }>(
  'test.next',
  'select (last_value + 1)::integer as next from order_number',
)
const age = statement('test.age', `update shop_order set created_at = created_at - interval '1 hour' where id = $1`)
const promisedFor = statement<{ minutes: number }>(
  'test.promised-for',
  'select (extract(epoch from expires_at) - $2::float8 / 1000)::float8 / 60 as minutes from reservation where order_id = $1',
)
const ageKeys = statement('test.age-keys', `update write_once set created_at = created_at - interval '4 seconds'`)
const free = statement('test.free', `update shop_order set asking_until = null where id = $1`)

test('an order paid through an approved PayPal payment shows PayPal as its payment method', async () => {
  const { visitor, checkout, body } = await agreed()
  assert.deepEqual(
    [checkout.step, checkout.draft.payment?.authorizedPayPalAmount, checkout.draft.payment?.payer],
    ['review', checkout.totals.toPay, 'buyer@example.com'],
  )
  const { orderId, status, payment } = await placeTestOrder(visitor, body)
  assert.deepEqual([status, payment.adyenType, payment.card], ['payment_complete', 'paypal', null])
  assert.deepEqual(
    (await taken(orderId)).map(({ amount }) => amount),
    [Math.round(checkout.totals.toPay! * 100)],
  )
  await publishOrder(deps, orderId)
  const order = (await readOrder(db, orderId))!
  assert.deepEqual([order.status, order.engine, order.paymentToken], ['published', 'paypal', null])
})

test('an order with a cart that changed after approval is refused, and the approval is dropped [PAY-240]', async () => {
  const { visitor, listId, token } = await agreed()
  await visitor.call('POST /svc_list/lists/{id}/items', {
    params: { id: listId },
    body: { items: [{ productId: 7, qty: 1 }] },
    version: 'any',
    key: randomUUID(),
  })
  const checkout = await updateTestCheckout(visitor, listId, {})
  const body = byPayPal(orderBody('USA', checkout), checkout.draft.payment!)
  assert.equal(await refusalOf(placeTestOrder(visitor, body)), 'payment_error amount_mismatch')
  // The client's claim that the new amount is approved is checked with PayPal.
  const lying = { ...body, payment: { ...body.payment, authorizedPayPalAmount: checkout.totals.toPay! } }
  assert.equal(await refusalOf(placeTestOrder(visitor, lying)), 'payment_error amount_mismatch')
  const { authorizedPayPalAmount: _, ...silent } = body.payment
  assert.equal(await refusalOf(placeTestOrder(visitor, { ...body, payment: silent })), 'payment_error amount_mismatch')
  assert.equal(((await vendor.engine.readApproval(token)) as { isApproved: boolean }).isApproved, true)
  const without = await updateTestCheckout(visitor, listId, { paymentToken: null })
  assert.deepEqual([without.draft.payment, without.step], [null, 'payment'])
})

test('a repeated request creates a new PayPal order once its derived key has expired', async () => {
  const { visitor, listId } = await shopping()
  const key = randomUUID().replace(/^(.{14})4/, '$18')
  const first = await started(visitor, listId, key)
  await db.run(ageKeys, [])
  assert.notEqual((await started(visitor, listId, key)).token, first.token)
})

test("another shopper's approval, a missing approval, and another vendor's token cannot pay for an order", async () => {
  const { token } = await agreed()
  const { visitor, listId } = await shopping()
  const choose = (paymentToken: string) => updateTestCheckout(visitor, listId, { paymentToken, adyenType: 'paypal' })
  assert.equal(await refusalOf(choose(token)), 'payment_method_not_found')
  assert.equal(await refusalOf(choose('NOBODYS')), 'payment_method_not_found')
  const open = await started(visitor, listId)
  assert.equal(await refusalOf(choose(open.token)), 'payment_method_not_found')
})

test('only PayPal orders created by the store can pay for an order, and only as PayPal', async () => {
  const { visitor, listId, checkout } = await shopping()
  const stranger = await vendor.orderAsStranger(Math.round(checkout.totals.toPay! * 100))
  const choose = (changes: object) => refusalOf(updateTestCheckout(visitor, listId, changes))
  assert.equal(await choose({ paymentToken: stranger, adyenType: 'paypal' }), 'payment_method_not_found')
  const card = await base.cardToken()
  const chosen = await updateTestCheckout(visitor, listId, { paymentToken: card })
  const body = byPayPal(orderBody('USA', chosen), {
    adyenType: 'paypal',
    authorizedPayPalAmount: checkout.totals.toPay,
  })
  const by = (transactionToken: string, adyenType = 'paypal') =>
    refusalOf(placeTestOrder(visitor, { ...body, payment: { ...body.payment, transactionToken, adyenType } }))
  assert.equal(await by(stranger), 'payment_error error')
  assert.equal(await by(card), 'payment_error error')
  const { token } = await started(visitor, listId)
  assert.equal(await by(token, 'scheme'), 'payment_error error')
  assert.equal(await choose({ paymentToken: token }), 'payment_method_not_found')
})

test('a smaller payment made under the id of the next order does not pay for it and is refunded', async () => {
  const { visitor, token, body } = await agreed()
  const key = orderNumber(siteSettings.USA.storeId, (await db.run(nextNumber, []))[0]!.next)
  await db.run(cheapen, [token])
  await vendor.captureAsStranger(token, key)
  assert.equal(await refusalOf(placeTestOrder(visitor, body)), 'payment_error amount_mismatch')
  const [capture] = await taken(key)
  assert.deepEqual([capture!.amount, capture!.refunded], [1, 0])
  await release()
  assert.equal((await taken(key))[0]!.refunded, 1)
})

test('an order fails and releases its stock if PayPal declines its payment', async () => {
  const { visitor, body } = await agreed('declined@example.com')
  assert.equal(await refusalOf(placeTestOrder(visitor, body)), 'payment_error declined')
})

test('PayPal is offered on supported sites, after cards [PAY-226, PAY-227]', async () => {
  const setFlag = statement(
    'test.flag',
    `insert into flag (key, feature) values ('enable_app_paypal', '{"defaultValue": true}')`,
  )
  const methods = async (site: Site, query: object = {}) =>
    (
      await visit(site).call('GET /svc_paymentmethod/methods', {
        query: { country: siteSettings[site].countries[0]!, ...query },
      })
    ).methods.map(({ type }) => type)
  assert.deepEqual(await methods('USA'), ['card', 'paypal'])
  assert.deepEqual(await methods('GBR'), ['card', 'paypal'])
  assert.deepEqual(await methods('USA', { country: 'FR' }), ['card'])
  assert.deepEqual(await methods('USA', { isMobileApp: 'true' }), ['card'])
  await db.run(setFlag, [])
  assert.deepEqual(await methods('USA', { isMobileApp: 'true' }), ['card', 'paypal'])
})

test("a PayPal order is created once, and only for a nonzero total of one of the shopper's own lists", async () => {
  const { visitor, listId } = await shopping()
  const key = randomUUID()
  assert.deepEqual(await started(visitor, listId, key), await started(visitor, listId, key))
  assert.equal(await refusalOf(started(visit(), listId)), 'list_not_found')
  const empty = visit()
  const { _id } = await cartWith(empty, [{ productId: 7, qty: 1 }])
  assert.equal(await refusalOf(started(empty, _id)), 'nothing_to_pay')
})

test('a site without PayPal neither offers PayPal nor accepts it', async () => {
  const without = base.visit()
  const { _id: listId } = await cartWith(without, [{ productId: 7, qty: 1 }])
  const paymentToken = await base.cardToken()
  const checkout = await updateTestCheckout(without, listId, { shippingAddress: addresses.USA, paymentToken })
  assert.equal(await refusalOf(started(without, listId)), 'method_unavailable')
  const body = orderBody('USA', checkout)
  const claimed = { ...body, payment: { ...body.payment, adyenType: 'paypal' } }
  assert.equal(await refusalOf(placeTestOrder(without, claimed)), 'payment_error method_unavailable')
})

test('if the response to a PayPal capture is lost, a repeated request finds the payment and does not pay again', async () => {
  const { visitor, body } = await agreed()
  const key = randomUUID()
  vendor.lose('/capture')
  const lost = await placeTestOrder(visitor, body, key)
  assert.equal(lost.status, 'new')
  vendor.lose(null)
  await db.run(free, [lost.orderId])
  const again = await placeTestOrder(visitor, body, key)
  assert.deepEqual([again.orderId, again.status], [lost.orderId, 'payment_complete'])
  assert.equal((await taken(lost.orderId)).length, 1)
})

test('a PayPal payment that completes after its order ended during an outage is refunded', async () => {
  const { visitor, body } = await agreed()
  vendor.lose('PATCH')
  const { orderId } = await placeTestOrder(visitor, body)
  vendor.lose(null)
  await db.run(age, [orderId])
  await db.run(free, [orderId])
  await sweepOrders(deps, base.clock())
  assert.equal((await readOrder(db, orderId))!.status, 'payment_error')
  // The delayed request still arrives.
  const [bound] = await createPayPalTokenStore(db).ofKey(orderId)
  const { amount } = (await readOrder(db, orderId))!
  const due = { amount, currency: 'USD' as const, since: 0, email: '', ip: '', browserInfo: undefined, returnUrl: '' }
  assert.equal((await vendor.engine.authorize({ token: bound!.token, key: orderId, ...due })).state, 'authorized')
  await release()
  const [capture] = await taken(orderId)
  assert.equal(capture!.refunded, capture!.amount)
})

test('a payment under PayPal review waits, and the first event completes it once', async () => {
  const { visitor, body } = await agreed('review@example.com')
  const { orderId, status } = await placeTestOrder(visitor, body)
  assert.equal(status, 'payment_pending')
  const [capture] = await taken(orderId)
  const event = payPalCaptureEvent(orderId, capture!.id, capture!.amount)
  for (let times = 0; times < 3; times += 1) assert.equal(await sendEvent(event), 200)
  await follow()
  assert.equal((await readOrder(db, orderId))!.status, 'payment_complete')
  await follow()
  await publishOrder(deps, orderId)
  assert.equal((await readOrder(db, orderId))!.status, 'published')
  await release()
  assert.equal((await taken(orderId))[0]!.refunded, 0)
})

test('a PayPal approval under review cannot be used for another attempt, and its order stays pending', async () => {
  const { visitor, listId, body } = await agreed('review@example.com')
  const { orderId, status } = await placeTestOrder(visitor, body)
  assert.equal(status, 'payment_pending')
  assert.equal((await updateTestCheckout(visitor, listId, {})).draft.payment, null)
  assert.equal(await refusalOf(placeTestOrder(visitor, body)), 'payment_error agreement_spent')
  assert.equal((await readOrder(db, orderId))!.status, 'payment_pending')
})

test('the stock of an order under PayPal review stays reserved for 72 hours longer', async () => {
  const { visitor, body } = await agreed('review@example.com')
  const { orderId } = await placeTestOrder(visitor, body)
  const [promised] = await db.run(promisedFor, [orderId, base.clock()])
  assert.equal(Math.round(promised!.minutes), 30 + 72 * 60)
})

test('events that are late, wrongly signed, or for a wrong amount neither pay for an order nor mark it as unpaid', async () => {
  const { visitor, body } = await agreed()
  const { orderId } = await placeTestOrder(visitor, body)
  const [capture] = await taken(orderId)
  await publishOrder(deps, orderId)
  const denied = {
    ...payPalCaptureEvent(orderId, capture!.id, capture!.amount),
    id: 'WH-denied',
    event_type: 'PAYMENT.CAPTURE.DENIED',
  }
  assert.equal(await sendEvent(denied), 200)
  assert.equal(await sendEvent(payPalCaptureEvent(orderId, capture!.id, capture!.amount)), 200)
  await follow()
  await release()
  assert.equal((await readOrder(db, orderId))!.status, 'published')
  assert.equal((await taken(orderId))[0]!.refunded, 0)
  const old = new Date(Date.now() - 5 * 86_400_000).toISOString()
  assert.equal(await sendEvent(payPalCaptureEvent(orderId, 'OLD', 1), old), 401)
  vendor.lose('/verify-webhook-signature')
  assert.equal(await sendEvent(payPalCaptureEvent(orderId, 'DOUBTED', 1)), 503)
  vendor.lose(null)
  assert.deepEqual(warned, ['old', 'unknown'])
})

test('a network address that sends forged events is blocked for a while, without delaying other addresses', async () => {
  const { visitor, body } = await agreed()
  const { orderId } = await placeTestOrder(visitor, body)
  const [capture] = await taken(orderId)
  const event = payPalCaptureEvent(orderId, capture!.id, capture!.amount)
  const forger = { 'x-test-address': '198.51.100.9' }
  const forged = { ...forger, 'paypal-transmission-sig': 'Zm9yZ2Vk' }
  const results: number[] = []
  for (let times = 0; times < 22; times += 1) results.push(await sendEvent(event, undefined, forged))
  assert.deepEqual([new Set(results.slice(0, 20)), results.slice(20)], [new Set([401]), [429, 429]])
  assert.equal(await sendEvent(event, undefined, forger), 429)
  assert.equal(await sendEvent(event), 200)
})

test('a PayPal dispute is shown to staff', async () => {
  const { visitor, body } = await agreed()
  const { orderId } = await placeTestOrder(visitor, body)
  const [capture] = await taken(orderId)
  const resource = {
    dispute_id: 'PP-D-1',
    disputed_transactions: [{ seller_transaction_id: capture!.id, custom: orderId }],
    dispute_amount: { currency_code: 'USD', value: '1.00' },
  }
  assert.equal(await sendEvent({ id: 'WH-dispute', event_type: 'CUSTOMER.DISPUTE.CREATED', resource }), 200)
  await follow()
  assert.match(reported.join(), /paypal sent NOTIFICATION_OF_CHARGEBACK \(success: true\) for/)
})
