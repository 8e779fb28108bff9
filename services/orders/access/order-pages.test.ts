import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import {
  addresses,
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  reachReviewStep,
} from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop([...testProducts, ...typedProducts])
type Lines = Parameters<typeof cartWith>[1]

const copyOrders = statement(
  'test.copy-orders',
  `insert into shop_order
   select (jsonb_populate_record(o, jsonb_build_object('id', '19' || lpad(n::text, 7, '0'), 'list_id', gen_random_uuid(), 'payment_reference', null))).*
   from shop_order as o, generate_series(1, $2::integer) as n where o.id = $1`,
)
const plate = { productId: 7, qty: 2 }
const engraved = { productId: 64, qty: 1, options: { 7: 'brass', 8: 'IRON' } }
const ordered = async (visitor: Visitor, lines: Lines) => {
  const { body } = await reachReviewStep(shop, visitor, 'USA', lines)
  return placeTestOrder(visitor, body)
}
const page = ({ call }: Visitor, query: object = {}) => call('GET /svc_checkout/order', { query })
async function summaries(visitor: Visitor, query: object = {}) {
  const found = await page(visitor, query)
  assert.equal(found.view, 'summary')
  return found.view === 'summary' ? found : assert.fail()
}

test('orders are listed page by page, newest first, with their total count [ORDER-227]', async () => {
  const ann = await customerOf(shop)
  const ids: string[] = []
  for (let n = 0; n < 3; n++) ids.unshift((await ordered(ann, [plate])).orderId)
  const first = await summaries(ann, { page: '1', limit: '2' })
  const second = await summaries(ann, { page: '2', limit: '2' })
  assert.deepEqual([first.count, second.count], [3, 3])
  assert.deepEqual(
    [...first.orders, ...second.orders].map(({ orderId }) => orderId),
    ids,
  )
})

test('an order list shows number, day, status, total, and first pictures, or complete orders if requested [ORDER-228]', async () => {
  const ann = await customerOf(shop)
  const order = await ordered(ann, [
    plate,
    engraved,
    { productId: 8, qty: 1 },
    { productId: 51, qty: 1 },
    { productId: 52, qty: 1 },
  ])
  const { orders } = await summaries(ann)
  const [{ items, ...rest }] = orders as [(typeof orders)[number]]
  assert.deepEqual(rest, {
    orderId: order.orderId,
    status: 'payment_complete',
    isCancelled: false,
    isExchange: false,
    delivery: 'waiting',
    createdAt: order.createdAt,
    total: order.totals.grandTotalIncludingTax,
    pieces: 6,
  })
  assert.deepEqual(
    items,
    order.items.slice(0, 4).map(({ name, picture, url }) => ({ name, picture, url })),
  )
  const full = await page(ann, { view: 'full' })
  assert.deepEqual(full, { view: 'full', count: 1, orders: [order] })
})

test('an orders page has ten orders by default and fifty at most [ORDER-228]', async () => {
  const ann = await customerOf(shop)
  const { body } = await reachReviewStep(shop, ann, 'USA', [plate])
  const { orderId } = await placeTestOrder(ann, body)
  await shop.db.run(copyOrders, [orderId, 59])
  const lengths = []
  for (const query of [{}, { limit: '12' }, { limit: '50' }, { limit: '1000' }])
    lengths.push((await summaries(ann, query)).orders.length)
  assert.deepEqual(lengths, [10, 12, 50, 50])
  assert.equal((await summaries(ann)).count, 60)
})

test('a customer can find their own orders by number prefix or product [ORDER-403]', async () => {
  const [ann, bob] = [await customerOf(shop), await customerOf(shop, 'Bob')]
  const one = await ordered(ann, [plate])
  const other = await ordered(ann, [engraved])
  const found = async (visitor: Visitor, q: string) =>
    (await summaries(visitor, { q })).orders.map(({ orderId }) => orderId)
  assert.deepEqual(await found(ann, one.orderId), [one.orderId])
  assert.deepEqual(await found(ann, 'iron pl'), [one.orderId])
  assert.deepEqual(await found(ann, 'iw-64'), [other.orderId])
  for (const none of ['%', '_', 'no such thing', `${one.orderId}9`]) assert.deepEqual(await found(ann, none), [], none)
  assert.deepEqual(await found(bob, one.orderId), [])
})

test('an order line includes the item to add to a cart to buy it again, with all options; a gift card line has none [ORDER-403]', async () => {
  const ann = await customerOf(shop)
  const bundle = {
    productId: 60,
    qty: 1,
    children: [
      { productId: 51, qty: 1, metadata: { bundleOptionId: 'bar' } },
      { productId: 53, metadata: { freeBundleOptionId: 'bar' } },
      { productId: 52, qty: 4, metadata: { bundleOptionId: 'plates' } },
    ],
  }
  const giftcard = {
    amount: 50,
    recipientEmail: 'bo@example.com',
    recipientName: 'Bo',
    senderEmail: 'ann@example.com',
    senderName: 'Ann',
  }
  const lines = [engraved, bundle, { productId: 62, qty: 1, metadata: { giftcard } }]
  const { items } = await ordered(ann, lines)
  assert.equal(items[2]!.request, null)
  const requested = items.slice(0, 2).map(({ request }) => request!)
  const { _id } = await cartWith(ann, requested)
  const again = await updateTestCheckout(ann, _id, {
    shippingAddress: addresses.USA,
    paymentToken: await shop.cardToken(),
  })
  const placed = await ann.call('POST /svc_checkout/order', { body: orderBody('USA', again), key: randomUUID() })
  const shown = (order: typeof placed) =>
    order.items.slice(0, 2).map(({ sku, choice, qty, shownRowTotal }) => [sku, choice, qty, shownRowTotal])
  assert.deepEqual(shown(placed), shown({ ...placed, items }))
})

test('a new order defaults to the United States, store 1, and spreedly [ORDER-232, ORDER-233, ORDER-234]', async () => {
  const visitor = shop.visit()
  const { _id } = await cartWith(visitor, [plate])
  const params = { listId: _id }
  const { draft } = await visitor.call('GET /svc_checkout/checkout/{listId}', { params, query: {} })
  assert.equal(draft.shippingAddress.countryId, 'US')
  const { body } = await reachReviewStep(shop, visitor, 'USA', [plate])
  assert.ok(!('paymentType' in body.payment))
  const order = await placeTestOrder(visitor, body)
  assert.deepEqual([order.storeId, order.payment.paymentType], [1, 'spreedly'])
})
