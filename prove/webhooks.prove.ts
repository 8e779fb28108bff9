import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { webhookBodyOf, withAdyen } from '#services/testing/adyen-shop-for-tests.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { completeOrder, failOrder } from '#services/orders/payment/order-payment.ts'
import { readOrder } from '#services/orders/steps.ts'
import { applyPaymentEvent } from '#services/orders/payment/apply-payment-event.ts'
import { findViolations } from '#services/invariants.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { readWaitingEvent } from '#services/payment-events/steps.ts'
import { testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { createRng } from './rng.ts'
import { proofSize } from './size.ts'
import { shuffleWebhooks, type ApplyEvent } from './faults/shuffled-webhooks.ts'
import { seed } from './seed.ts'

const races = proofSize({ full: 500, short: 25 })
const shuffles = proofSize({ full: 1_000, short: 40 })

const plates = testProduct(7, 'iron-plate', {
  variants: [testVariant('IW-PLATE', { stock: testStock({ onHand: 1_000_000, max: 5 }) })],
})
const base = await openTestShop([plates])
const { db } = base
const adyen = await withAdyen(base)
const { vendor, deps, shop, send, settle } = adyen
const applyEvent: ApplyEvent = (eventId) => applyPaymentEvent(deps, eventId)

const counts = statement<{ payments: number; captures: number; events: number; paid: number }>(
  'prove.made-once',
  `select (select count(*) from sandbox_adyen.payment where merchant_reference = $1)::integer as payments,
     (select count(*) from sandbox_adyen.notification where item->>'eventCode' = 'CAPTURE'
       and item->>'merchantReference' = $1)::integer as captures,
     (select count(*) from payment_event where order_key = $1)::integer as events,
     (select count(*) from order_event where order_id = $1 and to_status = 'payment_complete')::integer as paid`,
)

async function race(): Promise<string> {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }], '4000000000002503')
  const { orderId, payment } = await placeTestOrder(visitor, body)
  const result = await vendor.respondToChallenge(payment.challengeUrl!, 'yes')
  const order = (await readOrder(db, orderId))!
  const paid = await vendor.engine.complete(order.paymentReference!, { amount: order.amount, currency: 'USD' }, result)
  const event = {
    eventCode: 'AUTHORISATION',
    pspReference: paid.state === 'authorized' ? paid.reference : '',
    merchantReference: orderId,
    amount: { value: order.amount, currency: 'USD' },
  }
  const deliver = async () => {
    await send(webhookBodyOf([event]))
    await settle()
  }
  const call = () => completeOrder(deps, order, result)
  await Promise.all([call(), deliver(), deliver(), call()])
  await Promise.all([publishOrder(deps, orderId), publishOrder(deps, orderId)])
  const [{ payments, captures, events, paid: times }] = (await db.run(counts, [orderId])) as [
    { payments: number; captures: number; events: number; paid: number },
  ]
  const { status } = (await readOrder(db, orderId))!
  return `${status}, paid ${times} times, ${payments} payment, ${captures} capture, ${events} event`
}

async function countEnds(count: number, one: (index: number) => Promise<string>): Promise<Map<string, number>> {
  const ends = new Map<string, number>()
  for (let index = 0; index < count; index += 1) {
    const end = await one(index)
    ends.set(end, (ends.get(end) ?? 0) + 1)
  }
  return ends
}

test('an order completed by a call and a webhook at the same time has one payment and one capture', async (t) => {
  const ends = await countEnds(races, race)
  assert.deepEqual([...ends], [['published, paid 1 times, 1 payment, 1 capture, 1 event', races]])
  t.diagnostic(
    `${races} orders, each completed by two calls and two webhooks at once: one payment and one capture each`,
  )
})

test('an order and its payment end in the same state whether webhooks are shuffled, duplicated, late, or partly missing', async (t) => {
  const ends = await countEnds(shuffles, (index) => shuffleWebhooks(db, adyen, applyEvent, createRng(seed, index)))
  assert.deepEqual([...ends], [['published, 1 taken by 1 captures, 0 held', shuffles]])
  assert.deepEqual(
    (await findViolations(db)).map(({ sentence }) => sentence),
    [],
  )
  t.diagnostic(`SEED=${seed}: ${shuffles} shuffles of webhooks: all published, each captured once, nothing held`)
})

test('the twin that fails an order on any refusal event is caught: paid orders end in payment_error', async () => {
  const hasty: ApplyEvent = async (eventId) => {
    const event = await readWaitingEvent(db, eventId)
    const order = event?.code === 'AUTHORISATION' ? await readOrder(db, event.orderKey) : undefined
    if (event && order && !event.isSuccess && order.status === 'payment_pending')
      await failOrder(deps, order, 'declined')
    await applyPaymentEvent(deps, eventId)
  }
  const ends = await countEnds(30, (index) => shuffleWebhooks(db, adyen, hasty, createRng(seed, index)))
  const failed = [...ends.keys()].filter((end) => end.startsWith('payment_error, '))
  assert.notDeepEqual(failed, [], `twin not caught: ${[...ends.keys()].join('; ')}`)
})
