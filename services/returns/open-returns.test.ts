import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { toMinor } from '#contract/codec/amounts.ts'
import { parseReturnNumber } from '#domain/returns/return-number.ts'
import { findViolations } from '#services/invariants.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { orderBody, placeTestOrder, reachReviewStep, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { readMailedReturn } from './mail-steps.ts'
import { reason, openReturnDesk } from './returns-for-tests.ts'

const shop = await openTestShop()
const { db, deps } = shop
const desk = openReturnDesk(shop)

/** Delivers an order of three units. A gift card paid 100.00, which is less than one unit costs. */
async function deliveredWithCard() {
  const issued = { site: 'USA', amount: 10_000, source: randomUUID() } as const
  const { code } = await db.transaction((tx) => deps.giftCards.issue(tx, issued))
  const visitor = shop.visit()
  const { listId } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 3 }])
  const body = orderBody('USA', await updateTestCheckout(visitor, listId, { giftcards: [{ code }] }))
  const { orderId } = await placeTestOrder(visitor, body)
  await publishOrder(deps, orderId)
  const parcel = (await desk.refunds.ship(orderId)) as unknown as { id: string }
  await desk.refunds.sendEvent(parcel.id, { status: 'delivered' })
  const [itemId] = body.items.map(({ listItemId }) => listItemId) as [string]
  const item = { itemId, qty: 1, ...reason }
  return {
    visitor,
    orderId,
    estimate: () =>
      visitor.call('POST /svc_rma/orders/{orderId}/estimate', { params: { orderId }, body: { items: [item] } }),
    request: async (resolution: 'refund' | 'exchange' = 'refund') => {
      const refundTo = resolution === 'refund' ? 'gift_card' : 'payment'
      return desk.request(visitor, orderId, { items: [item], refundTo, resolution })
    },
    receive: async (number: string) => {
      await desk.act(number, 'approve')
      await desk.act(number, 'receive', { items: [{ itemId, received: 1, accepted: 1, restocked: 0 }] })
    },
  }
}

const isToGiftCard = async (number: string) =>
  (await readMailedReturn(db, { number: parseReturnNumber(number)!, step: 'requested' }))!.isToGiftCard

test('returns refunded in the order of their requests pay the amounts announced on the page, in the confirmation, and in the email', async () => {
  const { visitor, estimate, request, receive } = await deliveredWithCard()
  const announced = [await estimate()]
  const first = await request()
  announced.push(await estimate())
  const second = await request()
  assert.deepEqual(
    announced.map(({ refund, toPayment }) => toMinor(refund) - toMinor(toPayment)),
    [10_000, 0],
  )
  const returns = [first, second]
  assert.deepEqual(
    returns.map(({ newGiftCard }) => newGiftCard),
    announced.map(({ toPayment }) => toPayment),
  )
  assert.deepEqual(await Promise.all(returns.map(({ number }) => isToGiftCard(number))), [true, true])
  for (const { number } of returns) await receive(number)
  for (const [index, { number }] of returns.entries()) {
    assert.equal((await desk.read(visitor, number)).newGiftCard, announced[index]!.toPayment)
    const { split, announced: other } = await desk.act(number, 'refund')
    assert.deepEqual([split.newGiftCard, other], [announced[index]!.toPayment, null])
  }
  assert.deepEqual(await findViolations(db), [])
})

test('staff see the refund for a return out of order next to the announced refund, and the totals are correct', async () => {
  const { visitor, orderId, request, receive } = await deliveredWithCard()
  const [first, second] = [await request(), await request()]
  for (const { number } of [first, second]) await receive(number)
  const due = await desk.desk(second.number)
  assert.deepEqual(due.requestedEarlier, [first.number])
  assert.deepEqual([toMinor(due.split.giftCards), due.announced!.split.giftCards], [10_000, 0])
  assert.deepEqual((await desk.desk(first.number)).announced, null)
  const later = await desk.act(second.number, 'refund')
  assert.deepEqual([later.split, later.announced], [due.split, null])
  // No gift card money is left for the earlier return, and its page now says so.
  const left = await desk.read(visitor, first.number)
  const { split } = await desk.act(first.number, 'refund')
  assert.deepEqual([split.giftCards, split.newGiftCard], [0, left.newGiftCard])
  const paid = toMinor(later.split.newGiftCard) + toMinor(split.newGiftCard)
  assert.equal(paid, toMinor(first.newGiftCard) + toMinor(second.newGiftCard))
  const { refunded, refunds } = await desk.refunds.read(orderId)
  assert.equal(
    refunds.reduce((sum, { amount }) => sum + toMinor(amount), 0),
    toMinor(refunded),
  )
  assert.deepEqual(await findViolations(db), [])
})

test('an earlier return that is canceled, rejected, or exchanged takes no gift card money from a later return', async () => {
  const { visitor, request, estimate } = await deliveredWithCard()
  const toGiftCards = async () => {
    const { refund, toPayment } = await estimate()
    return toMinor(refund) - toMinor(toPayment)
  }
  const exchange = await request('exchange')
  assert.equal(await toGiftCards(), 10_000)
  const canceled = await request()
  assert.equal(await toGiftCards(), 0)
  const cancel = { params: { number: canceled.number }, key: randomUUID() }
  await visitor.call('POST /svc_rma/returns/{number}/cancel', cancel)
  assert.equal(await toGiftCards(), 10_000)
  const rejected = await request()
  assert.equal(toMinor(rejected.newGiftCard), toMinor(canceled.newGiftCard))
  await desk.act(rejected.number, 'reject', { reason: 'Worn' })
  assert.equal(await toGiftCards(), 10_000)
  assert.deepEqual((await desk.desk(exchange.number)).requestedEarlier, [])
})
