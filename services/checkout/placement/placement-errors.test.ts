import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { placementRefusals } from '#contract/placement-refusals.ts'
import { statement } from '#platform/database.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import {
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  reachReviewStep,
  type OrderBody,
} from '#services/testing/orders-for-tests.ts'
import {
  priceEverywhere,
  testProduct,
  testProducts,
  testStock,
  testVariant,
} from '#services/testing/products-for-tests.ts'
import { openTestShop, testNow, type Visitor } from '#services/testing/shop-for-tests.ts'

const endCap = {
  id: '7',
  title: 'End cap',
  type: 'radio' as const,
  isRequired: true,
  price: {},
  sku: '',
  values: [{ id: 'steel', title: 'Steel', price: {}, sku: '' }],
}
const plain = testProduct(30, 'plain', { variants: [testVariant('IW-PLAIN')] })
const scarce = testProduct(31, 'scarce', {
  variants: [testVariant('IW-SCARCE', { stock: testStock({ onHand: 4 }), prices: priceEverywhere(2_000) })],
})
const mats = testProduct(33, 'mats', { shippingGroup: 'DROPSHIP' })
const startsAt = testNow + 600_000
const event = {
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(startsAt + 3_600_000).toISOString(),
  timeZone: 'UTC',
  place: { name: 'Club', street: '1 Pier Rd', city: 'Duluth', region: 'MN', postcode: '55802', countryId: 'US' },
}
const seminar = testProduct(34, 'seminar', { attributes: { isRegistration: true, event } })
const shop = await openTestShop([...testProducts, plain, scarce, mats, seminar])
const { db, clock } = shop
const strictly = shop.visitBy({ captcha: { ...shop.deps.captcha, required: ['USA'] } })
const carefully = shop.visitBy({ maxDeclines: 1 })

interface Attempt {
  visitor: Visitor
  body: OrderBody
}
const ready = async (productId = 7, qty = 1, visitor: Visitor = shop.visit(), card?: string): Promise<Attempt> => ({
  visitor,
  ...(await reachReviewStep(shop, visitor, 'USA', [{ productId, qty }], card)),
})
const changed = async (change: (body: OrderBody) => void): Promise<Attempt> => {
  const { visitor, body } = await ready()
  const copy = structuredClone(body)
  change(copy)
  return { visitor, body: copy }
}
const run = (name: string, sql: string, values: readonly unknown[]) => db.run(statement(`test.${name}`, sql), values)

/** For each refusal, an attempt that causes it, and any additional response fields. */
const attempts: Partial<Record<keyof typeof placementRefusals, [() => Promise<Attempt>, object?]>> = {
  list_not_found: [() => changed((body) => (body.listId = randomUUID()))],
  list_closed: [
    async () => {
      const attempt = await ready()
      await run('close', 'update list set is_active = false where id = $1', [attempt.body.listId])
      return attempt
    },
  ],
  list_empty: [
    async () => {
      const attempt = await ready()
      await run('empty', 'delete from list_item where list_id = $1', [attempt.body.listId])
      return attempt
    },
  ],
  store_mismatch: [() => changed((body) => (body.storeId = 34))],
  placing: [
    async () => {
      const attempt = await ready()
      const { orderId } = await placeTestOrder(attempt.visitor, attempt.body)
      await run('begin', `update shop_order set status = 'new' where id = $1`, [orderId])
      return attempt
    },
  ],
  captcha_required: [() => ready(7, 1, strictly())],
  too_many_declines: [
    async () => {
      const attempt = await ready(7, 1, carefully(), '4012888888881881')
      await assert.rejects(placeTestOrder(attempt.visitor, attempt.body), { code: 'payment_error' })
      return attempt
    },
    { seconds: 900 },
  ],
  wrong_product_price: [() => changed((body) => (body.items[0]!.price -= 0.01))],
  invalid_item: [
    async () => {
      const attempt = await ready(30)
      const { items } = attempt.body
      const entry = { ...plain, customOptions: [endCap] }
      await db.transaction((tx) => saveProduct(tx, entry, () => null, testNow))
      invalid.items[0]!.listItemId = items[0]!.listItemId
      return attempt
    },
  ],
  invalid_shipping: [
    () => changed((body) => (body.shippingAddress!.postcode = '1234')),
    { fields: [{ path: 'postcode', rule: 'pattern' }] },
  ],
  invalid_billing: [
    () => changed((body) => Object.assign(body.billingAddress!, { city: ' ', street: [] })),
    {
      fields: [
        { path: 'street', rule: 'required' },
        { path: 'city', rule: 'required' },
      ],
    },
  ],
  pickup_disabled: [
    async () => {
      const attempt = await ready(33)
      attempt.body.shipping[0]!.shippingCode = 'shqshared_fixed'
      return attempt
    },
  ],
  wrong_pickup_place: [
    async () => {
      const attempt = await ready()
      const billingAddress = attempt.body.billingAddress!
      const checkout = await updateTestCheckout(attempt.visitor, attempt.body.listId, { billingAddress, pickup: true })
      return { ...attempt, body: { ...orderBody('USA', checkout), pickupId: 'reno' } }
    },
  ],
  shipping_method_not_found: [() => changed((body) => (body.shipping[0]!.transactionId = randomUUID()))],
  shipping_method_not_valid: [
    async () => {
      const attempt = await ready()
      clock.advance(31 * 60_000)
      return attempt
    },
  ],
  wrong_shipping_rate: [() => changed((body) => (body.shipping[0]!.rate -= 0.01))],
  wrong_shipping_total: [() => changed((body) => (body.totals.shipping -= 0.01))],
  wrong_discount: [() => changed((body) => (body.totals.discount += 0.01))],
  wrong_tax_total: [() => changed((body) => (body.totals.tax -= 0.01))],
  giftcard_not_exist: [() => changed((body) => (body.giftcards = [{ code: '1234', balance: 1, amount: 1 }]))],
  wrong_grandtotal: [() => changed((body) => (body.totals.grandTotalIncludingTax -= 0.01))],
  wrong_payment_amount: [() => changed((body) => (body.payment.amount -= 0.01))],
  inventory_error: [
    async () => {
      const attempt = await ready(31, 4)
      await run('leave', `update stock set on_hand = 3 where sellable_id = 31 and location = 'US'`, [])
      return attempt
    },
    {
      message: 'Insufficient inventory for: IW-SCARCE',
      skus: [{ sku: 'IW-SCARCE', requested: 4, available: 3 }],
    },
  ],
  cvv_required: [
    async () => {
      const transactionToken = await shop.cardToken('4111111111111111', '')
      return changed((body) => (body.payment.transactionToken = transactionToken))
    },
  ],
  payment_error: [() => ready(7, 1, shop.visit(), '4012888888881881'), { message: 'declined' }],
}
const invalid = { items: [{ listItemId: '', message: 'Option 7 is required' }] }
attempts.invalid_item![1] = invalid

/** Sends an order over HTTP, as any client would. */
async function postOrder({ visitor, body }: Attempt, key: string = randomUUID()) {
  const response = await visitor.fetch('/svc_checkout/order', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  })
  return { status: response.status, body: (await response.json()) as { error?: { code: string } } }
}

for (const [code, [arrange, details = {}]] of Object.entries(attempts)) {
  test(`an order is refused with ${code}, its message, and its details [ERROR-233, ORDER-235]`, async () => {
    const before = clock()
    const { status } = placementRefusals[code as keyof typeof placementRefusals]
    assert.deepEqual(await postOrder(await arrange()), { status, body: { error: { code, message: code, ...details } } })
    clock.set(before)
  })
}

test('ordering a list twice is refused with 409, the first order, and its total [ERROR-233]', async () => {
  const attempt = await ready()
  const { orderId, totals } = await placeTestOrder(attempt.visitor, attempt.body)
  const { grandTotalIncludingTax } = totals
  const code = 'order_already_published'
  assert.deepEqual(await postOrder(attempt), {
    status: 409,
    body: { error: { code, message: code, orderId, totals: { grandTotalIncludingTax } } },
  })
})

test('an event in the cart can be ordered until it starts, according to the store clock', async () => {
  const [early, late] = [await ready(34), await ready(34)]
  const before = clock()
  clock.set(startsAt - 1)
  assert.equal((await placeTestOrder(early.visitor, early.body)).status, 'payment_complete')
  clock.set(startsAt)
  const { listItemId } = late.body.items[0]!
  assert.deepEqual((await postOrder(late)).body.error, {
    code: 'invalid_item',
    message: 'invalid_item',
    items: [{ listItemId, message: 'Registration is closed.' }],
  })
  const cart = await late.visitor.call('GET /svc_list/cart', { query: {} })
  assert.deepEqual([cart?.canCheckOut, cart?.lines[0]?.error?.code], [false, 'registration_closed'])
  await assert.rejects(ready(34), { code: 'invalid_item' })
  clock.set(before)
})

/** Refusals that other tests cover: quotes, registries, programs, and gift cards. */
const elsewhere = [
  'quote_not_held',
  'list_version_conflict',
  'order_already_published',
  'giftcard_not_accepted',
  'giftcard_balance_error',
  'registry_surplus',
  'subscription_agree_missing',
]

test('every refusal code of order placement has a test for its cause', () => {
  assert.deepEqual([...Object.keys(attempts), ...elsewhere].toSorted(), Object.keys(placementRefusals).toSorted())
})

const writes = statement<{ written: string }>(
  'test.written',
  `select concat_ws(' ', (select count(*) from shop_order), (select count(*) from reservation),
     (select coalesce(sum(reserved), 0) from stock), (select count(*) from outbox), (select count(*) from payment_try)) as written`,
)

test('of several errors, the first in check order is returned, and nothing is written [ORDER-235]', async () => {
  const { visitor, body } = await ready()
  const before = await db.run(writes, [])
  const wrongs: [string, (copy: OrderBody) => void][] = [
    ['wrong_product_price', (copy) => (copy.items[0]!.price -= 0.01)],
    ['invalid_shipping', (copy) => (copy.shippingAddress!.postcode = 'x')],
    ['invalid_billing', (copy) => (copy.billingAddress!.city = '')],
    ['shipping_method_not_found', (copy) => (copy.shipping[0]!.transactionId = 'x')],
    ['wrong_shipping_rate', (copy) => (copy.shipping[0]!.rate += 1)],
    ['wrong_shipping_total', (copy) => (copy.totals.shipping += 1)],
    ['wrong_discount', (copy) => (copy.totals.discount += 1)],
    ['wrong_tax_total', (copy) => (copy.totals.tax += 1)],
    ['giftcard_not_exist', (copy) => (copy.giftcards = [{ code: 'x', balance: 1, amount: 1 }])],
    ['wrong_grandtotal', (copy) => (copy.totals.grandTotalIncludingTax += 1)],
    ['wrong_payment_amount', (copy) => (copy.payment.amount += 1)],
    ['payment_error', (copy) => delete copy.payment.transactionToken],
  ]
  for (const [index, [code]] of wrongs.entries()) {
    const copy = structuredClone(body)
    for (const [, change] of wrongs.slice(index)) change(copy)
    await assert.rejects(placeTestOrder(visitor, copy), { status: 422, code })
  }
  assert.deepEqual(await db.run(writes, []), before)
})

test('an order needs a valid payment, and no other attempt may be in progress [ORDER-241]', async () => {
  const { visitor, body } = await ready()
  const { transactionToken: _, ...payment } = body.payment
  const before = await db.run(writes, [])
  await assert.rejects(placeTestOrder(visitor, { ...body, payment }), {
    code: 'payment_error',
    details: { message: 'token_missing' },
  })
  assert.deepEqual(await db.run(writes, []), before)
  const { orderId } = await placeTestOrder(visitor, body)
  await run('loading', `update shop_order set status = 'new' where id = $1`, [orderId])
  await assert.rejects(placeTestOrder(visitor, body), { code: 'placing' })
})
