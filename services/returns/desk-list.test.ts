import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { toMinor } from '#contract/codec/amounts.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { updateTestCheckout, orderBody, placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { reason, openReturnDesk } from './returns-for-tests.ts'

const shop = await openTestShop()
const desk = openReturnDesk(shop)
type Listed = Reply<Store, 'GET /svc_rma/desk'>
const list = async (query: string, site?: 'CAN') =>
  (await desk.staffCall('GET', query, undefined, site)) as unknown as Listed

test('staff can find returns by return number or order number, in every state', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const item = { itemId: items[0]!, qty: 1, ...reason }
  const first = await desk.request(visitor, orderId, { items: [item] })
  const second = await desk.request(visitor, orderId, { items: [item], resolution: 'exchange' })
  await desk.act(first.number, 'approve')
  const numbers = ({ total, returns }: Listed) => [total, ...returns.map(({ number }) => number)]
  assert.deepEqual(numbers(await list(`?number=${orderId}`)), [2, second.number, first.number])
  assert.deepEqual(numbers(await list(`?number=${first.number.toLowerCase()}`)), [1, first.number])
  assert.deepEqual(numbers(await list('?number=ann')), [0])
  assert.deepEqual(numbers(await list(`?number=${orderId}&page=2`)), [0])
  assert.deepEqual(numbers(await list(`?number=${orderId}`, 'CAN')), [0])
  const [exchange, approved] = (await list(`?number=${orderId}`)).returns
  assert.deepEqual([exchange?.resolution, exchange?.units, exchange?.email], ['exchange', 1, 'ann@example.com'])
  assert.equal(approved?.state, 'approved')
})

test('before confirming a refund, staff see who returns the items, what was restocked, and where the refund goes', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const itemId = items[0]!
  const { number } = await desk.request(visitor, orderId, { items: [{ itemId, qty: 2, ...reason }] })
  await desk.act(number, 'approve')
  await desk.act(number, 'receive', { items: [{ itemId, received: 2, accepted: 2, restocked: 1 }] })
  const { items: received, estimate, split, customer } = await desk.desk(number)
  assert.deepEqual([received[0]!.accepted, received[0]!.restocked, customer], [2, 1, 'Ann Lee'])
  assert.deepEqual(split, { giftCards: 0, newGiftCard: 0, card: estimate.refund })
  const refunded = await desk.act(number, 'refund')
  assert.deepEqual(refunded.split, split)
  const { refunds } = await desk.refunds.read(orderId)
  assert.deepEqual([refunds[0]!.toGiftCards, refunds[0]!.toCard], [split.giftCards, split.card])
})

test('the refund for a return goes to gift cards first, up to the amount they paid', async () => {
  const { deps, db } = shop
  const { code } = await db.transaction((tx) =>
    deps.giftCards.issue(tx, { site: 'USA', amount: 10_000, source: randomUUID() }),
  )
  const visitor = shop.visit()
  const { listId } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const body = orderBody('USA', await updateTestCheckout(visitor, listId, { giftcards: [{ code }] }))
  const { orderId } = await placeTestOrder(visitor, body)
  await publishOrder(deps, orderId)
  const parcel = (await desk.refunds.ship(orderId)) as unknown as { id: string }
  await desk.refunds.sendEvent(parcel.id, { status: 'delivered' })
  const itemId = body.items[0]!.listItemId
  const { number } = await desk.request(visitor, orderId, { items: [{ itemId, qty: 1, ...reason }] })
  await desk.act(number, 'approve')
  const { estimate, split } = await desk.desk(number)
  assert.deepEqual([split.giftCards, toMinor(split.card)], [100, toMinor(estimate.refund) - 10_000])
  await desk.act(number, 'receive', { items: [{ itemId, received: 1, accepted: 1, restocked: 0 }] })
  assert.deepEqual((await desk.act(number, 'refund')).split, split)
  const [refund] = (await desk.refunds.read(orderId)).refunds
  assert.deepEqual([refund?.toGiftCards, refund?.toCard], [split.giftCards, split.card])
})
