import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { agreementVersions } from '#domain/programs/agreements.ts'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { priceEverywhere, testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, testNow, type Visitor } from '#services/testing/shop-for-tests.ts'
import { publishOrder } from '#services/orders/publish.ts'

const endless = testStock({ managed: false })
const trial: ProductEntry = testProduct(66, 'trial', {
  type: 'virtual',
  variants: [testVariant('IW-66', { prices: priceEverywhere(1_900), weightGrams: null, stock: endless })],
  attributes: { subscriptionInterval: 'Month', isTrial: true, programDelivery: 'Email' },
})
const shop = await openTestShop([...typedProducts, trial])
const { db } = shop

const agreements = statement<{ kind: string; version: string; ip: string; isNow: boolean }>(
  'test.agreements',
  `select kind, version, ip, agreed_at > now() - interval '1 minute' as "isNow" from program_agreement
   where order_id = $1 order by kind`,
)

const letEnd = statement('test.let-end', 'update program_subscription set renewal_on = $2 where id = $1')

/** Brings a cart with a program to the review step. */
async function reviewing(visitor: Visitor, productId = 63) {
  const { _id } = await cartWith(visitor, [{ productId, qty: 1 }])
  const paymentToken = await shop.cardToken()
  const checkout = await updateTestCheckout(visitor, _id, { shippingAddress: addresses.USA, paymentToken })
  return { checkout, body: orderBody('USA', checkout) }
}

async function subscriber(productId = 63) {
  const visitor = await customerOf(shop)
  const { body } = await reviewing(visitor, productId)
  const { orderId } = await placeTestOrder(visitor, body)
  await publishOrder(shop.deps, orderId)
  const { programs } = await visitor.call('GET /svc_programming/programs', {})
  return { visitor, orderId, program: programs[0]! }
}

const missing = (...kinds: string[]) => ({
  status: 422,
  code: 'subscription_agree_missing',
  details: { message: 'Subscription Agree Missing', missing: kinds },
})

test("ordering a subscription without its agreement is refused as 'Subscription Agree Missing' [PROGRAM-205, PROGRAM-207]", async () => {
  const visitor = await customerOf(shop)
  const { body, checkout } = await reviewing(visitor)
  assert.deepEqual(checkout.agreements, [{ kind: 'subscription', version: agreementVersions.subscription }])
  const { agreed: _, ...without } = body
  await assert.rejects(placeTestOrder(visitor, without), missing('subscription'))
  await assert.rejects(
    placeTestOrder(visitor, { ...body, agreed: { subscription: '2020-01-01' } }),
    missing('subscription'),
  )
  assert.equal((await placeTestOrder(visitor, body)).status, 'payment_complete')
})

test('a trial requires the trial agreement and the agreement for its subscription [PROGRAM-206]', async () => {
  const visitor = await customerOf(shop)
  const { body } = await reviewing(visitor, 66)
  const { subscription } = agreementVersions
  await assert.rejects(placeTestOrder(visitor, { ...body, agreed: { subscription } }), missing('trial'))
  await assert.rejects(placeTestOrder(visitor, { ...body, agreed: {} }), missing('subscription', 'trial'))
  assert.equal((await placeTestOrder(visitor, body)).status, 'payment_complete')
})

test('an order stores its agreements with version, time, and IP address', async () => {
  const { orderId } = await subscriber(66)
  const expected = ['subscription', 'trial'] as const
  assert.deepEqual(
    await db.run(agreements, [orderId]),
    expected.map((kind) => ({ kind, version: agreementVersions[kind], ip: '127.0.0.1', isNow: true })),
  )
})

test('a guest cannot order a subscription, even with agreements [PROGRAM-004]', async () => {
  const guest = shop.visit()
  const { body } = await reviewing(guest)
  const params = { listId: body.listId }
  // Checkout reports that an account is required before it would refuse the order.
  const { needsAccount } = await guest.call('GET /svc_checkout/checkout/{listId}', { params, query: {} })
  assert.equal(needsAccount, true)
  await assert.rejects(placeTestOrder(guest, body), { status: 401, code: 'login_required' })
})

test('an order without recurring charges needs no agreement', async () => {
  const { checkout } = await reviewing(shop.visit(), 51)
  assert.deepEqual(checkout.agreements, [])
})

test("publishing an order starts its subscription once and adds it to the customer's list [PROGRAM-210, PROGRAM-209]", async () => {
  const { visitor, orderId, program } = await subscriber()
  await publishOrder(shop.deps, orderId)
  const { programs } = await visitor.call('GET /svc_programming/programs', {})
  assert.equal(programs.length, 1)
  const { sku, status, shownPrice, priceSuffix, completeCycles, delivery, mayCancel } = program
  assert.deepEqual(
    { sku, status, shownPrice, priceSuffix, completeCycles, delivery, mayCancel },
    {
      sku: 'IW-63',
      status: 'active',
      shownPrice: 29,
      priceSuffix: '/mo',
      completeCycles: 1,
      delivery: 'App',
      mayCancel: true,
    },
  )
  assert.equal(program.orderId, orderId)
  assert.ok(program.renewalDate! > program.beganOn)
})

test('a program is not listed before its order is published', async () => {
  const visitor = await customerOf(shop)
  const { body } = await reviewing(visitor)
  await placeTestOrder(visitor, body)
  assert.deepEqual(await visitor.call('GET /svc_programming/programs', {}), { programs: [] })
})

test('a program with a trial has the status trialing and a trial end before its renewal date', async () => {
  const { program } = await subscriber(66)
  assert.equal(program.status, 'trialing')
  assert.ok(program.trialEnd !== null && program.trialEnd < program.renewalDate!)
})

test('a canceled program can be used, and resumed, until the end of its paid period [PROGRAM-211, PROGRAM-403]', async () => {
  const { visitor, program } = await subscriber()
  const params = { id: program._id }
  const cancel = { params, body: { reason: 'An injury' }, key: randomUUID() }
  const cancelled = await visitor.call('POST /svc_programming/programs/{id}/cancel', cancel)
  const { status, hasAccess, mayReactivate, renewalDate } = cancelled
  assert.deepEqual([status, hasAccess, mayReactivate, renewalDate], ['cancelled', true, true, program.renewalDate])
  const back = await visitor.call('POST /svc_programming/programs/{id}/reactivate', { params, key: randomUUID() })
  assert.equal(back.status, 'active')
  await visitor.call('POST /svc_programming/programs/{id}/cancel', { ...cancel, key: randomUUID() })
  await db.run(letEnd, [program._id, new Date(testNow).toISOString().slice(0, 10)])
  const over = await visitor.call('GET /svc_programming/programs/{id}', { params })
  assert.deepEqual([over.hasAccess, over.mayReactivate], [false, false])
  const late = visitor.call('POST /svc_programming/programs/{id}/reactivate', { params, key: randomUUID() })
  await assert.rejects(late, { status: 409, code: 'not_reactivatable' })
})

test("another customer's program is not found", async () => {
  const { program } = await subscriber()
  const other = await customerOf(shop)
  for (const id of [program._id, randomUUID()]) {
    const params = { id }
    const calls = [
      () => other.call('GET /svc_programming/programs/{id}', { params }),
      () => other.call('POST /svc_programming/programs/{id}/cancel', { params, body: {}, key: randomUUID() }),
      () => other.call('POST /svc_programming/programs/{id}/reactivate', { params, key: randomUUID() }),
    ]
    for (const attempt of calls) await assert.rejects(attempt, { status: 404, code: 'program_not_found' })
  }
  await assert.rejects(shop.visit().call('GET /svc_programming/programs', {}), { code: 'login_required' })
})

test("a subscription's price has the suffix '/mo' in the cart and in its order [PRICE-011]", async () => {
  const { visitor, orderId } = await subscriber()
  const order = await visitor.call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
  assert.deepEqual(
    order.items.map(({ priceSuffix }) => priceSuffix),
    ['/mo'],
  )
  await cartWith(visitor, [
    { productId: 63, qty: 1 },
    { productId: 51, qty: 1 },
  ])
  const cart = await visitor.call('GET /svc_list/cart', { query: {} })
  assert.deepEqual(
    cart!.lines.map(({ priceSuffix }) => priceSuffix),
    ['/mo', ''],
  )
})

test('a program tile shows its price with the interval [PRICE-011, PROGRAM-003]', async () => {
  const cards = await shop.visit().call('GET /svc_content/cards', { query: { handles: 'program,bar' } })
  const shown = cards.map(({ productId, priceSuffix, addable }) => [productId, priceSuffix, addable])
  assert.deepEqual(shown, [
    [63, '/mo', false],
    [51, undefined, true],
  ])
  const { attributes } = await shop
    .visit()
    .call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '63' } })
  assert.equal(attributes['subscription_interval'], 'Month')
})
