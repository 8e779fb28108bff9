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
import { cartWith, openTestShop, times } from '#services/testing/shop-for-tests.ts'
import { allocateOrderNumber, readOrder } from '../repository.ts'
import { publishOrder } from '../publish.ts'
import { applyOutcome } from '../payment/order-payment.ts'

const shop = await openTestShop()
const { db, deps, visit } = shop
const plate = [{ productId: 7, qty: 1 }]
const ready = async (card?: string) => {
  const visitor = visit()
  return { visitor, ...(await reachReviewStep(shop, visitor, 'USA', plate, card)) }
}

test('a placed order is returned with all fields, and later reads return the same [ORDER-201]', async () => {
  const { visitor, body } = await ready()
  const order = await placeTestOrder(visitor, { ...body, comments: 'Ring twice' })
  const fields = [
    'listId',
    'items',
    'status',
    'shippingMode',
    'totals',
    'storeId',
    'payment',
    'shippingAddress',
    'billingAddress',
    'shipping',
    'giftcards',
    'comments',
    'customer',
    'meta',
    'orderId',
  ]
  for (const field of fields) assert.ok(field in order, field)
  assert.deepEqual([order.listId, order.comments, order.shippingMode], [body.listId, 'Ring twice', body.shippingMode])
  const { orderId } = order
  assert.deepEqual(await visitor.call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} }), order)
})

test('order numbers outside USA start with the store id of their site [ORDER-238]', async () => {
  const prefixes = { CAN: '2', AUS: '18', EUR: '5', GBR: '34', APO: '4' } as const
  for (const site of ['CAN', 'AUS', 'EUR', 'GBR', 'APO'] as const) {
    const visitor = visit(site)
    const { body } = await reachReviewStep(shop, visitor, site, plate)
    assert.match((await placeTestOrder(visitor, body)).orderId, new RegExp(`^${prefixes[site]}\\d{8}$`), site)
  }
})

test('50 order numbers drawn concurrently are unique [ORDER-238]', async () => {
  const numbers = await Promise.all(times(50, () => db.transaction((tx) => allocateOrderNumber(tx, 'USA'))))
  assert.equal(new Set(numbers).size, 50)
})

test('the customer in an order has an email address, an account id if there is one, and a group [ORDER-206]', async () => {
  const guest = await ready()
  assert.deepEqual((await placeTestOrder(guest.visitor, guest.body)).customer, {
    email: 'ann@example.com',
    customerId: null,
    groupId: 0,
  })
  const visitor = visit()
  const account = { email: `${randomUUID()}@example.com`, password: 'a long enough password' }
  await visitor.call('POST /svc_customer/customer', {
    body: { ...account, firstname: 'Ann', lastname: 'Lee' },
    key: randomUUID(),
  })
  await visitor.call('POST /svc_session/session/login', { body: account, key: randomUUID() })
  const { body } = await reachReviewStep(shop, visitor, 'USA', plate)
  const { customer } = await placeTestOrder(visitor, {
    ...body,
    customer: { customerId: 1, groupId: 9 },
  } as typeof body)
  assert.deepEqual([customer.email, customer.groupId], ['ann@example.com', 1])
  assert.ok(customer.customerId! > 0)
  const [stored] = await db.run(
    statement<{ id: number }>('test.customer', 'select id from customer where email = $1'),
    [account.email],
  )
  assert.equal(customer.customerId, stored?.id)
})

test('an order stores the locale and the linked training account from the request; both are optional [ORDER-209, ORDER-239]', async () => {
  const { visitor, body } = await ready()
  const meta = { l10n: { country: 'US', lang: 'en', path: '' }, btwb: 'athlete-7' }
  assert.deepEqual((await placeTestOrder(visitor, { ...body, meta })).meta, meta)
  const without = await ready()
  assert.deepEqual((await placeTestOrder(without.visitor, without.body)).meta, {})
  const webMeta = { l10n: { country: 'usa', lang: 'en', path: '' } }
  const other = await ready()
  await assert.rejects(placeTestOrder(other.visitor, { ...other.body, meta: webMeta }), { status: 400 })
})

test('an order stores the app version and platform; a web order has neither [ORDER-207]', async () => {
  const { visitor, body } = await ready()
  const meta = { appVersion: '4.12.0', appPlatform: 'ios' }
  const { orderId } = await placeTestOrder(visitor, { ...body, meta })
  const read = await visitor.call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
  assert.deepEqual(read.meta, meta)
  for (const wrong of [{ appVersion: '4'.repeat(41) }, { appPlatform: 'i'.repeat(21) }]) {
    const other = await ready()
    await assert.rejects(placeTestOrder(other.visitor, { ...other.body, meta: wrong }), { status: 400 })
  }
  const web = await ready()
  const { meta: webMeta } = await placeTestOrder(web.visitor, web.body)
  assert.deepEqual([webMeta.appVersion, webMeta.appPlatform], [undefined, undefined])
})

test('an order has the anonymous analytics id of its list [ORDER-210]', async () => {
  const { visitor, body } = await ready()
  const key = randomUUID()
  await visitor.call('PUT /svc_list/lists/{id}/metadata', {
    params: { id: body.listId },
    body: { rsAnonId: 'anon-7' },
    version: 'any',
    key,
  })
  assert.equal((await placeTestOrder(visitor, body)).meta.rsAnonId, 'anon-7')
})

const events = statement<{ to: string }>(
  'test.events',
  'select to_status as to from order_event where order_id = $1 order by id',
)
const countMails = statement<{ count: number }>(
  'test.asked',
  'select count(*)::integer as count from sandbox.transaction where order_id = $1',
)

test('a free order skips the engine and is published; an order that only claims to be free is refused [PAY-242]', async () => {
  const { code } = await db.transaction((tx) =>
    deps.giftCards.issue(tx, { site: 'USA', amount: 10_000_000, source: randomUUID() }),
  )
  const visitor = visit()
  const { _id: listId } = await cartWith(visitor, plate)
  await updateTestCheckout(visitor, listId, { shippingAddress: addresses.USA })
  const body = orderBody('USA', await updateTestCheckout(visitor, listId, { giftcards: [{ code }] }))
  assert.deepEqual([body.payment.amount, body.payment.transactionToken], [0, undefined])
  const { orderId, payment } = await placeTestOrder(visitor, body)
  assert.equal(payment.amount, 0)
  await publishOrder(deps, orderId)
  assert.deepEqual(
    (await db.run(events, [orderId])).map(({ to }) => to),
    ['new', 'payment_complete', 'published'],
  )
  assert.deepEqual(await db.run(countMails, [orderId]), [{ count: 0 }])

  const claimed = await ready()
  const { transactionToken: _, ...unpaid } = claimed.body.payment
  const free = { ...claimed.body, payment: { ...unpaid, amount: 0 } }
  await assert.rejects(placeTestOrder(claimed.visitor, free), { status: 422, code: 'wrong_payment_amount' })
  const totals = { ...free.totals, discount: free.totals.grandTotalIncludingTax, grandTotalIncludingTax: 0 }
  await assert.rejects(placeTestOrder(claimed.visitor, { ...free, totals }), { status: 422, code: 'wrong_discount' })
})

test('a repeated pending event does not start a second challenge [PAY-208]', async () => {
  const { visitor, body } = await ready('4000000000002503')
  const { orderId } = await placeTestOrder(visitor, body)
  const before = (await readOrder(db, orderId))!
  const again = await applyOutcome(deps, before, {
    state: 'pending',
    reference: 'another-payment',
    challengeUrl: 'https://bank.example/another',
    card: null,
  })
  assert.deepEqual(again, before)
  assert.deepEqual(
    (await db.run(events, [orderId])).map(({ to }) => to),
    ['new', 'payment_pending'],
  )
})

test('a separate billing address that equals the shipping address is treated as the same address [CHECKOUT-218]', async () => {
  const visitor = visit()
  const { _id: listId } = await cartWith(visitor, plate)
  const billed = async (billing: object) => {
    const part = { shippingAddress: addresses.USA, billingSameAsShipping: false, billingAddress: billing }
    return (await updateTestCheckout(visitor, listId, part)).draft.billingSameAsShipping
  }
  assert.equal(await billed({ ...addresses.USA, telephone: '', lastname: 'LEE' }), true)
  assert.equal(await billed({ ...addresses.USA, city: 'Dayton' }), false)
  assert.equal(await billed({ countryId: 'US' }), false)
})
