import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { smallestPhoto } from '../../prove/fixtures/shopper-fixture.ts'
import { reason, openReturnDesk } from './returns-for-tests.ts'

const shop = await openTestShop()
const { db, clock } = shop
const desk = openReturnDesk(shop)
const day = 86_400_000
const one = (itemId: string | undefined, qty = 1) => ({ items: [{ itemId: itemId!, qty, ...reason }] })
const cancel = ({ call }: Visitor, number: string) =>
  call('POST /svc_rma/returns/{number}/cancel', { params: { number }, key: randomUUID() })

test('an order has at most 20 returns, including canceled ones', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  for (let count = 0; count < 20; count += 1)
    await cancel(visitor, (await desk.request(visitor, orderId, one(items[0]))).number)
  await assert.rejects(desk.request(visitor, orderId, one(items[0])), {
    status: 409,
    code: 'too_many_returns',
    details: { max: 20 },
  })
  assert.equal((await desk.returnable(visitor, orderId)).returns.length, 20)
})

test('the photos of a return are deleted when it is canceled or rejected', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const withPhoto = async () => {
    const { number } = await desk.request(visitor, orderId, one(items[0]))
    const params = { number }
    const body = { photo: smallestPhoto }
    await visitor.call('POST /svc_rma/returns/{number}/photos', { params, body, key: randomUUID() })
    assert.equal((await desk.read(visitor, number)).photos, 1)
    return number
  }
  const canceled = await withPhoto()
  await cancel(visitor, canceled)
  assert.equal((await desk.read(visitor, canceled)).photos, 0)
  const rejected = await withPhoto()
  await desk.act(rejected, 'approve')
  assert.equal((await desk.read(visitor, rejected)).photos, 1)
  await desk.act(rejected, 'reject', { reason: 'Worn' })
  assert.equal((await desk.read(visitor, rejected)).photos, 0)
})

test('a return receipt that lists a line twice is rejected, so that no count is lost', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const { number } = await desk.request(visitor, orderId, one(items[0], 3))
  await desk.act(number, 'approve')
  const arrived = { itemId: items[0], received: 1, accepted: 1, restocked: 1 }
  const rejected = await desk.act(number, 'receive', { items: [arrived, { ...arrived, received: 2 }] })
  assert.deepEqual([rejected.status, rejected.code], [400, 'invalid_request'])
  assert.equal((await desk.desk(number)).state, 'approved')
})

test('a unit missing from an exchange can be returned later, and this violates no invariant', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const [itemId] = items as [string]
  const { number } = await desk.request(visitor, orderId, { ...one(itemId, 3), resolution: 'exchange' })
  await desk.act(number, 'approve')
  await desk.act(number, 'receive', { items: [{ itemId, received: 2, accepted: 2, restocked: 0 }] })
  const replacement = (await desk.refunds.published()).orderId
  assert.equal((await desk.act(number, 'exchange', { replacement })).state, 'exchanged')
  assert.equal((await desk.request(visitor, orderId, one(itemId))).units, 1)
  assert.deepEqual(await findViolations(db), [])
})

const setCreated = statement('test.request-return-at', 'update rma set created_at = $2 where order_id = $1')

test('the 30 days to send a return start at approval', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const { number } = await desk.request(visitor, orderId, one(items[0]))
  await db.run(setCreated, [orderId, new Date(clock() - 40 * day)])
  const approved = await desk.act(number, 'approve')
  assert.ok(approved.deadline >= clock() + 29 * day, String(approved.deadline - clock()))
  const { deadline } = await visitor.call('GET /svc_rma/returns/{number}/label', { params: { number } })
  assert.equal(deadline, approved.deadline)
})
