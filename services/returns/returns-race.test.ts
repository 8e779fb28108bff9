import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { reason, openReturnDesk } from './returns-for-tests.ts'

const shop = await openTestShop()
const { db } = shop
const desk = openReturnDesk(shop)
const claimed = statement<{ units: number }>(
  'test.claimed-units',
  `select coalesce(sum(qty), 0)::integer as units from rma_item join rma on number = rma_number where order_id = $1`,
)
const onHand = statement<{ units: number }>(
  'test.on-hand',
  `select sum(on_hand)::integer as units from stock join sellable on sellable.id = sellable_id where sku = 'IW-PL-20'`,
)
const unitsOf = async (orderId: string) => (await db.run(claimed, [orderId]))[0]!.units
const one = (itemId: string | undefined, qty = 1) => ({ items: [{ itemId: itemId!, qty, ...reason }] })
const isDone = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled'

test('of twenty concurrent returns of three units, three succeed, because a unit is never returned twice', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const requests = Array.from({ length: 20 }, () => desk.request(visitor, orderId, one(items[0])))
  const results = await Promise.allSettled(requests)
  assert.equal(results.filter(isDone).length, 3)
  for (const result of results) {
    if (result.status === 'rejected') assert.equal((result.reason as { code: string }).code, 'not_returnable')
  }
  assert.equal(await unitsOf(orderId), 3)
})

test('one key creates one return, even in twenty concurrent requests; reusing it for a different request is rejected', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const key = randomUUID()
  const requests = Array.from({ length: 20 }, () => desk.request(visitor, orderId, one(items[0]), key))
  const numbers = (await Promise.all(requests)).map(({ number }) => number)
  assert.equal(new Set(numbers).size, 1)
  assert.equal(await unitsOf(orderId), 1)
  await assert.rejects(desk.request(visitor, orderId, one(items[0], 2), key), { code: 'idempotency_key_reused' })
})

test('twenty concurrent refunds of a return, together with refunds of the same units, refund each unit at most once', async () => {
  const { visitor, orderId, items, total } = await desk.delivered()
  const [itemId] = items as [string]
  const { number } = await desk.request(visitor, orderId, one(itemId, 3))
  await desk.act(number, 'approve')
  await desk.act(number, 'receive', { items: [{ itemId, received: 3, accepted: 3, restocked: 3 }] })
  const results = await Promise.all([
    ...Array.from({ length: 20 }, () => desk.act(number, 'refund')),
    ...Array.from({ length: 3 }, () => desk.refunds.refund(orderId, { lines: [{ itemId, qty: 1 }] })),
  ])
  assert.ok(results.every(({ status }) => status < 500))
  const { refunds, refunded } = await desk.refunds.read(orderId)
  const units = refunds.flatMap(({ lines }) => lines).reduce((sum, { qty }) => sum + qty, 0)
  assert.ok(units <= 3, String(units))
  assert.ok(refunded <= total)
  const { state } = await desk.desk(number)
  const ofReturn = refunds.filter(({ reason }) => reason.startsWith('Return R-'))
  assert.equal(ofReturn.length, state === 'refunded' ? 1 : 0)
  assert.deepEqual(await findViolations(db), [])
})

test('units claimed by an open return can be refunded only through that return, so no unit is refunded or restocked twice', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const [itemId] = items as [string]
  const before = (await db.run(onHand, []))[0]!.units
  const { number } = await desk.request(visitor, orderId, one(itemId, 2))
  await desk.act(number, 'approve')
  await desk.act(number, 'receive', { items: [{ itemId, received: 2, accepted: 2, restocked: 2 }] })
  const elsewhere = (qty: number) => desk.refunds.refund(orderId, { lines: [{ itemId, qty }], restock: true })
  assert.equal((await elsewhere(1)).status, 201)
  for (const request of [elsewhere(1), desk.refunds.refund(orderId, { everything: true })]) {
    const rejected = await request
    assert.deepEqual([rejected.status, rejected.code], [409, 'units_in_return'])
  }
  assert.equal((await desk.act(number, 'refund')).state, 'refunded')
  const { refunds } = await desk.refunds.read(orderId)
  assert.deepEqual(
    refunds.map(({ lines }) => lines.map(({ qty }) => qty)),
    [[1], [2]],
  )
  assert.equal((await db.run(onHand, []))[0]!.units, before + 3)
  assert.deepEqual(await findViolations(db), [])
})

test('units of a rejected return can be refunded in another way', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const [itemId] = items as [string]
  const { number } = await desk.request(visitor, orderId, one(itemId, 3))
  assert.equal((await desk.refunds.refund(orderId, { lines: [{ itemId, qty: 1 }] })).code, 'units_in_return')
  await desk.act(number, 'reject', { reason: 'Keep it' })
  assert.equal((await desk.refunds.refund(orderId, { lines: [{ itemId, qty: 3 }] })).status, 201)
})

test('no more units can be returned than were delivered, and a canceled or rejected return frees its units', async () => {
  const { visitor, orderId, items } = await desk.refunds.published()
  const [itemId] = items as [string]
  await assert.rejects(desk.request(visitor, orderId, one(itemId)), { code: 'not_returnable' })
  const parcel = (await desk.refunds.ship(orderId, { pieces: [{ sku: 'IW-PL-20', qty: 2 }] })) as unknown as {
    id: string
  }
  await desk.refunds.sendEvent(parcel.id, { status: 'delivered' })
  await assert.rejects(desk.request(visitor, orderId, one(itemId, 3)), {
    code: 'not_returnable',
    details: { itemId, returnable: 2 },
  })
  const { number } = await desk.request(visitor, orderId, one(itemId, 2))
  await assert.rejects(desk.request(visitor, orderId, one(itemId)), { code: 'not_returnable' })
  await visitor.call('POST /svc_rma/returns/{number}/cancel', { params: { number }, key: randomUUID() })
  const again = await desk.request(visitor, orderId, one(itemId, 2))
  await desk.act(again.number, 'reject', { reason: 'Worn' })
  assert.equal((await desk.read(visitor, again.number)).rejection, 'Worn')
  assert.equal((await desk.request(visitor, orderId, one(itemId, 2))).units, 2)
})
