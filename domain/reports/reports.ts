import { figures, type Figure, type FigureDefinition } from './figure-definitions.ts'

interface ReportDefinition {
  title: string
  text: string
  /** The first one is the default. */
  groupings: readonly [string, ...string[]]
  columns: readonly Figure[]
  /** The figure in the chart. */
  chart: Figure
  /** Explains the scope of the figures if their definitions do not. */
  note?: string
  /** True if most figures show the current state, so that there is no previous period to compare. */
  isCurrent?: boolean
}

export const groupingTitles = {
  day: 'By day',
  week: 'By week',
  month: 'By month',
  order: 'By order',
  site: 'By site',
  product: 'By product',
  category: 'By category',
  tax: 'By tax',
  reason: 'By reason',
  device: 'By device',
  campaign: 'By campaign',
  source: 'By source',
  medium: 'By medium',
  phrase: 'By phrase',
} as const
export type Grouping = keyof typeof groupingTitles

/** Titles of a report's first column. */
export const groupingColumns = {
  day: 'Day',
  week: 'Week from',
  month: 'Month',
  order: 'Order',
  site: 'Site',
  product: 'Product',
  category: 'Category',
  tax: 'Place and tax',
  reason: 'Reason',
  device: 'Device',
  campaign: 'Campaign',
  source: 'Source',
  medium: 'Medium',
  phrase: 'Phrase',
} as const satisfies Readonly<Record<Grouping, string>>

const saleColumns = [
  ...(['orders', 'renewals', 'units', 'gross', 'discounts', 'shipping', 'duty', 'refunds'] as const),
  ...(['net', 'tax', 'taxRefunded', 'total'] as const),
] as const

const stockColumns = ['onHand', 'stockValue', 'soldUnits', 'idleDays', 'waiting'] as const
const stockNote = 'Stock as of now. The period applies to the units sold.'
const consentNote = 'Counted every five minutes from the pages of the store, and only for shoppers who allow analytics.'

/** All reports in display order. */
export const reports = {
  sales: {
    title: 'Sales',
    text: 'Orders and net sales over time, by site, and by order',
    groupings: ['day', 'week', 'month', 'site', 'order'],
    columns: saleColumns,
    chart: 'net',
  },
  products: {
    title: 'Products',
    text: 'Units and sales by product and category',
    groupings: ['product', 'category'],
    columns: ['units', 'gross', 'discounts', 'lineRefunds', 'lineNet'],
    chart: 'lineNet',
  },
  taxes: {
    title: 'Taxes',
    text: 'Taxable amounts and tax by country, region, and rate, for filing',
    groupings: ['tax', 'order'],
    columns: ['taxable', 'untaxed', 'taxCollected', 'taxRefunded'],
    chart: 'taxCollected',
  },
  refunds: {
    title: 'Refunds',
    text: 'Refunds and cancellations by day and reason',
    groupings: ['day', 'week', 'month', 'reason', 'order'],
    columns: [
      ...(['refundCount', 'refundGoods', 'refundOther', 'refundAmount', 'refundTax'] as const),
      ...(['refundToGiftCards', 'refundFailed'] as const),
    ],
    chart: 'refundAmount',
  },
  'gift-cards': {
    title: 'Gift cards',
    text: 'Gift cards sold, refunded, and redeemed',
    groupings: ['day', 'week', 'month', 'order'],
    columns: ['cardsSold', 'cardsReturned', 'cardsRedeemed'],
    chart: 'cardsSold',
  },
  cohorts: {
    title: 'Returning customers',
    text: 'Customers by month of their first order, and how many ordered again',
    groupings: ['month'],
    columns: ['customers', 'again30', 'again60', 'again90', 'again180', 'again365'],
    chart: 'customers',
  },
  funnel: {
    title: 'Funnel',
    text: 'Visits from the first page to the order, by day and device',
    groupings: ['day', 'week', 'month', 'device', 'site'],
    columns: ['visits', 'viewedProduct', 'addedToCart', 'beganCheckout', 'reachedPayment', 'buyingVisits'],
    chart: 'visits',
    note: `${consentNote} Other shoppers’ orders appear only in the sales report.`,
  },
  campaigns: {
    title: 'Campaigns',
    text: 'Visits, orders, and revenue by UTM source, medium, and campaign',
    groupings: ['campaign', 'source', 'medium', 'site'],
    columns: ['visits', 'buyingVisits', 'orders', 'orderRevenue'],
    chart: 'orderRevenue',
    note: `${consentNote} Each order is attributed to its visit’s campaign. Orders without a counted visit appear in the Unknown row, so the total matches the sales report.`,
  },
  stock: {
    title: 'Stock value',
    text: 'Units on hand and their value by product and category',
    groupings: ['product', 'category'],
    columns: stockColumns,
    chart: 'stockValue',
    isCurrent: true,
    note: stockNote,
  },
  'slow-movers': {
    title: 'Slow movers',
    text: 'Products in stock with no sales in the period, longest first',
    groupings: ['product', 'category'],
    columns: stockColumns,
    chart: 'stockValue',
    isCurrent: true,
    note: stockNote,
  },
  'sold-out': {
    title: 'Sold out with demand',
    text: 'Sold-out products that shoppers bought in the period or are waiting for',
    groupings: ['product', 'category'],
    columns: ['waiting', 'soldUnits', 'idleDays'],
    chart: 'waiting',
    isCurrent: true,
    note: stockNote,
  },
  searches: {
    title: 'Search terms',
    text: 'Searches by phrase, with those that found nothing, clicks, and orders',
    groupings: ['phrase', 'day', 'week', 'month'],
    columns: [
      ...(['searches', 'searchesWithoutResults', 'searchesWithSome'] as const),
      ...(['measuredSearches', 'clickedSearches', 'searchClicks', 'searchOrders'] as const),
    ],
    chart: 'searches',
    note: 'Counts are stored for 90 days and don’t identify shoppers.',
  },
} as const satisfies Readonly<Record<string, ReportDefinition>>
export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]]

/** Returns true for reports on the current state, which cannot be compared with a previous period. */
export function showsCurrentState(report: ReportName): boolean {
  const definition: ReportDefinition = reports[report]
  return definition.isCurrent === true
}

/** Returns the note on the scope of a report's figures, or null if their definitions explain it. */
export function scopeNoteOf(report: ReportName): string | null {
  const definition: ReportDefinition = reports[report]
  return definition.note ?? null
}

/** Returns a figure's share of the figure that includes it, from 0 to 1, or null. */
export function figureShare(figure: Figure, row: Readonly<Partial<Record<string, number>>>): number | null {
  const { of }: FigureDefinition = figures[figure]
  const whole = of === undefined ? 0 : (row[of] ?? 0)
  return whole === 0 ? null : (row[figure] ?? 0) / whole
}

/** Returns a report's grouping by name, or else the report's default grouping. */
export function groupingOf(report: ReportName, grouping: string | null | undefined): Grouping {
  const { groupings }: ReportDefinition = reports[report]
  return (groupings.find((each) => each === grouping) ?? groupings[0]) as Grouping
}
