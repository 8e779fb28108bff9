import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { statement } from '#platform/database.ts'
import { waitForBlockedSession } from '#services/testing/lock-wait-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { deliverWebhooks } from '../deliveries/deliver.ts'
import { insertDeliveries } from '../deliveries/repository.ts'
import { officeCalls, openReceiver } from '../webhooks-for-tests.ts'
import { sweepDeletedEndpoints } from './deletion-repository.ts'

const shop = await openTestShop([])
const { db, clock, deps } = shop
const receiver = await openReceiver()
const office = { call: officeCalls(shop) }
const clear = statement('test.clear-webhooks', 'delete from webhook_endpoint')
beforeEach(async () => {
  await db.run(clear, [])
})

const body = { url: `${receiver.url}/`, events: ['order.paid' as const], sites: ['USA' as const] }
const create = () => office.call('POST /svc_admin/webhooks', { body, key: randomUUID() })
const remove = (id: string) => office.call('DELETE /svc_admin/webhooks/{id}', { params: { id }, key: randomUUID() })
const event = { type: 'order.paid', site: 'USA', objectId: '1', body: '{}' } as const
const counts = statement(
  'test.webhook-counts',
  `select (select count(*)::integer from webhook_endpoint) as endpoints,
     (select count(*)::integer from webhook_secret) as secrets,
     (select count(*)::integer from webhook_delivery) as deliveries`,
)

test('a deleted webhook endpoint is hidden and gets nothing, and a job deletes its log', async () => {
  const { id } = await create()
  await db.transaction((tx) => insertDeliveries(tx, { ...event, eventId: randomUUID() }))
  await remove(id)
  await assert.rejects(remove(id), { code: 'webhook_not_found' })
  assert.deepEqual((await office.call('GET /svc_admin/webhooks', {})).endpoints, [])
  await assert.rejects(office.call('GET /svc_admin/webhooks/{id}/deliveries', { params: { id }, query: {} }), {
    code: 'webhook_not_found',
  })
  await deliverWebhooks({ ...deps, clock, report: assert.ifError })
  assert.deepEqual(receiver.take(), [])
  assert.equal(await db.transaction((tx) => insertDeliveries(tx, { ...event, eventId: randomUUID() })), false)
  assert.deepEqual(await db.run(counts, []), [{ endpoints: 1, secrets: 0, deliveries: 1 }])
  await sweepDeletedEndpoints(db)
  assert.deepEqual(await db.run(counts, []), [{ endpoints: 0, secrets: 0, deliveries: 0 }])
})

test(
  'deleting an endpoint and placing an order that queues an event do not wait for each other',
  { timeout: 20_000 },
  async () => {
    const { id } = await create()
    await db.transaction(async (tx) => {
      await insertDeliveries(tx, { ...event, eventId: randomUUID() })
      await remove(id)
    })
    await sweepDeletedEndpoints(db)
    assert.deepEqual(await db.run(counts, []), [{ endpoints: 0, secrets: 0, deliveries: 0 }])
  },
)

test('deleting a webhook endpoint while an order is being placed does not fail the order', async () => {
  await create()
  const deleted = Promise.withResolvers<void>()
  const isBlocked = Promise.withResolvers<void>()
  const removal = db.transaction(async (tx) => {
    await tx.run(clear, [])
    deleted.resolve()
    await isBlocked.promise
  })
  await deleted.promise
  const event = { type: 'order.paid', site: 'USA', objectId: '1', body: '{}' } as const
  const placing = db.transaction((tx) => insertDeliveries(tx, { ...event, eventId: randomUUID() }))
  await waitForBlockedSession(db)
  isBlocked.resolve()
  await removal
  assert.equal(await placing, false)
})
