/** Texts for printed quotes. */
export const answerTexts = {
  title: (number: number, version: number) => `Quote ${number}, version ${version}`,
  number: 'Quote',
  version: 'Version',
  date: 'Date',
  validUntil: 'Valid until',
  seller: 'Seller',
  customer: 'Customer',
  delivery: 'Delivery address',
  item: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  lineTotal: 'Total',
  sku: (sku: string) => `SKU ${sku}`,
  goods: 'Goods',
  shipping: (place: string) => `Shipping to ${place}`,
  shippingByRates: 'Shipping',
  byRates: 'At checkout',
  total: 'Total',
  vatNumber: (number: string) => `VAT number ${number}`,
  tax: {
    net: 'Prices do not include sales tax. Tax is calculated at checkout.',
    vat: 'Prices do not include VAT. VAT is calculated at checkout.',
    'gst-included': 'Prices include GST.',
  },
  terms: (day: string) =>
    `These prices apply to the items and quantities above until ${day}. A shipping price applies only to the place above. Items ship when they are in stock.`,
  pageOf: 'Page {page} of {pages}',
}

export type AnswerTexts = typeof answerTexts
