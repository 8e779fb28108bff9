import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import {
  addresses,
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  reachReviewStep,
} from '#services/testing/orders-for-tests.ts'
import { openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { sweepPaymentAttempts } from './card-testing-limits.ts'

const shop = await openTestShop()
const { clock, db } = shop
const plate = [{ productId: 7, qty: 1 }]
const declined = '4012888888881881'
const minute = 60_000

/** Builds an order paid with a new card; the first call fills the cart. */
async function orderOf(visitor: Visitor, card = declined) {
  const cart = await visitor.call('GET /svc_list/cart', { query: {} })
  if (cart === null) return (await reachReviewStep(shop, visitor, 'USA', plate, card)).body
  return orderBody(
    'USA',
    await updateTestCheckout(visitor, cart.list._id, { paymentToken: await shop.cardToken(card) }),
  )
}

async function attempt(visitor: Visitor, card = declined) {
  return placeTestOrder(visitor, await orderOf(visitor, card)).then(
    ({ status }) => status,
    (error: { code: string }) => error.code,
  )
}

async function decline(visitor: Visitor, count: number) {
  for (let attempts = 0; attempts < count; attempts += 1) {
    assert.equal(await attempt(visitor), 'payment_error')
    clock.advance(minute)
  }
}

test('five declined payments in a session within 15 minutes block its orders for 15 minutes', async () => {
  const visitor = shop.visit()
  await decline(visitor, 5)
  await assert.rejects(placeTestOrder(visitor, await orderOf(visitor)), {
    status: 429,
    code: 'too_many_declines',
    details: { seconds: 14 * 60 },
  })
  assert.equal(await attempt(shop.visit(), '4111111111111111'), 'payment_complete')
  clock.advance(14 * minute)
  assert.equal(await attempt(visitor, '4111111111111111'), 'payment_complete')
})

test('the wait time after declined payments is also in the Retry-After header, in seconds', async () => {
  const visitor = shop.visit()
  await decline(visitor, 5)
  const body = await orderOf(visitor)
  const response = await visitor.fetch('/svc_checkout/order', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  })
  assert.deepEqual([response.status, response.headers.get('retry-after')], [429, '840'])
})

test('four declines, or five within more than 15 minutes, do not block orders', async () => {
  const visitor = shop.visit()
  await decline(visitor, 4)
  assert.equal(await attempt(visitor, '4111111111111111'), 'payment_complete')
  const slow = shop.visit()
  await decline(slow, 1)
  clock.advance(15 * minute)
  await decline(slow, 4)
  assert.equal(await attempt(slow, '4111111111111111'), 'payment_complete')
})

/** Creates a buy-now list, separate from the cart, and takes it to the review step. */
async function buyNow(visitor: Visitor) {
  const { _id: listId } = await visitor.call('POST /svc_list/lists', { body: { type: 'buyNow' }, key: randomUUID() })
  await visitor.call('POST /svc_list/lists/{id}/items', {
    params: { id: listId },
    body: { items: plate },
    version: 'any',
    key: randomUUID(),
  })
  return updateTestCheckout(visitor, listId, {
    shippingAddress: addresses.USA,
    paymentToken: await shop.cardToken(declined),
  })
}

const readDeclined = statement<{ count: number }>(
  'test.declined',
  `select count(*)::integer as count from order_event join shop_order on shop_order.id = order_id
   where cause = 'declined' and list_id = any($1)`,
)

test('if a session orders two lists twenty times concurrently, five requests reach the bank', async () => {
  const visitor = shop.visit()
  const beside = orderBody('USA', await buyNow(visitor))
  const cart = await orderOf(visitor)
  const outcomes: string[] = []
  for (let rounds = 0; rounds < 4; rounds += 1) {
    const tokens = await Promise.all(times(20, () => shop.cardToken(declined)))
    const placed = tokens.map((transactionToken, index) => {
      const body = index % 2 === 0 ? cart : beside
      return placeTestOrder(visitor, { ...body, payment: { ...body.payment, transactionToken } })
    })
    outcomes.push(...Object.keys(await countResults(placed)))
  }
  assert.deepEqual(await db.run(readDeclined, [[cart.listId, beside.listId]]), [{ count: 5 }])
  assert.ok(outcomes.includes('too_many_declines'))
})

test('declined payments from a network address block it for all shoppers; successful payments do not count', async () => {
  const visit = shop.visitBy({ maxDeclines: 3 })
  clock.advance(60 * minute)
  await decline(visit(), 2)
  for (const card of ['4111111111111111', declined]) await attempt(visit(), card)
  assert.equal(await attempt(visit(), '4111111111111111'), 'too_many_declines')
  clock.advance(15 * minute)
  assert.equal(await attempt(visit(), '4111111111111111'), 'payment_complete')
})

const countTries = statement<{ count: number }>('test.tries', 'select count(*)::integer as count from payment_try')

test('expired payment attempts are deleted, and successful ones are not stored', async () => {
  const visitor = shop.visit()
  const [before] = await db.run(countTries, [])
  assert.equal(await attempt(visitor, '4111111111111111'), 'payment_complete')
  assert.deepEqual(await db.run(countTries, []), [before])
  clock.advance(31 * minute)
  await sweepPaymentAttempts(db, clock())
  assert.deepEqual(await db.run(countTries, []), [{ count: 0 }])
})
