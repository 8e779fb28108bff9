import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findViolations } from '#services/invariants.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { exchangeDesk, exchangeProducts } from './exchanges-for-tests.ts'

const shop = await openTestShop(exchangeProducts)
const { db } = shop
const desk = exchangeDesk(shop)

test('staff close a received return with an order of the wanted variant, which ships without payment', async () => {
  const { visitor, orderId, itemId } = await desk.deliveredBelts()
  const number = await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green })
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
      order.totals.grandTotalIncludingTax,
      order.items.map(({ sku, qty }) => [sku, qty]),
    ],
    ['published', 0, 0, [[desk.green, 1]]],
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
