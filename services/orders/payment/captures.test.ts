import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import type { Site } from '#domain/sites.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { findViolations } from '#services/invariants.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { uncapturedFindings } from '../../../start/doctor/doctor-checks.ts'
import { readUncapturedOrders } from './uncaptured-orders.ts'
import { readOrder } from '../repository.ts'
import { publishOrder } from '../publish.ts'

const shop = await openTestShop()
const { db, deps } = shop

/** Creates an engine that counts capture requests and never confirms them. */
let captures = 0
const silent: CardEngine = {
  ...shop.engine,
  capture: async () => {
    captures += 1
    return 'unknown'
  },
}
const publish = (orderId: string) => publishOrder({ ...deps, payments: createPayments({ cards: silent }) }, orderId)

async function paid() {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 2 }])
  const { orderId, status } = await placeTestOrder(visitor, body)
  assert.equal(status, 'payment_complete')
  return orderId
}
const age = statement(
  'test.age-captures',
  `update order_event set at = at - interval '11 minutes' where order_id = $1 and to_status = 'payment_complete'`,
)
const effects = statement<{ onHand: number; promised: number; mails: string[] }>(
  'test.capture-effects',
  `select (select on_hand from stock join sellable on sellable.id = sellable_id where product_id = 7 and location = 'US')
       as "onHand",
     (select reserved from stock join sellable on sellable.id = sellable_id where product_id = 7 and location = 'US')
       as promised,
     (select coalesce(array_agg(payload->>'template'), '{}') from outbox
       where topic = 'mail_send' and payload->'data'->>'orderId' = $1) as mails`,
)
const of = async (orderId: string) => (await db.run(effects, [orderId]))[0]!
const staffCall = async (
  method: 'GET' | 'POST',
  path: string,
  { site = 'USA' as Site, token = testStaffToken } = {},
) => {
  const response = await shop.visit(site).fetch(`/svc_fulfilment/${path}`, {
    method,
    headers: { 'idempotency-key': randomUUID(), authorization: `Bearer ${token}` },
  })
  return { status: response.status, body: (await response.json()) as { orders?: unknown; error?: { code: string } } }
}
const say = (orderId: string, as?: Parameters<typeof staffCall>[2]) =>
  staffCall('POST', `order/${orderId}/captured`, as)
const codeOf = async (response: ReturnType<typeof say>) => (await response).body.error?.code

test('an unconfirmed capture leaves the order paid and lists it for staff after ten minutes, and staff can publish it once [ORDER-240]', async () => {
  const orderId = await paid()
  await assert.rejects(publish(orderId), /returned unknown/)
  assert.deepEqual((await staffCall('GET', 'captures')).body, { orders: [] })
  // Staff may mistype a number and reach an order with a capture that is still in progress.
  assert.equal(await codeOf(say(orderId)), 'capture_not_waiting')
  await db.run(age, [orderId])
  const { id, engine, paymentReference, amount, createdAt } = (await readOrder(db, orderId))!
  const waiting = { orderId: id, engine, reference: paymentReference, amount: amount / 100, placedAt: createdAt }
  assert.deepEqual((await staffCall('GET', 'captures')).body, { orders: [waiting] })
  const [finding] = uncapturedFindings(await readUncapturedOrders(db, null))
  assert.match('problem' in finding! ? finding.problem : '', new RegExp(`order ${orderId}: ${engine} `))
  const before = await of(orderId)
  assert.deepEqual((await say(orderId)).body, { orderId, isPublished: true })
  assert.deepEqual((await say(orderId)).body, { orderId, isPublished: true })
  const after = { onHand: before.onHand - 2, promised: before.promised - 2, mails: ['order-confirmation'] }
  assert.deepEqual(await of(orderId), after)
  // The queued publish job has nothing to do.
  await publish(orderId)
  assert.deepEqual([await of(orderId), captures], [after, 1])
  assert.equal((await readOrder(db, orderId))!.captured, amount)
  assert.deepEqual((await staffCall('GET', 'captures')).body, { orders: [] })
  assert.deepEqual(uncapturedFindings(await readUncapturedOrders(db, null)), [
    { name: 'captures', fact: 'none pending' },
  ])
})

test('only staff can list and confirm captures, and only on their site', async () => {
  const orderId = await paid()
  await db.run(age, [orderId])
  const guessing = { token: 'guessed' }
  assert.deepEqual(
    [(await staffCall('GET', 'captures', guessing)).status, (await say(orderId, guessing)).status],
    [404, 404],
  )
  const abroad = { site: 'CAN' as const }
  assert.deepEqual((await staffCall('GET', 'captures', abroad)).body, { orders: [] })
  assert.equal(await codeOf(say(orderId, abroad)), 'order_not_found')
  assert.equal(await codeOf(say('199999999')), 'order_not_found')
  assert.equal((await readOrder(db, orderId))!.status, 'payment_complete')
})

test('every invariant of the store holds after the capture tests', async () => {
  assert.deepEqual(await findViolations(db), [])
})
