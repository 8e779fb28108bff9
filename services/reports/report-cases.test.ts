import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Grouping, ReportName } from '#domain/reports/reports.ts'
import type { Site } from '#domain/sites.ts'
import { findViolations } from '#services/invariants.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { testProduct, testProducts } from '#services/testing/products-for-tests.ts'
import { openTestShop, times } from '#services/testing/shop-for-tests.ts'
import { storeOrders, type GeneratedOrder } from './generated-orders-for-tests.ts'
import { lineId, simpleOrder } from './simple-orders-for-tests.ts'

const twoCategories = testProduct(200, 'cable-bar', { categories: ['bars', 'plates'] })
const shop = await openTestShop([...testProducts, twoCategories])
const { visitor: staff } = await createStaffMember(shop, { email: 'olga@store.example' })

let lastDay = Date.UTC(2026, 5, 1, 15)
/** Returns a different day for each test, and a time around noon on the American sites. */
function newDay() {
  lastDay += 86_400_000
  const day = new Date(lastDay).toISOString().slice(0, 10)
  return { at: lastDay, period: { from: day, to: day } }
}
const read = async (report: ReportName, query: { from: string; to: string; by?: Grouping; site?: Site }) => {
  const input = { params: { report }, query: { site: 'USA' as const, ...query } }
  return (await staff.call('GET /svc_admin/reports/{report}', input)).sites[0]!
}
const figuresBy = async (...[report, query]: Parameters<typeof read>) => {
  const { rows } = await read(report, query)
  return Object.fromEntries(rows.map(({ key, figures }) => [key, figures]))
}
const violations = async () => (await findViolations(shop.db)).filter(({ name }) => name === 'sales')

test('the reported taxable amount is the candidate that best matches the tax, even if adding shipping nearly matches', async () => {
  const { at, period } = newDay()
  const order = simpleOrder({
    id: 'tax-1',
    at,
    lines: [{ itemId: lineId(1), net: 10_000, tax: 25, percent: 0.25 }],
    totals: { shipping: 500, shippingTax: 35 },
    taxSummary: [
      { label: 'State 7%', tax: 35 },
      { label: 'County 0.25%', tax: 25 },
    ],
  })
  await storeOrders(shop.db, [order])
  const rows = await figuresBy('taxes', { ...period, by: 'tax' })
  assert.equal(rows['US|OH|County 0.25%']?.taxable, 10_000)
  assert.equal(rows['US|OH|State 7%']?.taxable, 500)
})

test('a line with tax that rounds to zero is reported as taxed, and taxes with the same label are added', async () => {
  const { at, period } = newDay()
  const lines = [
    { itemId: lineId(2), net: 5, percent: 5 },
    { itemId: lineId(3), net: 2_000, tax: 100, percent: 5 },
    { itemId: lineId(4), net: 300 },
  ]
  const taxSummary = [60, 40].map((tax) => ({ label: 'GST 5%', tax }))
  await storeOrders(shop.db, [simpleOrder({ id: 'tax-2', at, lines, taxSummary })])
  const rows = await figuresBy('taxes', { ...period, by: 'tax' })
  assert.deepEqual(rows['US|OH|GST 5%'], { taxable: 2_005, untaxed: 0, taxCollected: 100, taxRefunded: 0 })
  assert.equal(rows['US|OH|']?.untaxed, 300)
  assert.deepEqual(await violations(), [])
})

test('discounts on tax-inclusive prices with several rates are reported without tax', async () => {
  const { at, period } = newDay()
  const lines = [
    { itemId: lineId(5), sku: 'A', shownRow: 12_100, net: 5_000, tax: 1_050, percent: null },
    { itemId: lineId(6), sku: 'B', shownRow: 10_700, net: 5_000, tax: 350, percent: 7 },
  ]
  const taxSummary = [{ label: 'VAT', tax: 1_400 }]
  await storeOrders(shop.db, [
    simpleOrder({ id: 'tax-3', site: 'EUR', at, lines, totals: { discount: 10_000 }, taxSummary }),
  ])
  const rows = await figuresBy('products', { ...period, site: 'EUR', by: 'product' })
  assert.deepEqual([rows['A']?.discounts, rows['B']?.discounts], [5_000, 5_000])
  assert.deepEqual([rows['A']?.gross, rows['B']?.gross], [10_000, 10_000])
})

test('a gift card refund counts up to the refunded amount, and never as a negative refund of other items', async () => {
  const { at, period } = newDay()
  const line = { itemId: lineId(7), net: 5_000, isGiftCard: true }
  const back = { itemId: lineId(7), qty: 1, net: 5_000, tax: 0 }
  const refund = {
    number: 1,
    at,
    kind: 'refund',
    state: 'refunded',
    reason: '',
    giftCardPart: 0,
    newGiftCardPart: 0,
    lines: [back],
    shipping: 0,
    other: 0,
    amount: 4_000,
    tax: 0,
    taxes: [],
  } as unknown as GeneratedOrder['refunds'][number]
  await storeOrders(shop.db, [simpleOrder({ id: 'card-1', at, lines: [line], refunds: [refund] })])
  assert.equal((await read('gift-cards', period)).totals.cardsReturned, 4_000)
  assert.equal((await read('sales', period)).totals.refunds, 0)
})

test("sales by category use a product's first category, and products without a category have a row", async () => {
  const { at, period } = newDay()
  const lines = [
    { itemId: lineId(8), productId: 200, sku: 'IW-200', net: 300 },
    { itemId: lineId(9), productId: 7, sku: 'IW-PL-20', net: 200 },
    { itemId: lineId(10), productId: 987_654, sku: 'OLD', net: 100 },
  ]
  await storeOrders(shop.db, [simpleOrder({ id: 'category-1', at, lines })])
  const { rows } = await read('products', { ...period, by: 'category' })
  assert.deepEqual(
    rows.map(({ key, label, figures }) => [key, label, figures.gross]),
    [
      ['3', 'Bars', 300],
      ['2', 'Plates', 200],
      ['', 'No category', 100],
    ],
  )
})

test('customers who ordered again are counted by exact days since their first order', async () => {
  const { at, period } = newDay()
  const day = 86_400_000
  const gaps = [30, 60, 90, 180, 365].flatMap((days) => [days * day, days * day + 1_000])
  const orders = gaps.flatMap((gap, customer) =>
    [0, gap].map((later, n) =>
      simpleOrder({
        id: `again-${customer}-${n}`,
        site: 'CAN',
        at: at + later,
        customerId: 5_000 + customer,
        lines: [{ itemId: lineId(20 + customer * 2 + n), net: 100 }],
      }),
    ),
  )
  await storeOrders(shop.db, orders)
  const expected = { customers: 10, again30: 1, again60: 3, again90: 5, again180: 7, again365: 9 }
  const { rows, totals, previous } = await read('cohorts', { ...period, site: 'CAN' })
  assert.deepEqual([rows.length, rows[0]?.figures, totals], [1, expected, expected])
  assert.equal(previous.customers, 0)
  const next = new Date(at + day).toISOString().slice(0, 10)
  assert.deepEqual((await read('cohorts', { from: next, to: next, site: 'CAN' })).previous, expected)
})

test('a report page shows the 500 largest rows and says that there are more, and the report file has all rows', async () => {
  const { at, period } = newDay()
  const orders = times(503, (n) =>
    simpleOrder({ id: `many-${n}`, at, lines: [{ itemId: lineId(1_000 + n), net: 100 + ((n * 7) % 503) }] }),
  )
  await storeOrders(shop.db, orders)
  const { rows, hasMore, totals } = await read('sales', { ...period, by: 'order' })
  assert.deepEqual(
    rows.map(({ figures }) => figures.gross),
    times(500, (n) => 602 - n),
  )
  assert.deepEqual([hasMore, totals.orders], [true, 503])
  const query = { site: 'USA', ...period, by: 'order' } as const
  const { count, csv } = await staff.call('GET /svc_admin/reports/{report}/export', {
    params: { report: 'sales' },
    query,
  })
  assert.deepEqual([count, csv.includes('largest rows')], [503, false])
})

test("a preset report period uses each site's current day", async () => {
  shop.clock.set(Date.UTC(2026, 10, 20, 14))
  const { visitor: later } = await createStaffMember(shop, { email: 'oscar@store.example' })
  const query = { from: '2026-11-20', to: '2026-11-20', preset: 'today' } as const
  const { sites } = await later.call('GET /svc_admin/reports/{report}', { params: { report: 'sales' }, query })
  const days = Object.fromEntries(sites.map(({ site, from, to, rows }) => [site, [from, to, rows[0]?.key]]))
  assert.deepEqual(days['USA'], ['2026-11-20', '2026-11-20', '2026-11-20'])
  assert.deepEqual(days['AUS'], ['2026-11-21', '2026-11-21', '2026-11-21'])
})
