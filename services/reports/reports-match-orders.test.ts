import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withDerivedFigures, pickFigures, type Figures } from '#domain/reports/figures.ts'
import { isSale } from '#domain/reports/counted-orders.ts'
import type { Figure } from '#domain/reports/figure-definitions.ts'
import { reports, type Grouping, type ReportName } from '#domain/reports/reports.ts'
import type { Site } from '#domain/sites.ts'
import { siteTimeZones } from '#domain/time-zones.ts'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { generateOrders, storeOrders, type GeneratedOrder } from './generated-orders-for-tests.ts'

const sites = ['USA', 'CAN', 'AUS', 'EUR', 'GBR', 'APO'] as const
const period = { from: '2026-03-01', to: '2026-04-12' }
/** Hours between midnight in UTC and midnight on the site. */
const midnights: Readonly<Record<Site, number>> = { USA: 5, CAN: 5, AUS: -10, EUR: -1, GBR: 0, APO: 5 }
const products = [
  { productId: 7, sku: 'A' },
  { productId: 7, sku: 'B' },
  { productId: 1, sku: 'C' },
  { productId: 123_456, sku: '=GONE' },
]

// Daylight saving time changes on all sites between February and April 2026, and most orders are close to midnight.
const orders = generateOrders({
  seed: 97,
  count: 600,
  sites,
  products,
  timeOf: (below, site) => {
    const day = Date.UTC(2026, 1, 20) + below(60) * 86_400_000
    return below(4) === 0 ? day + below(86_400_000) : day + midnights[site] * 3_600_000 + below(10_800_000) - 5_400_000
  },
})
const shop = await openTestShop()
await storeOrders(shop.db, orders)
const { visitor: staff } = await createStaffMember(shop, { email: 'olga@store.example' })

interface Fact {
  site: Site
  day: string
  order: string
  figures: Figures
  keys: Readonly<Record<string, string>>
}

const clocks = new Map(
  sites.map((site) => [site, new Intl.DateTimeFormat('en-CA', { timeZone: siteTimeZones[site] })] as const),
)
const dayOf = (site: Site, at: number) => clocks.get(site)!.format(at)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const isCard = ({ metadata }: GeneratedOrder['document']['lines'][number]) => metadata?.giftcard !== undefined

function sumFigures(rows: readonly Figures[], columns: readonly Figure[]): Figures {
  const sums = columns.map((column) => [column, rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)] as const)
  return Object.fromEntries(sums)
}

function saleFacts(report: ReportName, order: GeneratedOrder): Pick<Fact, 'figures' | 'keys'>[] {
  const { document, fullNet, taxable } = order
  const { lines, totals, taxSummary } = document
  const goods = lines.flatMap((line, index) => (isCard(line) ? [] : [{ ...line, full: fullNet[index]! }]))
  if (report === 'sales') {
    const gross = sum(goods.map(({ full }) => full))
    const discounts = gross - sum(goods.map(({ net }) => net))
    const { shipping, tariff: duty, tax } = totals
    const units = sum(goods.map(({ qty }) => qty))
    return [{ keys: {}, figures: { orders: 1, renewals: 0, units, gross, discounts, shipping, duty, tax } }]
  }
  if (report === 'products') {
    return goods.map(({ sku, qty: units, full: gross, net }) => {
      return { keys: { product: sku }, figures: { units, gross, discounts: gross - net } }
    })
  }
  if (report === 'taxes') {
    const isShippingUntaxed = totals.shippingTax === 0
    const untaxed = sum(goods.map(({ net, tax }) => (tax === 0 ? net : 0))) + (isShippingUntaxed ? totals.shipping : 0)
    return [
      { keys: { tax: '' }, figures: { untaxed } },
      ...taxSummary.map(({ label, tax }) => {
        return { keys: { tax: label }, figures: { taxable: taxable.get(label)!, taxCollected: tax } }
      }),
    ]
  }
  const cardsSold = sum(lines.filter(isCard).map(({ net }) => net))
  return report === 'gift-cards' ? [{ keys: {}, figures: { cardsSold, cardsRedeemed: totals.giftcards } }] : []
}

type Refund = GeneratedOrder['refunds'][number]
function refundFacts(report: ReportName, order: GeneratedOrder, refund: Refund): Pick<Fact, 'figures' | 'keys'>[] {
  const lineOf = (id: string) => order.document.lines.find(({ itemId }) => itemId === id)!
  const { amount, tax, lines, kind, state, giftCardPart, newGiftCardPart } = refund
  const listed = sum(lines.filter(({ itemId }) => isCard(lineOf(itemId))).map(({ net }) => net))
  const cards = Math.min(listed, amount - tax)
  if (report === 'sales') return [{ keys: {}, figures: { refunds: amount - tax - cards, taxRefunded: tax } }]
  if (report === 'gift-cards') return [{ keys: {}, figures: { cardsReturned: cards } }]
  if (report === 'taxes') {
    return refund.taxes.map((each) => ({ keys: { tax: each.label }, figures: { taxRefunded: each.tax } }))
  }
  if (report === 'products') {
    const goods = lines.filter(({ itemId }) => !isCard(lineOf(itemId)))
    return goods.map(({ itemId, net }) => ({ keys: { product: lineOf(itemId).sku }, figures: { lineRefunds: net } }))
  }
  const refundGoods = Math.min(sum(lines.map((line) => line.net + line.tax)), amount)
  const figures = {
    refundCount: 1,
    refundGoods,
    refundOther: amount - refundGoods,
    refundAmount: amount,
    refundTax: tax,
    refundToGiftCards: giftCardPart + newGiftCardPart,
    refundFailed: state === 'failed' ? amount - giftCardPart - newGiftCardPart : 0,
  }
  return [{ keys: { reason: `${kind}|${refund.reason.trim().toLowerCase()}` }, figures }]
}

/** A customer counts toward the day of the first order, with the time until the second order. */
function cohortFacts(): Fact[] {
  const known = orders.filter(({ customerId, status }) => customerId !== null && isSale(status))
  const firsts = Map.groupBy(known, ({ site, customerId }) => `${site} ${customerId}`)
  return [...firsts.values()].map((own) => {
    const [first, second] = own.toSorted((one, other) => one.at - other.at)
    const within = (days: number) => (second && second.at - first!.at <= days * 86_400_000 ? 1 : 0)
    const again = { again30: within(30), again60: within(60), again90: within(90), again180: within(180) }
    const figures = { customers: 1, ...again, again365: within(365) }
    return { site: first!.site, day: dayOf(first!.site, first!.at), order: first!.id, keys: {}, figures }
  })
}

/**
 * Reimplements the reports for comparison: reads the order documents one by one and computes days with JavaScript
 * dates.
 */
function factsOf(report: ReportName): Fact[] {
  if (report === 'cohorts') return cohortFacts()
  return orders.flatMap((order) => {
    const { site, at, id, status, refunds } = order
    if (!isSale(status)) return []
    const base = { site, order: id }
    return [
      ...saleFacts(report, order).map((fact) => ({ ...base, ...fact, day: dayOf(site, at) })),
      ...refunds.flatMap((refund) =>
        refundFacts(report, order, refund).map((fact) => ({ ...base, ...fact, day: dayOf(site, refund.at) })),
      ),
    ]
  })
}

function keyOf(by: Grouping, { day, order, keys }: Fact): string {
  if (by === 'day') return day
  if (by === 'month') return `${day.slice(0, 7)}-01`
  if (by === 'order') return order
  if (by !== 'week') return keys[by] ?? ''
  const monday = Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * 86_400_000
  return new Date(monday).toISOString().slice(0, 10)
}

function grouped(facts: readonly Fact[], by: Grouping, columns: readonly Figure[]): Map<string, Figures> {
  const keys = [...new Set(facts.map((fact) => keyOf(by, fact)))]
  const sumOf = (key: string) => {
    const own = facts.filter((fact) => keyOf(by, fact) === key).map(({ figures }) => figures)
    const all = [...new Set(own.flatMap((each) => Object.keys(each) as Figure[]))]
    return pickFigures(withDerivedFigures(sumFigures(own, all)), columns)
  }
  const hasFigures = (row: Figures) => columns.some((column) => row[column] !== 0)
  return new Map(keys.map((key) => [key, sumOf(key)] as const).filter(([, row]) => hasFigures(row)))
}

const read = (report: ReportName, by: Grouping, days = period) =>
  staff.call('GET /svc_admin/reports/{report}', { params: { report }, query: { ...days, by } })
const byKey = (rows: Iterable<readonly [string, Figures]>) => Object.fromEntries(rows)

/** All figures except the taxable amount, which is tested below. */
const exact = (report: ReportName): Figure[] => [...reports[report].columns].filter((column) => column !== 'taxable')

/** Reports based only on orders. The tables behind the visit, stock, and search reports have separate tests. */
const orderReports = ['sales', 'products', 'taxes', 'refunds', 'gift-cards', 'cohorts'] as const
for (const report of orderReports)
  for (const by of reports[report].groupings)
    test(`the report ${report} by ${by} equals the orders and refunds, to the minor unit`, async () => {
      const found = await read(report, by)
      const columns = exact(report)
      const facts = factsOf(report).filter(({ day }) => day >= period.from && day <= period.to)
      assert.ok(facts.length > 50)
      for (const { site, rows, totals, hasMore } of found.sites) {
        const own = facts.filter((fact) => fact.site === site)
        const all = grouped(own, 'site', columns).get('') ?? pickFigures({}, columns)
        assert.deepEqual(pickFigures(totals, columns), all, `totals of ${site}`)
        assert.equal(hasMore, false)
        // Category labels come from the catalog, and tax locations from the address.
        if (by === 'site' || by === 'category' || report === 'taxes') {
          if (by !== 'site')
            assert.deepEqual(
              sumFigures(
                rows.map((row) => row.figures),
                columns,
              ),
              all,
              site,
            )
          continue
        }
        const shown = rows.map((row) => [row.key, pickFigures(row.figures, columns)] as const)
        const filled = shown.filter(([, row]) => columns.some((column) => row[column] !== 0))
        assert.deepEqual(byKey(filled), byKey(grouped(own, by, columns)), site)
      }
    })

const taxRows = statement<{ order: string; label: string; taxable: number; tax: number; place: string }>(
  'test.sale-taxes',
  `select order_id as "order", label, taxable::double precision, tax::double precision, country || '-' || region as place
   from sale_tax where label <> ''`,
)
const lineRows = statement<{ item: string; order: string; gross: number; discount: number }>(
  'test.sale-lines',
  `select order_id as "order", item_id as item, gross::double precision, discount::double precision from sale_line`,
)
const ordersById = new Map(orders.map((order) => [order.id, order]))

test("a tax's taxable amount is the net price of the taxed items, or is derived from the tax to the minor unit of tax", async () => {
  const rows = await shop.db.run(taxRows, [])
  let derived = 0
  for (const { order, label, taxable, tax, place } of rows) {
    const generated = ordersById.get(order)!
    const percent = Number(/[\d.]+/.exec(label)![0])
    const real = generated.taxable.get(label)!
    // Up to six tax amounts are rounded separately.
    if (generated.isMixed) assert.ok(Math.abs(taxable - real) <= (3.5 * 100) / percent, `${order} ${label}`)
    else assert.equal(taxable, real, `${order} ${label}`)
    if (taxable !== real) derived += 1
    assert.equal(tax, generated.document.taxSummary.find((each) => each.label === label)!.tax)
    const national = { EUR: 'DE-', GBR: 'GB-', AUS: 'AU-', USA: 'US-OH', CAN: 'CA-QC', APO: 'US-AE' }
    assert.equal(place, national[generated.site])
  }
  assert.ok(rows.length > 300 && derived > 5 && derived < rows.length / 4)
})

test("reported line discounts are exact, so that they add up to the order's discount", async () => {
  const rows = await shop.db.run(lineRows, [])
  for (const { item, order, gross, discount } of rows) {
    const { document, fullNet } = ordersById.get(order)!
    const index = document.lines.findIndex(({ itemId }) => itemId === item)
    assert.deepEqual([gross, gross - discount], [fullNet[index], document.lines[index]!.net], `${order} ${item}`)
  }
  assert.ok(rows.some(({ discount }) => discount > 0))
})

test('only authorized and captured orders count in reports, and an order that fails after its payment leaves the reports', async () => {
  const counted = new Set((await shop.db.run(lineRows, [])).map(({ order }) => order))
  for (const { id, status } of orders) assert.equal(counted.has(id), isSale(status), status)
  const violations = await findViolations(shop.db)
  assert.deepEqual(
    violations.filter(({ name }) => name === 'sales'),
    [],
  )
})

test('the previous report period has the same number of days', async () => {
  const { sites: now } = await read('sales', 'month', { from: '2026-03-16', to: '2026-03-22' })
  const { sites: before } = await read('sales', 'month', { from: '2026-03-09', to: '2026-03-15' })
  assert.deepEqual(
    now.map(({ previous }) => previous),
    before.map(({ totals }) => totals),
  )
})
