import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { webhookBodyOf, withAdyen, type VendorEvent } from '#services/testing/adyen-shop-for-tests.ts'
import { publishOrder, sweepOrders } from '#services/orders/publish.ts'
import { readOrder } from '#services/orders/steps.ts'
import { completeOrder, releasePayment } from '#services/orders/payment/order-payment.ts'
import { sweepPaymentEvents } from '#services/orders/payment/apply-payment-event.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { readUnseenEvents, clearEventsSql } from './repository.ts'
import { outboxMetricLines } from '#services/health/queue-metrics.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { paymentEventFindings } from '../../start/doctor/doctor-checks.ts'

const base = await openTestShop()
const { db } = base
const { vendor, deps, shop, send, settle, reported } = await withAdyen(base)
const challenged = '4000000000002503'

async function placed(card?: string) {
  const visitor = shop.visit()
  const { body, checkout } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }], card)
  return { visitor, body, checkout, order: await placeTestOrder(visitor, body) }
}
const payments = statement<{ reference: string; captured: number; isCancelled: boolean }>(
  'test.adyen-payments',
  `select psp_reference as reference, captured, is_cancelled as "isCancelled" from sandbox_adyen.payment
   where merchant_reference = $1`,
)
const releases = statement<{ payload: { orderId: string; reference: string | null } }>(
  'test.releases',
  `with taken as (delete from outbox where topic = 'payment_release' returning id, payload) select payload from taken order by id`,
)
const release = async () => {
  for (const { payload } of await db.run(releases, [])) await releasePayment(deps, payload.orderId, payload.reference)
}
const stateOf = async (orderId: string) => (await readOrder(db, orderId))!.status
const expire = statement('test.expire', `update reservation set expires_at = expires_at - interval '30 days'`)
const age = statement('test.age', `update payment_event set received_at = received_at - interval '1 minute'`)

/** Builds the vendor's authorization event for an order. */
async function authorisation(orderId: string, changed: Partial<VendorEvent> = {}): Promise<VendorEvent> {
  const { amount, paymentReference } = (await readOrder(db, orderId))!
  const [payment] = await db.run(payments, [orderId])
  return {
    eventCode: 'AUTHORISATION',
    pspReference: payment?.reference ?? paymentReference ?? 'NONE',
    merchantReference: orderId,
    amount: { value: amount, currency: 'USD' },
    ...changed,
  }
}

test('an order on an Adyen site is paid through Adyen, and has adyen as its payment type [CHECKOUT-010, PAY-203]', async () => {
  const { visitor, checkout, order } = await placed()
  assert.equal(checkout.paymentType, 'adyen')
  assert.deepEqual([order.status, order.payment.paymentType], ['payment_complete', 'adyen'])
  await publishOrder(deps, order.orderId)
  const read = await visitor.call('GET /svc_checkout/order/{orderId}', {
    params: { orderId: order.orderId },
    query: {},
  })
  assert.equal(read.status, 'published')
  const { paymentReference, amount } = (await readOrder(db, order.orderId))!
  assert.deepEqual(await db.run(payments, [order.orderId]), [
    { reference: paymentReference, captured: amount, isCancelled: false },
  ])
})

test('a challenge result completes only the matching order', async () => {
  const [one, other] = [await placed(challenged), await placed(challenged)]
  assert.deepEqual([one.order.status, other.order.status], ['payment_pending', 'payment_pending'])
  const redirectResult = await vendor.respondToChallenge(one.order.payment.challengeUrl!, 'yes')
  const finish = ({ visitor, order }: typeof one) =>
    visitor.call('POST /svc_checkout/order/{orderId}/payment-details', {
      params: { orderId: order.orderId },
      body: { redirectResult },
      key: randomUUID(),
    })
  assert.equal((await finish(other)).status, 'payment_pending')
  assert.equal((await finish(one)).status, 'payment_complete')
})

test('an authorization event marks an order as paid once, even if it is delivered more than once', async () => {
  const { order } = await placed(challenged)
  const event = await authorisation(order.orderId)
  for (let again = 0; again < 3; again += 1) {
    await send(webhookBodyOf([event]))
    await settle()
  }
  const paid = (await readOrder(db, order.orderId))!
  assert.deepEqual([paid.status, paid.paymentReference], ['payment_complete', event.pspReference])
  assert.equal(paid.card?.last4, '2503')
})

test('no event marks a paid order as unpaid, and a second payment is voided', async () => {
  const { order } = await placed()
  const { paymentReference } = (await readOrder(db, order.orderId))!
  const failed = await authorisation(order.orderId, { pspReference: 'LATER', success: 'false' })
  const second = await authorisation(order.orderId, { pspReference: 'SECOND' })
  await send(webhookBodyOf([failed, second, await authorisation(order.orderId)]))
  await settle()
  const { status, paymentReference: stored } = (await readOrder(db, order.orderId))!
  assert.deepEqual([status, stored], ['payment_complete', paymentReference])
  const released = await db.run(releases, [])
  for (const { payload } of released)
    if (payload.reference === paymentReference) await releasePayment(deps, payload.orderId, payload.reference)
  assert.deepEqual(new Set(released.map(({ payload }) => payload.reference)), new Set(['SECOND', paymentReference]))
  assert.equal((await db.run(payments, [order.orderId]))[0]?.isCancelled, false)
})

test('an authorization reported after its order failed is voided', async () => {
  const { order } = await placed(challenged)
  await vendor.respondToChallenge(order.payment.challengeUrl!, 'yes')
  await db.run(expire, [])
  await sweepOrders(deps, base.clock())
  assert.equal(await stateOf(order.orderId), 'payment_error')
  await release()
  await db.run(
    statement(
      'test.decide',
      `update sandbox_adyen.payment set result_code = 'Authorised' where merchant_reference = $1`,
    ),
    [order.orderId],
  )
  await send(webhookBodyOf([await authorisation(order.orderId)]))
  await settle()
  await release()
  assert.equal(await stateOf(order.orderId), 'payment_error')
  assert.equal((await db.run(payments, [order.orderId]))[0]?.isCancelled, true)
})

test('if the response to an authorization is lost and no event arrives, the authorization is voided by order number', async () => {
  const silent: CardEngine = {
    ...vendor.engine,
    authorize: async (request) => {
      await vendor.engine.authorize(request)
      return { state: 'unknown' }
    },
  }
  const visitor = base.visitBy({ payments: createPayments({ cards: base.engine, cardsOn: { USA: silent } }) })()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId, status } = await placeTestOrder(visitor, body)
  assert.equal(status, 'new')
  const wait = statement(
    'test.wait',
    `update shop_order set created_at = now() - make_interval(mins => $2), asking_until = null where id = $1`,
  )
  // A missing event proves nothing while the shopper can still retry.
  await db.run(wait, [orderId, 29])
  await sweepOrders(deps, base.clock())
  assert.equal(await stateOf(orderId), 'new')
  await db.run(wait, [orderId, 31])
  await sweepOrders(deps, base.clock())
  assert.equal(await stateOf(orderId), 'payment_error')
  await release()
  const foundPayments = await db.run(payments, [orderId])
  assert.deepEqual(
    foundPayments.map(({ isCancelled }) => isCancelled),
    [true],
  )
})

test('a refusal event ends an order only at its timeout, and not at all if a payment event has arrived too', async () => {
  for (const [isPaid, status] of [
    [false, 'payment_error'],
    [true, 'payment_complete'],
  ] as const) {
    const { order } = await placed(challenged)
    const refusal = await authorisation(order.orderId, { success: 'false' })
    await send(webhookBodyOf([refusal]))
    await settle()
    assert.equal((await completeOrder(deps, (await readOrder(db, order.orderId))!)).status, 'payment_pending')
    if (isPaid) await send(webhookBodyOf([{ ...refusal, pspReference: randomUUID(), success: 'true' }]))
    await db.run(expire, [])
    await sweepOrders(deps, base.clock())
    assert.equal(await stateOf(order.orderId), status)
  }
})

test('an authorization of a different amount or currency does not pay for an order, is voided, and is reported to staff', async () => {
  for (const amount of [
    { value: 1, currency: 'USD' },
    { value: 0, currency: 'EUR' },
  ]) {
    const { order } = await placed(challenged)
    const event = await authorisation(order.orderId)
    const value = amount.value === 0 ? event.amount.value : amount.value
    await send(webhookBodyOf([{ ...event, amount: { ...amount, value } }]))
    await settle()
    assert.equal(await stateOf(order.orderId), 'payment_pending')
    assert.ok(reported.at(-1)!.startsWith(`Error: Payment of order ${order.orderId} has the wrong amount`))
    assert.equal((await db.run(releases, [])).at(-1)?.payload.reference, event.pspReference)
  }
})

test('a payment event that arrives early is stored, and applied once its order exists', async () => {
  const { order } = await placed(challenged)
  const event = await authorisation(order.orderId)
  const hide = statement('test.hide', 'update payment_event set order_key = $2 where reference = $1')
  await send(webhookBodyOf([event]))
  await db.run(hide, [event.pspReference, 'nobody'])
  await settle()
  await db.run(age, [])
  await sweepPaymentEvents(deps)
  assert.equal(await stateOf(order.orderId), 'payment_pending')
  await db.run(hide, [event.pspReference, order.orderId])
  await sweepPaymentEvents(deps)
  assert.equal(await stateOf(order.orderId), 'payment_complete')
})

test('a failed capture does not change the order and is reported to staff once', async () => {
  const { order } = await placed()
  await publishOrder(deps, order.orderId)
  const { pspReference: originalReference, ...event } = await authorisation(order.orderId)
  const failed = { ...event, eventCode: 'CAPTURE_FAILED', pspReference: randomUUID(), originalReference }
  for (let again = 0; again < 2; again += 1) {
    await send(webhookBodyOf([failed]))
    await settle()
  }
  assert.equal(await stateOf(order.orderId), 'published')
  assert.equal(reported.filter((sentence) => sentence.includes(failed.pspReference)).length, 1)
  const seen = await readUnseenEvents(db)
  assert.deepEqual(
    seen.map(({ reference }) => reference),
    [failed.pspReference],
  )
  assert.match(await outboxMetricLines(db), /^payment_events_to_see 1$/m)
  const [finding] = paymentEventFindings(seen)
  assert.ok('problem' in finding! && finding.problem.includes(failed.pspReference))
  await db.run(statement('test.saw', clearEventsSql(seen.map(({ id }) => id))), [])
  assert.deepEqual(await readUnseenEvents(db), [])
})

test('a payment has a type, amount, method, and tokens, and client claims about it are verified [PAY-202]', async () => {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const { amount } = body.payment
  const claiming = (claimed: object) => placeTestOrder(visitor, { ...body, payment: { ...body.payment, ...claimed } })
  await assert.rejects(claiming({ amount: amount + 1 }), { code: 'wrong_payment_amount' })
  await assert.rejects(claiming({ adyenType: 'nobody-takes-it' }), { code: 'payment_error' })
  await assert.rejects(claiming({ paymentType: 'another' }), { code: 'invalid_request' })
  const browserInfo = { userAgent: 'A browser', language: 'en' }
  // A PayPal amount claimed by the client does not apply to a card payment.
  const claimed = { authorizedPayPalAmount: amount + 1, adyenType: 'scheme', paymentType: 'spreedly', browserInfo }
  const { orderId, payment } = await claiming(claimed)
  await assert.rejects(claiming({ browserInfo: 'not base64' }), { code: 'invalid_request' })
  // The site determines the engine, regardless of the client's claim.
  assert.deepEqual(
    [payment.paymentType, payment.amount, payment.adyenType, payment.transactionId, payment.transactionToken],
    ['adyen', amount, 'scheme', orderId, undefined],
  )
})

test('without a payment account, an order is placed through the simulator, with the same payment type [PAY-204]', async () => {
  const visitor = base.visit()
  const { body, checkout } = await reachReviewStep(base, visitor, 'USA', [{ productId: 7, qty: 1 }])
  assert.equal(checkout.paymentType, 'spreedly')
  const order = await placeTestOrder(visitor, body)
  assert.deepEqual([order.status, order.payment.paymentType], ['payment_complete', 'spreedly'])
})
