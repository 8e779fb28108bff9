import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { chooseAll, type ConsentCategory } from '#domain/consent/choices.ts'
import { affiliate } from '../destinations/affiliate.ts'
import { customerData } from '../destinations/customer-data.ts'
import { emailMarketing } from '../destinations/email-marketing.ts'
import type { DestinationEngines } from '../destinations/engine.ts'
import { webAnalytics } from '../destinations/web-analytics.ts'
import { openVendor } from '#platform/analytics/vendor-simulator-for-tests.ts'
import { statement } from '#platform/database.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { orderBody, placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import { openIngest } from '../ingest-for-tests.ts'
import { analyticsJobs } from '../jobs.ts'

const shop = await openTestShop()
const { db, clock, visit, deps, closeFirst } = shop
const vendor = await openVendor()
closeFirst(async () => vendor.close())
const { send, sendFromPage } = await openIngest(shop, {
  destinations: ['customer-data', 'affiliate', 'email-marketing'],
})

const merchantId = '0b9a4c7e-1111-4222-8333-444455556666'
const engines: DestinationEngines = {
  'customer-data': customerData({ url: `${vendor.url}/plane/`, writeKey: 'plane-key' }),
  affiliate: affiliate({ url: vendor.url, merchantId }),
  'email-marketing': emailMarketing({ url: `${vendor.url}/api/`, apiKey: 'iterable-key' }),
}
const queued = statement<{ id: string }>(
  'test.queued-deliveries',
  `select payload->>'orderId' as id from outbox where topic = 'analytics_purchase' and payload->>'orderId' = $1`,
)
const pending = statement<{ count: number }>(
  'test.pending-deliveries',
  'select count(*)::integer as count from analytics_delivery',
)

// The order's time comes from the database, so it must match the test clock.
const setTime = statement('test.order-time', 'update shop_order set created_at = $2 where id = $1')

/** Places and publishes an order, then runs its queued jobs and deliveries with these engines. */
async function buy(consents: ConsentCategory[], destinationEngines: DestinationEngines) {
  const visitor = visit()
  const { checkout } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const analytics = { visitId: 'visit-1', tabId: 'tab-1', visitStartedAt: 5, consents }
  const meta = { rsAnonId: 'anon-1', analytics }
  const { orderId } = await placeTestOrder(visitor, { ...orderBody('USA', checkout), meta })
  await db.run(setTime, [orderId, new Date(clock())])
  await publishOrder(deps, orderId)
  for (const payload of await db.run(queued, [orderId]))
    await analyticsJobs.afterCommit!.analytics_purchase!.run(jobDeps(destinationEngines), { orderId: payload.id })
  await deliver(destinationEngines)
  return orderId
}

function jobDeps(destinationEngines: DestinationEngines) {
  const report = (error: unknown) => assert.fail(String(error))
  return { db, clock, report, siteUrl: () => 'https://usa.example', destinationEngines }
}

const deliver = (destinationEngines: DestinationEngines) =>
  analyticsJobs.scheduled!['analytics_deliveries']!.run(jobDeps(destinationEngines))

test('a default install stores the purchase event and makes no request [ANALYTICS-493]', async () => {
  const orderId = await buy(['performance', 'marketing', 'functional'], {})
  const stored = statement<{ name: string }>(
    'test.stored-purchase',
    'select name from analytics_event where message_id = $1',
  )
  assert.deepEqual(await db.run(stored, [`purchase.${orderId}`]), [{ name: 'purchase' }])
  assert.deepEqual(await db.run(pending, []), [{ count: 0 }])
  assert.deepEqual(vendor.take(), [])
})

/** Stores a visit by the buyer's browser that came from the email with this id. */
async function land(name: string): Promise<void> {
  const context = { campaign: { source: 'iterable', name, content: '456' } }
  const landing = { type: 'track', event: 'login', messageId: `landing-${name}`, anonymousId: 'anon-1', context }
  assert.equal((await send('/v1/track', landing)).status, 200)
}

test('a published order reaches each configured destination once [ANALYTICS-480, ANALYTICS-485, ANALYTICS-492]', async () => {
  await land('123')
  await deliver(engines)
  vendor.take()
  const orderId = await buy(['performance', 'marketing'], engines)
  await deliver(engines)
  const requests = vendor.take()
  assert.deepEqual(requests.map(({ path }) => path).toSorted(), [
    '/api/commerce/trackPurchase',
    `/merchants/${merchantId}/tracking/order`,
    '/plane/v1/batch',
  ])
  const { id, user, campaignId, templateId } = requests.find(({ path }) => path.startsWith('/api'))!.body as {
    [Field in 'id' | 'user' | 'campaignId' | 'templateId']: unknown
  }
  assert.deepEqual([id, user, campaignId, templateId], [orderId, { email: 'ann@example.com' }, 123, 456])
  assert.deepEqual(await db.run(pending, []), [{ count: 0 }])
})

test('a purchase event includes the last email of the preceding week, even if the event is delivered late [ANALYTICS-481]', async () => {
  const campaignOf = () => {
    const [request] = vendor.take().filter(({ path }) => path.startsWith('/api'))
    return (request!.body as { campaignId?: number }).campaignId
  }
  vendor.setReply(() => ({ status: 503 }))
  await land('234')
  await buy(['performance', 'marketing'], engines)
  vendor.take()
  vendor.setReply(() => ({ status: 200 }))
  clock.advance(60_000)
  await land('789')
  await deliver(engines)
  assert.equal(campaignOf(), 234)
  clock.advance(7 * 86_400_000)
  await buy(['performance', 'marketing'], engines)
  assert.equal(campaignOf(), 789)
  clock.advance(60_000)
  await buy(['performance', 'marketing'], engines)
  assert.equal(campaignOf(), undefined)
})

test('events of any kind sent to web analytics include the ads consent [ANALYTICS-488]', async () => {
  const page = { type: 'page', anonymousId: 'anon-4', properties: { path: '/', title: 'Home' } }
  const measured = await openIngest(shop, { destinations: ['web-analytics'] })
  const engine = webAnalytics({ url: vendor.url, measurementId: 'G-1', apiSecret: 'secret' })
  const consents: unknown[] = []
  for (const marketing of [true, false]) {
    const messages = [{ ...page, messageId: `page-${marketing}` }]
    assert.equal((await measured.sendFromPage(messages, { ...chooseAll(true), marketing })).status, 200)
    await deliver({ 'web-analytics': engine })
    consents.push(...vendor.take().map(({ body }) => (body as { consent: { ad_user_data: string } }).consent))
  }
  await buy(['performance', 'marketing'], { 'web-analytics': engine })
  consents.push(...vendor.take().map(({ body }) => (body as { consent: object }).consent))
  const consent = (value: string) => ({ ad_user_data: value, ad_personalization: value })
  assert.deepEqual(consents, [consent('GRANTED'), consent('DENIED'), consent('GRANTED')])
})

test('without marketing consent, a purchase reaches only the customer-data platform', async () => {
  await buy(['performance'], engines)
  assert.deepEqual(
    vendor.take().map(({ path }) => path),
    ['/plane/v1/batch'],
  )
  await buy([], engines)
  assert.deepEqual(vendor.take(), [])
})

const startPromotion = statement(
  'test.start-promotion',
  `insert into promotion (sellable_id, site, is_enabled, from_at, to_at, price, is_qty_limited, is_imported)
   values (901, 'USA', true, $1, $2, 30000, false, false)`,
)
const endPromotion = statement('test.end-promotion', 'delete from promotion where sellable_id = 901')

test("a customer's changed cart reaches email marketing as a whole, with its variants and current prices [ANALYTICS-479]", async () => {
  const customer = visit()
  const account = { email: 'cart@shopper.example', password: 'a long enough password' }
  await customer.call('POST /svc_customer/customer', {
    body: { ...account, firstname: 'Ann', lastname: 'Lee' },
    key: randomUUID(),
  })
  await customer.call('POST /svc_session/session/login', { body: account, key: randomUUID() })
  const bar = (variant: number, qty: number) => ({ productId: 9, qty, children: [{ productId: variant, qty: 1 }] })
  const list = await cartWith(customer, [{ productId: 7, qty: 3 }, bar(901, 1), bar(902, 2)])
  const { items } = await customer.call('GET /svc_ssr/analytics/items', { query: { ids: '7' } })
  const added = {
    type: 'track',
    event: 'addToCart',
    messageId: 'cart-1',
    anonymousId: 'anon-2',
    properties: items[0]!.item,
    context: { cartId: list._id },
  }
  const cookie = `sid_usa=${customer.cookies.get('sid_usa')}`
  assert.equal((await sendFromPage([added], chooseAll(true), { cookie })).status, 200)
  await db.run(startPromotion, [new Date(clock() + 60_000), new Date(clock() + 3_600_000)])
  clock.advance(120_000)
  await deliver(engines)
  await db.run(endPromotion, [])
  const [request] = vendor.take().filter(({ path }) => path.startsWith('/api'))
  assert.equal(request!.path, '/api/commerce/updateCart')
  type Sent = { sku: string; price: number; quantity: number }
  const { user, items: sent } = request!.body as { user: { email: string }; items: Sent[] }
  assert.equal(user.email, 'cart@shopper.example')
  assert.deepEqual(
    sent.map(({ sku, price, quantity }) => [sku, price, quantity]),
    [
      [items[0]!.item.sku, items[0]!.item.price, 3],
      ['IW-BAR-CH', 300, 1],
      ['IW-BAR-BK', 299, 2],
    ],
  )
})

test('an event that a vendor rejects does not block other events in its batch', async () => {
  vendor.setReply(({ body }) => {
    const { batch = [] } = body as { batch?: { messageId: string }[] }
    return { status: batch.some(({ messageId }) => messageId === 'poison') ? 400 : 200 }
  })
  const batch = ['good-1', 'poison', 'good-2'].map((messageId) => {
    return { type: 'track', event: 'login', messageId, anonymousId: 'anon-3' }
  })
  await send('/v1/batch', { batch })
  await deliver({ 'customer-data': engines['customer-data']! })
  const failed = statement<{ id: string; state: string }>(
    'test.failed-deliveries',
    `select event->>'messageId' as id, state from analytics_delivery where destination = 'customer-data'`,
  )
  assert.deepEqual(await db.run(failed, []), [{ id: 'poison', state: 'failed' }])
})
