import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import type { PaymentEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { outboxMetricLines } from '#services/health/queue-metrics.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { refundFindings } from '../../start/doctor/doctor-checks.ts'
import { refundDesk } from './refunds-for-tests.ts'
import { readUnseenRefunds } from './repository.ts'
import { sweepRefunds } from './settle.ts'

const shop = await openTestShop()
const { db } = shop
const desk = refundDesk(shop)

/** Creates a vendor that responds to refunds as scripted and records the requests. */
function scriptedVendor(...results: Awaited<ReturnType<PaymentEngine['refund']>>[]) {
  const requests: number[] = []
  const refund: PaymentEngine['refund'] = async ({ amount }) => {
    requests.push(amount)
    return results.shift() ?? 'refunded'
  }
  return { requests, payments: createPayments({ cards: { ...shop.engine, refund } }) }
}
const queue = (orderId: string) => db.transaction((tx) => afterCommit(tx, 'order_refund', { orderId }))
const pass = statement(
  'test.pass',
  `update order_refund set asking_until = asking_until - $2 * interval '1 second' where order_id = $1`,
)
const age = statement(
  'test.age-refunds',
  `update order_refund set asked_at = asked_at - interval '61 minutes', created_at = created_at - interval '61 minutes',
     asking_until = null where order_id = $1`,
)
const readDue = statement<{ due: number }>(
  'test.due-refunds',
  `select count(*)::integer as due from outbox where topic = 'order_refund' and payload->>'orderId' = $1`,
)
const due = async (orderId: string) => (await db.run(readDue, [orderId]))[0]!.due
const stateOf = async (orderId: string) => (await desk.read(orderId)).refunds.map(({ state }) => state)

test('a refund without a response is not repeated for ten minutes, during which it may succeed', async () => {
  const { orderId } = await desk.published()
  await desk.refund(orderId, { amount: 10 })
  const vendor = scriptedVendor('unanswered')
  await assert.rejects(desk.settle(vendor), /No response/)
  for (const seconds of [0, 9 * 60]) {
    await db.run(pass, [orderId, seconds])
    await queue(orderId)
    await assert.rejects(desk.settle(vendor), /already in progress/)
  }
  assert.deepEqual(vendor.requests, [1_000])
  await db.run(pass, [orderId, 61])
  await queue(orderId)
  await desk.settle(vendor)
  assert.deepEqual(vendor.requests, [1_000, 1_000])
  assert.deepEqual(await stateOf(orderId), ['refunded'])
})

test("if the vendor's list cannot be read, no refund request is sent, and the refund can be retried immediately", async () => {
  const { orderId } = await desk.published()
  await desk.refund(orderId, { amount: 10 })
  const vendor = scriptedVendor('unknown')
  await assert.rejects(desk.settle(vendor), /No response/)
  await queue(orderId)
  await desk.settle(vendor)
  assert.deepEqual(await stateOf(orderId), ['refunded'])
})

test('a process that returns after its lease has expired neither changes a refund nor releases another lease', async () => {
  const { orderId } = await desk.published()
  await desk.refund(orderId, { amount: 10 })
  const vendor = scriptedVendor('unanswered', 'refunded')
  for (const result of ['failed', 'unknown'] as const) {
    const late: PaymentEngine['refund'] = async () => {
      await db.run(pass, [orderId, 17 * 60])
      await queue(orderId)
      if (result === 'failed') await assert.rejects(desk.settle(vendor), /No response/)
      return result
    }
    await queue(orderId)
    const settled = desk.settle({ payments: createPayments({ cards: { ...shop.engine, refund: late } }) })
    // The other process's lease is still valid, so its credit may succeed.
    await assert.rejects(settled, result === 'failed' ? /already in progress/ : /No response/)
    assert.deepEqual(await stateOf(orderId), ['asked'])
    await db.run(pass, [orderId, 11 * 60])
  }
  await desk.settle(vendor)
  assert.deepEqual(await stateOf(orderId), ['refunded'])
})

test('refunds of an order are sent to the vendor one at a time, including retries', async () => {
  const { orderId } = await desk.published()
  await desk.refund(orderId, { amount: 10 })
  await desk.settle(scriptedVendor('failed'))
  await desk.refund(orderId, { amount: 20 })
  const vendor = scriptedVendor('unanswered')
  await assert.rejects(desk.settle(vendor), /No response/)
  await desk.retry(orderId, 1)
  await assert.rejects(desk.settle(vendor), /already in progress/)
  assert.deepEqual(vendor.requests, [2_000])
  await db.run(pass, [orderId, 601])
  await queue(orderId)
  await desk.settle(vendor)
  assert.deepEqual(vendor.requests, [2_000, 1_000, 2_000])
})

test('the result of an old refund attempt does not affect the next attempt', async () => {
  const { orderId } = await desk.published()
  await desk.refund(orderId, { amount: 10 })
  const slow: PaymentEngine['refund'] = async () => {
    // In the meantime, the vendor reports a failure, and staff retry the refund.
    await db.run(statement('test.fail', `update order_refund set state = 'failed' where order_id = $1`), [orderId])
    await desk.retry(orderId, 1)
    return 'refunded'
  }
  await assert.rejects(
    desk.settle({ payments: createPayments({ cards: { ...shop.engine, refund: slow } }) }),
    /already in progress/,
  )
  assert.deepEqual(await stateOf(orderId), ['asked'])
  await db.run(pass, [orderId, 16 * 60 + 1])
  await desk.settle()
  assert.deepEqual(await stateOf(orderId), ['refunded'])
})

test('a stalled refund is retried after an hour, or immediately by staff', async () => {
  const { orderId } = await desk.published()
  await desk.refund(orderId, { amount: 10 })
  await assert.rejects(desk.settle(scriptedVendor('unknown')), /No response/)
  await sweepRefunds(db)
  assert.equal(await due(orderId), 0)
  await db.run(age, [orderId])
  for (let again = 0; again < 2; again += 1) await sweepRefunds(db)
  assert.equal(await due(orderId), 1)
  await assert.rejects(desk.settle(scriptedVendor('unknown')), /No response/)
  assert.equal((await desk.retry(orderId, 1)).state, 'asked')
  assert.equal(await due(orderId), 1)
  await desk.settle()
  assert.deepEqual(await stateOf(orderId), ['refunded'])
})

test('refunds that failed or got no response are counted and listed for staff until settled', async () => {
  const [failed, silent] = [await desk.published(), await desk.published()]
  for (const { orderId } of [failed, silent]) await desk.refund(orderId, { amount: 10 })
  const ofFailed = scriptedVendor('failed')
  await desk.settle(ofFailed).catch(() => {})
  await db.run(age, [failed.orderId])
  await db.run(statement('test.ask', `update order_refund set state = 'asked' where order_id = $1`), [silent.orderId])
  await db.run(age, [silent.orderId])
  const own = async () =>
    (await readUnseenRefunds(db)).filter(({ orderId }) => [failed.orderId, silent.orderId].includes(orderId))
  assert.equal((await own()).length, 2)
  assert.match(await outboxMetricLines(db), /^refunds_to_see [1-9]/m)
  const problems = refundFindings(await own()).map((found) => ('problem' in found ? found.problem : ''))
  assert.match(
    problems[0]!,
    new RegExp(`without a response from the vendor for an hour .*1 of order ${silent.orderId}`),
  )
  assert.match(problems[1]!, new RegExp(`refused refunds \\(1 of order ${failed.orderId}\\)`))
  const sql = problems[1]!.slice(problems[1]!.indexOf('update order_refund'))
  await db.transaction((tx) => tx.script(sql))
  assert.deepEqual(await stateOf(failed.orderId), ['refunded'])
  assert.equal((await own()).length, 1)
  assert.deepEqual(refundFindings([]), [{ name: 'refunds', fact: 'none pending' }])
  // The vendor has no record of a refund settled in another way, so the next refund's `before` excludes it.
  await desk.refund(failed.orderId, { amount: 5 })
  const before: number[] = []
  const refund: PaymentEngine['refund'] = async (input) => {
    before.push(input.before)
    return 'refunded'
  }
  await desk.settle({ payments: createPayments({ cards: { ...shop.engine, refund } }) })
  assert.deepEqual(before, [0])
})
