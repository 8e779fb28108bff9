import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { testProduct, testProducts, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { refundDesk } from './refunds-for-tests.ts'

const unmanaged = { weightGrams: null, stock: testStock({ managed: false }) }
const course = testProduct(81, 'course', {
  type: 'virtual',
  variants: [testVariant('IW-81', unmanaged)],
  attributes: { programDelivery: 'Email' },
})
const rack = typedProducts.find(({ id }) => id === 60)!
const withCourse: typeof rack = {
  ...rack,
  id: 82,
  handle: 'bar-with-course',
  variants: [testVariant('IW-82', unmanaged)],
  bundleOptions: [
    rack.bundleOptions![0]!,
    { ...rack.bundleOptions![1]!, values: [{ ...rack.bundleOptions![1]!.values[0]!, productId: 81 }] },
  ],
}
const shop = await openTestShop([...testProducts, ...typedProducts, course, withCourse])
const { db } = shop
const desk = refundDesk(shop)
const line = (itemId: string | undefined, qty: number) => [{ itemId: itemId!, qty }]

test('unshipped units are canceled, not refunded, so that they are never sent unpaid', async () => {
  const { orderId, items } = await desk.published()
  const early = await desk.refund(orderId, { lines: line(items[0], 1) })
  assert.deepEqual([early.status, early.code], [409, 'not_shipped'])
  assert.equal((await desk.refund(orderId, { everything: true })).code, 'not_shipped')
  assert.equal((await desk.refund(orderId, { amount: 5 })).status, 201)
  await desk.ship(orderId, { pieces: [{ sku: 'IW-PL-20', qty: 2 }] })
  assert.equal((await desk.refund(orderId, { lines: line(items[0], 3) })).code, 'not_shipped')
  assert.equal((await desk.refund(orderId, { lines: line(items[0], 1) })).status, 201)
  assert.equal((await desk.refund(orderId, { lines: line(items[0], 2) })).code, 'not_shipped')
  assert.equal((await desk.cancel(orderId)).status, 201)
  assert.equal((await desk.refund(orderId, { everything: true })).status, 201)
  assert.equal((await desk.ship(orderId)).code, 'nothing_left')
  assert.deepEqual(await findViolations(db), [])
})

test('a full refund request must not include lines, shipping, or an amount', async () => {
  const { orderId, items } = await desk.sent()
  for (const beside of [{ lines: line(items[0], 1) }, { shipping: 1 }, { amount: 1 }]) {
    const refused = await desk.refund(orderId, { everything: true, ...beside })
    assert.deepEqual([refused.status, refused.code], [422, 'everything_alone'])
  }
})

const forgetPieces = statement(
  'test.forget-pieces',
  `update shop_order set document = document - 'pieces' where id = $1`,
)

test('an order from before parcel tracking can be refunded but not canceled', async () => {
  const { visitor, orderId, items } = await desk.published()
  await db.run(forgetPieces, [orderId])
  await desk.ship(orderId, { pieces: [{ sku: 'IW-PL-20', qty: 2 }] })
  assert.equal((await desk.read(orderId)).lines[0]!.cancellable, 1)
  assert.equal((await desk.cancel(orderId, { lines: line(items[0], 2) })).code, 'already_shipped')
  assert.equal((await desk.refund(orderId, { lines: line(items[0], 2) })).status, 201)
  const unknown = await desk.published()
  await db.run(forgetPieces, [unknown.orderId])
  assert.equal((await desk.refund(unknown.orderId, { lines: line(unknown.items[0], 1) })).status, 201)
  const cancelled = visitor.call('POST /svc_checkout/order/{orderId}/cancel', {
    params: { orderId },
    key: randomUUID(),
  })
  await assert.rejects(cancelled, { code: 'not_cancellable' })
})

test('a customer cannot cancel a product delivered on payment, such as a program or a bundle that contains one', async () => {
  const canCancel = async (lines: Parameters<typeof desk.published>[0]) => {
    const { visitor, orderId } = await desk.published(lines, 'USA', await customerOf(shop))
    return (await visitor.call('GET /svc_checkout/order/{orderId}/refunds', { params: { orderId } })).canCancel
  }
  const bar = { productId: 7, qty: 1 }
  assert.equal(await canCancel([bar, { productId: 81, qty: 1 }]), false)
  const children = [
    { productId: 51, qty: 1, metadata: { bundleOptionId: 'bar' } },
    { productId: 53, metadata: { freeBundleOptionId: 'bar' } },
  ]
  const named = { productId: 81, qty: 1, metadata: { bundleOptionId: 'plates' } }
  assert.equal(await canCancel([{ productId: 82, qty: 1, children: [...children, named] }]), false)
  // Without the program, the same bundle contains only physical items and can be canceled.
  assert.equal(await canCancel([{ productId: 82, qty: 1, children }]), true)
  assert.equal(await canCancel([bar]), true)
})
