import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { eventSchemas } from '#contract/analytics-events.ts'
import { chooseAll, type ConsentCategory } from '#domain/consent/choices.ts'
import { statement } from '#platform/database.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { orderBody, placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { openIngest } from './ingest-for-tests.ts'
import { analyticsData } from './privacy-steps.ts'
import { recordPurchase } from './record-purchase.ts'
import { readPurchases } from './repository.ts'

const shop = await openTestShop()
const { db, clock, visit, deps } = shop
const { send, sendFromPage, storedEvents } = await openIngest(shop)
const queued = statement<{ id: string }>(
  'test.queued-purchases',
  `select payload->>'orderId' as id from outbox where topic = 'analytics_purchase' and payload->>'orderId' = $1`,
)

const startPromotion = statement(
  'test.start-promotion',
  `insert into promotion (sellable_id, site, is_enabled, from_at, to_at, price, is_qty_limited, is_imported)
   values (7, 'USA', true, $1, $2, 100, false, false)`,
)
const endPromotion = statement('test.end-promotion', 'delete from promotion where sellable_id = 7')

/** Places and publishes an order, runs its queued purchase event, and returns the order number. */
async function buy(
  consents: ConsentCategory[] | null,
  visitor = visit(),
  afterOrder: () => Promise<unknown> = async () => {},
): Promise<string> {
  const { checkout } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const analytics = { visitId: 'visit-1', tabId: 'tab-1', visitStartedAt: 5, consents: consents ?? [] }
  const meta = consents ? { rsAnonId: 'anon-1', analytics } : {}
  const { orderId } = await placeTestOrder(visitor, { ...orderBody('USA', checkout), meta })
  await publishOrder(deps, orderId)
  await afterOrder()
  for (const { id } of await db.run(queued, [orderId])) await recordPurchase(db, id, { now: clock(), destinations: [] })
  return orderId
}

async function conversions(destination: string) {
  const response = await visit().fetch(`/svc_ssr/analytics/conversions?destination=${destination}`, {
    headers: { authorization: `Bearer ${testStaffToken}` },
  })
  assert.equal(response.status, 200)
  return (await response.json()) as { conversions: { payload: Record<string, unknown> }[]; last: number }
}

test('publishing an order stores one purchase event with the order, visit, tab, site, and cart [ANALYTICS-419]', async () => {
  const orderId = await buy(['performance'])
  await recordPurchase(db, orderId, { now: clock(), destinations: [] })
  const [row, ...others] = await storedEvents(`purchase.${orderId}`)
  assert.deepEqual(others, [])
  const { name, source, site, anonymousId, visitId, tabId, cartId, properties, integrations } = row!
  assert.deepEqual(
    [name, source, site, anonymousId, visitId, tabId],
    ['purchase', 'server', 'USA', 'anon-1', 'visit-1', 'tab-1'],
  )
  const { order } = eventSchemas.purchase.parse(properties)
  assert.deepEqual([order.orderId, order.listId], [orderId, cartId])
  assert.equal(order.items.length, 1)
  assert.equal(order.items[0]!.total, order.totals.subtotal)
  assert.deepEqual(integrations, { All: false, warehouse: true, 'web-analytics': true })
})

test('an order without analytics consent stores no event', async () => {
  for (const consents of [null, [], ['marketing' as const]])
    assert.deepEqual(await storedEvents(`purchase.${await buy(consents)}`), [])
})

test('a destination reads only purchases that the buyer consented to, except purchases in the last half minute', async () => {
  const orderId = await buy(['performance', 'marketing'])
  assert.deepEqual((await conversions('affiliate')).conversions, [])
  clock.advance(31_000)
  const { conversions: found } = await conversions('affiliate')
  assert.deepEqual(
    found.map(({ payload }) => payload['order_id']),
    [orderId],
  )
  assert.equal((await conversions('web-analytics')).conversions.length, 2)
  assert.equal((await conversions('recommendations')).conversions.length, 0)
})

test('an ads conversion is sent with hashes instead of email and names', async () => {
  const { conversions: found } = await conversions('ads')
  const text = JSON.stringify(found)
  assert.match(text, /"sha256_email_address":"[0-9a-f]{64}"/)
  for (const personal of ['ann@example.com', 'Ann', 'ann"', 'Main St']) assert.ok(!text.includes(personal), personal)
})

test('the reviews service and email marketing get the purchase with its total', async () => {
  for (const destination of ['reviews', 'email-marketing']) {
    const [first] = (await conversions(destination)).conversions
    assert.equal(typeof first!.payload['total'], 'number', destination)
  }
})

test('the item call returns metadata for products and variants, and leaves out unknown ids [ANALYTICS-442]', async () => {
  const { items } = await visit().call('GET /svc_ssr/analytics/items', { query: { ids: '7,999999' } })
  assert.deepEqual(
    items.map(({ id, productId }) => [id, productId]),
    [[7, 7]],
  )
  const [{ item }] = items as [(typeof items)[number]]
  assert.equal(item.total, item.price)
  assert.ok(item.name !== '' && item.brand !== '' && item.linkPath.startsWith('/'))
})

test("a customer's data export contains their events, and deletion removes them, including those from before login", async () => {
  const message = (messageId: string, more: object) => ({ type: 'track', event: 'login', messageId, ...more })
  await send('/v1/batch', {
    batch: [
      message('own-1', { anonymousId: 'anon-7' }),
      message('own-2', { anonymousId: 'anon-7', userId: '7001' }),
      message('other-1', { anonymousId: 'anon-7', userId: '7002' }),
      message('other-2', { anonymousId: 'anon-8' }),
    ],
  })
  const person = { id: 7001, email: 'ann@example.com' }
  const exported = await analyticsData.read(db, person, { now: clock(), secret: randomUUID() })
  assert.equal(exported['analytics-events']!.length, 2)
  await db.transaction((tx) => analyticsData.forget(tx, person, []))
  assert.deepEqual([(await storedEvents('own')).length, (await storedEvents('other')).length], [0, 2])
})

test('deleting a customer removes their purchases from later exports', async () => {
  const orderId = await buy(['performance'])
  clock.advance(31_000)
  const { last } = await conversions('web-analytics')
  await db.run(statement('test.own-purchase', `update analytics_purchase set user_id = '7003' where order_id = $1`), [
    orderId,
  ])
  await db.transaction((tx) => analyticsData.forget(tx, { id: 7003, email: 'bo@example.com' }, []))
  assert.ok((await conversions('web-analytics')).last < last)
})

test('reading purchases does not lock the daily event tables', async () => {
  const locked = statement<{ count: number }>(
    'test.locked',
    `select count(*)::integer as count from pg_locks where pid = pg_backend_pid()
       and relation in (select oid from pg_class where relname like 'analytics_event%')`,
  )
  const count = await db.transaction(async (tx) => {
    await readPurchases(tx, { site: 'USA', destination: 'web-analytics', after: 0, limit: 10, now: clock() })
    return (await tx.run(locked, []))[0]!.count
  })
  assert.equal(count, 0)
})

test('a sender cannot suppress a purchase event with the id that it will have', async () => {
  const visitor = visit()
  const { checkout } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const analytics = { visitId: 'v', tabId: 't', visitStartedAt: 5, consents: ['performance' as const] }
  const { orderId } = await placeTestOrder(visitor, { ...orderBody('USA', checkout), meta: { analytics } })
  const forged = { type: 'track', event: 'login', messageId: `purchase.${orderId}` }
  assert.equal((await send('/v1/batch', { batch: [forged] })).status, 200)
  assert.equal((await sendFromPage([forged], chooseAll(true))).status, 200)
  await publishOrder(deps, orderId)
  await recordPurchase(db, orderId, { now: clock(), destinations: [] })
  const rows = await storedEvents(`purchase.${orderId}`)
  assert.deepEqual(
    rows.map(({ source, name }) => [source, name]),
    [
      ['warehouse', 'login'],
      ['storefront', 'login'],
      ['server', 'purchase'],
    ],
  )
})

test('a purchased item has the promotion of its order, even if a promotion has ended or started since', async () => {
  const period = [new Date(clock() - 3_600_000), new Date(clock() + 86_400_000)]
  const flagsOf = async (orderId: string) => {
    const [event] = await storedEvents(`purchase.${orderId}`)
    return eventSchemas.purchase.parse(event!.properties).order.items[0]!.flags
  }
  const before = await buy(['performance'], visit(), () => db.run(startPromotion, period))
  assert.ok(!(await flagsOf(before)).includes('promotion'))
  const during = await buy(['performance'], visit(), () => db.run(endPromotion, []))
  assert.ok((await flagsOf(during)).includes('promotion'))
})
