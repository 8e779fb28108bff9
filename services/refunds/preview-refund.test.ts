import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { publishOrder } from '#services/orders/publish.ts'
import { findViolations } from '#services/invariants.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import { refundDesk } from './refunds-for-tests.ts'

const shop = await openTestShop([...testProducts, ...typedProducts])
const { db, deps } = shop
const desk = refundDesk(shop)

test('a refund preview returns the same split as the refund, and makes no refund', async () => {
  const { orderId, items } = await desk.sent([{ productId: 7, qty: 3 }])
  for (const body of [
    { lines: [{ itemId: items[0]!, qty: 1 }], shipping: 1.23, amount: 0.07 },
    { lines: [{ itemId: items[0]!, qty: 1 }] },
    { amount: 3.33 },
    { everything: true },
  ]) {
    const count = (await desk.read(orderId)).refunds.length
    const { status, lines, shipping, amount, tax, giftCards, toCard } = await desk.preview(orderId, body)
    assert.deepEqual([status, (await desk.read(orderId)).refunds.length, giftCards], [200, count, []])
    const refund = await desk.refund(orderId, { ...body, confirmedAmount: amount })
    assert.equal(refund.status, 201)
    assert.deepEqual(
      { lines: refund.lines, shipping: refund.shipping, amount: refund.amount, tax: refund.tax, toCard: refund.toCard },
      { lines, shipping, amount, tax, toCard },
    )
  }
  assert.equal((await desk.preview(orderId, { amount: 1 })).code, 'amount_exceeds')
  assert.deepEqual(await findViolations(db), [])
})

test('a refund preview shows the amounts returned to each gift card and to the payment method', async () => {
  const visitor = shop.visit()
  const { code } = await db.transaction((tx) =>
    deps.giftCards.issue(tx, { site: 'USA', amount: 4_000, source: randomUUID() }),
  )
  const { _id: listId } = await cartWith(visitor, [{ productId: 7, qty: 1 }])
  await updateTestCheckout(visitor, listId, { shippingAddress: addresses.USA, paymentToken: await shop.cardToken() })
  const { orderId } = await placeTestOrder(
    visitor,
    orderBody('USA', await updateTestCheckout(visitor, listId, { giftcards: [{ code }] })),
  )
  await publishOrder(deps, orderId)
  await desk.refund(orderId, { amount: 10 })
  const { giftCards, toCard } = await desk.preview(orderId, { amount: 45 })
  assert.deepEqual([giftCards, toCard], [[{ last4: code.slice(-4), amount: 30 }], 15])
})

test('a refund preview for purchased gift cards shows their balance and leaves them valid', async () => {
  const giftcard = {
    amount: 50,
    recipientEmail: 'pat@example.com',
    recipientName: 'Pat',
    senderEmail: 'ann@example.com',
    senderName: 'Ann',
  }
  const { orderId, items } = await desk.published([{ productId: 62, qty: 2, metadata: { giftcard } }])
  const body = { lines: [{ itemId: items[0]!, qty: 2 }] }
  for (const repeat of [1, 2]) assert.equal((await desk.preview(orderId, body)).amount, 100, `preview ${repeat}`)
  assert.equal((await desk.refund(orderId, { ...body, confirmedAmount: 100 })).amount, 100)
})

test('a refund with an amount other than the confirmed one is refused, and nothing is refunded', async () => {
  const { orderId, items } = await desk.sent()
  const body = { lines: [{ itemId: items[0]!, qty: 3 }] }
  const { amount } = await desk.preview(orderId, body)
  // The first refund leaves less than the confirmed amount.
  const first = await desk.refund(orderId, { amount: amount - 1 })
  const changed = await desk.refund(orderId, { ...body, confirmedAmount: amount })
  assert.deepEqual([first.status, changed.status, changed.code], [201, 409, 'amount_changed'])
  assert.equal((await desk.read(orderId)).refunds.length, 1)
})

test('a refund preview is refused for the same reasons as the refund, and for an order of another site', async () => {
  const { orderId, items } = await desk.published()
  assert.equal((await desk.preview(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] })).code, 'not_shipped')
  assert.equal((await desk.preview(orderId, {})).code, 'nothing_left')
  assert.equal((await desk.preview(orderId, { everything: true, amount: 1 })).code, 'everything_alone')
  assert.equal((await desk.preview(orderId, { amount: 1 }, 'CAN')).code, 'order_not_found')
})
