import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { OrderFilter } from '#domain/orders/order-filter.ts'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop, testStaffToken, type Visitor } from '#services/testing/shop-for-tests.ts'
import { publishOrder } from '../publish.ts'

const shop = await openTestShop([...testProducts, ...typedProducts])
const { db, deps } = shop
const plates = [{ productId: 7, qty: 3 }]
const giftcard = {
  amount: 50,
  recipientEmail: 'bo@example.com',
  recipientName: 'Bo',
  senderEmail: 'ann@example.com',
  senderName: 'Ann',
}
const card = { productId: 62, qty: 1, metadata: { giftcard } }
const move = statement('test.move-order', 'update shop_order set created_at = $2 where id = $1')

async function published(visitor: Visitor, lines: Parameters<typeof reachReviewStep>[3] = plates) {
  const { body } = await reachReviewStep(shop, visitor, 'USA', lines)
  const { orderId } = await placeTestOrder(visitor, body)
  await publishOrder(deps, orderId)
  return orderId
}
async function desk(path: string, body: object): Promise<{ id: string }> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    authorization: `Bearer ${testStaffToken}`,
  }
  const options = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await shop.visit().fetch(`/svc_fulfilment/${path}`, options)
  assert.ok(response.ok, await response.clone().text())
  return (await response.json()) as { id: string }
}
const ship = (orderId: string, qty: number) =>
  desk(`order/${orderId}/shipments`, { carrier: 'ups', pieces: [{ sku: 'IW-PL-20', qty }] })
async function list({ call }: Visitor, query: { filter?: OrderFilter; year?: string; limit?: string } = {}) {
  const found = await call('GET /svc_checkout/order', { query })
  return found.view === 'summary' ? found : assert.fail()
}
const idsOf = async (visitor: Visitor, filter: OrderFilter) =>
  (await list(visitor, { filter })).orders.map(({ orderId }) => orderId)
const deliveryOf = async (visitor: Visitor) => (await list(visitor)).orders.map(({ delivery }) => delivery)

test('an order is open until all its units have shipped, and counts as shipped from its first parcel on', async () => {
  const ann = await customerOf(shop)
  const orderId = await published(ann)
  const filters = async () => [(await idsOf(ann, 'open')).length, (await idsOf(ann, 'shipped')).length]
  assert.deepEqual([await deliveryOf(ann), await filters()], [['waiting'], [1, 0]])
  await ship(orderId, 2)
  assert.deepEqual([await deliveryOf(ann), await filters()], [['partly'], [1, 1]])
  const { id } = await ship(orderId, 1)
  assert.deepEqual([await deliveryOf(ann), await filters()], [['shipped'], [0, 1]])
  await desk(`shipments/${id}/events`, { status: 'delivered' })
  assert.deepEqual(await deliveryOf(ann), ['shipped'])
})

test('an order is delivered once all its parcels are delivered', async () => {
  const ann = await customerOf(shop)
  const { id } = await ship(await published(ann), 3)
  await desk(`shipments/${id}/events`, { status: 'delivered' })
  assert.deepEqual([await deliveryOf(ann), await idsOf(ann, 'open')], [['delivered'], []])
})

test('a canceled order is listed only as canceled', async () => {
  const ann = await customerOf(shop)
  const { body } = await reachReviewStep(shop, ann, 'USA', plates)
  const { orderId } = await placeTestOrder(ann, body)
  const cancelAll = statement(
    'test.cancel-all',
    `update shop_order set cancelled = (select jsonb_object_agg(line->>'itemId', line->'qty')
       from jsonb_array_elements(document->'lines') as line) where id = $1`,
  )
  await db.run(cancelAll, [orderId])
  const found = await Promise.all((['open', 'shipped', 'virtual'] as const).map((filter) => idsOf(ann, filter)))
  assert.deepEqual([await idsOf(ann, 'cancelled'), found], [[orderId], [[], [], []]])
})

test('an order is no longer open once the remaining units are canceled', async () => {
  const ann = await customerOf(shop)
  const orderId = await published(ann)
  await ship(orderId, 2)
  const cancelOne = statement(
    'test.cancel-one',
    `update shop_order set cancelled = jsonb_build_object(document->'lines'->0->>'itemId', 1) where id = $1`,
  )
  await db.run(cancelOne, [orderId])
  assert.deepEqual([await deliveryOf(ann), await idsOf(ann, 'open')], [['shipped'], []])
})

test('orders that contain a gift card are listed as virtual, even if they also contain items to ship', async () => {
  const ann = await customerOf(shop)
  const ofPlates = await published(ann)
  const ofCard = await published(ann, [card])
  const ofBoth = await published(ann, [...plates, card])
  assert.deepEqual(await idsOf(ann, 'virtual'), [ofBoth, ofCard])
  assert.deepEqual(await idsOf(ann, 'open'), [ofBoth, ofPlates])
  assert.deepEqual(await deliveryOf(ann), ['waiting', 'none', 'waiting'])
})

test('the year filter counts orders by UTC year and always offers every year that has orders', async () => {
  const ann = await customerOf(shop)
  const [old, new_] = [await published(ann), await published(ann)]
  await db.run(move, [old, '2024-12-31T23:59:59Z'])
  await db.run(move, [new_, '2025-01-01T00:00:00Z'])
  const of = async (year: string) => (await list(ann, { year })).orders.map(({ orderId }) => orderId)
  assert.deepEqual([await of('2024'), await of('2025'), await of('2026')], [[old], [new_], []])
  const { years, count } = await list(ann, { year: '2026' })
  assert.deepEqual([years, count], [[2025, 2024], 0])
})

test('a customer sees neither the orders of other customers nor the years of those orders', async () => {
  await published(await customerOf(shop))
  const { orders, years } = await list(await customerOf(shop, 'Bob'))
  assert.deepEqual([orders, years], [[], []])
})

test('an unknown filter or an impossible year returns 400', async () => {
  const ann = await customerOf(shop)
  for (const query of ['filter=lost', 'year=1', 'year=99999', 'year=x'])
    assert.equal((await ann.fetch(`/svc_checkout/order?${query}`)).status, 400, query)
})
