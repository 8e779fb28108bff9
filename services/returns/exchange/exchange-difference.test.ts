import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findViolations } from '#services/invariants.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { exchangeDesk, exchangeProducts } from './exchanges-for-tests.ts'

const shop = await openTestShop(exchangeProducts)
const { db } = shop
const desk = exchangeDesk(shop)
const cents = (amount: number) => Math.round(amount * 100)

async function receivedBelt(qty = 1) {
  const order = await desk.deliveredBelts(qty)
  const { orderId, visitor, itemId } = order
  return { ...order, number: await desk.received(orderId, visitor, { itemId, qty, variant: desk.green }) }
}

test('an exchange for a cheaper variant refunds the difference with its tax, and a later return refunds the rest of the price', async () => {
  const { number, itemId, orderId, visitor } = await receivedBelt()
  const { estimate } = await desk.desk(number)
  const { amount, tax } = await desk.differenceFor(number, desk.bronze)
  // Bronze costs two thirds of red.
  assert.ok(amount < 0 && tax <= 0)
  assert.ok(Math.abs(cents(estimate.refund) / 3 + cents(amount)) <= 1)
  const refused = await desk.create(number, itemId, desk.bronze)
  assert.equal(refused.code, 'difference_changed')
  const created = await desk.settle(number, itemId, desk.bronze, { refund: -amount })
  assert.equal(created.state, 'exchanged')
  const [first] = (await desk.refunds.read(orderId)).refunds
  assert.deepEqual(
    [first!.amount, first!.tax, first!.lines.map(({ qty }) => qty)],
    [-amount, tax === 0 ? 0 : -tax, [0]],
  )
  const exchangeId = created.exchangeOrder!.orderId
  await desk.deliver(exchangeId)
  const again = await desk.received(exchangeId, visitor, { itemId, qty: 1 })
  const refunded = await desk.act(again, 'refund')
  assert.equal(cents(refunded.estimate.refund), cents(estimate.refund) + cents(amount))
  const { refunds } = await desk.refunds.read(orderId)
  assert.equal(refunds.length, 2)
  assert.equal(
    refunds.reduce((sum, refund) => sum + cents(refund.amount), 0),
    cents(estimate.refund),
  )
  assert.deepEqual(await findViolations(db), [])
})

test('after a cheaper exchange order is canceled, the return refunds only the rest of the price', async () => {
  const { number, itemId, orderId } = await receivedBelt(2)
  const { estimate } = await desk.desk(number)
  const { amount } = await desk.differenceFor(number, desk.bronze)
  await desk.settle(number, itemId, desk.bronze, { refund: -amount })
  await desk.cancel(number)
  assert.equal(cents((await desk.desk(number)).estimate.refund), cents(estimate.refund) + cents(amount))
  assert.equal((await desk.act(number, 'refund')).state, 'refunded')
  const { refunds } = await desk.refunds.read(orderId)
  assert.equal(
    refunds.reduce((sum, refund) => sum + cents(refund.amount), 0),
    cents(estimate.refund),
  )
  assert.deepEqual(await findViolations(db), [])
})

test('after a cheaper exchange order is canceled, its variant refunds nothing again, and others owe or refund the rest of their difference', async () => {
  const { number, itemId, orderId, visitor } = await receivedBelt()
  const { estimate } = await desk.desk(number)
  const { amount } = await desk.differenceFor(number, desk.bronze)
  const { amount: dearer } = await desk.differenceFor(number, desk.gold)
  await desk.settle(number, itemId, desk.bronze, { refund: -amount })
  await desk.cancel(number)
  assert.equal((await desk.differenceFor(number, desk.bronze)).amount, 0)
  assert.equal(cents((await desk.differenceFor(number, desk.green)).amount), -cents(amount))
  assert.equal(cents((await desk.differenceFor(number, desk.gold)).amount), cents(dearer) - cents(amount))
  assert.equal((await desk.create(number, itemId, desk.green)).code, 'difference_changed')
  const created = await desk.create(number, itemId, desk.bronze)
  assert.equal(created.state, 'exchanged')
  await desk.deliver(created.replacement)
  const again = await desk.received(created.replacement, visitor, { itemId, qty: 1 })
  await desk.act(again, 'refund')
  assert.equal(cents((await desk.refunds.read(orderId)).refunded), cents(estimate.refund))
  assert.deepEqual(await findViolations(db), [])
})

test('after a canceled cheaper exchange order, a return that another order closes leaves only the rest of the price of its line to refund', async () => {
  const { number, itemId, orderId } = await receivedBelt()
  const { estimate } = await desk.desk(number)
  const { amount } = await desk.differenceFor(number, desk.bronze)
  await desk.settle(number, itemId, desk.bronze, { refund: -amount })
  await desk.cancel(number)
  const other = await desk.deliveredBelts(1)
  assert.equal((await desk.act(number, 'exchange', { replacement: other.orderId })).state, 'exchanged')
  await desk.refunds.refund(orderId, { lines: [{ itemId, qty: 1 }] })
  assert.equal(cents((await desk.refunds.read(orderId)).refunded), cents(estimate.refund))
  assert.deepEqual(await findViolations(db), [])
})

test('of concurrent exchanges for a cheaper variant and refunds of the return, one succeeds, and its money is refunded once', async () => {
  const { number, itemId, orderId } = await receivedBelt()
  const { amount } = await desk.differenceFor(number, desk.bronze)
  const results = await Promise.all([
    ...Array.from({ length: 8 }, () => desk.settle(number, itemId, desk.bronze, { refund: -amount })),
    ...Array.from({ length: 4 }, () => desk.act(number, 'refund')),
  ])
  assert.ok(results.every(({ status }) => status < 500))
  assert.equal((await desk.refunds.read(orderId)).refunds.length, 1)
  assert.deepEqual(await findViolations(db), [])
})

test('a dearer variant needs a payment or a waiver of exactly the difference, and a waiver is in the audit log', async () => {
  const { number, itemId, orderId, visitor } = await receivedBelt()
  const { estimate } = await desk.desk(number)
  const { amount } = await desk.differenceFor(number, desk.gold)
  assert.ok(Math.abs(cents(amount) - cents(estimate.refund) / 2) <= 1)
  assert.equal((await desk.create(number, itemId, desk.gold)).code, 'difference_changed')
  assert.equal((await desk.settle(number, itemId, desk.gold, { waived: amount - 1 })).code, 'difference_changed')
  const created = await desk.settle(number, itemId, desk.gold, { waived: amount })
  assert.equal(created.state, 'exchanged')
  assert.deepEqual((await desk.refunds.read(orderId)).refunds, [])
  assert.deepEqual(await desk.settlements(created.exchangeOrder!.orderId), [{ settlement: 'waiver', isAudited: true }])
  await desk.deliver(created.exchangeOrder!.orderId)
  const again = await desk.received(created.exchangeOrder!.orderId, visitor, { itemId, qty: 1 })
  const refunded = await desk.act(again, 'refund')
  assert.deepEqual([refunded.estimate.refund, refunded.estimate.difference], [estimate.refund, 0])
  assert.deepEqual(await findViolations(db), [])
})

test('the difference of a variant that is no longer sold includes the difference that an earlier exchange refunded', async () => {
  const { number, itemId, visitor } = await receivedBelt()
  const { amount } = await desk.differenceFor(number, desk.bronze)
  const { amount: dearer } = await desk.differenceFor(number, desk.gold)
  const { replacement } = await desk.settle(number, itemId, desk.bronze, { refund: -amount })
  await desk.deliver(replacement)
  const again = await desk.received(replacement, visitor, { itemId, qty: 1, variant: desk.bronze })
  await desk.stopSelling(desk.bronze)
  assert.equal(cents((await desk.differenceFor(again, desk.green)).amount), -cents(amount))
  assert.equal(cents((await desk.differenceFor(again, desk.gold)).amount), cents(dearer) - cents(amount))
})
