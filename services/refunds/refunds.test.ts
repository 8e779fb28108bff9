import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { countPurchasedUnits } from '#services/orders/steps.ts'
import { findViolations } from '#services/invariants.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { openTestShop, countResults, times } from '#services/testing/shop-for-tests.ts'
import { refundDesk } from './refunds-for-tests.ts'

const shop = await openTestShop()
const { db, deps } = shop
const desk = refundDesk(shop)

const readStock = statement<{ onHand: number; reserved: number }>(
  'test.shelf',
  `select on_hand as "onHand", reserved from stock join sellable on sellable.id = sellable_id
   where product_id = 7 and location = 'US'`,
)
const onHand = async () => (await db.run(readStock, []))[0]!.onHand
const credited = statement<{ credited: number }>(
  'test.credited',
  `select coalesce(sum(amount), 0)::integer as credited from sandbox.transaction
   where kind = 'Credit' and state = 'succeeded' and reference_token in (
     select token from sandbox.transaction where kind = 'Capture' and reference_token = (
       select payment_reference from shop_order where id = $1))`,
)
const creditedOf = async (orderId: string) => (await db.run(credited, [orderId]))[0]!.credited
const wentWell = async () => assert.deepEqual(await findViolations(db), [])

test('staff can refund units of a line, shipping, and an amount, exactly once each at the vendor', async () => {
  const { orderId, items, total } = await desk.sent()
  const before = await onHand()
  const first = await desk.refund(orderId, { lines: [{ itemId: items[0]!, qty: 1 }], restock: true, reason: 'bent' })
  assert.deepEqual([first.status, first.state, first.reason], [201, 'asked', 'bent'])
  assert.equal(await onHand(), before + 1)
  await desk.settle()
  const second = await desk.refund(orderId, { amount: 5 })
  await desk.settle()
  await desk.settle()
  assert.equal(await creditedOf(orderId), Math.round((first.amount + second.amount) * 100))
  const { refunds, refundable, lines } = await desk.read(orderId)
  assert.deepEqual(
    refunds.map(({ state, amount }) => [state, amount]),
    [
      ['refunded', first.amount],
      ['refunded', 5],
    ],
  )
  assert.deepEqual([lines[0]!.qty, lines[0]!.refundable], [3, 2])
  assert.equal(Math.round(refundable * 100), Math.round((total - first.amount - 5) * 100))
  const rest = await desk.refund(orderId, { everything: true })
  await desk.settle()
  assert.equal(await creditedOf(orderId), Math.round(total * 100))
  assert.equal(rest.status, 201)
  await wentWell()
})

test('a repeated request makes one refund, and reusing its key for a different request is refused', async () => {
  const { orderId, items } = await desk.sent()
  const key = randomUUID()
  const lines = [{ itemId: items[0]!, qty: 1 }]
  const first = await desk.refund(orderId, { lines }, key)
  const again = await desk.refund(orderId, { lines }, key)
  assert.deepEqual([again.status, again.number, again.amount], [201, first.number, first.amount])
  const other = await desk.refund(orderId, { amount: 1 }, key)
  assert.deepEqual([other.status, other.code], [422, 'idempotency_key_reused'])
  assert.equal((await desk.read(orderId)).refunds.length, 1)
})

test('fifty concurrent refunds exceed neither the paid amount nor the bought units', async () => {
  const { orderId, items, total } = await desk.sent([{ productId: 7, qty: 5 }])
  const pieces = await Promise.all(
    times(50, (index) =>
      index % 2 === 0
        ? desk.refund(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] })
        : desk.refund(orderId, { amount: Math.floor(total / 12) }),
    ),
  )
  const accepted = pieces.filter(({ status }) => status === 201)
  const back = accepted.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  assert.ok(back <= Math.round(total * 100), `${back} of ${total}`)
  assert.ok(accepted.filter(({ lines }) => lines.length > 0).length <= 5)
  assert.deepEqual(
    [...new Set(pieces.filter(({ status }) => status !== 201).map(({ code }) => code))].filter(
      (code) => code !== 'pieces_exceed' && code !== 'amount_exceeds',
    ),
    [],
  )
  await desk.settle()
  assert.equal(await creditedOf(orderId), back)
  await wentWell()
})

test('a canceled order is restocked and refunded in full, and no units remain to be shipped', async () => {
  const before = await onHand()
  const soFar = await countPurchasedUnits(db, { email: 'ann@example.com' }, [7])
  const { visitor, orderId, total } = await desk.published()
  assert.equal(await onHand(), before - 3)
  const cancelled = await desk.cancel(orderId)
  assert.deepEqual([cancelled.status, cancelled.kind, cancelled.amount], [201, 'cancel', total])
  assert.equal(await onHand(), before)
  const { parcels } = await visitor.call('GET /svc_checkout/order/{orderId}/tracking', { params: { orderId } })
  assert.deepEqual(parcels, [])
  assert.equal((await desk.ship(orderId)).code, 'nothing_left')
  const seen = await visitor.call('GET /svc_checkout/order/{orderId}/refunds', { params: { orderId } })
  assert.deepEqual([seen.isCancelled, seen.refunded], [true, total])
  const bought = await countPurchasedUnits(db, { email: 'ann@example.com' }, [7])
  assert.equal(bought.get(7), soFar.get(7) ?? 0)
  await desk.settle()
  assert.equal(await creditedOf(orderId), Math.round(total * 100))
  await wentWell()
})

test('canceling a partly shipped order cancels only the unshipped units', async () => {
  const { orderId, items } = await desk.published()
  await desk.ship(orderId, { pieces: [{ sku: 'IW-PL-20', qty: 1 }] })
  assert.equal((await desk.read(orderId)).lines[0]!.cancellable, 2)
  const tooMany = await desk.cancel(orderId, { lines: [{ itemId: items[0]!, qty: 3 }] })
  assert.deepEqual([tooMany.status, tooMany.code], [409, 'already_shipped'])
  assert.equal((await desk.cancel(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] })).status, 201)
  const parcel = (await desk.ship(orderId)) as unknown as { pieces: { qty: number }[] }
  assert.deepEqual(parcel.pieces[0]!.qty, 1)
  assert.equal((await desk.cancel(orderId)).code, 'nothing_left')
  await wentWell()
})

test('only the customer can cancel their order, exactly once and before it is packed', async () => {
  const { visitor, orderId } = await desk.published()
  const cancel = (who = visitor, key: string = randomUUID()) =>
    who.call('POST /svc_checkout/order/{orderId}/cancel', { params: { orderId }, key })
  await assert.rejects(cancel(shop.visit()), { code: 'order_not_found' })
  const outcomes = await countResults(times(10, () => cancel()))
  assert.deepEqual(outcomes, { fulfilled: 1, not_cancellable: 9 })
  const packed = await desk.published()
  await desk.ship(packed.orderId, { status: 'packed' })
  const late = packed.visitor.call('POST /svc_checkout/order/{orderId}/cancel', {
    params: { orderId: packed.orderId },
    key: randomUUID(),
  })
  await assert.rejects(late, { code: 'not_cancellable' })
  await wentWell()
})

test('a refund without a response is retried, and a refused refund waits for staff', async () => {
  const { orderId } = await desk.published()
  await desk.refund(orderId, { amount: 10 })
  const vendorWith = (outcome: 'failed' | 'unknown') => {
    const of = (name: Parameters<typeof deps.payments.of>[0]) => ({
      ...deps.payments.of(name),
      refund: async () => outcome,
    })
    return { payments: { ...deps.payments, of } as typeof deps.payments }
  }
  await assert.rejects(desk.settle(vendorWith('unknown')), /No response/)
  await db.transaction((tx) => afterCommit(tx, 'order_refund', { orderId }))
  await desk.settle(vendorWith('failed'))
  assert.equal((await desk.read(orderId)).refunds[0]!.state, 'failed')
  assert.match(String(desk.reported.at(-1)), /refused refund 1/)
  assert.equal((await desk.retry(orderId, 1)).state, 'asked')
  await desk.settle()
  assert.equal((await desk.read(orderId)).refunds[0]!.state, 'refunded')
  assert.equal((await desk.retry(orderId, 1)).code, 'refund_not_failed')
  assert.equal(await creditedOf(orderId), 1_000)
})

test('staff of another site and callers without a token cannot see orders', async () => {
  const { orderId } = await desk.published()
  assert.equal((await desk.read(orderId, 'GBR')).code, 'order_not_found')
  const response = await shop.visit().fetch(`/svc_fulfilment/order/${orderId}/refunds`)
  assert.equal(response.status, 404)
})
