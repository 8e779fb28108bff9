import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { addresses, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import { assertActionData, formOf, redirectLocation, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { savePayment } from '../checkout-actions.ts'
import { composeOrder } from '../placing/compose-order.ts'
import { loadCheckoutStep } from '../load-checkout.ts'
import { loadSuccess } from '../success/load-success.ts'
import { placeOrder } from '../placing/place-order.ts'
import { totalsView } from '../summary/totals-view.ts'

const shop = await openTestShop([...testProducts, ...typedProducts])
before(() => loadTexts('en', ['checkout']))
const page = pageAt('/checkout')
const newCard = (amount: number) =>
  shop.db.transaction((tx) => shop.deps.giftCards.issue(tx, { site: 'USA', amount, source: randomUUID() }))

async function paying(lines: Parameters<typeof cartWith>[1] = [{ productId: 7, qty: 1 }], card?: string) {
  const visitor = shop.visit()
  const { _id } = await cartWith(visitor, lines)
  const paymentToken = card === undefined ? null : await shop.cardToken(card)
  await updateTestCheckout(visitor, _id, { shippingAddress: addresses.USA, paymentToken })
  const context = pageContextOf(visitor)
  const send = (form: Record<string, string>) => savePayment(context, page, formOf({ op: 'giftcard', ...form }))
  const applied = async () => (await loadCheckoutStep(context)).checkout.giftcards
  return { visitor, context, send, applied, listId: _id }
}
const problemOf = async (action: ReturnType<typeof savePayment>) => {
  const { kind, problem, typed } = (await assertActionData(action)) as { kind: string; problem: string; typed: string }
  return [kind, problem, typed]
}

test('the payment step applies a gift card regardless of code formatting, and can remove it [GIFT-001]', async () => {
  const { code } = await newCard(5_000)
  const { context, send, applied } = await paying()
  const typed = ` ${code.toLowerCase().replace(/(.{4})/g, '$1-')} `
  assert.equal(await redirectLocation(send({ giftcard_code: typed })), '/checkout/payment#giftcards')
  const { checkout } = await loadCheckoutStep(context)
  const { total, giftcards } = totalsView(checkout, 'en-US')
  assert.deepEqual([giftcards, total! - giftcards], [5_000, Math.round(checkout.totals.toPay! * 100)])
  const second = await newCard(1_000)
  await redirectLocation(send({ giftcard_code: second.code }))
  assert.equal((await applied()).length, 2)
  await redirectLocation(send({ remove_giftcard: checkout.giftcards[0]!._id }))
  assert.deepEqual(
    (await applied()).map(({ _id }) => _id),
    [second.id],
  )
})

test('an invalid gift card code shows the reason next to its field, which preserves the code [GIFT-001]', async () => {
  const { send, applied } = await paying()
  const { code } = await newCard(5_000)
  const swapped = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0')
  assert.deepEqual(await problemOf(send({ giftcard_code: ' ' })), ['giftcard', 'missing', ''])
  assert.deepEqual(await problemOf(send({ giftcard_code: swapped })), ['giftcard', 'mistyped', swapped])
  const unknown = '1R0N-G1FT-0050-001B'
  assert.deepEqual(await problemOf(send({ giftcard_code: unknown })), ['giftcard', 'unknown', unknown])
  assert.deepEqual(await applied(), [])
})

test('the eleventh gift card code within 15 minutes is not looked up, and the page shows the wait [GIFT-212]', async () => {
  const { send } = await paying()
  for (let tried = 0; tried < 10; tried += 1) await problemOf(send({ giftcard_code: '1R0N-G1FT-0050-001B' }))
  const data = (await assertActionData(send({ giftcard_code: '1R0N-G1FT-0050-001B' }))) as {
    problem: string
    minutes: number
  }
  assert.equal(data.problem, 'busy')
  assert.ok(data.minutes >= 1 && data.minutes <= 15)
})

test('a gift card cannot pay for the purchase of a gift card', async () => {
  const giftcard = {
    amount: 50,
    recipientEmail: 'pat@example.com',
    recipientName: 'Pat',
    senderEmail: 'ann@example.com',
    senderName: 'Ann',
  }
  const { send } = await paying([{ productId: 62, qty: 1, metadata: { giftcard } }])
  const { code } = await newCard(5_000)
  assert.deepEqual(await problemOf(send({ giftcard_code: code })), ['giftcard', 'refused', code])
})

test('an order paid with gift cards needs no card on review and success [PAY-221]', async () => {
  const { code } = await newCard(500_000)
  const { context, send } = await paying()
  await redirectLocation(send({ giftcard_code: code }))
  assert.equal(await redirectLocation(savePayment(context, page, formOf({ same: 'on' }))), '/checkout/review')
  const { checkout, key } = await loadCheckoutStep(context)
  const form = formOf({ op: 'place', key, order: JSON.stringify(composeOrder('USA', checkout)) })
  const { view } = await loadSuccess(context, pageAt(await redirectLocation(placeOrder(context, page, form))))
  assert.deepEqual([view.order.card, view.order.giftcards.length], [null, 1])
  assert.equal(view.order.totals.giftcards, view.order.totals.total)
})

async function placeAfter(happens: (paying: Awaited<ReturnType<typeof begin>>) => Promise<unknown>) {
  const begun = await begin()
  const { checkout, key } = await loadCheckoutStep(begun.context)
  await happens(begun)
  const form = formOf({ op: 'place', key, order: JSON.stringify(composeOrder('USA', checkout)) })
  return { to: await redirectLocation(placeOrder(begun.context, page, form)), left: await begun.applied() }
}
async function begin() {
  const cards = [await newCard(5_000), await newCard(2_000)] as const
  const begun = await paying([{ productId: 7, qty: 1 }], '4111111111111111')
  for (const { code } of cards) await redirectLocation(begun.send({ giftcard_code: code }))
  return { ...begun, cards }
}

test('if a gift card was spent elsewhere, checkout removes all gift cards and shows a message [ERROR-201]', async () => {
  const { to, left } = await placeAfter(async ({ cards: [first] }) => {
    const at = { site: 'USA', now: shop.clock() } as const
    const hold = { orderId: randomUUID(), cards: [{ id: first.id, amount: 4_000 }] }
    await shop.db.transaction((tx) => shop.deps.giftCards.hold(tx, at, hold))
  })
  assert.deepEqual([to, left], ['/checkout/payment?problem=giftcard_balance_error', []])
})

test('if a gift card was removed in a different tab, checkout removes all gift cards and shows a message [ERROR-202]', async () => {
  const { to, left } = await placeAfter(async ({ visitor, listId, applied }) => {
    const [, second] = await applied()
    await updateTestCheckout(visitor, listId, { giftcards: [{ _id: second!._id }] })
  })
  assert.deepEqual([to, left], ['/checkout/payment?problem=giftcard_balance_error', []])
})
