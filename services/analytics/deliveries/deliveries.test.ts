import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { maxDeliveryAttempts } from '#domain/analytics/deliveries/retry-policy.ts'
import { recommendations } from '../destinations/recommendations.ts'
import { chooseAll } from '#domain/consent/choices.ts'
import { openVendor } from '#platform/analytics/vendor-simulator-for-tests.ts'
import { statement } from '#platform/database.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { countExperiments } from '../experiments/count-experiments.ts'
import { openIngest } from '../ingest-for-tests.ts'
import { analyticsData } from '../privacy-steps.ts'
import { deliverDue } from './deliver.ts'
import { claimDeliveries } from './repository.ts'

const shop = await openTestShop([])
const { db, clock, closeFirst } = shop
const vendor = await openVendor()
closeFirst(async () => vendor.close())
const { send } = await openIngest(shop, { destinations: ['recommendations'] })
const token = 'recommendation-token'
const warned: object[] = []
const reported: unknown[] = []
const engines = { recommendations: recommendations({ url: `${vendor.url}/events`, token }) }
const deliver = () =>
  deliverDue({
    db,
    clock,
    engines,
    siteUrl: () => 'https://usa.example',
    report: (error) => void reported.push(error),
    warn: (problem) => void warned.push(problem),
  })

const rows = statement<{ state: string; attempts: number; error: string | null; wait: number }>(
  'test.deliveries',
  `select state, attempts, last_error as error, extract(epoch from next_at - $1::timestamptz)::integer as wait
   from analytics_delivery order by id`,
)
const readRows = () => db.run(rows, [new Date(clock())])

const withNetwork = statement<{ count: number }>(
  'test.deliveries-with-network',
  "select count(*)::integer as count from analytics_delivery where event ? 'network'",
)

let number = 0
async function search(userId: string | null = '7001') {
  const properties = { searchTerm: 'bar', searchType: 'text', numSearchResults: 3 }
  const message = { type: 'track', event: 'search', messageId: `m-${++number}`, anonymousId: 'anon-1', properties }
  assert.equal((await send('/v1/track', { ...message, userId })).status, 200)
}

test('a POST to the recommendation endpoint carries a bearer token and the event’s id, and is sent once [ANALYTICS-476]', async () => {
  await search()
  // The network hash never leaves the store.
  assert.deepEqual(await db.run(withNetwork, []), [{ count: 0 }])
  await deliver()
  await deliver()
  const [request, ...others] = vendor.take()
  assert.deepEqual(others, [])
  assert.equal(request!.headers['authorization'], `Bearer ${token}`)
  assert.equal(request!.headers['idempotency-key'], 'm-1')
  const { event, user_id } = request!.body as { event: object; user_id: string }
  assert.deepEqual([event, user_id], [{ type: 'search', name: 'text', value: { searchTerm: 'bar' } }, '7001'])
  assert.deepEqual(await readRows(), [])
})

test('a failed recommendation event is logged as a warning and retried with a growing delay [ERROR-427]', async () => {
  vendor.setReply(() => ({ status: 503 }))
  await search()
  await deliver()
  assert.deepEqual(warned.splice(0), [
    { destination: 'recommendations', events: ['search'], deliveries: 1, givenUp: 0, error: 'Status 503' },
  ])
  assert.deepEqual(await readRows(), [{ state: 'waiting', attempts: 1, error: 'Status 503', wait: 60 }])
  await deliver()
  assert.equal(vendor.take().length, 1)
  clock.advance(60_000)
  await deliver()
  assert.deepEqual(await readRows(), [{ state: 'waiting', attempts: 2, error: 'Status 503', wait: 120 }])
  clock.advance(120_000)
  vendor.setReply(() => ({ status: 200 }))
  await deliver()
  assert.deepEqual(await readRows(), [])
  assert.deepEqual(reported, [])
})

test('concurrent workers send each event once', async () => {
  vendor.take()
  await Promise.all(Array.from({ length: 20 }, () => search()))
  await Promise.all([deliver(), deliver(), deliver()])
  const keys = vendor.take().map(({ headers }) => headers['idempotency-key'])
  assert.equal(keys.length, 20)
  assert.equal(new Set(keys).size, 20)
  assert.deepEqual(await readRows(), [])
})

test('an event that a crashed worker had claimed is sent by the next run after ten minutes', async () => {
  await search()
  const lease = { now: clock(), leaseMs: 10 * 60_000, limit: 10 }
  const [claimed] = await claimDeliveries(db, 'recommendations', lease)
  assert.equal(claimed!.attempts, 1)
  await deliver()
  assert.deepEqual(vendor.take(), [])
  clock.advance(lease.leaseMs)
  await deliver()
  assert.equal(vendor.take().length, 1)
  assert.deepEqual(await readRows(), [])
})

test("a defect in an event's conversion is reported, and the event waits for staff", async () => {
  await search()
  const defect = new TypeError('no such field')
  await deliverDue({
    db,
    clock,
    siteUrl: () => 'https://usa.example',
    warn: () => {},
    report: (error) => void reported.push(error),
    engines: { recommendations: { maxBatch: 1, send: () => Promise.reject(defect) } },
  })
  assert.deepEqual(reported.splice(0), [defect])
  const [row] = await readRows()
  assert.deepEqual([row!.state, row!.error], ['failed', 'Internal error'])
  assert.equal(await decide('discard', [(await list()).deliveries[0]!.id]), 200)
})

/** Makes the destination permanently reject an event, and returns the id of the failed delivery. */
async function failDelivery(userId?: string): Promise<string> {
  vendor.setReply(() => ({ status: 400 }))
  await search(userId)
  await deliver()
  const { deliveries } = await list()
  return deliveries[0]!.id
}

const authorization = `Bearer ${testStaffToken}`
type Listed = { id: string; destination: string; event: string; attempts: number; lastError: string }

async function list(query = '') {
  const response = await shop.visitOffice().fetch(`/svc_admin/event-deliveries${query}`, { headers: { authorization } })
  assert.equal(response.status, 200)
  return (await response.json()) as { deliveries: Listed[]; next: string | null }
}

async function decide(action: 'retry' | 'discard', ids: string[], headers: Record<string, string> = { authorization }) {
  const json = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const init = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify({ ids }) }
  return (await shop.visitOffice().fetch(`/svc_admin/event-deliveries/${action}`, init)).status
}

test('after the last attempt, a delivery waits for staff, and Retry makes the delivery due with all its attempts', async () => {
  vendor.setReply(() => ({ status: 429, headers: { 'retry-after': '7200' } }))
  await search()
  await deliver()
  assert.equal((await readRows())[0]!.wait, 7_200)
  for (let attempt = 2; attempt <= maxDeliveryAttempts; attempt++) {
    assert.equal((await readRows())[0]!.state, 'waiting')
    clock.advance(6 * 3_600_000)
    await deliver()
  }
  const [{ id, ...listed }] = (await list()).deliveries as [Listed]
  const { destination, event, attempts, lastError } = listed
  assert.deepEqual(
    [destination, event, attempts, lastError],
    ['recommendations', 'search', maxDeliveryAttempts, 'Status 429'],
  )
  clock.advance(86_400_000)
  vendor.take()
  await deliver()
  assert.deepEqual(vendor.take(), [])
  assert.equal(await decide('retry', [id]), 200)
  assert.equal(await decide('retry', [id]), 404)
  vendor.setReply(() => ({ status: 200 }))
  await deliver()
  assert.equal(vendor.take().length, 1)
  assert.deepEqual(await readRows(), [])
})

test('a request that the vendor would always reject fails at once, and staff can discard it', async () => {
  const id = await failDelivery()
  assert.deepEqual((await list('?destination=ads')).deliveries, [])
  assert.equal(await decide('discard', [id], {}), 401)
  assert.equal(await decide('discard', [id]), 200)
  assert.deepEqual((await list()).deliveries, [])
  warned.length = 0
})

test('staff decisions about deliveries are in the audit log, without shopper data', async () => {
  const changes = statement<{ call: string; operation: string; text: string }>(
    'test.delivery-audit',
    `select call, operation, coalesce(before, '{}')::text || coalesce(after, '{}')::text as text from audit_change
     where object_type = 'analytics_delivery' and object_id = $1 order by id`,
  )
  const id = await failDelivery('7002')
  await decide('retry', [id])
  await deliver()
  await decide('discard', [id])
  const found = await db.run(changes, [id])
  assert.deepEqual(
    found.map(({ call, operation }) => [call, operation]),
    [
      ['POST /svc_admin/event-deliveries/retry', 'update'],
      ['POST /svc_admin/event-deliveries/discard', 'delete'],
    ],
  )
  assert.ok(found.every(({ text }) => !text.includes('7002') && !text.includes('anon-1')))
})

const setFlag = statement('test.set-flag', 'insert into flag (key, feature) values ($1, $2)')
const owners = statement<{ user: string | null; browser: string }>(
  'test.delivery-owners',
  'select user_id as user, anonymous_id as browser from analytics_delivery order by id',
)
const visitors = statement<{ browser: string }>(
  'test.experiment-visitors',
  'select anonymous_id as browser from experiment_visitor order by 1',
)

test('deleting a customer removes their pending and failed deliveries, including those from before login, and their experiments', async () => {
  await failDelivery('7003')
  vendor.setReply(() => ({ status: 503 }))
  await search('7003')
  await search('7004')
  const platform = await openIngest(shop, { destinations: ['customer-data'] })
  const login = async (anonymousId: string, userId: string | null) => {
    const message = { type: 'track', event: 'login', messageId: `m-${++number}`, anonymousId, userId }
    assert.equal((await platform.send('/v1/track', message)).status, 200)
  }
  for (const userId of [null, '7003', '7004']) await login('phone', userId)
  await login('laptop', null)
  const variations = { variations: [false, true], meta: [{ key: 'old' }, { key: 'new' }] }
  const rules = [{ key: 'header', name: 'Header', ...variations }]
  await db.run(setFlag, ['header_test', JSON.stringify({ defaultValue: false, rules })])
  const views = ['phone', 'laptop'].map((anonymousId) => {
    const properties = { experiment: 'header', variationId: 'new' }
    return { type: 'track', event: 'experimentView', messageId: `m-${++number}`, anonymousId, properties }
  })
  // Experiment views are not delivered to any destination.
  const page = await openIngest(shop)
  assert.equal((await page.sendFromPage(views, chooseAll(true))).status, 200)
  clock.advance(31_000)
  await countExperiments(db, clock())
  assert.deepEqual(await db.run(visitors, []), [{ browser: 'laptop' }, { browser: 'phone' }])

  await db.transaction((tx) => analyticsData.forget(tx, { id: 7003, email: 'ann@example.com' }, []))
  assert.deepEqual(
    (await db.run(owners, [])).map(({ user, browser }) => [user, browser]),
    [
      ['7004', 'anon-1'],
      ['7004', 'phone'],
      [null, 'laptop'],
    ],
  )
  assert.deepEqual(await db.run(visitors, []), [{ browser: 'laptop' }])
})
