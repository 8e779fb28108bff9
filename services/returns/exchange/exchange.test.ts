import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { reason } from '../returns-for-tests.ts'
import { exchangeDesk, exchangeProducts } from './exchanges-for-tests.ts'

const shop = await openTestShop(exchangeProducts)
const { db } = shop
const desk = exchangeDesk(shop)
const exportsOf = statement<{ kind: string }>(
  'test.exports-of-order',
  'select kind from fulfilment_export where order_id = $1 order by id',
)
const payWithBank = statement('test.pay-with-bank', "update shop_order set payment_method = 'ideal' where id = $1")

test('staff close a received return with an exchange order for the wanted variant, which ships without payment', async () => {
  const { visitor, orderId, itemId } = await desk.deliveredBelts()
  const number = await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green })
  await db.run(payWithBank, [orderId])
  const before = await desk.onHand(desk.green)
  const options = await desk.options(number)
  assert.deepEqual(
    options.items.map(({ wanted, qty }) => [wanted, qty]),
    [[desk.green, 1]],
  )
  const created = await desk.create(number, itemId)
  assert.deepEqual([created.state, created.exchangeOrder?.canCancel], ['exchanged', true])
  const exchangeId = created.exchangeOrder!.orderId
  assert.equal(created.replacement, exchangeId)
  assert.equal(await desk.onHand(desk.green), before - 1)
  const order = await visitor.call('GET /svc_checkout/order/{orderId}', { params: { orderId: exchangeId }, query: {} })
  assert.deepEqual(
    [
      order.status,
      order.payment.amount,
      order.payment.adyenType,
      order.totals.grandTotalIncludingTax,
      order.shipping.map(({ rate }) => rate),
      order.items.map(({ sku, qty }) => [sku, qty]),
    ],
    ['published', 0, 'scheme', 0, [0], [[desk.green, 1]]],
  )
  assert.deepEqual((await desk.returnable(visitor, exchangeId)).exchange, { orderId, returnNumber: number })
  assert.equal((await desk.returnable(visitor, orderId)).returns[0]!.replacement, exchangeId)
  const shipped = await desk.ship(exchangeId)
  assert.equal(shipped.status, 201)
  const { parcels } = await visitor.call('GET /svc_checkout/order/{orderId}/tracking', {
    params: { orderId: exchangeId },
  })
  assert.deepEqual(
    parcels.map(({ step, items }) => [step, items.map(({ qty }) => qty)]),
    [['shipped', [1]]],
  )
  assert.deepEqual(await findViolations(db), [])
})

test('a repeated exchange request returns the exchange order; a request for another variant or order is refused', async () => {
  const { visitor, orderId, itemId } = await desk.deliveredBelts()
  const number = await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green })
  const { replacement } = await desk.create(number, itemId)
  assert.equal((await desk.create(number, itemId)).replacement, replacement)
  assert.equal((await desk.create(number, itemId, desk.red)).code, 'wrong_state')
  const other = (await desk.refunds.published()).orderId
  assert.equal((await desk.act(number, 'exchange', { replacement: other })).code, 'wrong_state')
  const recorded = await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green })
  assert.equal((await desk.act(recorded, 'exchange', { replacement: other })).replacement, other)
  assert.equal((await desk.act(recorded, 'exchange', { replacement: other })).replacement, other)
  assert.equal((await desk.create(recorded, itemId)).code, 'wrong_state')
  assert.equal((await desk.cancel(recorded)).code, 'no_exchange_order')
  assert.equal((await desk.desk(number)).replacement, replacement)
})

test('an exchange order cannot be recorded as the order that replaces the items of a return', async () => {
  const { visitor, orderId, itemId } = await desk.deliveredBelts()
  const [first, second] = [
    await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green }),
    await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green }),
  ]
  const { replacement } = await desk.create(first, itemId)
  assert.equal((await desk.act(second, 'exchange', { replacement })).code, 'replacement_not_found')
  await desk.cancel(first)
  assert.equal((await desk.act(first, 'exchange', { replacement })).code, 'replacement_not_found')
  assert.deepEqual(await findViolations(db), [])
})

test('an exchange order and its cancellation are exported to the warehouse', async () => {
  const { visitor, orderId, itemId } = await desk.deliveredBelts()
  const number = await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green })
  const { replacement } = await desk.create(number, itemId)
  await desk.cancel(number)
  assert.deepEqual(
    (await db.run(exportsOf, [replacement])).map(({ kind }) => kind),
    ['order', 'cancelled'],
  )
})

test('two lines that want more units of a variant than are in stock are refused together', async () => {
  const visitor = await customerOf(shop)
  const belts = [4_001, 4_002].map((child) => ({ productId: 40, qty: 1, children: [{ productId: child, qty: 1 }] }))
  const { orderId, items } = await desk.delivered(belts, 'USA', visitor)
  const { number } = await desk.request(visitor, orderId, {
    items: items.map((itemId) => ({ itemId, qty: 1, ...reason })),
    resolution: 'exchange',
  })
  await desk.act(number, 'approve')
  const arrived = items.map((itemId) => ({ itemId, received: 1, accepted: 1, restocked: 1 }))
  await desk.act(number, 'receive', { items: arrived })
  const create = (skus: readonly string[]) =>
    desk.createOf(
      number,
      skus.map((sku, index) => ({ itemId: items[index]!, sku })),
    )
  const [black, red, green] = await Promise.all([desk.black, desk.red, desk.green].map(desk.onHand))
  assert.equal(black, 1)
  assert.equal((await create([desk.black, desk.black])).code, 'variant_sold_out')
  assert.equal((await create([desk.green])).code, 'unknown_line')
  assert.equal((await create([desk.green, desk.green])).state, 'exchanged')
  const left = await Promise.all([desk.black, desk.red, desk.green].map(desk.onHand))
  assert.deepEqual(left, [black, red, green! - 2])
  assert.deepEqual(await findViolations(db), [])
})
