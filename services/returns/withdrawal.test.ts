import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { updateTestCheckout, orderBody, placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { reason, openReturnDesk } from './returns-for-tests.ts'

const shop = await openTestShop()
const desk = openReturnDesk(shop)
await shop.db.run(
  statement(
    'test.returns-in-europe',
    `insert into flag (key, feature) values ('enable-eu-returns', '{"defaultValue": true}')`,
  ),
  [],
)

test('returning a whole order in Europe also refunds its standard delivery, exactly once', async () => {
  const visitor = await customerOf(shop, 'Ann', shop.visit('EUR'))
  const { orderId, items, total } = await desk.delivered([{ productId: 7, qty: 2 }], 'EUR', visitor)
  const [itemId] = items as [string]
  const estimate = (qty: number) =>
    visitor.call('POST /svc_rma/orders/{orderId}/estimate', {
      params: { orderId },
      body: { items: [{ itemId, qty, ...reason }] },
    })
  const [part, whole] = [await estimate(1), await estimate(2)]
  assert.equal(part.shipping, 0)
  assert.ok(whole.shipping > 0)
  assert.equal(whole.refund, total)
  const act = (number: string, event: string, body = {}) => desk.staffCall('POST', `/${number}/${event}`, body, 'EUR')
  const returnUnit = async () => {
    const { number } = await desk.request(visitor, orderId, { items: [{ itemId, qty: 1, ...reason }] })
    await act(number, 'approve')
    await act(number, 'receive', { items: [{ itemId, received: 1, accepted: 1, restocked: 0 }] })
    return act(number, 'refund')
  }
  assert.equal((await returnUnit()).estimate.shipping, 0)
  assert.equal((await returnUnit()).estimate.shipping, whole.shipping)
  assert.equal((await desk.refunds.read(orderId, 'EUR')).refunded, total)
})

test('a withdrawal from an order with express delivery refunds the price of the cheapest delivery offered', async () => {
  const visitor = await customerOf(shop, 'Ann', shop.visit('EUR'))
  const { listId, checkout } = await reachReviewStep(shop, visitor, 'EUR', [{ productId: 7, qty: 1 }])
  const offered = checkout.shipping.rates.toSorted((a, b) => a.shownRate - b.shownRate)
  const [cheapest, dearest] = [offered[0]!, offered.at(-1)!]
  assert.ok(cheapest.shownRate > 0 && cheapest.shownRate < dearest.shownRate)
  const { packageNumber, shippingCode } = dearest
  const body = orderBody('EUR', await updateTestCheckout(visitor, listId, { rates: [{ packageNumber, shippingCode }] }))
  const { orderId } = await placeTestOrder(visitor, body)
  await publishOrder(shop.deps, orderId)
  const parcel = (await desk.refunds.ship(orderId, {}, 'EUR')) as unknown as { id: string }
  await desk.refunds.sendEvent(parcel.id, { status: 'delivered' }, 'EUR')
  const { shipping } = await visitor.call('POST /svc_rma/orders/{orderId}/estimate', {
    params: { orderId },
    body: { items: [{ itemId: body.items[0]!.listItemId, qty: 1, ...reason }] },
  })
  assert.equal(shipping, cheapest.shownRate)
})

test('on EUR and GBR, a partial return has no fee within 14 days of delivery, and has a fee afterward', async () => {
  const visit = shop.visitBy({ returnPolicy: { feePercent: 10, addresses: {} } })
  const dayMs = 86_400_000
  const delivered = async (site: 'EUR' | 'GBR' | 'USA', days: number) => {
    const visitor = await customerOf(shop, 'Ann', visit(site))
    const order = await desk.refunds.published([{ productId: 7, qty: 2 }], site, visitor)
    const parcel = (await desk.refunds.ship(order.orderId, {}, site)) as unknown as { id: string }
    const at = shop.clock() - days * dayMs
    await desk.refunds.sendEvent(parcel.id, { status: 'delivered', at }, site)
    return { ...order, visitor }
  }
  const requested = async (site: 'EUR' | 'GBR' | 'USA', days: number) => {
    const { visitor, orderId, items } = await delivered(site, days)
    const { isFeeWaived, reasons } = await desk.returnable(visitor, orderId)
    const [itemId] = items as [string]
    const body = { items: [{ itemId, qty: 1, ...reason }] }
    const { fee } = await visitor.call('POST /svc_rma/orders/{orderId}/estimate', { params: { orderId }, body })
    const { items: stored } = await desk.request(visitor, orderId, body)
    const announced = reasons.find((each) => each.reason === reason.reason)!.feePercent
    return { isFeeWaived, announced, isCharged: fee > 0, stored: stored[0]!.feePercent }
  }
  const free = { isFeeWaived: true, announced: 0, isCharged: false, stored: 0 }
  const charged = { isFeeWaived: false, announced: 10, isCharged: true, stored: 10 }
  assert.deepEqual(await requested('EUR', 13), free)
  assert.deepEqual(await requested('EUR', 20), charged)
  assert.deepEqual(await requested('USA', 1), charged)
  await shop.db.run(
    statement(
      'test.returns-on-all-sites',
      `update flag set feature = '{"defaultValue": true}' where key = 'enable-eu-returns'`,
    ),
    [],
  )
  assert.deepEqual(await requested('GBR', 1), free)
})

test('a parcel without a delivery event does not end the fee-free period, although its units can be returned', async () => {
  const visit = shop.visitBy({ returnPolicy: { feePercent: 10, addresses: {} } })
  const dayMs = 86_400_000
  const daysAgo = (days: number) => shop.clock() - days * dayMs
  const sent = async () => {
    const visitor = await customerOf(shop, 'Ann', visit('EUR'))
    const { orderId } = await desk.refunds.published([{ productId: 7, qty: 2 }], 'EUR', visitor)
    const parcel = (await desk.refunds.ship(orderId, { at: daysAgo(28) }, 'EUR')) as unknown as { id: string }
    const read = async () => {
      const { items, isFeeWaived } = await desk.returnable(visitor, orderId)
      return [items[0]!.returnable, isFeeWaived]
    }
    return { orderId, parcel, read }
  }
  const unreported = await sent()
  assert.deepEqual(await unreported.read(), [2, true])
  await desk.refunds.sendEvent(unreported.parcel.id, { status: 'delivered', at: daysAgo(20) }, 'EUR')
  assert.deepEqual(await unreported.read(), [2, false])
  const legacy = await sent()
  const makeLegacy = statement(
    'test.order-before-parcels',
    `with removed as (delete from shipment where order_id = $1)
     update shop_order set document = document - 'pieces', created_at = to_timestamp($2::double precision / 1000)
     where id = $1`,
  )
  await shop.db.run(makeLegacy, [legacy.orderId, daysAgo(20)])
  assert.deepEqual(await legacy.read(), [2, true])
})

test('a fee that an earlier release stored for a return request in the withdrawal period is neither shown nor deducted', async () => {
  const visitor = await customerOf(shop, 'Ann', shop.visit('EUR'))
  const storeFee = statement('test.fee-of-earlier-release', 'update rma_item set fee_percent = 10 where item_id = $1')
  const received = async (daysSinceDelivery: number) => {
    const { orderId, items } = await desk.refunds.published([{ productId: 7, qty: 2 }], 'EUR', visitor)
    const [itemId] = items as [string]
    const parcel = (await desk.refunds.ship(orderId, {}, 'EUR')) as unknown as { id: string }
    const at = shop.clock() - daysSinceDelivery * 86_400_000
    await desk.refunds.sendEvent(parcel.id, { status: 'delivered', at }, 'EUR')
    const { number } = await desk.request(visitor, orderId, { items: [{ itemId, qty: 1, ...reason }] })
    await shop.db.run(storeFee, [itemId])
    const act = (event: string, body = {}) => desk.staffCall('POST', `/${number}/${event}`, body, 'EUR')
    await act('approve')
    const { estimate } = await act('receive', { items: [{ itemId, received: 1, accepted: 1, restocked: 0 }] })
    const shown = (await desk.read(visitor, number)).items[0]!.feePercent
    const refunded = await act('refund')
    const isPaidAsEstimated = (await desk.refunds.read(orderId, 'EUR')).refunded === estimate.refund
    return [shown, estimate.fee > 0, refunded.items[0]!.feePercent, refunded.estimate.fee > 0, isPaidAsEstimated]
  }
  assert.deepEqual(await received(13), [0, false, 0, false, true])
  assert.deepEqual(await received(20), [10, true, 10, true, true])
})

test('a returned exchange item has the fee-free period and the deadline of its own delivery, and refunds no shipping', async () => {
  const visit = shop.visitBy({ returnPolicy: { feePercent: 10, addresses: {} } })
  const visitor = await customerOf(shop, 'Ann', visit('EUR'))
  const { orderId, items } = await desk.refunds.published([{ productId: 7, qty: 2 }], 'EUR', visitor)
  const [itemId] = items as [string]
  const deliver = async (id: string, at: number) => {
    const parcel = (await desk.refunds.ship(id, {}, 'EUR')) as unknown as { id: string }
    await desk.refunds.sendEvent(parcel.id, { status: 'delivered', at }, 'EUR')
  }
  const act = (number: string, event: string, body = {}) => desk.staffCall('POST', `/${number}/${event}`, body, 'EUR')
  const received = async (id: string, resolution: 'refund' | 'exchange') => {
    const { number } = await desk.request(visitor, id, { items: [{ itemId, qty: 1, ...reason }], resolution })
    await act(number, 'approve')
    await act(number, 'receive', { items: [{ itemId, received: 1, accepted: 1, restocked: 0 }] })
    return number
  }
  const daysMs = 15 * 86_400_000
  await deliver(orderId, shop.clock() - daysMs)
  const ofPaid = await desk.returnable(visitor, orderId)
  assert.equal(ofPaid.isFeeWaived, false)
  const number = await received(orderId, 'exchange')
  const { sku } = ofPaid.items[0]!.variants[0]!
  const { replacement } = await act(number, 'exchange-order', { items: [{ itemId, sku }] })
  await deliver(replacement, shop.clock())
  const ofExchange = await desk.returnable(visitor, replacement)
  assert.equal(ofExchange.isFeeWaived, true)
  assert.equal(ofExchange.items[0]!.until! - ofPaid.items[0]!.until!, daysMs)
  await act(await received(orderId, 'refund'), 'refund')
  const { state, estimate } = await act(await received(replacement, 'refund'), 'refund')
  assert.deepEqual([state, estimate.shipping, estimate.fee], ['refunded', 0, 0])
})
