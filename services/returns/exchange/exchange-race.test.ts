import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { lockOrder } from '#services/orders/steps.ts'
import { waitForBlockedSession } from '#services/testing/lock-wait-for-tests.ts'
import { openTestShop, times } from '#services/testing/shop-for-tests.ts'
import { exchangeDesk, exchangeProducts } from './exchanges-for-tests.ts'

const shop = await openTestShop(exchangeProducts)
const { db } = shop
const desk = exchangeDesk(shop)
const lockAtOnce = statement('test.lock-at-once', 'select id from shop_order where id = $1 for update nowait')

async function receivedBelt(qty = 1) {
  const order = await desk.deliveredBelts(qty)
  const { orderId, visitor, itemId } = order
  return { ...order, number: await desk.received(orderId, visitor, { itemId, qty, variant: desk.green }) }
}

test('twenty concurrent exchange requests create one exchange order and take its stock once', async () => {
  const { number, itemId } = await receivedBelt(2)
  const before = await desk.onHand(desk.green)
  const results = await Promise.all(times(20, () => desk.create(number, itemId)))
  assert.deepEqual([...new Set(results.map(({ status }) => status))], [200])
  assert.equal(new Set(results.map(({ exchangeOrder }) => exchangeOrder?.orderId)).size, 1)
  assert.equal(await desk.onHand(desk.green), before - 2)
  assert.deepEqual(await findViolations(db), [])
})

test('of concurrent exchanges for the last unit, one succeeds, and the others can be refunded', async () => {
  const returned = [await receivedBelt(), await receivedBelt(), await receivedBelt()]
  const results = await Promise.all(returned.map(({ number, itemId }) => desk.create(number, itemId, desk.black)))
  assert.deepEqual(results.map(({ code }) => code ?? 'created').toSorted(), [
    'created',
    'variant_sold_out',
    'variant_sold_out',
  ])
  assert.equal(await desk.onHand(desk.black), 0)
  for (const [index, { number }] of returned.entries()) {
    if (results[index]!.code === undefined) continue
    assert.equal((await desk.act(number, 'refund')).state, 'refunded')
  }
  assert.deepEqual(await findViolations(db), [])
})

test('if a refund and an exchange of a return are concurrent, only one of them succeeds', async () => {
  const { number, itemId, orderId } = await receivedBelt()
  const [refunds, exchanges] = await Promise.all([
    Promise.all(times(5, () => desk.act(number, 'refund'))),
    Promise.all(times(5, () => desk.create(number, itemId))),
  ])
  assert.ok([...refunds, ...exchanges].every(({ status }) => status < 500))
  const { state, exchangeOrder } = await desk.desk(number)
  const refunded = (await desk.refunds.read(orderId)).refunds.length
  assert.deepEqual([exchangeOrder !== null, refunded], state === 'exchanged' ? [true, 0] : [false, 1])
  assert.deepEqual(await findViolations(db), [])
})

test('refunds of the paid order and an exchange of its units never cover the same unit', async () => {
  const { number, itemId, orderId } = await receivedBelt()
  const [, , { state }] = await Promise.all([
    desk.refunds.refund(orderId, { lines: [{ itemId, qty: 1 }] }),
    desk.refunds.refund(orderId, { everything: true }),
    desk.create(number, itemId),
  ])
  assert.equal(state, 'exchanged')
  assert.deepEqual((await desk.refunds.read(orderId)).refunds, [])
})

test('concurrent refunds for returns of the paid order and the exchange order refund each unit once, and never more than was paid', async () => {
  const { orderId, visitor, itemId, total } = await desk.deliveredBelts(2)
  const number = await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green })
  const exchangeId = (await desk.create(number, itemId)).exchangeOrder!.orderId
  await desk.deliver(exchangeId)
  const ofExchange = await desk.received(exchangeId, visitor, { itemId, qty: 1 })
  const ofOrder = await desk.received(orderId, visitor, { itemId, qty: 1 })
  const results = await Promise.all([
    ...times(6, () => desk.act(ofExchange, 'refund')),
    ...times(6, () => desk.act(ofOrder, 'refund')),
    ...times(3, () => desk.refunds.refund(orderId, { lines: [{ itemId, qty: 1 }] })),
  ])
  assert.ok(results.every(({ status }) => status < 500))
  const { refunds, refunded } = await desk.refunds.read(orderId)
  const units = refunds.flatMap(({ lines }) => lines).reduce((sum, { qty }) => sum + qty, 0)
  assert.deepEqual([units, refunds.length], [2, 2])
  assert.ok(refunded <= total)
  assert.deepEqual(await findViolations(db), [])
})

test('refunding a returned exchange item locks both orders in order of ids, so that it does not deadlock with any other change', async () => {
  const { orderId, visitor, itemId, number } = await receivedBelt()
  const exchangeId = (await desk.create(number, itemId)).exchangeOrder!.orderId
  await desk.deliver(exchangeId)
  const returned = await desk.received(exchangeId, visitor, { itemId, qty: 1 })
  assert.ok(orderId < exchangeId)
  const refund = await db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const refunding = desk.act(returned, 'refund')
    await waitForBlockedSession(db)
    // Fails if the waiting refund has locked the exchange order.
    await tx.run(lockAtOnce, [exchangeId])
    return { refunding }
  })
  assert.equal((await refund.refunding).state, 'refunded')
})

test('canceling an exchange order before it ships returns its stock once, reopens the return, and never cancels a later exchange order', async () => {
  const { number, itemId } = await receivedBelt()
  const before = await desk.onHand(desk.green)
  const { exchangeOrder } = await desk.create(number, itemId)
  const canceled = await Promise.all(times(5, () => desk.cancel(number, exchangeOrder!.orderId)))
  assert.deepEqual(
    canceled.map(({ state, replacement, exchangeOrder: left }) => [state, replacement, left]),
    times(5, () => ['received', '', null]),
  )
  assert.equal(await desk.onHand(desk.green), before)
  assert.equal((await desk.ship(exchangeOrder!.orderId)).code, 'nothing_left')
  assert.deepEqual(await findViolations(db), [])
  const other = await desk.create(number, itemId, desk.red)
  assert.notEqual(other.exchangeOrder!.orderId, exchangeOrder!.orderId)
  assert.equal((await desk.cancel(number, exchangeOrder!.orderId)).code, 'wrong_state')
  assert.equal((await desk.desk(number)).replacement, other.replacement)
  assert.equal((await desk.cancel(number)).state, 'received')
  assert.equal((await desk.act(number, 'refund')).state, 'refunded')
  assert.deepEqual(await findViolations(db), [])
})

test('if the shipment and the cancellation of an exchange order are concurrent, only one of them succeeds', async () => {
  const { number, itemId } = await receivedBelt()
  const { exchangeOrder } = await desk.create(number, itemId)
  const [shipped, canceled] = await Promise.all([desk.ship(exchangeOrder!.orderId), desk.cancel(number)])
  if (shipped.status === 201) assert.equal(canceled.code, 'exchange_shipped')
  else assert.deepEqual([shipped.code, canceled.state], ['nothing_left', 'received'])
  assert.deepEqual(await findViolations(db), [])
})

test('an exchange without a settled difference needs a variant of the same product at the same price for each accepted line', async () => {
  const { number, itemId } = await receivedBelt()
  const create = async (sku: string) => (await desk.create(number, itemId, sku)).code
  assert.deepEqual(await Promise.all([create(desk.gold), create('IW-PL-20')]), [
    'difference_changed',
    'variant_not_found',
  ])
  assert.equal((await desk.create(number, randomUUID())).code, 'unknown_line')
  assert.equal((await desk.desk(number)).state, 'received')
  const early = await desk.deliveredBelts()
  const { number: requested } = await desk.request(early.visitor, early.orderId, {
    items: [{ itemId: early.itemId, qty: 1, reason: 'changed_mind', condition: 'unopened' }],
  })
  assert.equal((await desk.create(requested, early.itemId)).code, 'wrong_state')
  assert.equal((await desk.cancel(requested)).code, 'wrong_state')
})

test('a shopper can request an exchange for a variant of the same product at the same price, but not for a sold-out variant', async () => {
  const { visitor, orderId, itemId } = await desk.deliveredBelts()
  const { items } = await desk.returnable(visitor, orderId)
  const offered = items[0]!.variants.map(({ sku }) => sku)
  assert.deepEqual(offered, [desk.red, desk.green, desk.black])
  const request = (variant: string, qty = 1) =>
    desk.request(visitor, orderId, {
      items: [{ itemId, qty, reason: 'does_not_fit', condition: 'opened', variant }],
      resolution: 'exchange',
    })
  await assert.rejects(request(desk.gold), { code: 'price_differs', details: { itemId } })
  await assert.rejects(request('IW-PL-20'), { code: 'variant_not_found' })
  await assert.rejects(request(desk.black, 2), { code: 'variant_sold_out' })
  const created = await request(desk.green)
  assert.deepEqual(
    created.items.map(({ wish }) => wish),
    ['Green'],
  )
})
