import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import type { WebhookEventType } from '#domain/webhooks/events.ts'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { officeCalls, openReceiver } from '../webhooks-for-tests.ts'
import { deliverWebhooks } from './deliver.ts'
import { insertDeliveries } from './repository.ts'

const shop = await openTestShop([])
const { db, clock, deps } = shop
const receiver = await openReceiver()
const office = { call: officeCalls(shop) }
const deliver = () => deliverWebhooks({ ...deps, clock, report: assert.ifError })
const clear = statement('test.clear-webhooks', 'delete from webhook_endpoint')
beforeEach(async () => {
  await db.run(clear, [])
  receiver.take()
})

const fields = {
  description: 'ERP',
  events: ['order.paid', 'order.shipped'] as WebhookEventType[],
  sites: ['USA', 'EUR'] as Site[],
  isEnabled: true,
}
const create = () =>
  office.call('POST /svc_admin/webhooks', { body: { ...fields, url: `${receiver.url}/` }, key: randomUUID() })
const queue = (type: WebhookEventType, site: Site) =>
  db.transaction((tx) =>
    insertDeliveries(tx, { eventId: randomUUID(), type, site, objectId: `${site} ${type}`, body: '{}' }),
  )
const save = (id: string, body: Partial<typeof fields> & { url?: string }) =>
  office.call('PUT /svc_admin/webhooks/{id}', {
    params: { id },
    body: { ...fields, url: `${receiver.url}/new`, ...body },
    version: 'any',
    key: randomUUID(),
  })

const { visitor: american } = await createStaffMember(shop, {
  email: 'usa@staff.example',
  roles: ['manager'],
  sites: ['USA'],
})

async function logOf(id: string, { call }: Pick<typeof office, 'call'> = office) {
  const { deliveries } = await call('GET /svc_admin/webhooks/{id}/deliveries', { params: { id }, query: {} })
  return deliveries.map(({ objectId, state }) => `${objectId} ${state}`).toSorted()
}

test('staff can neither see nor resend webhook deliveries from a site that was removed from an endpoint', async () => {
  const { id } = await create()
  await queue('order.paid', 'EUR')
  await queue('order.paid', 'USA')
  await deliver()
  const { deliveries } = await office.call('GET /svc_admin/webhooks/{id}/deliveries', { params: { id }, query: {} })
  const european = deliveries.find(({ objectId }) => objectId.startsWith('EUR'))!
  await save(id, { sites: ['USA'] })
  receiver.take()
  assert.deepEqual(await logOf(id, american), ['USA order.paid delivered'])
  const params = { id, deliveryId: european.id }
  for (const { call } of [american, office])
    await assert.rejects(
      call('POST /svc_admin/webhooks/{id}/deliveries/{deliveryId}/resend', { params, key: randomUUID() }),
      { code: 'delivery_not_found' },
    )
  await deliver()
  assert.deepEqual(receiver.take(), [])
})

test('removing sites and events cancels their waiting deliveries, and other deliveries and test events are sent', async () => {
  const { id } = await create()
  for (const site of ['EUR', 'USA'] as const)
    for (const type of ['order.paid', 'order.shipped'] as const) await queue(type, site)
  await office.call('POST /svc_admin/webhooks/{id}/test', { params: { id }, key: randomUUID() })
  await save(id, { sites: ['USA'], events: ['order.paid'] })
  await deliver()
  assert.equal(receiver.take().length, 2)
  await save(id, {})
  await deliver()
  assert.deepEqual(receiver.take(), [])
  assert.deepEqual(await logOf(id), [
    ' delivered',
    'EUR order.paid canceled',
    'EUR order.shipped canceled',
    'USA order.paid delivered',
    'USA order.shipped canceled',
  ])
})

test('a delivery from a removed site is not sent, even if it was queued during the save', async () => {
  const { id } = await create()
  await queue('order.paid', 'EUR')
  await db.run(statement('test.webhook-narrow', `update webhook_endpoint set sites = '{USA}' where id = $1`), [id])
  await deliver()
  assert.deepEqual(receiver.take(), [])
})
