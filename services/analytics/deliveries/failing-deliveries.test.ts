import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { maxDeliveryAttempts } from '#domain/analytics/deliveries/retry-policy.ts'
import type { ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import type { StoredMessage } from '#domain/analytics/deliveries/stored-event.ts'
import { itemForTests } from '#domain/analytics/item-for-tests.ts'
import { itemMetadata } from '#domain/analytics/item-metadata.ts'
import { openVendor } from '#platform/analytics/vendor-simulator-for-tests.ts'
import { DatabaseUnavailable, statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { customerData } from '../destinations/customer-data.ts'
import type { DestinationEngines } from '../destinations/engine.ts'
import { recommendations } from '../destinations/recommendations.ts'
import { socialPixel } from '../destinations/social-pixel.ts'
import { createEventStore } from '../store-events.ts'
import { deliverDue } from './deliver.ts'
import { claimDeliveries, completeDeliveries } from './repository.ts'

const shop = await openTestShop([])
const { db, clock, closeFirst } = shop
const vendor = await openVendor()
closeFirst(async () => vendor.close())
const all: Required<Pick<DestinationEngines, 'customer-data' | 'recommendations' | 'social-pixel'>> = {
  'customer-data': customerData({ url: vendor.url, writeKey: 'plane-key' }),
  recommendations: recommendations({ url: vendor.url, token: 'token' }),
  'social-pixel': socialPixel({ url: vendor.url, pixelId: '1', token: 'token' }),
}
const reported: unknown[] = []

function deliver(name: keyof typeof all, siteUrl = () => 'https://usa.example') {
  const report = (error: unknown) => void reported.push(error)
  return deliverDue({ db, clock, engines: { [name]: all[name] }, siteUrl, report, warn: () => {} })
}

const empty = statement('test.no-deliveries', 'delete from analytics_delivery')
const rows = statement<{ id: string; state: string; attempts: number; error: string }>(
  'test.failing-deliveries',
  `select event->>'messageId' as id, state, attempts, last_error as error from analytics_delivery order by id`,
)
const readRows = () => db.run(rows, [])

/** Stores these messages for one destination, in order. */
async function store(destination: ServerDestination, messages: readonly Partial<StoredMessage>[]): Promise<void> {
  const base = { at: clock(), site: 'USA', source: 'warehouse', type: 'track', name: 'search' } as const
  const ids = { messageId: '', anonymousId: 'anon-1', userId: '42', visitId: null, tabId: null, cartId: null }
  const properties = { searchTerm: 'bar', searchType: 'text' }
  const integrations = { All: false, warehouse: true, [destination]: true }
  await createEventStore(db, [destination])(
    messages.map((message) => ({ ...base, ...ids, properties, context: {}, integrations, ...message })),
    clock(),
  )
}

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ messageId: `${prefix}-${index}` }))
const batchIds = () =>
  vendor.take().map(({ body }) => (body as { batch: { messageId: string }[] }).batch.map(({ messageId }) => messageId))

beforeEach(async () => {
  await db.run(empty, [])
  vendor.setReply(() => ({ status: 200 }))
  vendor.take()
  reported.length = 0
})

test('an unreadable event fails without affecting others, is reported, and is shown to staff after the last attempt', async () => {
  const unreadable = { messageId: 'broken', name: 'purchase', properties: {} }
  await store('customer-data', [{ messageId: 'read-1' }, unreadable, { messageId: 'read-2' }])
  await deliver('customer-data')
  assert.deepEqual(batchIds(), [['read-1', 'read-2']])
  assert.equal(reported.length, 1)
  assert.ok(reported[0] instanceof TypeError)
  assert.deepEqual(await readRows(), [{ id: 'broken', state: 'waiting', attempts: 1, error: 'Internal error' }])
  for (let attempt = 2; attempt <= maxDeliveryAttempts; attempt++) {
    clock.advance(6 * 3_600_000)
    await deliver('customer-data')
  }
  assert.deepEqual(
    (await readRows()).map(({ id, state }) => [id, state]),
    [['broken', 'failed']],
  )
})

test('an unavailable database ends the delivery run, and the delivery is repeated after its lease', async () => {
  await store('customer-data', [{ messageId: 'later' }])
  const unavailable = new DatabaseUnavailable(new Error('terminating connection'))
  const read = () => {
    throw unavailable
  }
  await assert.rejects(deliver('customer-data', read), unavailable)
  assert.deepEqual(reported, [])
  assert.deepEqual(
    (await readRows()).map(({ state, error }) => [state, error]),
    [['waiting', null]],
  )
  clock.advance(10 * 60_000)
  await deliver('customer-data')
  assert.deepEqual(batchIds(), [['later']])
})

test('one temporary failure does not stop the other deliveries of a destination', async () => {
  vendor.setReply(({ headers }) => ({ status: headers['idempotency-key'] === 'some-0' ? 503 : 200 }))
  await store('recommendations', named('some', 20))
  await deliver('recommendations')
  assert.deepEqual(
    (await readRows()).map(({ id, attempts }) => [id, attempts]),
    [['some-0', 1]],
  )
})

test('a destination that fails every request gets no more requests in this run', async () => {
  vendor.setReply(() => ({ status: 503 }))
  await store('recommendations', named('down', 20))
  await deliver('recommendations')
  assert.equal(vendor.take().length, 8)
})

test('a retry delay requested by the vendor applies to all deliveries to the destination', async () => {
  vendor.setReply(({ headers }) =>
    headers['idempotency-key'] === 'paused-0' ? { status: 429, headers: { 'retry-after': '600' } } : { status: 200 },
  )
  await store('recommendations', named('paused', 20))
  await deliver('recommendations')
  assert.equal(vendor.take().length, 8)
  clock.advance(599_000)
  await store('recommendations', named('new', 1))
  await deliver('recommendations')
  assert.deepEqual(vendor.take(), [])
  await store('customer-data', [{ messageId: 'other' }])
  await deliver('customer-data')
  assert.deepEqual(batchIds(), [['other']])
  clock.advance(1_000)
  vendor.setReply(() => ({ status: 200 }))
  await deliver('recommendations')
  assert.equal(vendor.take().length, 14)
  assert.deepEqual(await readRows(), [])
})

test('events that are too old wait for staff, and the rest of the batch is sent in one request', async () => {
  const added = { name: 'addToCart', properties: itemMetadata(itemForTests()) }
  const old = { ...added, messageId: 'old', at: clock() - 8 * 86_400_000 }
  await store('social-pixel', [{ ...added, messageId: 'recent-1' }, old, { ...added, messageId: 'recent-2' }])
  await deliver('social-pixel')
  assert.equal(vendor.take().length, 1)
  assert.deepEqual(await readRows(), [
    { id: 'old', state: 'failed', attempts: 1, error: 'Older than the destination accepts' },
  ])
})

test('a rejected batch is halved until the rejected event is isolated', async () => {
  vendor.setReply(({ body }) => ({ status: JSON.stringify(body).includes('half-0"') ? 400 : 200 }))
  await store('customer-data', named('half', 15))
  await deliver('customer-data')
  assert.deepEqual(
    batchIds().map(({ length }) => length),
    [15, 8, 4, 2, 1, 1, 2, 4, 7],
  )
  assert.deepEqual(
    (await readRows()).map(({ id, state }) => [id, state]),
    [['half-0', 'failed']],
  )
})

const lease = { leaseMs: 600_000, limit: 20 }
const claim = async (destination: ServerDestination) => claimDeliveries(db, destination, { ...lease, now: clock() })
const idsOf = (claimed: Awaited<ReturnType<typeof claim>>) => claimed.map(({ event }) => event.messageId)

test("email marketing receives one user's events in sequence, and other users' events in the meantime", async () => {
  const by = (userId: string | null) => ['1', '2'].map((each) => ({ messageId: `${userId}-${each}`, userId }))
  await store('email-marketing', [...by('ann'), ...by('bea'), ...by(null)])
  const first = await claim('email-marketing')
  assert.deepEqual(idsOf(first), ['ann-1', 'bea-1', 'null-1', 'null-2'])
  assert.deepEqual(await claim('email-marketing'), [])
  await completeDeliveries(db, { ids: [first[0]!.id], sent: [], now: clock() })
  assert.deepEqual(idsOf(await claim('email-marketing')), ['ann-2'])
})

test('deliveries are claimed in the order of their events, even after a lease has ended', async () => {
  await store('customer-data', named('order', 12))
  await claimDeliveries(db, 'customer-data', { ...lease, now: clock(), limit: 5 })
  clock.advance(lease.leaseMs)
  assert.deepEqual(
    idsOf(await claim('customer-data')),
    named('order', 12).map(({ messageId }) => messageId),
  )
})
