/** A report figure, with its title, its unit, and the definition displayed next to it. */
export interface FigureDefinition {
  title: string
  /** Money is in minor units of the site's currency. */
  unit: 'money' | 'count'
  definition: string
  /** The figure that includes this one. */
  of?: string
}

/** Every report figure with its definition. */
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
      'Program renewals paid in this period. Renewals are not orders, but they count in units, gross sales, and tax. When grouped by order, they appear in the row of the order that started the program.',
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
      'Refunds of these lines made in this period, without tax. Shipping and goodwill refunds are not assigned to a product.',
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
      'Net price of the lines and shipping that this tax applies to, before refunds. Where it applies to a part that orders do not name, the amount is the tax divided by the rate. An amount with two taxes counts for each.',
  },
  untaxed: {
    title: 'Not taxed',
    unit: 'money',
    definition: 'Net price of zero-rated lines and untaxed shipping, before refunds and without gift cards and duty.',
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
    definition: 'Part of the refunded amount that the payment provider rejected, so staff must pay it another way.',
  },
  cardsSold: {
    title: 'Gift cards sold',
    unit: 'money',
    definition: 'Price of gift cards on paid orders. It is not a sale. The sale is recorded when the card is used.',
  },
  cardsReturned: { title: 'Gift cards refunded', unit: 'money', definition: 'Refunds of gift card lines.' },
  cardsRedeemed: {
    title: 'Paid by gift card',
    unit: 'money',
    definition: 'Amount of this period’s orders paid by gift card. It is a payment, not a discount.',
  },
  visits: {
    title: 'Visits',
    unit: 'count',
    definition:
      'Visits that began in this period. A visit ends after 30 minutes without an event. Shoppers who do not allow analytics are not counted.',
  },
  viewedProduct: {
    title: 'Viewed a product',
    unit: 'count',
    of: 'visits',
    definition: 'Of these visits, those with the page of a product, or with a later step.',
  },
  addedToCart: {
    title: 'Added to cart',
    unit: 'count',
    of: 'visits',
    definition: 'Of these visits, those that added a product to the cart, or with a later step.',
  },
  beganCheckout: {
    title: 'Began checkout',
    unit: 'count',
    of: 'visits',
    definition: 'Of these visits, those that opened checkout, or with a later step.',
  },
  reachedPayment: {
    title: 'Reached payment',
    unit: 'count',
    of: 'visits',
    definition: 'Of these visits, those that reached the payment step of checkout, or with an order.',
  },
  buyingVisits: {
    title: 'Visits with an order',
    unit: 'count',
    of: 'visits',
    definition: 'Of these visits, those with a paid order: authorized or captured.',
  },
  orderRevenue: {
    title: 'Revenue',
    unit: 'money',
    definition:
      'Gross sales − discounts + shipping + duty of these orders, without tax and before refunds. Gift cards and program renewals do not count.',
  },
  onHand: {
    title: 'Units on hand',
    unit: 'count',
    definition:
      'Units in the warehouse of the site now, including those that orders have reserved. Products that are not counted are left out. Sites with the same warehouse have the same units.',
  },
  stockValue: {
    title: 'Value at price',
    unit: 'money',
    definition:
      'Units on hand × the site’s price before promotions. Products have no purchase cost in this store, so this is not an accounting value. Variants without a price on the site count as 0.',
  },
  soldUnits: {
    title: 'Units sold',
    unit: 'count',
    definition: 'Units in paid orders placed on this site in this period, as in the sales report.',
  },
  idleDays: {
    title: 'Days since last sale',
    unit: 'count',
    definition:
      'Whole days since the last paid order of this site, or since the product was added if it was never sold. The total is the fewest days of any variant.',
  },
  waiting: {
    title: 'Customers waiting',
    unit: 'count',
    definition: 'Customers of this site waiting for a back-in-stock email.',
  },
  searches: {
    title: 'Searches',
    unit: 'count',
    definition:
      'Searches on the results page and in the search field. Phrases that can identify a person are not counted. Days begin at midnight in UTC.',
  },
  searchesWithoutResults: {
    title: 'Without results',
    unit: 'count',
    of: 'searches',
    definition: 'Of these searches, those with a phrase that found no products that day.',
  },
  searchesWithSome: {
    title: 'Some words only',
    unit: 'count',
    of: 'searches',
    definition: 'Of these searches, those with a phrase for which no product matched all words that day.',
  },
  measuredSearches: {
    title: 'Measured searches',
    unit: 'count',
    definition:
      'Searches on the results page by shoppers who allow analytics, counted from their events every five minutes. Clicks and orders are counted for these alone.',
  },
  clickedSearches: {
    title: 'With a click',
    unit: 'count',
    of: 'measuredSearches',
    definition: 'Of the measured searches, those with at least one click on a product of the results: the click rate.',
  },
  searchClicks: {
    title: 'Clicks',
    unit: 'count',
    definition: 'Clicks on products in the results. A click counts toward the latest search in its browser tab.',
  },
  searchOrders: {
    title: 'Orders after a search',
    unit: 'count',
    definition:
      'Orders that a visit placed after a measured search, on the day of the search. If a visit searched for several phrases, its order counts once for each phrase.',
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
