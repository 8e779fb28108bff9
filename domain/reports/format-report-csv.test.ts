import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatReportCsv } from './format-report-csv.ts'

const site = {
  site: 'USA',
  currency: 'USD',
  timeZone: 'America/New_York',
  from: '2026-11-01',
  to: '2026-11-30',
  hasMore: false,
  totals: { taxable: 10_000, untaxed: 500, taxCollected: 700 },
} as const
const start = 'USA,USD,America/New_York,2026-11-01,2026-11-30'
const linesOf = (csv: string) => csv.trimEnd().split('\r\n')

test('in a tax report file, amounts without tax are labeled, by tax and by order', () => {
  const byTax = [{ key: 'US|OH|', label: 'US-OH', detail: '', figures: { untaxed: 500 } }]
  const [head = '', row] = linesOf(
    formatReportCsv({ report: 'taxes', by: 'tax', sites: [{ ...site, rows: byTax }], isComplete: true }),
  )
  assert.ok(head.startsWith('Site,Currency,Time zone,From,To,Place and tax,Detail,Taxable amount,'), head)
  assert.equal(row, `${start},US-OH,Not taxed,0.00,5.00,0.00,0.00`)
  const byOrder = [
    { key: '123|', label: '#123', detail: 'US-OH ', figures: {} },
    { key: '123|State 7%', label: '#123', detail: 'US-OH State 7%', figures: {} },
  ]
  const orders = linesOf(
    formatReportCsv({ report: 'taxes', by: 'order', sites: [{ ...site, rows: byOrder }], isComplete: true }),
  )
  assert.deepEqual(
    orders.slice(1, 3).map((line) => line.split(',').slice(5, 7)),
    [
      ['#123', 'US-OH Not taxed'],
      ['#123', 'US-OH State 7%'],
    ],
  )
})

test('a report file has refund reasons and kinds as words', () => {
  const rows = [
    { key: 'cancel|', label: '', detail: 'cancel', figures: {} },
    { key: 'refund|damaged', label: 'Damaged', detail: 'refund', figures: {} },
  ]
  const lines = linesOf(
    formatReportCsv({ report: 'refunds', by: 'reason', sites: [{ ...site, rows }], isComplete: true }),
  )
  assert.deepEqual(
    lines.slice(1, 3).map((line) => line.split(',').slice(5, 7)),
    [
      ['No reason', 'Cancellation'],
      ['Damaged', 'Refund'],
    ],
  )
})

test('a report file that is cut off, or that lacks earlier orders, says so below the total', () => {
  const rows = [{ key: 'A', label: 'Bar', detail: 'A', figures: { units: 1 } }]
  const cut = { ...site, rows, hasMore: true }
  const lines = linesOf(formatReportCsv({ report: 'products', by: 'product', sites: [cut], isComplete: false }))
  assert.deepEqual(
    lines.slice(2).map((line) => line.split(',')[5]),
    [
      'Total',
      'Only the 1 largest rows are shown. The total includes all rows.',
      'Earlier orders are still being added.',
    ],
  )
  assert.equal(lines.at(-1), `${start},Earlier orders are still being added.,,,,,,`)
})
