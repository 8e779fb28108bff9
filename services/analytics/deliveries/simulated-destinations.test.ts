import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { serverDestinations } from '#domain/analytics/deliveries/server-destinations.ts'
import type { ConsentCategory } from '#domain/consent/choices.ts'
import { statement } from '#platform/database.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { orderBody, placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { openDestinations } from '../destinations/open-destinations.ts'
import { openIngest } from '../ingest-for-tests.ts'
import { analyticsJobs } from '../jobs.ts'
import { openDestinationSimulators } from '../simulators-for-tests.ts'

const shop = await openTestShop()
const { db, clock, visit, deps, closeFirst } = shop
const simulators = await openDestinationSimulators(clock)
closeFirst(async () => simulators.close())
const { send } = await openIngest(shop, { destinations: serverDestinations })
const engines = openDestinations(simulators.accounts)
const office = shop.visitOffice('USA', { eventDestinations: { active: serverDestinations, real: ['reviews'] } })
const jobDeps = {
  db,
  clock,
  report: (error: unknown) => assert.fail(String(error)),
  siteUrl: () => 'https://usa.example',
  destinationEngines: engines,
}
const deliver = () => analyticsJobs.scheduled!['analytics_deliveries']!.run(jobDeps)

const setTime = statement('test.simulated-order-time', 'update shop_order set created_at = $2 where id = $1')
const pending = statement<{ destination: string; attempts: number; error: string | null }>(
  'test.simulated-pending',
  'select destination, attempts, last_error as error from analytics_delivery order by destination',
)

const everything: ConsentCategory[] = ['performance', 'marketing', 'functional']

/** Places and publishes an order for a logged-in customer with full consent, and queues its event. */
async function buy(email: string): Promise<string> {
  const customer = visit()
  const account = { email, password: 'a long enough password' }
  const names = { firstname: 'Ann', lastname: 'Lee' }
  await customer.call('POST /svc_customer/customer', { body: { ...account, ...names }, key: randomUUID() })
  await customer.call('POST /svc_session/session/login', { body: account, key: randomUUID() })
  const { checkout } = await reachReviewStep(shop, customer, 'USA', [{ productId: 7, qty: 1 }])
  const analytics = {
    visitId: 'visit-1',
    tabId: 'tab-1',
    visitStartedAt: 5,
    consents: everything,
  }
  const meta = { rsAnonId: 'anon-1', analytics }
  const { orderId } = await placeTestOrder(customer, { ...orderBody('USA', checkout), meta })
  await db.run(setTime, [orderId, new Date(clock())])
  await publishOrder(deps, orderId)
  await analyticsJobs.afterCommit!.analytics_purchase!.run(jobDeps, { orderId })
  return orderId
}

async function destinations() {
  const headers = { authorization: `Bearer ${testStaffToken}` }
  const response = await office.fetch('/svc_admin/event-deliveries/destinations', { headers })
  assert.equal(response.status, 200)
  type Listed = Reply<Store, 'GET /svc_admin/event-deliveries/destinations'>
  return ((await response.json()) as Listed).destinations
}

test('an order in the demo reaches the simulator of every destination, and staff see it', async () => {
  assert.ok((await destinations()).every(({ delivered, lastAt }) => delivered === 0 && lastAt === null))
  await buy('all@shopper.example')
  assert.ok((await destinations()).every(({ waiting }) => waiting === 1))
  await deliver()
  const replies = simulators.take()
  assert.deepEqual(
    replies.filter(({ status }) => status >= 300),
    [],
  )
  assert.deepEqual(new Set(replies.map(({ destination }) => destination)), new Set(serverDestinations))
  const lastAt = new Date(clock()).toISOString()
  assert.deepEqual(
    await destinations(),
    serverDestinations.map((destination) => ({
      destination,
      state: destination === 'reviews' ? 'on' : 'simulated',
      delivered: 1,
      lastEvent: 'purchase',
      lastAt,
      waiting: 0,
    })),
  )
})

test('after an outage, each destination receives the order once, and the order counts once', async () => {
  simulators.setOutage(503)
  await buy('outage@shopper.example')
  await deliver()
  simulators.setOutage(0)
  simulators.take()
  assert.deepEqual(
    await db.run(pending, []),
    serverDestinations.toSorted().map((destination) => ({ destination, attempts: 1, error: 'Status 503' })),
  )
  clock.advance(60_000)
  await deliver()
  await deliver()
  const counts = Object.groupBy(
    simulators.take().filter(({ path }) => path !== 'token'),
    ({ destination }) => destination,
  )
  for (const name of serverDestinations) assert.equal(counts[name]?.length, 1, name)
  assert.ok((await destinations()).every(({ delivered, waiting }) => delivered === 2 && waiting === 0))
})

test('an event that a destination has nothing to report for is completed but not counted', async () => {
  const message = { type: 'track', event: 'login', messageId: 'login-1', anonymousId: 'anon-1' }
  const before = await destinations()
  assert.equal((await send('/v1/track', message)).status, 200)
  await deliver()
  const after = await destinations()
  const added = after.flatMap(({ destination, delivered }, index) =>
    delivered > before[index]!.delivered ? [destination] : [],
  )
  assert.deepEqual(added, ['customer-data', 'web-analytics'])
  assert.deepEqual(await db.run(pending, []), [])
})

test('delivered events of the past 30 days are counted', async () => {
  clock.advance(31 * 86_400_000)
  assert.ok((await destinations()).every(({ delivered, lastEvent }) => delivered === 0 && lastEvent === null))
})
