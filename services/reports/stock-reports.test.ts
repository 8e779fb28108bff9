import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Grouping, ReportName } from '#domain/reports/reports.ts'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { addSearches } from '#services/search/history/repository.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { generateOrders, storeOrders } from './generated-orders-for-tests.ts'

const shop = await openTestShop(testProducts)
const { db, clock } = shop
const dayMs = 86_400_000
const now = Date.UTC(2026, 10, 20, 17)
clock.set(now)
const { visitor: staff } = await createStaffMember(shop, { email: 'oscar@store.example' })
const period = { from: '2026-11-01', to: '2026-11-20' }
const read = async (report: ReportName, by: Grouping, site: Site = 'USA') => {
  const input = { params: { report }, query: { ...period, site, by } }
  return (await staff.call('GET /svc_admin/reports/{report}', input)).sites[0]!
}

interface Variant {
  sku: string
  price: number
  onHand: number
  left: number
}
/** Reads the stock rows directly, to check the report. */
const variants = statement<Variant>(
  'test.stock-of-site',
  `select sku, price.price, on_hand as "onHand", on_hand - reserved as left from sellable
   join stock on stock.sellable_id = sellable.id and location = $2 and managed
   join price on price.sellable_id = sellable.id and price.site = $1 order by sku`,
)
const wait = statement(
  'test.wait-for-stock',
  `insert into bin (site, customer_id, sellable_id, email)
   select 'USA', customer.id, sellable.id, email from customer, sellable where email = $1 and sku = $2`,
)
const addCustomer = statement(
  'test.waiting-customer',
  `insert into customer (email, password_hash, firstname, lastname) values ($1, '', 'Ann', 'Lee')`,
)
const setStock = statement(
  'test.set-stock',
  `update stock set on_hand = $2, reserved = 0 from sellable where sellable.id = sellable_id and sku = $1 and location = 'US'`,
)

const all = await db.run(variants, ['USA', 'US'])
const [first, second, third] = all as [Variant, Variant, Variant]
await db.run(setStock, [second.sku, 0])
await db.run(setStock, [third.sku, 5])
await db.run(addCustomer, ['ann@example.com'])
await db.run(wait, ['ann@example.com', second.sku])
// The first variant was sold within the period, and the third one 30 days ago.
const orderOf = (sku: string, at: number, seed: number) =>
  generateOrders({ seed, count: 12, sites: ['USA'], products: [{ productId: 7, sku }], timeOf: () => at })
const recent = orderOf(first.sku, now - 2 * dayMs, 1)
const earlier = orderOf(third.sku, now - 30 * dayMs, 2).map((order) => ({
  ...order,
  id: `earlier-${order.id}`,
  refunds: [],
}))
await storeOrders(db, [...recent, ...earlier])

const rowsOf = async (report: ReportName) => {
  const { rows } = await read(report, 'product')
  return Object.fromEntries(rows.map(({ key, figures }) => [key, figures]))
}

test("the stock report has the units on hand, their value at the site's price, and the units sold", async () => {
  const expected = await db.run(variants, ['USA', 'US'])
  const rows = await rowsOf('stock')
  for (const { sku, onHand, price } of expected) {
    assert.deepEqual([rows[sku]?.onHand, rows[sku]?.stockValue], [onHand, onHand * price], sku)
  }
  const { totals, previous } = await read('stock', 'category')
  assert.equal(
    totals.onHand,
    expected.reduce((sum, { onHand }) => sum + onHand, 0),
  )
  assert.equal(
    totals.stockValue,
    expected.reduce((sum, { onHand, price }) => sum + onHand * price, 0),
  )
  assert.deepEqual(previous, {})
  const sales = await read('products', 'product')
  assert.deepEqual(
    sales.rows.map(({ key, figures }) => [key, figures.units]),
    [[first.sku, totals.soldUnits]],
  )
  assert.equal(rows[first.sku]!.soldUnits, totals.soldUnits)
  assert.equal(rows[first.sku]!.idleDays, 2)
})

test('the stock report lists the largest value first, with the names of the products', async () => {
  const { rows } = await read('stock', 'product')
  const order = rows.toSorted(
    (one, other) => other.figures.stockValue! - one.figures.stockValue! || (one.key < other.key ? -1 : 1),
  )
  assert.deepEqual(
    rows.map(({ key }) => key),
    order.map(({ key }) => key),
  )
  assert.ok(new Set(rows.map(({ figures }) => figures.stockValue)).size > 1)
  assert.ok(rows.every(({ key, label, detail }) => label !== '' && label !== key && detail === key))
})

test('the slow movers report lists products in stock that did not sell in the period, with the longest unsold first', async () => {
  const { rows } = await read('slow-movers', 'product')
  const days = rows.map(({ figures }) => figures.idleDays!)
  assert.deepEqual(
    days,
    days.toSorted((one, other) => other - one),
  )
  const keys = rows.map(({ key }) => key)
  assert.deepEqual(
    [keys.includes(first.sku), keys.includes(second.sku), keys.includes(third.sku)],
    [false, false, true],
  )
  assert.equal(rows.find(({ key }) => key === third.sku)!.figures.idleDays, 30)
  assert.ok(rows.every(({ figures }) => figures.onHand! > 0 && figures.soldUnits === 0))
})

test('the sold-out report lists a product without units if a customer waits for it, and totals only the listed products', async () => {
  const { rows, totals } = await read('sold-out', 'product')
  assert.deepEqual(
    rows.map(({ key, figures }) => [key, figures.waiting]),
    [[second.sku, 1]],
  )
  assert.deepEqual([totals.waiting, totals.soldUnits], [1, 0])
})

test("the Australian site's stock report covers its own warehouse, by SKUs with the site's prefix", async () => {
  const { rows } = await read('stock', 'product', 'AUS')
  const expected = await db.run(variants, ['AUS', 'AU'])
  assert.ok(rows.length >= expected.length && expected.length > 0)
  for (const { sku, onHand } of expected)
    assert.equal(rows.find(({ key }) => key === `AU-${sku}`)?.figures.onHand, onHand, sku)
})

test('the search terms report counts searches by phrase and day, including searches that found nothing', async () => {
  const count = { site: 'USA', language: 'en', isPartial: false, lastAt: now } as const
  await addSearches(db, [{ ...count, phrase: '=plates', searches: 5, results: 12 }], now - dayMs)
  await addSearches(
    db,
    [
      { ...count, phrase: '=plates', searches: 2, results: 0 },
      { ...count, phrase: 'yoke', searches: 4, results: 3, isPartial: true },
      { ...count, phrase: 'cached', searches: 1, results: null },
    ],
    now,
  )
  await addSearches(db, [{ ...count, phrase: 'older', searches: 9, results: 1 }], now - 30 * dayMs)
  const { rows, totals, previous } = await read('searches', 'phrase')
  const unmeasured = { measuredSearches: 0, clickedSearches: 0, searchClicks: 0, searchOrders: 0 }
  assert.deepEqual(
    rows.map(({ label, detail, figures }) => [label, detail, figures]),
    [
      ['=plates', 'en', { searches: 7, searchesWithoutResults: 2, searchesWithSome: 0, ...unmeasured }],
      ['yoke', 'en', { searches: 4, searchesWithoutResults: 0, searchesWithSome: 4, ...unmeasured }],
      ['cached', 'en', { searches: 1, searchesWithoutResults: 0, searchesWithSome: 0, ...unmeasured }],
    ],
  )
  assert.deepEqual([totals.searches, previous.searches], [12, 9])
  const { rows: days } = await read('searches', 'day')
  assert.deepEqual(
    days.slice(-2).map(({ key, figures }) => [key, figures.searches]),
    [
      ['2026-11-19', 5],
      ['2026-11-20', 7],
    ],
  )
  const input = { params: { report: 'searches' as const }, query: { ...period, site: 'USA' as const } }
  const { csv } = await staff.call('GET /svc_admin/reports/{report}/export', input)
  assert.ok(csv.includes(",'=plates,en,7,2,0,0,0,0,0\r\n"), csv)
})

test('a report without rows is empty, and not an error', async () => {
  for (const report of ['funnel', 'campaigns', 'searches'] as const) {
    const { rows, totals } = await read(report, 'site', 'GBR')
    assert.deepEqual([rows, new Set(Object.values(totals))], [[], new Set([0])], report)
  }
})
