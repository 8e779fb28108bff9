/** A figure of a report: its title, unit, and the definition that stands next to it. */
interface FigureDefinition {
  title: string
  /** Money is in minor units of the site's currency. */
  unit: 'money' | 'count'
  definition: string
  /** The figure that this one is a part of. */
  of?: string
}

/** Every figure of the reports, with its definition. */
export const figures = {
  orders: {
    title: 'Orders',
    unit: 'count',
    definition: 'Orders placed in this period and paid: authorized or captured. Later refunds do not remove them.',
  },
  renewals: {
    title: 'Program renewals',
    unit: 'count',
    definition:
      'Renewals of programs paid in this period. They are no orders, but count in units, gross sales and tax. By order, they are in the row of the order that began the program.',
  },
  units: {
    title: 'Units',
    unit: 'count',
    definition:
      'Units on the lines of these orders. A bundle is one unit, and so is a program renewal. Gift cards do not count.',
  },
  gross: {
    title: 'Gross sales',
    unit: 'money',
    definition:
      'Price × quantity of the lines of these orders and of program renewals, without tax and before discounts.',
  },
  discounts: {
    title: 'Discounts',
    unit: 'money',
    definition: 'Discounts on these lines, without tax. Sale prices are already part of gross sales.',
  },
  shipping: { title: 'Shipping', unit: 'money', definition: 'Shipping charged with these orders, without tax.' },
  duty: { title: 'Duty', unit: 'money', definition: 'Customs duty charged with these orders.' },
  refunds: {
    title: 'Refunds',
    unit: 'money',
    definition:
      'Refunds and cancellations made in this period, whenever the order was placed, without tax and without returned gift cards. Includes refunds that the payment provider has not confirmed yet.',
  },
  net: {
    title: 'Net sales',
    unit: 'money',
    definition: 'Gross sales − discounts + shipping + duty − refunds, without tax.',
  },
  tax: {
    title: 'Tax',
    unit: 'money',
    definition: 'Tax charged with these orders, on lines and shipping, and with program renewals.',
  },
  taxRefunded: { title: 'Tax refunded', unit: 'money', definition: 'Tax in the refunds made in this period.' },
  total: { title: 'Total', unit: 'money', definition: 'Net sales + tax − tax refunded.' },
  lineRefunds: {
    title: 'Refunds',
    unit: 'money',
    definition:
      'Refunds of these lines made in this period, without tax. Refunds of shipping and goodwill belong to no product.',
  },
  lineNet: {
    title: 'Net sales',
    unit: 'money',
    definition: 'Gross sales − discounts − refunds of these lines, without tax and shipping.',
  },
  taxable: {
    title: 'Taxable amount',
    unit: 'money',
    definition:
      'Net price of the lines and shipping that this tax applies to, before refunds. Where it applies to a part that orders do not name, tax divided by rate. An amount with two taxes counts for each.',
  },
  untaxed: {
    title: 'Not taxed',
    unit: 'money',
    definition:
      'Net price of lines at a rate of zero and of shipping without tax, before refunds and without gift cards and duty.',
  },
  taxCollected: {
    title: 'Tax',
    unit: 'money',
    definition: 'This tax as charged with orders placed and program renewals paid in this period.',
  },
  refundCount: {
    title: 'Refunds',
    unit: 'count',
    definition: 'Refunds and cancellations made in this period, whenever the order was placed.',
  },
  refundGoods: { title: 'Lines', unit: 'money', definition: 'Refunds of lines, with tax.' },
  refundOther: {
    title: 'Shipping and other',
    unit: 'money',
    definition: 'Refunds of shipping, duty and goodwill, with tax.',
  },
  refundAmount: { title: 'Refunded', unit: 'money', definition: 'The whole refund, with tax and gift cards.' },
  refundTax: { title: 'Tax included', unit: 'money', definition: 'Part of the refunded amount that is tax.' },
  refundToGiftCards: {
    title: 'To gift cards',
    unit: 'money',
    definition: 'Returned to gift cards that paid for the order, or issued as new gift cards.',
  },
  refundFailed: {
    title: 'Failed',
    unit: 'money',
    definition: 'Part of the refunded amount that the payment provider rejected, so staff must pay it in another way.',
  },
  cardsSold: {
    title: 'Gift cards sold',
    unit: 'money',
    definition: 'Price of gift cards on paid orders. It is no sale: the sale follows when the card is used.',
  },
  cardsReturned: { title: 'Gift cards refunded', unit: 'money', definition: 'Refunds of gift card lines.' },
  cardsRedeemed: {
    title: 'Paid by gift card',
    unit: 'money',
    definition: 'Part of the orders of this period that gift cards paid. It is a payment, not a discount.',
  },
  customers: {
    title: 'Customers',
    unit: 'count',
    definition:
      'Customers with an account whose first paid order on this site was placed in this period. Orders of guests and of deleted accounts have no customer.',
  },
  again30: {
    title: 'Again in 30 days',
    unit: 'count',
    of: 'customers',
    definition: 'Of these customers, those whose second order came within 30 days of the first, as of today.',
  },
  again60: {
    title: 'Again in 60 days',
    unit: 'count',
    of: 'customers',
    definition: 'Of these customers, those whose second order came within 60 days of the first, as of today.',
  },
  again90: {
    title: 'Again in 90 days',
    unit: 'count',
    of: 'customers',
    definition: 'Of these customers, those whose second order came within 90 days of the first, as of today.',
  },
  again180: {
    title: 'Again in 180 days',
    unit: 'count',
    of: 'customers',
    definition: 'Of these customers, those whose second order came within 180 days of the first, as of today.',
  },
  again365: {
    title: 'Again in 365 days',
    unit: 'count',
    of: 'customers',
    definition: 'Of these customers, those whose second order came within 365 days of the first, as of today.',
  },
} as const satisfies Readonly<Record<string, FigureDefinition>>
export type Figure = keyof typeof figures

interface ReportDefinition {
  title: string
  text: string
  /** The first one is the default. */
  groupings: readonly [string, ...string[]]
  columns: readonly Figure[]
  /** The figure of the chart. */
  chart: Figure
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
} as const
export type Grouping = keyof typeof groupingTitles

/** Titles of the first column of a report. */
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
} as const satisfies Readonly<Record<Grouping, string>>

const saleColumns = [
  ...(['orders', 'renewals', 'units', 'gross', 'discounts', 'shipping', 'duty', 'refunds'] as const),
  ...(['net', 'tax', 'taxRefunded', 'total'] as const),
] as const

/** The reports, in the order of their list. */
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
    text: 'Taxable amounts and tax by country, region and rate, for filing',
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
    text: 'Gift cards sold, refunded and redeemed',
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
} as const satisfies Readonly<Record<string, ReportDefinition>>
export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]]

/** Returns the share of a figure in the one that it is a part of, from 0 to 1, or null. */
export function shareOf(figure: Figure, row: Readonly<Partial<Record<string, number>>>): number | null {
  const { of }: FigureDefinition = figures[figure]
  const whole = of === undefined ? 0 : (row[of] ?? 0)
  return whole === 0 ? null : (row[figure] ?? 0) / whole
}

/** Returns the grouping of a report by its name, or its default. */
export function groupingOf(report: ReportName, grouping: string | null | undefined): Grouping {
  const { groupings }: ReportDefinition = reports[report]
  return (groupings.find((each) => each === grouping) ?? groupings[0]) as Grouping
}
