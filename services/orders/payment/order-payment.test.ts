import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { RetryLater } from '#platform/jobs/retry-later.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { spreedlyEngine } from '#platform/payments/spreedly/spreedly.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { publishOrder, sweepOrders } from '../publish.ts'
import { authorizeOrder, releasePayment } from './order-payment.ts'
import { readOrder } from '../repository.ts'

const shop = await openTestShop()
const { db, deps, visit } = shop
const plate = [{ productId: 7, qty: 1 }]
const challenged = '4000000000002503'
const ready = async (card?: string) => {
  const visitor = visit()
  return { visitor, ...(await reachReviewStep(shop, visitor, 'USA', plate, card)) }
}
const respondToChallenge = (token: string) =>
  fetch(`${shop.sandboxUrl}/__sandbox/challenge/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'yes' }),
    redirect: 'manual',
  })
const details = (orderId: string) => ({ params: { orderId }, body: {}, key: randomUUID() })
const finish = 'POST /svc_checkout/order/{orderId}/payment-details'
const read = ({ call }: Visitor, orderId: string) =>
  call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })

const releases = statement<{ payload: { orderId: string; reference: string | null } }>(
  'test.releases',
  `with taken as (delete from outbox where topic = 'payment_release' returning id, payload) select payload from taken order by id`,
)
const holds = statement<{ held: number }>(
  'test.holds',
  `select count(*)::integer as held from sandbox.transaction
   where kind = 'Authorization' and state = 'succeeded' and captured = 0 and order_id = $1`,
)
const heldAmount = async (orderId: string) => (await db.run(holds, [orderId]))[0]!.held
const release = async () => {
  for (const { payload } of await db.run(releases, [])) await releasePayment(deps, payload.orderId, payload.reference)
}

test('repeating the idempotency key leaves an order with an open bank challenge unchanged [ORDER-223]', async () => {
  const { visitor, body } = await ready(challenged)
  const key = randomUUID()
  const first = await placeTestOrder(visitor, body, key)
  const again = await placeTestOrder(visitor, body, key)
  assert.deepEqual([again.orderId, again.status], [first.orderId, 'payment_pending'])
  await respondToChallenge(first.payment.transactionToken!)
  assert.equal((await visitor.call(finish, details(first.orderId))).status, 'payment_complete')
})

test('a payment attempt that fails a check leaves the previous attempt unchanged', async () => {
  const { visitor, body } = await ready(challenged)
  const first = await placeTestOrder(visitor, body)
  const wrong = structuredClone(body)
  wrong.items[0]!.price -= 1
  await assert.rejects(placeTestOrder(visitor, wrong), { code: 'wrong_product_price' })
  assert.equal((await read(visitor, first.orderId)).status, 'payment_pending')
})

test('a second payment attempt replaces the first, and the late authorization of the first is voided', async () => {
  const { visitor, body } = await ready(challenged)
  const first = await placeTestOrder(visitor, body)
  const transactionToken = await shop.cardToken()
  const second = await placeTestOrder(visitor, { ...body, payment: { ...body.payment, transactionToken } })
  assert.equal(second.status, 'payment_complete')
  assert.equal((await readOrder(db, first.orderId))?.status, 'payment_error')
  await respondToChallenge(first.payment.transactionToken!)
  assert.equal(await heldAmount(first.orderId), 1)
  await release()
  assert.deepEqual([await heldAmount(first.orderId), await heldAmount(second.orderId)], [0, 1])
})

const leaveOne = statement(
  'test.leave-one',
  `update stock set on_hand = reserved + 1, backorder = 0 where sellable_id = 7 and location = 'US'`,
)
const fill = statement('test.fill', `update stock set on_hand = 1000 where sellable_id = 7 and location = 'US'`)
const stockOf7 = statement<{ left: number }>(
  'test.left',
  `select on_hand - reserved as left from stock where sellable_id = 7 and location = 'US'`,
)

test('a shopper who returns from the bank can reorder the last unit, which the first attempt reserved', async () => {
  const { visitor, body } = await ready(challenged)
  const { visitor: other } = await ready()
  await db.run(leaveOne, [])
  await placeTestOrder(visitor, body)
  assert.deepEqual(await db.run(stockOf7, []), [{ left: 0 }])
  const canOrder = async ({ call }: Visitor) => (await call('GET /svc_list/cart', { query: {} }))!.canCheckOut
  assert.deepEqual([await canOrder(visitor), await canOrder(other)], [true, false])
  const again = { ...body, payment: { ...body.payment, transactionToken: await shop.cardToken() } }
  assert.equal((await placeTestOrder(visitor, again)).status, 'payment_complete')
  assert.deepEqual(await db.run(stockOf7, []), [{ left: 0 }])
  await db.run(fill, [])
  // Hides this challenge from the other tests.
  await db.run(releases, [])
})

test('the authorization of an ended order is checked again while the bank is undecided', async () => {
  const { visitor, body } = await ready(challenged)
  const first = await placeTestOrder(visitor, body)
  await placeTestOrder(visitor, { ...body, payment: { ...body.payment, transactionToken: await shop.cardToken() } })
  // The queue retries such an error later, so it is not a bug.
  const isWaitedFor = (error: Error) =>
    error instanceof RetryLater && error.message.includes(`${first.orderId} is pending`)
  await assert.rejects(release(), isWaitedFor)
})

/** Creates an engine that loses the response to the first authorization. */
function losingResponse(engine: CardEngine): CardEngine {
  let isLost = false
  return {
    ...engine,
    authorize: async (request) => {
      const outcome = await engine.authorize(request)
      if (isLost) return outcome
      isLost = true
      return { state: 'unknown' }
    },
  }
}

test('after a lost response, the payment is looked up before the card is charged again, so there is one authorization', async () => {
  const { visitor, body } = await ready()
  const order = await placeTestOrder(visitor, body)
  const lose = statement(
    'test.lose',
    `update shop_order set status = 'new', payment_reference = null, asks = 0 where id = $1`,
  )
  await db.run(lose, [order.orderId])
  await db.run(statement('test.forget', 'delete from sandbox.transaction where order_id = $1'), [order.orderId])
  await db.run(statement('test.token', 'update shop_order set payment_token = $2 where id = $1'), [
    order.orderId,
    body.payment.transactionToken,
  ])
  const losing = { ...deps, payments: createPayments({ cards: losingResponse(shop.engine) }) }
  const payer = { ip: '127.0.0.1', origin: 'http://localhost:3000', browserInfo: undefined }
  assert.equal((await authorizeOrder(losing, order.orderId, payer)).status, 'new')
  await db.run(
    statement('test.later', `update shop_order set asking_until = now() - interval '1 second' where id = $1`),
    [order.orderId],
  )
  assert.equal((await authorizeOrder(losing, order.orderId, payer)).status, 'payment_complete')
  assert.equal(await heldAmount(order.orderId), 1)
})

test('the sweep queues publishing again for a paid order that was not published', async () => {
  const { visitor, body } = await ready()
  const { orderId } = await placeTestOrder(visitor, body)
  await db.run(statement('test.age', `update shop_order set updated_at = now() - interval '1 hour' where id = $1`), [
    orderId,
  ])
  await db.run(statement('test.empty', `delete from outbox where topic = 'order_paid'`), [])
  await sweepOrders(deps, shop.clock())
  const [leased] = await db.run(
    statement<{ id: string }>('test.asked', `select payload->>'orderId' as id from outbox where topic = 'order_paid'`),
    [],
  )
  assert.equal(leased?.id, orderId)
  // The next sweep must not queue it again, because an hour of failures must not create sixty jobs.
  await db.run(statement('test.asked-for', `delete from outbox where topic = 'order_paid'`), [])
  await sweepOrders(deps, shop.clock())
  assert.deepEqual(await db.run(statement('test.once', `select id from outbox where topic = 'order_paid'`), []), [])
  await publishOrder(deps, orderId)
  assert.equal((await readOrder(db, orderId))?.status, 'published')
})

test('an order with an undecided payment does not block other orders', async () => {
  const [stuck, other] = [await ready(challenged), await ready(challenged)]
  const { orderId } = await placeTestOrder(stuck.visitor, stuck.body)
  const { orderId: otherId } = await placeTestOrder(other.visitor, other.body)
  await db.run(statement('test.expire', `update reservation set expires_at = expires_at - interval '30 days'`), [])
  const { paymentReference } = (await readOrder(db, orderId))!
  const { complete } = shop.engine
  const cards: CardEngine = {
    ...shop.engine,
    complete: async (reference, due) =>
      reference === paymentReference ? { state: 'unknown' } : complete(reference, due),
  }
  for (let minute = 0; minute < 2; minute += 1) {
    await sweepOrders({ ...deps, payments: createPayments({ cards }) }, shop.clock())
    await db.run(statement('test.minute', 'update shop_order set asking_until = null'), [])
  }
  assert.equal((await readOrder(db, orderId))?.status, 'payment_pending')
  assert.equal((await readOrder(db, otherId))?.status, 'payment_error')
})

test('the authorization of an order that has ended is voided exactly once', async () => {
  const { visitor, body } = await ready()
  const { orderId } = await placeTestOrder(visitor, body)
  const { paymentReference } = (await readOrder(db, orderId))!
  assert.deepEqual((await shop.engine.complete(paymentReference!, { amount: 1, currency: 'USD' })).state, 'authorized')
  await db.run(statement('test.end', `update shop_order set status = 'payment_error' where id = $1`), [orderId])
  await releasePayment(deps, orderId, paymentReference)
  const voided = statement<{ kind: string; order: string | null }>(
    'test.voided',
    `select kind, order_id as "order" from sandbox.transaction where reference_token = $1 and state = 'succeeded'`,
  )
  assert.deepEqual(await db.run(voided, [paymentReference]), [{ kind: 'Void', order: null }])
})

test('an interrupted capture does not count, and the next attempt captures the money', async () => {
  const { visitor, body } = await ready()
  const { orderId } = await placeTestOrder(visitor, body)
  const breakOff = (command: string) => db.transaction((tx) => tx.script(command))
  await breakOff(`create function test_break() returns trigger language plpgsql as $$ begin
      if new.kind = 'Capture' then raise 'the power went'; end if; return new; end $$;
    create trigger test_break before insert on sandbox.transaction for each row execute function test_break()`)
  await assert.rejects(publishOrder(deps, orderId), /unknown/)
  assert.match(String(shop.defects.pop()), /the power went/)
  await breakOff('drop function test_break cascade')
  await publishOrder(deps, orderId)
  assert.equal((await readOrder(db, orderId))?.status, 'published')
})

test('a card lookup returns unknown after a vault timeout, and null for an unknown card', async () => {
  const keys = { environmentKey: 'a', accessSecret: 'b', gatewayToken: 'c', cardFields: shop.engine.cardFields }
  const silent = spreedlyEngine({ ...keys, baseUrl: 'http://127.0.0.1:9/v1' })
  assert.equal(await silent.readCard('token'), 'unknown')
  assert.equal(await shop.engine.readCard('nobody-knows-it'), null)
})

test('items added to the cart during the bank challenge move to a new cart', async () => {
  const { visitor, body } = await ready(challenged)
  const pending = await placeTestOrder(visitor, body)
  await cartWith(visitor, [
    { productId: 8, qty: 2 },
    { productId: 7, qty: 1 },
  ])
  await respondToChallenge(pending.payment.transactionToken!)
  await visitor.call(finish, details(pending.orderId))
  const cart = await visitor.call('GET /svc_list/cart', { query: {} })
  assert.deepEqual(
    cart?.lines.map(({ productId, qty }) => [productId, qty]),
    [
      [7, 1],
      [8, 2],
    ],
  )
  assert.notEqual(cart?.list._id, body.listId)
})

test('a guest who logs in during the bank challenge finds the order on return; other customers do not [ORDER-218]', async () => {
  const { visitor, body } = await ready(challenged)
  const email = `${randomUUID()}@example.com`
  const account = { email, password: 'a long enough password', firstname: 'Ann', lastname: 'Lee' }
  await visitor.call('POST /svc_customer/customer', { body: account, key: randomUUID() })
  const pending = await placeTestOrder(visitor, body)
  const { merged } = await visitor.call('POST /svc_session/session/login', { body: account, key: randomUUID() })
  assert.deepEqual(merged, { added: 0, kept: 0, gifts: 0 })
  await respondToChallenge(pending.payment.transactionToken!)
  assert.equal((await visitor.call(finish, details(pending.orderId))).status, 'payment_complete')
  const { orders } = await visitor.call('GET /svc_checkout/order', { query: {} })
  assert.deepEqual(
    orders.map(({ orderId }) => orderId),
    [pending.orderId],
  )
  const stranger = visit()
  const other = { ...account, email: `${randomUUID()}@example.com` }
  await stranger.call('POST /svc_customer/customer', { body: other, key: randomUUID() })
  await stranger.call('POST /svc_session/session/login', { body: other, key: randomUUID() })
  assert.equal((await stranger.call('GET /svc_checkout/order', { query: {} })).count, 0)
  await assert.rejects(read(stranger, pending.orderId), { status: 404, code: 'order_not_found' })
})

test('a guest can read an order for 24 hours, only in the session that placed it [ORDER-226]', async () => {
  const { visitor, body } = await ready()
  const { orderId } = await placeTestOrder(visitor, body)
  const placed = statement(
    'test.placed',
    'update shop_order set created_at = now() - make_interval(hours => $2) where id = $1',
  )
  await db.run(placed, [orderId, 23])
  assert.equal((await read(visitor, orderId)).orderId, orderId)
  const notFound = { status: 404, code: 'order_not_found' }
  await assert.rejects(read(visit(), orderId), notFound)
  await db.run(placed, [orderId, 25])
  await assert.rejects(read(visitor, orderId), notFound)
})

test('an order is found only under its own store [ORDER-224]', async () => {
  const { visitor, body } = await ready()
  const { orderId } = await placeTestOrder(visitor, body)
  const under = (storeId: string) =>
    visitor.call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: { storeId } })
  assert.equal((await under('1')).orderId, orderId)
  await assert.rejects(under('34'), { status: 404, code: 'order_not_found' })
})

test('an order contains its payment type, number, and status, and while pending its token and browser info [ORDER-225]', async () => {
  const { visitor, body } = await ready(challenged)
  const browserInfo = { userAgent: 'A browser', screenWidth: 390, javaEnabled: false }
  const { orderId } = await placeTestOrder(visitor, { ...body, payment: { ...body.payment, browserInfo } })
  const { status, payment } = await read(visitor, orderId)
  assert.deepEqual(
    [status, payment.paymentType, payment.transactionId, payment.browserInfo],
    ['payment_pending', 'spreedly', orderId, browserInfo],
  )
  await respondToChallenge(payment.transactionToken!)
  await visitor.call(finish, details(orderId))
  const paid = await read(visitor, orderId)
  assert.deepEqual(
    [paid.status, paid.payment.paymentType, paid.payment.transactionId, paid.payment.transactionToken],
    ['payment_complete', 'spreedly', orderId, undefined],
  )
  assert.ok(!('browserInfo' in paid.payment))
})

test("an order for a store other than the site's store is refused", async () => {
  const { visitor, body } = await ready()
  await assert.rejects(placeTestOrder(visitor, { ...body, storeId: 34 }), { status: 422, code: 'store_mismatch' })
})
