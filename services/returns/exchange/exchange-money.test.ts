import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { findViolations } from '#services/invariants.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { exchangeDesk, exchangeProducts } from './exchanges-for-tests.ts'

const shop = await openTestShop(exchangeProducts)
const { db } = shop
const desk = exchangeDesk(shop)

/** Exchanges one unit from a delivered order of red belts for a green one, and delivers the green one. */
async function exchanged(qty = 2, shopper?: Visitor) {
  const order = await desk.deliveredBelts(qty, shopper)
  const { itemId, orderId, visitor } = order
  const number = await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green })
  const exchangeId = (await desk.create(number, itemId)).exchangeOrder!.orderId
  await desk.deliver(exchangeId)
  return { ...order, number, exchangeId }
}
const unitsOf = (refunds: readonly { lines: readonly { qty: number }[] }[]) =>
  refunds.map(({ lines }) => lines.reduce((sum, { qty }) => sum + qty, 0))

test('a returned exchange item is refunded on the paid order at the price that was paid, and only once', async () => {
  const { visitor, orderId, itemId, exchangeId } = await exchanged()
  const unit = (await desk.returnable(visitor, orderId)).items[0]!.unit
  const again = await desk.returnable(visitor, exchangeId)
  assert.deepEqual(
    again.items.map(({ returnable, unit: price }) => [returnable, price]),
    [[1, unit]],
  )
  const number = await desk.received(exchangeId, visitor, { itemId, qty: 1 })
  const refunded = await desk.act(number, 'refund')
  assert.deepEqual([refunded.state, refunded.refundOrderId, refunded.estimate.refund], ['refunded', orderId, unit])
  assert.equal((await desk.act(number, 'refund')).state, 'refunded')
  const { refunds } = await desk.refunds.read(orderId)
  assert.deepEqual(unitsOf(refunds), [1])
  assert.deepEqual((await desk.refunds.read(exchangeId)).refunds, [])
  assert.equal((await desk.returnable(visitor, exchangeId)).items[0]!.returnable, 0)
  assert.equal((await desk.returnable(visitor, orderId)).items[0]!.returnable, 1)
  assert.equal((await desk.refunds.refund(orderId, { lines: [{ itemId, qty: 1 }] })).status, 201)
  assert.deepEqual(await findViolations(db), [])
})

test('the returnable orders of a customer include an exchange order until its units are refunded', async () => {
  const visitor = await customerOf(shop)
  const { orderId, itemId, exchangeId } = await exchanged(1, visitor)
  const query = { orders: `${orderId},${exchangeId}` }
  const returnable = async () => (await visitor.call('GET /svc_rma/returnable', { query })).orders
  assert.deepEqual(await returnable(), [exchangeId])
  await desk.act(await desk.received(exchangeId, visitor, { itemId, qty: 1 }), 'refund')
  assert.deepEqual(await returnable(), [])
})

test("the paid order's units that were not exchanged can be returned too, and all refunds add up to the payment for the items", async () => {
  const { visitor, orderId, itemId, exchangeId, total } = await exchanged()
  const ofExchange = await desk.received(exchangeId, visitor, { itemId, qty: 1 })
  const other = await desk.received(orderId, visitor, { itemId, qty: 1 })
  await desk.act(other, 'refund')
  await desk.act(ofExchange, 'refund')
  const { refunds, refundable, refunded } = await desk.refunds.read(orderId)
  assert.deepEqual(unitsOf(refunds), [1, 1])
  assert.equal(Math.round((refunded + refundable) * 100), Math.round(total * 100))
  assert.equal((await desk.refunds.refund(orderId, { lines: [{ itemId, qty: 1 }] })).code, 'pieces_exceed')
  assert.deepEqual(await findViolations(db), [])
})

test('exchanged units are not refunded on the paid order, and nothing is refunded or canceled on the exchange order', async () => {
  const { visitor, orderId, itemId, exchangeId } = await exchanged()
  for (const body of [{ lines: [{ itemId, qty: 2 }] }, { everything: true }])
    assert.equal((await desk.refunds.refund(orderId, body)).code, 'units_in_return')
  assert.equal((await desk.refunds.refund(orderId, { lines: [{ itemId, qty: 1 }] })).status, 201)
  assert.equal((await desk.refunds.refund(orderId, { lines: [{ itemId, qty: 1 }] })).code, 'units_in_return')
  assert.equal((await desk.refunds.refund(exchangeId, { lines: [{ itemId, qty: 1 }] })).code, 'exchange_order')
  assert.equal((await desk.refunds.cancel(exchangeId)).code, 'exchange_order')
  const { canCancel } = await visitor.call('GET /svc_checkout/order/{orderId}/refunds', {
    params: { orderId: exchangeId },
  })
  assert.equal(canCancel, false)
  const cancel = { params: { orderId: exchangeId }, key: randomUUID() }
  await assert.rejects(visitor.call('POST /svc_checkout/order/{orderId}/cancel', cancel), { code: 'not_cancellable' })
})

test('after the exchange order is canceled, only the units of its return are claimed', async () => {
  const { visitor, orderId, itemId } = await desk.deliveredBelts()
  const number = await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green })
  await desk.create(number, itemId)
  await desk.cancel(number)
  const refund = () => desk.refunds.refund(orderId, { lines: [{ itemId, qty: 1 }] })
  assert.equal((await refund()).status, 201)
  assert.equal((await refund()).code, 'units_in_return')
  assert.equal((await desk.act(number, 'refund')).state, 'refunded')
  assert.equal((await refund()).code, 'pieces_exceed')
  assert.deepEqual(await findViolations(db), [])
})

test('a customer can request an address change for an exchange order, but not its cancellation', async () => {
  const { visitor, orderId, itemId } = await desk.deliveredBelts()
  const number = await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green })
  const exchangeId = (await desk.create(number, itemId)).exchangeOrder!.orderId
  const params = { orderId: exchangeId }
  const { canAsk } = await visitor.call('GET /svc_checkout/order/{orderId}/messages', { params })
  assert.deepEqual(canAsk, { cancel: false, address: true })
})

test('an exchange order has no invoice', async () => {
  const { visitor, exchangeId } = await exchanged()
  const params = { orderId: exchangeId, number: '0' }
  await assert.rejects(visitor.call('GET /svc_checkout/order/{orderId}/invoices/{number}', { params }), {
    code: 'invoice_not_found',
  })
})

test("an exchange of an exchanged item refers to the paid order, and that order's payment is refunded once at the end", async () => {
  const { visitor, orderId, itemId, exchangeId } = await exchanged(1)
  const second = await desk.received(exchangeId, visitor, { itemId, qty: 1, variant: desk.red })
  const next = (await desk.create(second, itemId, desk.red)).exchangeOrder!.orderId
  assert.equal((await desk.returnable(visitor, next)).exchange!.orderId, exchangeId)
  await desk.deliver(next)
  assert.equal((await desk.refunds.refund(orderId, { everything: true })).code, 'units_in_return')
  const last = await desk.received(next, visitor, { itemId, qty: 1 })
  assert.equal((await desk.act(last, 'refund')).refundOrderId, orderId)
  for (const id of [orderId, exchangeId, next])
    assert.equal((await desk.returnable(visitor, id)).items[0]!.returnable, 0)
  assert.deepEqual(await findViolations(db), [])
})

test('a returned exchange item can be refunded to a gift card, for the amount that gift cards did not pay', async () => {
  const { visitor, orderId, itemId, exchangeId } = await exchanged(1)
  const { number } = await desk.request(visitor, exchangeId, {
    items: [{ itemId, qty: 1, reason: 'changed_mind', condition: 'unopened' }],
    refundTo: 'gift_card',
  })
  await desk.act(number, 'approve')
  await desk.act(number, 'receive', { items: [{ itemId, received: 1, accepted: 1, restocked: 1 }] })
  const { state, split } = await desk.act(number, 'refund')
  assert.deepEqual([state, split.giftCards, split.card], ['refunded', 0, 0])
  assert.ok(split.newGiftCard > 0)
  const { refunds } = await desk.refunds.read(orderId)
  assert.deepEqual(
    refunds.map(({ toNewGiftCard }) => toNewGiftCard),
    [split.newGiftCard],
  )
  assert.deepEqual(await findViolations(db), [])
})
