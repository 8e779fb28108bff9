import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

type Body = CallInput<Store, 'PUT /svc_admin/orders/{orderId}/contact'>['body']

const shop = await openTestShop()
const desk = refundDesk(shop)
const { visitor: staff } = await createStaffMember(shop, { email: 'olga@store.example' })

async function ordered() {
  const visitor = shop.visit('USA')
  const { orderId } = await placeTestOrder(
    visitor,
    (await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])).body,
  )
  await publishOrder(shop.deps, orderId)
  return { visitor, orderId }
}
const read = (orderId: string) => staff.call('GET /svc_admin/orders/{orderId}', { params: { orderId } })
const correct = (orderId: string, body: Body, by = staff) =>
  by.call('PUT /svc_admin/orders/{orderId}/contact', { params: { orderId }, body, key: randomUUID() })

test("staff corrections to an order's email and address appear in search, the warehouse export, and the customer's view", async () => {
  const { visitor, orderId } = await ordered()
  const { order, contactVersion } = await read(orderId)
  const exported = await desk.exports()
  const shippingAddress = { ...order.shippingAddress, lastname: 'Lindqvist', street: ['9 Right Street'] }
  const body = { contactVersion, email: 'right@example.com', shippingAddress }
  const corrected = await correct(orderId, body)
  assert.deepEqual([corrected.email, corrected.shippingAddress.street], ['right@example.com', ['9 Right Street']])
  assert.equal(corrected.shippingAddress.email, 'right@example.com')
  const now = await read(orderId)
  assert.equal(now.contactVersion, corrected.contactVersion)
  assert.deepEqual(now.order.billingAddress, order.billingAddress)
  assert.deepEqual(now.order.totals, order.totals)
  const found = await staff.call('GET /svc_admin/orders', { query: { q: 'lindqvist' } })
  assert.deepEqual([found.orders[0]?.orderId, found.orders[0]?.email], [orderId, 'right@example.com'])
  const own = await visitor.call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
  assert.deepEqual(own.shippingAddress.street, ['9 Right Street'])
  const { exports: after } = await desk.exports(exported.exports.at(-1)?.number)
  assert.deepEqual(
    after.map(({ kind, email, shippingAddress: to }) => [kind, email, to.street[0]]),
    [['address', 'right@example.com', '9 Right Street']],
  )
})

test('a repeated order correction is applied and logged once, and a correction of an outdated version is refused', async () => {
  const { orderId } = await ordered()
  const { contactVersion, order } = await read(orderId)
  const first = { contactVersion, email: 'first@example.com' }
  const result = await correct(orderId, first)
  assert.deepEqual(await correct(orderId, first), result)
  const late = correct(orderId, { contactVersion, email: order.email })
  await assert.rejects(late, { status: 409, code: 'order_changed' })
  const log = await staff.call('GET /svc_admin/audit', { query: { objectType: 'order', objectId: orderId } })
  const corrections = log.entries.filter(({ call }) => call === 'PUT /svc_admin/orders/{orderId}/contact')
  assert.equal(corrections.length, 1)
  assert.doesNotMatch(JSON.stringify(corrections), /first@example/)
})

test("an order correction is refused if it changes the postal code, is invalid, or concerns a packed order or another site's order", async () => {
  const { orderId } = await ordered()
  const { contactVersion, order } = await read(orderId)
  const { email, shippingAddress } = order
  const elsewhere = { contactVersion, email, shippingAddress: { ...shippingAddress, postcode: '10001' } }
  await assert.rejects(correct(orderId, elsewhere), { status: 422, code: 'other_place' })
  await assert.rejects(correct(orderId, { contactVersion, email: 'no email' }), { code: 'invalid_address' })
  const nameless = { contactVersion, email, shippingAddress: { ...shippingAddress, lastname: '' } }
  await assert.rejects(correct(orderId, nameless), { code: 'invalid_address' })
  const cam = await createStaffMember(shop, { email: 'cam@store.example', roles: ['manager'], sites: ['CAN'] })
  await assert.rejects(correct(orderId, { contactVersion, email }, cam.visitor), { code: 'order_not_found' })
  await desk.ship(orderId, { status: 'packed' })
  await assert.rejects(correct(orderId, { contactVersion, email }), { status: 409, code: 'already_packed' })
})
