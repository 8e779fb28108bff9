import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { webhookBodyOf, withAdyen, type VendorEvent } from '#services/testing/adyen-shop-for-tests.ts'
import { sweepOrders } from '#services/orders/publish.ts'
import { readOrder } from '#services/orders/steps.ts'
import { applyOutcome, failOrder, releasePayment } from '#services/orders/payment/order-payment.ts'
import { sweepPaymentEvents } from '#services/orders/payment/apply-payment-event.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { readUnseenEvents, clearEventsSql, sweepEvents } from './repository.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const base = await openTestShop()
const { db } = base
const { vendor, deps, shop, send, settle, reported } = await withAdyen(base)
const challenged = '4000000000002503'

async function placed(card?: string) {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }], card)
  return placeTestOrder(visitor, body)
}
const stateOf = async (orderId: string) => (await readOrder(db, orderId))!.status
async function authorisation(orderId: string, changed: Partial<VendorEvent> = {}): Promise<VendorEvent> {
  const { amount } = (await readOrder(db, orderId))!
  return {
    eventCode: 'AUTHORISATION',
    pspReference: randomUUID(),
    merchantReference: orderId,
    amount: { value: amount, currency: 'USD' },
    ...changed,
  }
}
const age = statement('test.age', `update payment_event set received_at = received_at - $1::interval`)
const waiting = statement<{ id: string }>(
  'test.waiting',
  'select id::text from payment_event where applied_at is null and reference = $1',
)
/** Overrides methods of the shop's Adyen engine. */
const withCards = (others: Partial<CardEngine>) => ({
  ...deps,
  payments: createPayments({ cards: base.engine, cardsOn: { USA: { ...vendor.engine, ...others } } }),
})
const forget = statement('test.forget-jobs', `delete from outbox where topic in ('payment_told', 'payment_release')`)
const decide = statement(
  'test.decide',
  `update sandbox_adyen.payment set result_code = 'Authorised' where merchant_reference = $1`,
)
const cancelled = statement<{ isCancelled: boolean }>(
  'test.cancelled',
  'select is_cancelled as "isCancelled" from sandbox_adyen.payment where merchant_reference = $1',
)

test('a payment event that cannot be processed is reported and does not block other events', async () => {
  const [one, other] = [await placed(challenged), await placed(challenged)]
  await send(webhookBodyOf([await authorisation(one.orderId), await authorisation(other.orderId)]))
  await db.run(forget, [])
  await db.run(age, ['1 minute'])
  const brokenToken = (await readOrder(db, one.orderId))!.paymentToken
  const { readCard } = vendor.engine
  const broken = withCards({
    readCard: async (token) => {
      if (token === brokenToken) throw new Error('The vendor answered in a way that nobody knows')
      return readCard(token)
    },
  })
  await sweepPaymentEvents(broken)
  assert.match(reported.splice(0).join(), /could not be applied/)
  assert.deepEqual([await stateOf(one.orderId), await stateOf(other.orderId)], ['payment_pending', 'payment_complete'])
  await sweepPaymentEvents(deps)
  assert.equal(await stateOf(one.orderId), 'payment_complete')
})

test('an event marks an order as paid even if its card details are unknown, unless the card is to be stored', async () => {
  const keep = statement(
    'test.keep',
    `update shop_order set document = document || '{"keepsCard": true}', card = null where id = $1`,
  )
  const silent = withCards({ readCard: async () => 'unknown' })
  for (const isHeld of [false, true]) {
    const { orderId } = await placed(challenged)
    if (isHeld) await db.run(keep, [orderId])
    await send(webhookBodyOf([await authorisation(orderId)]))
    await db.run(forget, [])
    await db.run(age, ['1 minute'])
    await sweepPaymentEvents(silent)
    assert.equal(await stateOf(orderId), isHeld ? 'payment_pending' : 'payment_complete')
    if (isHeld) assert.match(reported.splice(0).join(), /could not be applied/)
    await sweepPaymentEvents(deps)
    assert.equal(await stateOf(orderId), 'payment_complete')
  }
})

test('a payment of a different amount never pays for an order', async () => {
  const { orderId } = await placed(challenged)
  await send(webhookBodyOf([await authorisation(orderId, { amount: { value: 1, currency: 'USD' } })]))
  await db.run(forget, [])
  await db.run(statement('test.expire', `update reservation set expires_at = expires_at - interval '30 days'`), [])
  await sweepOrders(deps, base.clock())
  assert.equal(await stateOf(orderId), 'payment_error')
})

test('authorization events for a renewal, or for an order with another vendor, are processed without waiting', async () => {
  const { orderId } = await placed(challenged)
  await db.run(statement('test.engine', `update shop_order set payment_engine = 'spreedly' where id = $1`), [orderId])
  const [foreign, renewal, early] = [
    await authorisation(orderId),
    await authorisation(orderId, { merchantReference: `${randomUUID()}.3` }),
    await authorisation(orderId, { merchantReference: '199999999' }),
  ]
  await send(webhookBodyOf([foreign, renewal, early]))
  await settle()
  assert.equal(await stateOf(orderId), 'payment_pending')
  const remaining = await Promise.all([foreign, renewal, early].map((event) => db.run(waiting, [event.pspReference])))
  assert.deepEqual(
    remaining.map((rows) => rows.length),
    [0, 0, 1],
  )
})

test('a failed void remains listed for staff after all other payment events are deleted', async () => {
  const { orderId } = await placed()
  const failed = await authorisation(orderId, {
    eventCode: 'CANCELLATION',
    originalReference: randomUUID(),
    success: 'false',
  })
  const done = { ...failed, pspReference: randomUUID(), success: 'true' as const }
  await send(webhookBodyOf([failed, done]))
  await settle()
  const toSee = await readUnseenEvents(db)
  assert.deepEqual(
    toSee.map(({ reference }) => reference),
    [failed.pspReference],
  )
  await db.run(age, ['99 days'])
  assert.equal(await sweepEvents(db), 0)
  await db.run(age, ['2 days'])
  assert.ok((await sweepEvents(db)) > 0)
  assert.equal((await readUnseenEvents(db)).length, 1)
  await db.run(statement('test.saw', clearEventsSql(toSee.map(({ id }) => id))), [])
  assert.equal(await sweepEvents(db), 1)
})

test('if an order ends during its challenge and no event arrives, its authorization is voided by order number', async () => {
  const { orderId } = await placed(challenged)
  const order = (await readOrder(db, orderId))!
  await db.run(decide, [orderId])
  await failOrder(deps, order, 'replaced')
  await releasePayment(deps, orderId, order.paymentReference)
  assert.deepEqual(await db.run(cancelled, [orderId]), [{ isCancelled: true }])
})

test('if an order is paid just before its payment would be voided, the payment is not voided', async () => {
  const { orderId } = await placed(challenged)
  const order = (await readOrder(db, orderId))!
  const own = { ...(await authorisation(orderId)), pspReference: 'OWN' }
  const paying = withCards({
    read: async () => {
      // In the meantime, the shopper returns, and this payment pays for the order.
      await applyOutcome(deps, order, { state: 'authorized', reference: own.pspReference, card: null })
      return { state: 'authorized', reference: own.pspReference, card: null }
    },
    cancel: async () => assert.fail('The payment of a paid order is let go'),
  })
  await releasePayment(paying, orderId, order.paymentReference === null ? null : `${order.paymentReference}-twin`)
  assert.equal(await stateOf(orderId), 'payment_complete')
})

test('an unresponsive vendor does not block stuck orders with other vendors', async () => {
  const other = await placed(challenged)
  const many = statement(
    'test.many',
    `insert into shop_order (site, guest_token, id, list_id, status, email, document, currency, amount, payment_engine,
       created_at)
     select site, guest_token, 'many-' || n, gen_random_uuid(), 'new', email, document, currency, amount, 'paypal',
       now() - interval '1 hour' from shop_order, generate_series(1, 110) as n where id = $1`,
  )
  await db.run(many, [other.orderId])
  await db.run(statement('test.expire-all', `update reservation set expires_at = expires_at - interval '30 days'`), [])
  await sweepOrders(deps, base.clock())
  assert.equal(await stateOf(other.orderId), 'payment_error')
})
