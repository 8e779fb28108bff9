import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import type { PaymentEngine } from '#platform/payments/engine.ts'
import { paymentsBy } from '#platform/payments/payments.ts'
import { brokenInvariants } from '#services/invariants.ts'
import { place, reviewed } from '#services/orders-for-tests.ts'
import { openTestShop, testStaffToken } from '#services/shop-for-tests.ts'
import { captureFindings } from '../../start/examine.ts'
import { readUncaptured, sayCaptured } from './captures.ts'
import { readOrder } from './orders-repository.ts'
import { publishOrder } from './publish.ts'

const shop = await openTestShop()
const { db, deps } = shop

/** A vendor that answers so when it is asked to capture and to let go. */
function vendor(
  capture: Awaited<ReturnType<PaymentEngine['capture']>>,
  cancel: Awaited<ReturnType<PaymentEngine['cancel']>>,
) {
  const asked: string[] = []
  const engine = {
    ...shop.engine,
    capture: async () => (asked.push('capture'), capture),
    cancel: async () => (asked.push('cancel'), cancel),
  }
  return { asked, deps: { ...deps, payments: paymentsBy({ cards: engine }) } }
}

async function paid() {
  const visitor = shop.visit()
  const { body } = await reviewed(shop, visitor, 'USA', [{ productId: 7, qty: 2 }])
  const { orderId, status } = await place(visitor, body)
  assert.equal(status, 'payment_complete')
  return orderId
}
const age = statement(
  'test.age-captures',
  `update order_event set at = at - interval '11 minutes' where order_id = $1 and to_status = 'payment_complete'`,
)
const effects = statement<{ shelf: number; promised: number; mails: string[] }>(
  'test.capture-effects',
  `select (select on_hand from stock join sellable on sellable.id = sellable_id where product_id = 7 and location = 'US')
       as shelf,
     (select reserved from stock join sellable on sellable.id = sellable_id where product_id = 7 and location = 'US')
       as promised,
     (select coalesce(array_agg(payload->>'template'), '{}') from outbox
       where topic = 'mail_send' and payload->'data'->>'orderId' = $1) as mails`,
)
const of = async (orderId: string) => (await db.run(effects, [orderId]))[0]!
const statusOf = async (orderId: string) => (await readOrder(db, orderId))!.status
const ask = async (method: 'GET' | 'POST', path: string, body?: object, token: string = testStaffToken) => {
  const response = await shop.visit().fetch(`/svc_fulfilment/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${token}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, told: (await response.json()) as Record<string, unknown> }
}
const say = (orderId: string, isCaptured: boolean) => ask('POST', `order/${orderId}/capture`, { isCaptured })
const codeOf = ({ status, told }: Awaited<ReturnType<typeof say>>) =>
  `${status} ${(told['error'] as { code: string }).code}`

test('an order whose capture is not confirmed stays paid, is named to staff after ten minutes, and is published by their word, once [ORDER-240]', async () => {
  const orderId = await paid()
  const silent = vendor('unknown', 'unknown')
  await assert.rejects(publishOrder(silent.deps, orderId), /came to unknown/)
  assert.deepEqual((await ask('GET', 'captures')).told, { orders: [] })
  await db.run(age, [orderId])
  const { told } = await ask('GET', 'captures')
  const { id, engine, paymentReference, amount, createdAt } = (await readOrder(db, orderId))!
  const waiting = { orderId: id, engine, reference: paymentReference, amount: amount / 100, placedAt: createdAt }
  assert.deepEqual(told, { orders: [waiting] })
  const [finding] = captureFindings(await readUncaptured(db, null))
  assert.match('problem' in finding! ? finding.problem : '', new RegExp(`order ${orderId}: ${engine} `))
  const before = await of(orderId)
  assert.deepEqual((await say(orderId, true)).told, { orderId, status: 'published' })
  assert.deepEqual((await say(orderId, true)).told, { orderId, status: 'published' })
  assert.deepEqual(await of(orderId), {
    shelf: before.shelf - 2,
    promised: before.promised - 2,
    mails: ['order-confirmation'],
  })
  assert.equal((await readOrder(db, orderId))!.captured, amount)
  assert.deepEqual((await ask('GET', 'captures')).told, { orders: [] })
  assert.deepEqual(captureFindings(await readUncaptured(db, null)), [{ name: 'captures', fact: 'none waits' }])
})

test('of which nothing can be taken any more an order ends, its pieces are promised no more and its customer is told [ORDER-214]', async () => {
  for (const [capture, cancel] of [
    ['failed', 'cancelled'],
    ['failed', 'failed'],
    ['unknown', 'cancelled'],
  ] as const) {
    const orderId = await paid()
    const before = await of(orderId)
    const bank = vendor(capture, cancel)
    const order = (await readOrder(db, orderId))!
    assert.equal(await sayCaptured(bank.deps, order, false), 'payment_error')
    assert.deepEqual(bank.asked, ['capture', 'cancel'])
    assert.deepEqual(await of(orderId), {
      shelf: before.shelf,
      promised: before.promised - 2,
      mails: ['payment-not-taken'],
    })
    // The job that was to publish it finds nothing to do.
    await publishOrder(bank.deps, orderId)
    assert.deepEqual([bank.asked.length, await statusOf(orderId)], [2, 'payment_error'])
  }
  assert.deepEqual(await brokenInvariants(db), [])
})

test('nobody ends an order that its vendor took the money of, or may have taken it of [ORDER-214]', async () => {
  const [taken, unclear] = [await paid(), await paid()]
  assert.equal(
    await sayCaptured(vendor('captured', 'cancelled').deps, (await readOrder(db, taken))!, false),
    'published',
  )
  for (const [capture, cancel] of [
    ['unknown', 'failed'],
    ['unknown', 'unknown'],
    ['failed', 'unknown'],
  ] as const)
    assert.equal(await sayCaptured(vendor(capture, cancel).deps, (await readOrder(db, unclear))!, false), 'unclear')
  assert.deepEqual(await of(unclear).then(({ mails }) => [mails]), [[]])
  assert.equal(await statusOf(unclear), 'payment_complete')
})

test('only staff say so, of orders of their site, and of none that is not paid or is settled otherwise', async () => {
  const orderId = await paid()
  assert.equal((await ask('POST', `order/${orderId}/capture`, { isCaptured: true }, 'guessed')).status, 404)
  assert.equal(await statusOf(orderId), 'payment_complete')
  assert.equal(codeOf(await say('199999999', true)), '404 order_not_found')
  const bank = vendor('failed', 'cancelled')
  await sayCaptured(bank.deps, (await readOrder(db, orderId))!, false)
  assert.equal(codeOf(await say(orderId, true)), '409 capture_not_waiting')
  assert.deepEqual((await say(orderId, false)).told, { orderId, status: 'payment_error' })
})
