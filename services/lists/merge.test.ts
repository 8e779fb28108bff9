import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const challenged = '4000000000002503'
type Lines = Parameters<typeof cartWith>[1]

const account = () => ({
  email: `${randomUUID()}@example.com`,
  password: 'a long enough password',
  firstname: 'Ann',
  lastname: 'Lee',
})
const logIn = ({ call }: Visitor, body: ReturnType<typeof account>) =>
  call('POST /svc_session/session/login', { body, key: randomUUID() })
const respondToChallenge = (token: string, choice: 'yes' | 'no' = 'yes') =>
  fetch(`${shop.sandboxUrl}/__sandbox/challenge/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ answer: choice }),
    redirect: 'manual',
  })
const finish = ({ call }: Visitor, orderId: string) =>
  call('POST /svc_checkout/order/{orderId}/payment-details', { params: { orderId }, body: {}, key: randomUUID() })
const linesOf = async ({ call }: Visitor) => {
  const cart = await call('GET /svc_list/cart', { query: {} })
  return Object.fromEntries((cart?.lines ?? []).map(({ productId, qty }) => [productId, qty]))
}

/** Creates a customer with a cart, and a guest with the same contact details and a cart with a pending payment. */
async function begin(own: Lines, guests: Lines) {
  const body = account()
  const customer = shop.visit()
  await customer.call('POST /svc_customer/customer', { body, key: randomUUID() })
  await logIn(customer, body)
  if (own.length > 0) await cartWith(customer, own)
  const guest = shop.visit()
  const { body: order } = await reachReviewStep(shop, guest, 'USA', guests, challenged)
  const { orderId, payment } = await placeTestOrder(guest, order)
  return { account: body, customer, guest, orderId, token: payment.transactionToken! }
}

const plate = (qty: number) => ({ productId: 7, qty })
const bar = (qty: number) => ({ productId: 8, qty })

test('logging in during a bank challenge merges both carts, and only the ordered lines are removed, exactly once [LIST-232]', async () => {
  const { account: own, guest, orderId, token } = await begin([plate(2), bar(1)], [plate(1)])
  await cartWith(guest, [bar(2)])
  const { merged } = await logIn(guest, own)
  assert.deepEqual(merged, { added: 0, kept: 2, gifts: 0 })
  assert.deepEqual(await linesOf(guest), { 7: 3, 8: 3 })
  await respondToChallenge(token)
  assert.equal((await finish(guest, orderId)).status, 'payment_complete')
  assert.deepEqual(await linesOf(guest), { 7: 2, 8: 3 })
  // A repeated event removes no lines.
  await finish(guest, orderId)
  assert.deepEqual(await linesOf(guest), { 7: 2, 8: 3 })
})

test('logging in during a bank challenge that fails leaves all lines of both carts', async () => {
  const { account: own, guest, orderId, token } = await begin([plate(2)], [plate(1), bar(1)])
  await logIn(guest, own)
  await respondToChallenge(token, 'no')
  await finish(guest, orderId)
  assert.deepEqual(await linesOf(guest), { 7: 3, 8: 1 })
})

test("after login, a customer without a cart continues with the guest's pending cart", async () => {
  const { account: own, guest, orderId, token } = await begin([], [plate(1)])
  await logIn(guest, own)
  assert.deepEqual(await linesOf(guest), { 7: 1 })
  await respondToChallenge(token)
  await finish(guest, orderId)
  assert.deepEqual(await linesOf(guest), {})
})

for (const [choice, left] of [
  ['yes', { 7: 1, 8: 2 }],
  ['no', { 7: 2, 8: 2 }],
] as const)
  test(`if both carts are pending at login, the lines left after their orders are merged into one cart: ${choice}`, async () => {
    const { account: own, customer, guest, orderId, token } = await begin([], [plate(1)])
    await cartWith(guest, [bar(2)])
    const { body } = await reachReviewStep(shop, customer, 'USA', [plate(1)], challenged)
    const other = await placeTestOrder(customer, body)
    await cartWith(customer, [plate(1)])
    await logIn(guest, own)
    await respondToChallenge(token, choice)
    await finish(guest, orderId)
    await respondToChallenge(other.payment.transactionToken!)
    await finish(customer, other.orderId)
    assert.deepEqual(await linesOf(customer), left)
  })

/** Gives the lines of one product different engravings. */
const engrave = statement(
  'test.engrave',
  `insert into list_item (list_id, product_id, qty, options, children)
   select $1, 8, 1, jsonb_build_object('text', $2::text || n), '[]' from generate_series(1, $3::integer) as n`,
)
const countOf = async ({ call }: Visitor) => (await call('GET /svc_list/cart', { query: {} }))?.lines.length

test('two carts that are too large to merge at login are merged once one of them is ordered, without losing lines', async () => {
  const { account: own, customer, guest, orderId, token } = await begin([], [plate(1)])
  await shop.db.run(engrave, [(await cartWith(customer, [bar(1)]))._id, 'mine', 194])
  await shop.db.run(engrave, [(await cartWith(guest, [plate(1)]))._id, 'guest', 4])
  await shop.db.run(engrave, [(await cartWith(guest, [plate(1)]))._id, 'more', 1])
  const { merged } = await logIn(guest, own)
  assert.deepEqual(merged, { added: 0, kept: 0, gifts: 0 })
  assert.equal(await countOf(guest), 195)
  await respondToChallenge(token)
  await finish(guest, orderId)
  assert.equal(await countOf(guest), 195 + 5)
})

for (const [choice, pieces] of [
  ['yes', 3],
  ['no', 4],
] as const)
  test(`the remaining lines fill a cart up to 200 lines, and raising existing lines does not count: ${choice}`, async () => {
    const { account: own, customer, guest, orderId, token } = await begin([], [plate(1)])
    await shop.db.run(engrave, [(await cartWith(customer, [plate(1)]))._id, 'mine', 199])
    await shop.db.run(engrave, [(await cartWith(guest, [plate(2)]))._id, 'guest', 3])
    await logIn(guest, own)
    await respondToChallenge(token, choice)
    await finish(guest, orderId)
    assert.equal(await countOf(customer), 200)
    assert.equal((await linesOf(customer))[7], pieces)
  })

test('at login, a full cart accepts more units of products that it already contains', async () => {
  const own = account()
  const customer = shop.visit()
  await customer.call('POST /svc_customer/customer', { body: own, key: randomUUID() })
  await logIn(customer, own)
  await shop.db.run(engrave, [(await cartWith(customer, [plate(1)]))._id, 'mine', 199])
  const guest = shop.visit()
  await shop.db.run(engrave, [(await cartWith(guest, [plate(2)]))._id, 'guest', 1])
  await logIn(guest, own)
  assert.equal(await countOf(guest), 200)
  assert.equal((await linesOf(guest))[7], 3)
})

test('a concurrent login and payment result neither lose a line nor remove one twice', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { account: own, guest, orderId, token } = await begin([bar(1)], [plate(1)])
    await cartWith(guest, [plate(2)])
    await respondToChallenge(token)
    // An order that was paid before the login still belongs to the guest.
    const settled = finish(guest, orderId).catch(() => {})
    await Promise.all([logIn(guest, own), settled])
    await finish(guest, orderId).catch(() => {})
    assert.deepEqual(await linesOf(guest), { 7: 2, 8: 1 })
  }
})
