import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseAll } from '#domain/consent/choices.ts'
import { itemForTests } from '#domain/analytics/item-for-tests.ts'
import { itemMetadata } from '#domain/analytics/item-metadata.ts'
import { isSale } from '#domain/reports/counted-orders.ts'
import type { Figure } from '#domain/reports/figure-definitions.ts'
import type { Grouping, ReportName } from '#domain/reports/reports.ts'
import { openIngest } from '#services/analytics/ingest-for-tests.ts'
import { analyticsJobs } from '#services/analytics/jobs.ts'
import { createEventStore } from '#services/analytics/store-events.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop, times } from '#services/testing/shop-for-tests.ts'
import { generateOrders, storeOrders } from './generated-orders-for-tests.ts'

const shop = await openTestShop([])
const { db, clock } = shop
clock.set(Date.UTC(2026, 2, 20, 12))
const today = clock()
const dayMs = 86_400_000
const { sendFromPage } = await openIngest(shop)
const { visitor: staff } = await createStaffMember(shop, { email: 'olga@store.example' })
const store = createEventStore(db, [])
const period = { from: '2026-03-01', to: '2026-03-19', site: 'USA' } as const
const read = async (report: ReportName, by: Grouping, query: { from: string; to: string } = period) => {
  const input = { params: { report }, query: { site: 'USA' as const, ...query, by } }
  return (await staff.call('GET /svc_admin/reports/{report}', input)).sites[0]!
}
const countNow = () =>
  analyticsJobs.scheduled!['visits_count']!.run({
    db,
    clock: () => clock() + 31_000,
    report: assert.ifError,
    siteUrl: () => 'https://shop.example',
  })

const item = itemMetadata(itemForTests())
const product = { ...item, flags: [...item.flags], categories: [...item.categories] }
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
const ways = [
  [{ event: 'productDetailView', properties: product }],
  [{ event: 'addToCart', properties: product }],
  [{ event: 'checkoutStep', properties: { step: 'start' } }],
  [{ event: 'checkoutStep', properties: { step: 'payment' } }],
]
const campaigns = [
  { context: { campaign: { source: 'news', medium: 'email', name: '=May' } }, key: 's|news|email|=May' },
  { context: { campaign: { source: 'direct' } }, key: 's|direct||' },
  { context: { page: { path: '/', referrer: 'https://blog.example/post' } }, key: 's|blog.example|referral|' },
  { context: { page: { path: '/', referrer: 'https://shop.example/' } }, key: 'd' },
]

// Visits on the previous days, each one step further than the one before.
const visits = times(40, (n) => ({
  id: `visit-${n}`,
  step: n % 5,
  at: today - (1 + (n % 18)) * dayMs,
  isPhone: n % 3 === 0,
  ...campaigns[n % 4]!,
}))
const messages = visits.flatMap(({ id, step, at, isPhone, context }) =>
  [{ event: 'Site Load', properties: {} }, ...ways.slice(0, step).flat()].map((content, n) => ({
    type: 'track',
    messageId: `${id}.${n}`,
    anonymousId: `browser-${id}`,
    originalTimestamp: new Date(at + n * 1_000).toISOString(),
    sentAt: new Date(today).toISOString(),
    context: {
      visitId: id,
      userAgent: isPhone ? phone : 'Mozilla/5.0 (X11; Linux x86_64)',
      ...(n === 0 ? context : {}),
    },
    ...content,
  })),
)
/** Events are received today, but have the browser's times. */
for (let sent = 0; sent < messages.length; sent += 50)
  assert.equal((await sendFromPage(messages.slice(sent, sent + 50), chooseAll(true))).status, 200)

const orders = generateOrders({
  seed: 107,
  count: 90,
  sites: ['USA', 'GBR'],
  products: [{ productId: 7, sku: 'A' }],
  timeOf: (below) => today - (1 + below(18)) * dayMs + below(3_600_000),
})
await storeOrders(db, orders)
// Two of three orders have a page visit. Every fourth of these visits has no event, as with a script blocker.
const visitOf = (index: number) =>
  index % 3 === 0 ? null : index % 4 === 0 ? `blocked-${index}` : visits[index % 40]!.id
await store(
  orders.flatMap(({ id, site, at }, index) => {
    const visitId = visitOf(index)
    const ids = { messageId: `purchase.${id}`, anonymousId: null, userId: null, tabId: null, cartId: null, visitId }
    const content = {
      type: 'track',
      name: 'purchase',
      properties: { order: { orderId: id } },
      context: {},
      integrations: {},
    }
    return index % 3 === 0 ? [] : [{ ...ids, ...content, at, site, source: 'server' }]
  }),
  today,
)
await countNow()
await countNow()

const paid = orders
  .map((order, index) => ({ ...order, visitId: visitOf(index) }))
  .filter((order) => order.site === 'USA' && isSale(order.status))
const boughtIn = new Set(paid.map(({ visitId }) => visitId))
const countOf = (ofVisits: typeof visits, step: number) =>
  ofVisits.filter((visit) => visit.step >= step || boughtIn.has(visit.id)).length
const figuresOf = (ofVisits: typeof visits) => ({
  visits: ofVisits.length,
  viewedProduct: countOf(ofVisits, 1),
  addedToCart: countOf(ofVisits, 2),
  beganCheckout: countOf(ofVisits, 3),
  reachedPayment: countOf(ofVisits, 4),
  buyingVisits: countOf(ofVisits, 5),
})

test('the funnel report counts each visit up to its furthest step and an order as all steps, even if visits are counted repeatedly', async () => {
  const { totals, rows, previous } = await read('funnel', 'device')
  assert.deepEqual(totals, figuresOf(visits))
  assert.ok(totals.buyingVisits! > 0 && totals.buyingVisits! < totals.visits!)
  assert.deepEqual(previous, figuresOf([]))
  const byDevice = Object.fromEntries(rows.map(({ key, figures }) => [key, figures]))
  assert.deepEqual(byDevice, {
    phone: figuresOf(visits.filter(({ isPhone }) => isPhone)),
    desktop: figuresOf(visits.filter(({ isPhone }) => !isPhone)),
  })
  const days = await read('funnel', 'day')
  assert.deepEqual(
    days.rows.map(({ key, figures }) => [key, figures.visits]),
    times(19, (n) => {
      const day = `2026-03-${String(n + 1).padStart(2, '0')}`
      return [day, visits.filter(({ at }) => new Date(at).toISOString().startsWith(day)).length]
    }),
  )
})

test('campaign orders and revenue add up to the sales report, and direct and unknown visits are named', async () => {
  const { totals, rows } = await read('campaigns', 'campaign')
  const { totals: sales } = await read('sales', 'day')
  const { gross, discounts, shipping, duty } = sales
  assert.deepEqual([totals.orders, totals.orderRevenue], [sales.orders, gross! - discounts! + shipping! + duty!])
  assert.deepEqual([totals.visits, totals.buyingVisits], [visits.length, figuresOf(visits).buyingVisits])
  const sum = (column: Figure) => rows.reduce((total, { figures }) => total + figures[column]!, 0)
  for (const column of ['visits', 'orders', 'orderRevenue', 'buyingVisits'] as const)
    assert.equal(sum(column), totals[column])
  const keyOf = new Map(visits.map(({ id, key }) => [id, key]))
  for (const { key, figures } of rows) {
    const own = paid.filter(({ visitId }) => (keyOf.get(visitId ?? '') ?? 'u') === key)
    assert.equal(figures.orders, own.length, key)
    assert.equal(figures.visits, visits.filter((visit) => visit.key === key).length, key)
  }
  assert.deepEqual(new Set(rows.map(({ key }) => key)), new Set(['u', ...campaigns.map(({ key }) => key)]))
  const bySource = await read('campaigns', 'source')
  assert.deepEqual(
    new Set(bySource.rows.map(({ key }) => key)),
    new Set(['u', 'd', 's|news', 's|direct', 's|blog.example']),
  )
})

test('the campaigns report file names direct and unknown visits, and contains no formulas', async () => {
  const input = { params: { report: 'campaigns' as const }, query: { ...period, by: 'campaign' as const } }
  const { csv } = await staff.call('GET /svc_admin/reports/{report}/export', input)
  const names = csv.split('\r\n').map((line) => line.split(',').slice(5, 7).join(','))
  assert.deepEqual(
    new Set(names),
    new Set([
      'Campaign,Detail',
      'Unknown,',
      'Direct,',
      'news,email · =May',
      'direct,',
      'blog.example,referral',
      'Total,',
      '',
    ]),
  )
})

test('an event in a later batch moves its visit to a later funnel step, and an event without consent is not counted', async () => {
  const message = (messageId: string, event: object) => ({
    type: 'track',
    messageId,
    context: { visitId: 'late' },
    ...event,
  })
  await sendFromPage([message('late.1', { event: 'Site Load', properties: {} })], chooseAll(true))
  await countNow()
  await sendFromPage([message('late.2', { event: 'addToCart', properties: product })], chooseAll(true))
  await sendFromPage([message('late.3', { event: 'checkoutStep', properties: { step: 'payment' } })], chooseAll(false))
  await countNow()
  // The visit's first campaign, which does not move the step back.
  const context = { visitId: 'late', campaign: { source: 'ads' } }
  const last = { type: 'track', messageId: 'late.4', event: 'Site Load', properties: {}, context }
  await sendFromPage([last], chooseAll(true))
  await countNow()
  const { totals } = await read('funnel', 'day', { from: '2026-03-20', to: '2026-03-20' })
  assert.deepEqual(totals, { ...figuresOf([]), visits: 1, viewedProduct: 1, addedToCart: 1 })
})
