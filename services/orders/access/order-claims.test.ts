import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const hour = 3_600_000
/** An hour later, earlier attempts no longer count. */
const later = () => shop.clock.advance(hour + 1_000)
const confirmEmail = statement(
  'test.confirm',
  'update customer set email_confirmed_at = now() where lower(email) = lower($1)',
)
const setEmail = statement('test.set-email', 'update shop_order set email = $2 where id = $1')

async function guestOrder(email: string) {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(visitor, body)
  await shop.db.run(setEmail, [orderId, email])
  return { visitor, orderId }
}
async function customer(email = `${randomUUID()}@example.com`, isConfirmed = true) {
  const visitor = shop.visit()
  const body = { email, password: 'a long enough password' }
  await visitor.call('POST /svc_customer/customer', { body, key: randomUUID() })
  await visitor.call('POST /svc_session/session/login', { body, key: randomUUID() })
  if (isConfirmed) await shop.db.run(confirmEmail, [email])
  return { email, visitor }
}
const claim = ({ call }: Visitor, orderId: string, postcode = '43215') =>
  call('POST /svc_checkout/order-claims', { body: { orderId, postcode }, key: randomUUID() })
const read = ({ call }: Visitor, orderId: string) =>
  call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
const notFound = { status: 404, code: 'order_not_found' }

test("a guest order with the account's confirmed email is added by its number and postcode", async () => {
  later()
  const { email, visitor } = await customer()
  const order = await guestOrder(email.toUpperCase())
  await assert.rejects(read(visitor, order.orderId), notFound)
  assert.deepEqual(await claim(visitor, order.orderId, ' 43215 '), { orderId: order.orderId })
  assert.equal((await read(visitor, order.orderId)).orderId, order.orderId)
  assert.deepEqual(await claim(visitor, order.orderId), { orderId: order.orderId })
  await assert.rejects(read(order.visitor, order.orderId), notFound)
})

test("an unconfirmed email, a wrong number or postcode, and someone else's order get the same error", async () => {
  later()
  const { email, visitor } = await customer()
  const { orderId } = await guestOrder(email)
  const other = await guestOrder('bob@example.com')
  const owned = await customer()
  const taken = await guestOrder(owned.email)
  await claim(owned.visitor, taken.orderId)
  await shop.db.run(setEmail, [taken.orderId, email])
  const unconfirmed = await customer(undefined, false)
  const unconfirmedOrder = await guestOrder(unconfirmed.email)
  const responses = new Set<string>()
  for (const [who, number, postcode] of [
    [visitor, '199999999', '43215'],
    [visitor, orderId, '43216'],
    [visitor, other.orderId, '43215'],
    [visitor, taken.orderId, '43215'],
    [unconfirmed.visitor, unconfirmedOrder.orderId, '43215'],
  ] as const) {
    later()
    const response = await who.fetch('/svc_checkout/order-claims', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ orderId: number, postcode }),
    })
    responses.add(`${response.status} ${await response.text()}`)
  }
  assert.deepEqual([...responses], ['404 {"error":{"code":"order_not_found","message":"order_not_found"}}'])
})

test('a customer can try to claim five orders an hour', async () => {
  later()
  const { visitor } = await customer()
  for (let attempt = 0; attempt < 5; attempt += 1) await assert.rejects(claim(visitor, `19999999${attempt}`), notFound)
  await assert.rejects(claim(visitor, '199999999'), { status: 429, code: 'too_many_requests' })
})

test('a guest must log in to claim an order', async () => {
  await assert.rejects(claim(shop.visit(), '199999999'), { status: 401, code: 'login_required' })
})
