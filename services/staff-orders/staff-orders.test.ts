import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const { db, deps } = shop
const key = () => randomUUID()
const { visitor } = await createStaffMember(shop, { email: 'olga@store.example' })
const plates = [{ productId: 7, qty: 3 }]

async function ordered(site: 'USA' | 'CAN' = 'USA') {
  const shopper = shop.visit(site)
  const { body } = await reachReviewStep(shop, shopper, site, plates)
  const { orderId } = await placeTestOrder(shopper, body)
  await publishOrder(deps, orderId)
  return { orderId }
}
const list = (query: Parameters<typeof visitor.call<'GET /svc_admin/orders'>>[1]['query'] = {}) =>
  visitor.call('GET /svc_admin/orders', { query })
const idsOf = async (query?: Parameters<typeof list>[0]) => (await list(query)).orders.map(({ orderId }) => orderId)

const first = await ordered()
const second = await ordered('CAN')

const rename = statement(
  'test.rename',
  `update shop_order set document = jsonb_set(document, '{shippingAddress,lastname}', '"Lindqvist"') where id = $1`,
)

test('the order list shows the newest orders first, is paginated across all sites, and can be filtered by site', async () => {
  assert.deepEqual(await idsOf(), [second.orderId, first.orderId])
  const page = await list({ limit: '1' })
  assert.deepEqual(
    page.orders.map(({ orderId, site, currency }) => [orderId, site, currency]),
    [[second.orderId, 'CAN', 'CAD']],
  )
  assert.deepEqual(await idsOf({ limit: '1', before: page.next! }), [first.orderId])
  assert.deepEqual(await idsOf({ site: 'USA' }), [first.orderId])
})

test('an order can be found by its number, name, email, phone, and tracking number, and by a misspelled name', async () => {
  const { order, phone } = await visitor.call('GET /svc_admin/orders/{orderId}', { params: { orderId: first.orderId } })
  await visitor.call('POST /svc_fulfilment/order/{orderId}/shipments', {
    params: { orderId: first.orderId },
    body: { carrier: 'ups', trackingNumber: '1Z999AA10123456784', pieces: [{ sku: order.items[0]!.sku, qty: 1 }] },
    key: key(),
  })
  const named = `${order.shippingAddress.firstname} ${order.shippingAddress.lastname}`
  for (const q of [first.orderId, named, order.email, phone, phone.replace(/\D/g, ''), '1z999aa1'])
    assert.ok((await idsOf({ q })).includes(first.orderId), q)
  await db.run(rename, [first.orderId])
  for (const q of ['lindqvist', 'ann lindqvist', 'lindkvist']) assert.deepEqual(await idsOf({ q }), [first.orderId], q)
  assert.deepEqual(await idsOf({ q: 'nothing like it' }), [])
})

test('an order leaves the shipping queue when all its units have shipped or its remaining units are canceled', async () => {
  const toShip = () => idsOf({ queue: 'to_ship' })
  assert.deepEqual(await toShip(), [second.orderId, first.orderId])
  await visitor.call('POST /svc_fulfilment/order/{orderId}/shipments', {
    params: { orderId: first.orderId },
    body: { carrier: 'ups' },
    key: key(),
  })
  assert.deepEqual(await toShip(), [second.orderId])
  const path = `/svc_fulfilment/site/CAN/order/${second.orderId}/cancel`
  const headers = { 'content-type': 'application/json', 'idempotency-key': key(), origin: 'http://localhost:3000' }
  const canceled = await visitor.fetch(path, { method: 'POST', headers, body: '{}' })
  assert.equal(canceled.status, 201, await canceled.text())
  assert.deepEqual(await toShip(), [])
  assert.deepEqual(await idsOf({ queue: 'refunded' }), [second.orderId])
})

test("the order detail contains the order's events, and its shipment is in the audit log", async () => {
  const params = { orderId: first.orderId }
  const { events, delivery, isCancelled } = await visitor.call('GET /svc_admin/orders/{orderId}', { params })
  assert.deepEqual([events.at(-1)?.to, delivery, isCancelled], ['published', 'shipped', false])
  const query = { objectType: 'order', objectId: first.orderId }
  const { entries } = await visitor.call('GET /svc_admin/audit', { query })
  assert.ok(entries.some(({ call }) => call === 'POST /svc_fulfilment/order/{orderId}/shipments'))
})

test('staff of one site see neither orders nor figures from another site', async () => {
  const canadian = await createStaffMember(shop, { email: 'cam@store.example', roles: ['manager'], sites: ['CAN'] })
  const orders = await canadian.visitor.call('GET /svc_admin/orders', { query: {} })
  assert.deepEqual(
    orders.orders.map(({ orderId }) => orderId),
    [second.orderId],
  )
  const foreign = canadian.visitor.call('GET /svc_admin/orders/{orderId}', { params: { orderId: first.orderId } })
  await assert.rejects(foreign, { status: 404, code: 'order_not_found' })
  const { sites } = await canadian.visitor.call('GET /svc_admin/home', {})
  assert.deepEqual(
    sites.map(({ site, today }) => [site, today.orders]),
    [['CAN', 1]],
  )
  assert.deepEqual((await canadian.visitor.call('GET /svc_admin/find', { query: { q: first.orderId } })).hits, [])
})

test('the back office search finds orders, customers, and products that the staff role may read', async () => {
  const hits = async (q: string, by = visitor) => (await by.call('GET /svc_admin/find', { query: { q } })).hits
  const [order] = await hits(first.orderId)
  assert.deepEqual([order?.type, order?.id, order?.site], ['order', first.orderId, 'USA'])
  await shop.visit().call('POST /svc_customer/customer', {
    body: { email: 'ann@shopper.example', password: 'a long password', firstname: 'Annabel', lastname: 'Lee' },
    key: key(),
  })
  const customers = async (by?: typeof visitor) =>
    (await hits('ann@shopper.example', by)).flatMap(({ type, detail }) => (type === 'customer' ? [detail] : []))
  assert.deepEqual(await customers(), ['ann@shopper.example'])
  assert.ok((await hits('IW-PL-20')).some(({ type }) => type === 'product'))
  const packer = await createStaffMember(shop, { email: 'pam@store.example', roles: ['warehouse'] })
  assert.deepEqual(await customers(packer.visitor), [])
})

test('counts of pending work are null for staff without the permission to see that work', async () => {
  const packer = await createStaffMember(shop, { email: 'pat@store.example', roles: ['warehouse'] })
  const { waiting } = await packer.visitor.call('GET /svc_admin/home', {})
  assert.deepEqual([waiting.ordersToShip, waiting.reviews, waiting.failedJobs], [0, null, null])
  const all = await visitor.call('GET /svc_admin/home', {})
  assert.ok(Object.values(all.waiting).every((count) => count !== null))
})
