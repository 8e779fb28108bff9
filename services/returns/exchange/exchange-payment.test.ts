import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findViolations } from '#services/invariants.ts'
import { linksIn } from '#services/payment-links/links-for-tests.ts'
import { captureLinkPayment } from '#services/payment-links/payment/settle.ts'
import { settleLinkRefund } from '#services/payment-links/refund/refund.ts'
import { openTestShop, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { reason } from '../returns-for-tests.ts'
import { exchangeDesk, exchangeProducts } from './exchanges-for-tests.ts'

const shop = await openTestShop(exchangeProducts)
const { db, deps } = shop
const desk = exchangeDesk(shop)
const links = linksIn(shop)
const cents = (amount: number) => Math.round(amount * 100)

/** Requests the difference between red and gold belts for a received return. */
async function requested(qty = 1, shopper?: Visitor) {
  const order = await desk.deliveredBelts(qty, shopper)
  const { orderId, visitor, itemId } = order
  const number = await desk.received(orderId, visitor, { itemId, qty, variant: desk.green })
  const { amount: due, tax } = await desk.differenceFor(number, desk.gold)
  const payment = (await desk.requestPayment(number, itemId, desk.gold, due)).exchangePayment!
  const link = await links.seen(orderId)
  return { ...order, number, due, tax, linkId: payment.linkId, token: new URL(link.url).searchParams.get('token')! }
}

async function pay({ token, due }: { token: string; due: number }) {
  const { paymentId } = await links.pay(shop.visit(), token, { amount: due, paymentToken: await links.card() })
  await captureLinkPayment(deps, paymentId)
  return paymentId
}

test('the exchange order for a dearer variant is created after the customer has paid the difference with its tax', async () => {
  const request = await requested()
  const { number, itemId, due, tax, token } = request
  assert.equal((await desk.desk(number)).exchangePayment!.state, 'open')
  const shown = await links.read(shop.visit(), token)
  assert.deepEqual([shown.due, shown.tax, shown.total], [due, tax, due])
  assert.deepEqual(
    shown.lines.map(({ choice, qty }) => [choice, qty]),
    [['Gold', 1]],
  )
  assert.equal((await desk.create(number, itemId, desk.gold)).code, 'exchange_payment_open')
  assert.equal((await desk.act(number, 'refund')).code, 'exchange_payment_open')
  await pay(request)
  assert.equal((await desk.desk(number)).exchangePayment!.state, 'paid')
  assert.equal((await desk.create(number, itemId, desk.green)).code, 'exchange_payment_open')
  const created = await desk.create(number, itemId, desk.gold)
  assert.deepEqual([created.state, created.exchangePayment], ['exchanged', null])
  assert.deepEqual(await desk.settlements(created.replacement), [{ settlement: 'payment', isAudited: true }])
  assert.deepEqual(await findViolations(db), [])
})

test('a returned dearer variant refunds the price on the paid order, and the paid difference once on its payment', async () => {
  const request = await requested()
  const { number, itemId, orderId, visitor, due } = request
  const { estimate } = await desk.desk(number)
  await pay(request)
  const { replacement } = await desk.create(number, itemId, desk.gold)
  await desk.deliver(replacement)
  const again = await desk.received(replacement, visitor, { itemId, qty: 1 })
  assert.equal((await desk.desk(again)).estimate.difference, due)
  const results = await Promise.all(times(5, () => desk.act(again, 'refund')))
  assert.ok(results.every(({ state }) => state === 'refunded'))
  assert.equal(cents((await desk.refunds.read(orderId)).refunded), cents(estimate.refund))
  const { payments } = await links.seen(orderId)
  assert.deepEqual(
    payments.map(({ refunded, refunds }) => [refunded, refunds.length]),
    [[due, 1]],
  )
  assert.deepEqual(await findViolations(db), [])
})

test('concurrent requests for a difference send one payment link, and a request for other variants or amounts is refused', async () => {
  const { orderId, visitor, itemId } = await desk.deliveredBelts(1)
  const number = await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green })
  const { amount: due } = await desk.differenceFor(number, desk.gold)
  assert.equal((await desk.requestPayment(number, itemId, desk.gold, due + 1)).code, 'difference_changed')
  assert.equal((await desk.requestPayment(number, itemId, desk.green, 0)).code, 'difference_changed')
  const sent = await Promise.all(times(6, () => desk.requestPayment(number, itemId, desk.gold, due)))
  assert.equal(new Set(sent.map(({ exchangePayment }) => exchangePayment?.linkId)).size, 1)
  assert.equal((await desk.requestPayment(number, itemId, desk.bronze, due)).code, 'exchange_payment_open')
  assert.equal((await links.staff('GET', `?number=${orderId}`)).body.length, 1)
})

test('if the payment and the cancellation of a request are concurrent, only one of them succeeds', async () => {
  for (let round = 0; round < 3; round++) {
    const request = await requested()
    const { number, linkId } = request
    const [paid, canceled] = await Promise.allSettled([pay(request), desk.cancelPayment(number, linkId)])
    const isCanceled = canceled.status === 'fulfilled' && canceled.value.code === undefined
    assert.equal(paid.status === 'fulfilled', !isCanceled)
    assert.equal((await desk.desk(number)).exchangePayment?.state, isCanceled ? undefined : 'paid')
    if (isCanceled) assert.equal((await desk.act(number, 'refund')).state, 'refunded')
  }
  assert.deepEqual(await findViolations(db), [])
})

test('if the refund of a paid difference and the exchange are concurrent, no exchange order is created for refunded money', async () => {
  const request = await requested()
  const { number, itemId, orderId } = request
  const paymentId = await pay(request)
  const [created, refunded] = await Promise.all([desk.create(number, itemId, desk.gold), links.refund(paymentId)])
  assert.ok(created.status < 500 && refunded.status < 500)
  const { payments } = await links.seen(orderId)
  if (created.code !== undefined) {
    assert.equal(created.code, 'difference_changed')
    assert.equal(payments[0]!.refunded, request.due)
    assert.equal((await desk.act(number, 'refund')).state, 'refunded')
  }
  assert.deepEqual(await findViolations(db), [])
})

test('after an exchange order that was paid for is canceled, its payment pays for it again, or is refunded and allows the refund of the return', async () => {
  const request = await requested()
  const { number, itemId } = request
  const paymentId = await pay(request)
  await desk.create(number, itemId, desk.gold)
  await desk.cancel(number)
  assert.equal((await desk.act(number, 'refund')).code, 'exchange_payment_open')
  assert.equal((await desk.cancelPayment(number, request.linkId)).code, 'exchange_paid')
  assert.equal((await desk.create(number, itemId, desk.gold)).state, 'exchanged')
  await desk.cancel(number)
  assert.equal((await links.refund(paymentId)).status, 201)
  const refunded = await desk.act(number, 'refund')
  assert.deepEqual([refunded.state, refunded.estimate.difference], ['refunded', 0])
  assert.deepEqual(await findViolations(db), [])
})

test('a paid exchange order with a cheaper line refunds its difference once, also if it is canceled and created again', async () => {
  const belts = [1, 2].map((color) => ({ productId: 40, qty: 1, children: [{ productId: 4_000 + color, qty: 1 }] }))
  const { orderId, visitor, items: lines } = await desk.delivered(belts)
  const { number } = await desk.request(visitor, orderId, {
    items: lines.map((itemId) => ({ itemId, qty: 1, ...reason })),
  })
  await desk.act(number, 'approve')
  const received = lines.map((itemId) => ({ itemId, received: 1, accepted: 1, restocked: 1 }))
  await desk.act(number, 'receive', { items: received })
  const items = lines.map((itemId, index) => ({ itemId, sku: index === 0 ? desk.gold : desk.bronze }))
  const options = await desk.options(number)
  const differenceOf = ({ itemId, sku }: (typeof items)[number]) =>
    options.items.find((item) => item.itemId === itemId)!.variants.find((each) => each.sku === sku)!.difference!.amount
  const [due, cheaper] = items.map(differenceOf) as [number, number]
  await desk.requestPaymentOf(number, items, due)
  const link = await links.seen(orderId)
  await pay({ token: new URL(link.url).searchParams.get('token')!, due })
  assert.equal((await desk.createOf(number, items)).code, 'difference_changed')
  assert.equal((await desk.settleOf(number, items, { refund: -cheaper })).state, 'exchanged')
  await desk.cancel(number)
  assert.equal((await desk.settleOf(number, items, { refund: -cheaper })).code, 'difference_changed')
  const created = await desk.createOf(number, items)
  assert.equal(created.state, 'exchanged')
  assert.equal(cents((await desk.refunds.read(orderId)).refunded), -cents(cheaper))
  assert.deepEqual(await desk.settlements(created.replacement), [{ settlement: 'payment', isAudited: true }])
  assert.deepEqual(await findViolations(db), [])
})

test('before the payment of a difference is captured, no exchange order is created, and no other order closes the return', async () => {
  const { number, itemId, due, token } = await requested()
  const { paymentId } = await links.pay(shop.visit(), token, { amount: due, paymentToken: await links.card() })
  const other = await desk.deliveredBelts(1)
  const replacement = { replacement: other.orderId }
  assert.equal((await desk.create(number, itemId, desk.gold)).code, 'exchange_payment_open')
  assert.equal((await desk.act(number, 'exchange', replacement)).code, 'exchange_payment_open')
  await captureLinkPayment(deps, paymentId)
  assert.equal((await desk.act(number, 'exchange', replacement)).code, 'exchange_payment_open')
  assert.equal((await desk.create(number, itemId, desk.gold)).state, 'exchanged')
})

test('a return refunds a paid difference less its fee, and at most the remaining amount of its payment', async () => {
  const visitor = shop.visitBy({ returnPolicy: { feePercent: 10, addresses: {} } })()
  for (const goodwill of [0, 20]) {
    const request = await requested(1, visitor)
    const paymentId = await pay(request)
    const { replacement } = await desk.create(request.number, request.itemId, desk.gold)
    await desk.deliver(replacement)
    const number = await desk.received(replacement, visitor, { itemId: request.itemId, qty: 1 })
    if (goodwill > 0) {
      assert.equal((await links.refund(paymentId, { amount: goodwill })).status, 201)
      await settleLinkRefund(deps, paymentId, assert.ifError)
    }
    assert.equal((await desk.act(number, 'refund')).state, 'refunded')
    const expected = goodwill === 0 ? Math.floor(cents(request.due) * 0.9) : cents(request.due)
    assert.equal(cents((await links.seen(request.orderId)).payments[0]!.refunded), expected)
  }
  assert.deepEqual(await findViolations(db), [])
})
