import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import type { WebhookEventType } from '#domain/webhooks/events.ts'
import { statement } from '#platform/database.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { readOrder } from '#services/orders/steps.ts'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { orderBody, placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { deliverWebhooks } from './deliveries/deliver.ts'
import { webhookData } from './privacy-steps.ts'
import { queueReturnWebhook } from './steps.ts'
import { officeCalls, openReceiver } from './webhooks-for-tests.ts'

const shop = await openTestShop()
const { db, clock, deps, visit } = shop
const receiver = await openReceiver()
const office = { call: officeCalls(shop) }
const warned: object[] = []
const deliver = () =>
  deliverWebhooks({ ...deps, clock, report: assert.ifError, warnWebhook: (problem) => void warned.push(problem) })

const clear = statement('test.clear-webhooks', 'delete from webhook_endpoint')
const rows = statement<{ type: string; objectId: string }>(
  'test.webhook-rows',
  'select type, object_id as "objectId" from webhook_delivery order by id',
)
beforeEach(async () => {
  await db.run(clear, [])
  receiver.setReply(() => ({ status: 204 }))
  receiver.take()
  warned.length = 0
})

async function createEndpoint(events: WebhookEventType[], path = '/hooks') {
  const body = { url: receiver.url + path, description: 'ERP', events, sites: ['USA' as const] }
  return office.call('POST /svc_admin/webhooks', { body, key: randomUUID() })
}

async function placeOrder() {
  const visitor = visit()
  const { checkout } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 2 }])
  return placeTestOrder(visitor, orderBody('USA', checkout))
}

const logOf = async (id: string) =>
  (await office.call('GET /svc_admin/webhooks/{id}/deliveries', { params: { id }, query: {} })).deliveries

test('a paid order is sent to its webhook endpoint as one signed POST and appears in the log', async () => {
  const { id, secret } = await createEndpoint(['order.paid'])
  const { orderId } = await placeOrder()
  await publishOrder(deps, orderId)
  await deliver()
  await deliver()
  const [request, ...others] = receiver.take()
  assert.deepEqual(others, [])
  const { type, data } = JSON.parse(request!.body) as { type: string; data: Record<string, unknown> }
  assert.deepEqual(
    [type, data['orderId'], data['status'], data['currency']],
    ['order.paid', orderId, 'published', 'USD'],
  )
  const [{ eventId, state, attempts, status, objectId }] = (await logOf(id)) as [Awaited<ReturnType<typeof logOf>>[0]]
  assert.deepEqual([state, attempts, status, objectId], ['delivered', 1, 204, orderId])
  assert.equal(request!.headers['webhook-id'], eventId)
  assert.match(secret, /^whsec_[\w+/]{43}=$/)
  assert.deepEqual(warned, [])
})

test('an order webhook contains no name, address, phone number, or email address', async () => {
  await createEndpoint(['order.placed', 'order.paid'])
  const { orderId } = await placeOrder()
  await publishOrder(deps, orderId)
  await deliver()
  const bodies = receiver.take().map(({ body }) => body)
  assert.equal(bodies.length, 2)
  for (const body of bodies) assert.doesNotMatch(body, /Ann|Lee|Main St|"43215"|614 555|@/)
})

test('a webhook event is stored in the same transaction as its change, so that a rollback leaves no event', async () => {
  await createEndpoint(['order.placed', 'order.paid'])
  const { orderId } = await placeOrder()
  assert.deepEqual(await db.run(rows, []), [{ type: 'order.placed', objectId: orderId }])
  const failing = { ...deps, giftCards: { ...deps.giftCards, capture: async () => assert.fail('rolled back') } }
  await assert.rejects(publishOrder(failing, orderId), /rolled back/)
  assert.equal((await db.run(rows, [])).length, 1)
  await publishOrder(deps, orderId)
  assert.deepEqual(
    (await db.run(rows, [])).map(({ type }) => type),
    ['order.placed', 'order.paid'],
  )
})

const bodies = () => receiver.take().map(({ body }) => JSON.parse(body) as { type: string; data: Data })
interface Data {
  orderId: string
  amount: number
  lines: { sku: string; quantity: number }[]
}

test('a webhook event is created immediately for a cancellation, and for its refund once the vendor has made the refund', async () => {
  await createEndpoint(['order.canceled', 'order.refunded'])
  const desk = refundDesk(shop)
  const { orderId, items } = await desk.published()
  await desk.cancel(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] })
  await deliver()
  const [canceled, ...others] = bodies()
  assert.deepEqual([canceled!.type, canceled!.data.orderId, others], ['order.canceled', orderId, []])
  assert.deepEqual(
    canceled!.data.lines.map(({ sku, quantity }) => [sku, quantity]),
    [['IW-PL-20', 1]],
  )
  await desk.settle()
  await deliver()
  const [refunded] = bodies()
  assert.deepEqual([refunded!.type, refunded!.data.amount], ['order.refunded', canceled!.data.amount])
})

test('a webhook event without the tracking number is created when a parcel is first on its way', async () => {
  await createEndpoint(['order.shipped'])
  const desk = refundDesk(shop)
  const { orderId } = await desk.published()
  const { id } = (await desk.ship(orderId, { trackingNumber: '1Z999', pieces: [{ sku: 'IW-PL-20', qty: 1 }] })) as {
    id?: string
  }
  await desk.sendEvent(id!, { status: 'shipped' })
  await deliver()
  const sent = receiver.take()
  assert.equal(sent.length, 1)
  assert.doesNotMatch(sent[0]!.body, /1Z999/)
  const { data } = JSON.parse(sent[0]!.body) as { data: object }
  assert.deepEqual(data, {
    orderId,
    site: 'USA',
    shipmentId: id,
    packageNumber: 1,
    carrier: 'ups',
    items: [{ sku: 'IW-PL-20', quantity: 1 }],
  })
})

test('a webhook event is created when a return is requested and when its state changes', async () => {
  await createEndpoint(['return.created', 'return.updated'])
  const desk = refundDesk(shop)
  const { orderId, items } = await desk.published()
  const order = (await readOrder(db, orderId))!
  const returned = {
    number: 12,
    site: 'USA' as const,
    state: 'requested',
    replacement: '',
    items: [{ itemId: items[0]!, qty: 2 }],
  }
  await db.transaction(async (tx) => {
    await queueReturnWebhook(tx, 'return.created', order, returned)
    await queueReturnWebhook(tx, 'return.updated', order, { ...returned, state: 'approved' })
    await queueReturnWebhook(tx, 'return.updated', order, { ...returned, state: 'exchanged', replacement: '100000042' })
  })
  await deliver()
  const sent = bodies() as unknown as { type: string; data: { state: string; replacementOrderId?: string } }[]
  assert.deepEqual(sent.map(({ type, data }) => [type, data.state, data.replacementOrderId].join(' ')).toSorted(), [
    'return.created requested ',
    'return.updated approved ',
    'return.updated exchanged 100000042',
  ])
})

test('the webhook event for a new account contains only its id, and its log entry is deleted with the account', async () => {
  await createEndpoint(['customer.created'])
  const account = {
    email: 'new@accounts.example',
    firstname: 'New',
    lastname: 'Buyer',
    password: 'a password of 2026!',
  }
  await visit().call('POST /svc_customer/customer', { body: account, key: randomUUID() })
  // Registering the same address again creates no account.
  await visit().call('POST /svc_customer/customer', { body: account, key: randomUUID() })
  await deliver()
  const [created, ...others] = bodies()
  assert.deepEqual(others, [])
  const { customerId } = created!.data as unknown as { customerId: string }
  assert.deepEqual(created!.data, { customerId, site: 'USA' })
  await db.transaction((tx) => webhookData.forget(tx, { id: Number(customerId) }))
  assert.deepEqual(await db.run(rows, []), [])
})

test('an endpoint receives only events that it subscribes to, and only from its sites', async () => {
  await createEndpoint(['order.paid'])
  const body = { url: `${receiver.url}/germany`, events: ['order.placed' as const], sites: ['EUR' as const] }
  await office.call('POST /svc_admin/webhooks', { body, key: randomUUID() })
  await placeOrder()
  assert.deepEqual(await db.run(rows, []), [])
})
