import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { outboxMetricLines } from '#services/health/queue-metrics.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { failOrder, authorizeOrder } from './order-payment.ts'
import { readOrder } from '../repository.ts'
import {
  countOverdueChecks,
  clearOrphanedAuthorizations,
  readOrphanedAuthorizations,
  voidOrphanedAuthorizations,
} from './orphaned-authorizations.ts'

const shop = await openTestShop()
const { db, deps, visit } = shop
const payer = { ip: '127.0.0.1', origin: 'http://localhost:3000', browserInfo: undefined }

const reset = statement(
  'test.reset',
  `update shop_order set status = 'new', payment_reference = null, asks = 0, payment_token = $2 where id = $1`,
)
const forget = statement('test.forget', 'delete from sandbox.transaction where order_id = $1')
const holds = statement<{ reference: string }>(
  'test.holds',
  `select token as reference from sandbox.transaction
   where kind = 'Authorization' and state = 'succeeded' and captured = 0 and order_id = $1`,
)
const openReferences = async (orderId: string) => (await db.run(holds, [orderId])).map(({ reference }) => reference)
const expireLease = statement('test.let-ask', 'update shop_order set asking_until = null where id = $1')
const age = statement(
  'test.age',
  'update shop_order set payment_look_at = now(), payment_look_again_at = null where payment_look_at is not null',
)
const hours = statement<{ next: number | null }>(
  'test.hours',
  'select extract(epoch from payment_look_at - now())::float8 / 3600 as next from shop_order where id = $1',
)

/** Creates an order with a payment that has not been sent to the bank. */
async function newOrder() {
  const token = await shop.cardToken()
  const visitor = visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(visitor, body)
  await db.run(forget, [orderId])
  await db.run(reset, [orderId, token])
  return orderId
}

/** Creates a bank that times out on the first request, and carries it out once `arrive` is called. */
function lateBank(engine: CardEngine) {
  let arrive: (() => Promise<unknown>) | undefined
  const cards: CardEngine = {
    ...engine,
    authorize: async (request) => {
      if (arrive) return engine.authorize(request)
      arrive = () => engine.authorize(request)
      return { state: 'unknown' }
    },
  }
  return { payments: createPayments({ cards }), arrive: () => arrive!() }
}

const reported: string[] = []
const report = (error: unknown) => void reported.push(String(error))

async function look(cards = shop.engine) {
  await db.run(age, [])
  await voidOrphanedAuthorizations({ ...deps, payments: createPayments({ cards }) }, report)
}

test('a late first authorization is voided, and the second authorization remains', async () => {
  const orderId = await newOrder()
  const bank = lateBank(shop.engine)
  const bankDeps = { ...deps, payments: bank.payments }
  assert.equal((await authorizeOrder(bankDeps, orderId, payer)).status, 'new')
  await db.run(expireLease, [orderId])
  const order = await authorizeOrder(bankDeps, orderId, payer)
  assert.equal(order.status, 'payment_complete')
  await look()
  await bank.arrive()
  assert.equal((await openReferences(orderId)).length, 2)
  await look()
  assert.deepEqual(await openReferences(orderId), [order.paymentReference])
})

test('an authorization that arrives after its order has ended is voided', async () => {
  const orderId = await newOrder()
  const bank = lateBank(shop.engine)
  await authorizeOrder({ ...deps, payments: bank.payments }, orderId, payer)
  await failOrder(deps, (await readOrder(db, orderId))!, 'not_authorized')
  await bank.arrive()
  assert.equal((await openReferences(orderId)).length, 1)
  await look()
  assert.deepEqual(await openReferences(orderId), [])
})

test('an order is checked for authorizations if its process dies during the request, but not if the request got a response', async () => {
  const [killed, alive] = [await newOrder(), await newOrder()]
  const dies: CardEngine = { ...shop.engine, authorize: () => Promise.reject(new Error('killed')) }
  await assert.rejects(authorizeOrder({ ...deps, payments: createPayments({ cards: dies }) }, killed, payer), /killed/)
  await authorizeOrder(deps, alive, payer)
  const [[isLookedAt], [isNot]] = await Promise.all([db.run(hours, [killed]), db.run(hours, [alive])])
  assert.notEqual(isLookedAt!.next, null)
  assert.equal(isNot!.next, null)
  await db.run(expireLease, [killed])
})

test('authorizations of a pending order remain, and once it is paid, all but the paying one are voided', async () => {
  const orderId = await newOrder()
  const bank = lateBank(shop.engine)
  const bankDeps = { ...deps, payments: bank.payments }
  await authorizeOrder(bankDeps, orderId, payer)
  await bank.arrive()
  const wait = statement(
    'test.pending',
    `update shop_order set status = $2, payment_reference = 'asked-' || id where id = $1`,
  )
  await db.run(wait, [orderId, 'payment_pending'])
  await look()
  assert.equal((await openReferences(orderId)).length, 1)
  await db.run(wait, [orderId, 'payment_complete'])
  await look()
  assert.deepEqual(await openReferences(orderId), [])
})

test('after a vendor timeout, the check of an order is retried in a minute, after other orders, and remains overdue', async () => {
  const [silenced, other] = [await newOrder(), await newOrder()]
  for (const orderId of [silenced, other]) {
    const bank = lateBank(shop.engine)
    await authorizeOrder({ ...deps, payments: bank.payments }, orderId, payer)
    await failOrder(deps, (await readOrder(db, orderId))!, 'not_authorized')
  }
  await db.run(age, [])
  const seen: string[][] = []
  const cards: CardEngine = {
    ...shop.engine,
    holds: async (orders) => {
      seen.push(orders.map(({ key }) => key))
      return new Map([[other, []]])
    },
  }
  const before = (await db.run(hours, [silenced]))[0]!.next!
  const round = () => voidOrphanedAuthorizations({ ...deps, payments: createPayments({ cards }) }, report)
  await round()
  await round()
  assert.equal(seen.filter((keys) => keys.includes(silenced)).length, 1)
  assert.ok((await db.run(hours, [silenced]))[0]!.next! <= before)
})

/** Creates an order that ended while its bank did not respond, and an authorization made afterwards. */
async function heldForNobody() {
  const orderId = await newOrder()
  const bank = lateBank(shop.engine)
  await authorizeOrder({ ...deps, payments: bank.payments }, orderId, payer)
  await failOrder(deps, (await readOrder(db, orderId))!, 'not_authorized')
  await bank.arrive()
  const [reference] = await openReferences(orderId)
  return { orderId, reference }
}

test('an authorization that is still held a day after the vendor accepted its void is listed for staff', async () => {
  const { orderId, reference } = await heldForNobody()
  const received: CardEngine = { ...shop.engine, cancel: async () => 'cancelled' }
  for (let turn = 0; turn < 4; turn += 1) await look(received)
  assert.deepEqual(await readOrphanedAuthorizations(db), [])
  await look(received)
  assert.deepEqual(await readOrphanedAuthorizations(db), [{ orderId, reference }])
  await db.run(statement('test.forget-held', clearOrphanedAuthorizations([orderId])), [])
})

test('an order is checked for orphaned authorizations five times within about a day, and sooner after a vendor timeout', async () => {
  const orderId = await newOrder()
  const bank = lateBank(shop.engine)
  await authorizeOrder({ ...deps, payments: bank.payments }, orderId, payer)
  await failOrder(deps, (await readOrder(db, orderId))!, 'not_authorized')
  await db.run(age, [])
  await voidOrphanedAuthorizations(
    { ...deps, payments: createPayments({ cards: { ...shop.engine, holds: async () => new Map() } }) },
    report,
  )
  assert.ok((await db.run(hours, [orderId]))[0]!.next! <= 0)
  const waits: (number | null)[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    await look()
    const { next } = (await db.run(hours, [orderId]))[0]!
    waits.push(next && Math.round(next * 6) / 6)
  }
  assert.deepEqual(waits, [1 / 6, 1, 6, 18, null])
})

test('an authorization that cannot be voided is reported at each check, and listed after the last check until it is no longer held', async () => {
  const { orderId, reference } = await heldForNobody()
  const refuses: CardEngine = { ...shop.engine, cancel: async () => 'failed' }
  reported.length = 0
  for (let turn = 0; turn < 4; turn += 1) await look(refuses)
  assert.deepEqual(await readOrphanedAuthorizations(db), [])
  await look(refuses)
  assert.equal(reported.length, 5)
  assert.match(reported[0]!, new RegExp(`${orderId}.*${reference}`))
  assert.deepEqual(await readOrphanedAuthorizations(db), [{ orderId, reference }])
  assert.match(await outboxMetricLines(db), /^payment_strays 1$/m)
  // Staff have voided it at the vendor, and now clear the record in the store.
  await db.run(statement('test.forget-stray', clearOrphanedAuthorizations([orderId])), [])
  assert.deepEqual(await readOrphanedAuthorizations(db), [])
})

test('an orphaned authorization that a later check voids is no longer listed', async () => {
  const orderId = await newOrder()
  const bank = lateBank(shop.engine)
  await authorizeOrder({ ...deps, payments: bank.payments }, orderId, payer)
  await failOrder(deps, (await readOrder(db, orderId))!, 'not_authorized')
  await bank.arrive()
  await look({ ...shop.engine, cancel: async () => 'failed' })
  for (let turn = 0; turn < 4; turn += 1) await look()
  assert.deepEqual(await openReferences(orderId), [])
  assert.deepEqual(await readOrphanedAuthorizations(db), [])
})

test('checks for orphaned authorizations that are overdue by more than an hour are counted', async () => {
  const orderId = await newOrder()
  await authorizeOrder({ ...deps, payments: lateBank(shop.engine).payments }, orderId, payer)
  const late = statement('test.late', `update shop_order set payment_look_at = now() - $2::interval where id = $1`)
  await db.run(late, [orderId, '59 minutes'])
  assert.equal(await countOverdueChecks(db), 0)
  await db.run(late, [orderId, '61 minutes'])
  assert.equal(await countOverdueChecks(db), 1)
})
