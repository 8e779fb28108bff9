import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { addJobs } from '#platform/jobs/queue.ts'
import type { MailEngine } from '#platform/mail/engine.ts'
import type { PaymentEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { readOrder } from './orders/repository.ts'
import { readQueue, resendFailedMails, outboxMetricLines } from './health/queue-metrics.ts'
import { placeTestOrder, reachReviewStep } from './testing/orders-for-tests.ts'
import { afterCommit } from './outbox/steps.ts'
import { openTestShop } from './testing/shop-for-tests.ts'
import { startWorker } from './worker.ts'

const shop = await openTestShop()
const { db, deps } = shop

async function startWith(
  t: TestContext,
  mail: MailEngine,
  report = (error: unknown) => void shop.defects.push(error),
  payments = deps.payments,
) {
  const siteUrl = () => 'http://localhost:3000'
  const worker = await startWorker({ ...deps, payments, mail, brand: 'Ironwright', siteUrl }, shop.url, report)
  t.after(worker.stop)
}
const welcome = (count: number) =>
  db.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1)
      await afterCommit(tx, 'mail_send', {
        template: 'account-exists',
        to: 'ann@example.com',
        data: { site: 'USA' },
        key: `welcome.${index}`,
      })
  })
const failed = statement<{ most: number }>(
  'test.failed',
  `select max_attempts as most from graphile_worker.jobs where task_identifier = 'mail_send' and last_error is not null`,
)
// Sets the state after fourteen failed attempts, with the last attempt due.
const exhaust = statement(
  'test.exhaust',
  'update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now() where locked_at is null',
)
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await sleep(20)
}

test('orders are captured and published while a mail server hangs', { timeout: 60_000 }, async (t) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const mails: string[] = []
  let waiting = 0
  const mail: MailEngine = {
    send: async ({ key }) => {
      waiting += 1
      await gate
      mails.push(key)
    },
  }
  await welcome(12)
  await startWith(t, mail)
  await until(() => waiting > 0)
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(visitor, body)
  await until(async () => (await readOrder(db, orderId))?.status === 'published')
  open()
  await until(async () => mails.length === 13 && (await readQueue(db)).mail.waiting === 0)
})

test(
  'orders are captured and published while searches for orphaned authorizations hang, and only one search runs at a time',
  { timeout: 60_000 },
  async (t) => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    let [looking, most, looks] = [0, 0, 0]
    const holds: PaymentEngine['holds'] = async (orders) => {
      most = Math.max(most, ++looking)
      await gate
      looking -= 1
      looks += 1
      return shop.engine.holds(orders)
    }
    const visitor = shop.visit()
    const doubtful = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
    const { orderId: lost } = await placeTestOrder(visitor, doubtful.body)
    const doubt = statement('test.doubt', 'update shop_order set payment_look_at = now() where id = $1')
    await db.run(doubt, [lost])
    for (let index = 0; index < 8; index += 1)
      await db.transaction((tx) => addJobs(tx, [{ name: 'strays_sweep', payload: {}, key: `test.strays.${index}` }]))
    let count = 0
    const mail: MailEngine = { send: async () => void (count += 1) }
    await startWith(t, mail, undefined, createPayments({ cards: { ...shop.engine, holds } }))
    await until(() => looking > 0)
    const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
    const { orderId } = await placeTestOrder(visitor, body)
    await until(async () => (await readOrder(db, orderId))?.status === 'published')
    open()
    await until(async () => {
      const { mail: mails, other } = await readQueue(db)
      return count === 2 && mails.waiting + other.waiting === 0
    })
    assert.deepEqual({ most, looks }, { most: 1, looks: 1 })
  },
)

const asRefunded = statement(
  'test.as-refunded',
  `insert into order_refund (order_id, number, kind, lines, shipping, other, amount, tax, taxes, gift_card_part, card_part,
     is_restocked, reason, asked_by, state, request_key, request_fingerprint)
   values ($1, 1, 'refund', '[]', 0, 100, 100, 0, '[]', 0, 100, false, '', 'staff', 'asked', 'test', '')`,
)

test('orders are captured and published while refund requests hang', { timeout: 60_000 }, async (t) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let [pending, done] = [0, 0]
  const refund: PaymentEngine['refund'] = async () => {
    pending += 1
    await gate
    done += 1
    return 'refunded'
  }
  const visitor = shop.visit()
  for (let index = 0; index < 6; index += 1) {
    const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
    const { orderId } = await placeTestOrder(visitor, body)
    await db.run(asRefunded, [orderId])
    await db.transaction((tx) =>
      addJobs(tx, [{ name: 'order_refund', payload: { orderId }, key: `test.refunds.${index}` }]),
    )
  }
  let count = 0
  const mail: MailEngine = { send: async () => void (count += 1) }
  await startWith(t, mail, undefined, createPayments({ cards: { ...shop.engine, refund } }))
  await until(() => pending === 2)
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(visitor, body)
  await until(async () => (await readOrder(db, orderId))?.status === 'published')
  assert.equal(pending, 2)
  open()
  await until(() => done === 6)
  await until(async () => count === 13 && (await readQueue(db)).mail.waiting === 0)
})

test(
  'an undeliverable email is retried for a day and a half, then listed as failed, and sent again on demand',
  { timeout: 60_000 },
  async (t) => {
    let isDown = true
    const mails: string[] = []
    const mail: MailEngine = {
      send: async ({ key }) => {
        if (isDown) throw new Error('connect ECONNREFUSED')
        mails.push(key)
      },
    }
    await startWith(t, mail, () => {})
    await welcome(1)
    await until(async () => (await db.run(failed, [])).length === 1)
    // The delays between attempts are e, e², … e^10 seconds, then always e^10, so fifteen attempts take 35 hours.
    assert.deepEqual(await db.run(failed, []), [{ most: 15 }])
    await db.run(exhaust, [])
    await until(async () => (await readQueue(db)).mail.givenUp === 1)
    const { mail: queue } = await readQueue(db)
    assert.deepEqual(queue, { kind: 'mail', waiting: 1, failing: 0, givenUp: 1, lastError: 'connect ECONNREFUSED' })
    assert.match(await outboxMetricLines(db), /^jobs_given_up\{kind="mail"\} 1$/m)
    isDown = false
    await db.run(statement('test.again', resendFailedMails), [])
    await until(async () => mails.length === 1 && (await readQueue(db)).mail.waiting === 0)
  },
)
