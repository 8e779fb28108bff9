import { bar, collars, ebook, heavyBar, rack, usual, type GoldenOrder } from './golden-order-for-tests.ts'

const inAustralia = (region: string, postcode: string) =>
  ({ site: 'AUS', shipTo: { countryId: 'AU', region, postcode } }) as const
const inBritain = (postcode: string) => ({ site: 'GBR', shipTo: { countryId: 'GB', region: '', postcode } }) as const
const byMilitaryMail = (region: string, postcode: string) =>
  ({ site: 'APO', shipTo: { countryId: 'US', region, postcode }, shippingCodes: ['table_military'] }) as const

// Prices and shipping contain GST: net = amount / 1.1. Standard by the kilogram above 2: east 11.95 + 1.10.
export const goldenOrdersAus: readonly GoldenOrder[] = [
  {
    ...usual,
    ...inAustralia('VIC', '3000'),
    name: 'Victoria: GST is in the price and in the shipping',
    lines: [bar(49_500)],
    shippingCodes: ['table_standard'],
    // 11.95 + 18 x 1.10 = 31.75; / 1.1 = 28.8636 -> 28.86, tax 2.89. 495.00 / 1.1 = 450.00, tax 45.00. Paid: 526.75
    expected: {
      rate: 3175,
      subtotal: 45_000,
      discount: 0,
      shipping: 2886,
      itemTax: 4500,
      shippingTax: 289,
      grandTotal: 52_675,
    },
  },
  {
    ...usual,
    ...inAustralia('WA', '6000'),
    name: 'Western Australia: a rack of 95 kg by freight',
    lines: [{ ...rack(129_900), grams: 95_000 }],
    shippingCodes: ['table_freight'],
    // 297.00 + 95 x 1.87 = 474.65; / 1.1 = 431.50, tax 43.15. 1,299.00 / 1.1 = 1,180.909 -> 1,180.91, tax 118.09.
    expected: {
      rate: 47_465,
      subtotal: 118_091,
      discount: 0,
      shipping: 43_150,
      itemTax: 11_809,
      shippingTax: 4315,
      grandTotal: 177_365,
    },
  },
  {
    ...usual,
    ...inAustralia('TAS', '7000'),
    name: 'Tasmania: three small things by express',
    lines: [{ ...collars(2999), qty: 3, grams: 1200 }],
    shippingCodes: ['table_express'],
    // 3,600 g: 39.95 + 2 x 5.50 = 50.95; / 1.1 = 46.318 -> 46.32, tax 4.63. 89.97 / 1.1 = 81.7909 -> 81.79, tax 8.18.
    expected: {
      rate: 5095,
      subtotal: 8179,
      discount: 0,
      shipping: 4632,
      itemTax: 818,
      shippingTax: 463,
      grandTotal: 14_092,
    },
  },
]

// Net like EUR. Standard by the kilogram above 2: mainland 6.95 + 0.55, Northern Ireland 11.95 + 0.95, islands of the
// Channel 16.95 + 1.50.
export const goldenOrdersGbr: readonly GoldenOrder[] = [
  {
    ...usual,
    ...inBritain('M2 5BQ'),
    name: 'Manchester: 20 %',
    lines: [bar(22_900)],
    shippingCodes: ['table_standard'],
    // 229.00 x 1.2 = 274.80, tax 45.80; 6.95 + 18 x 0.55 = 16.85; x 1.2 = 20.22, tax 3.37; 274.80 + 20.22 = 295.02
    expected: {
      rate: 1685,
      subtotal: 22_900,
      discount: 0,
      shipping: 1685,
      itemTax: 4580,
      shippingTax: 337,
      grandTotal: 29_502,
    },
  },
  {
    ...usual,
    ...inBritain('BT1 1AA'),
    name: 'Belfast: UK VAT on goods from Great Britain, a zone of its own',
    lines: [bar(22_900)],
    shippingCodes: ['table_standard'],
    // 11.95 + 18 x 0.95 = 29.05; x 1.2 = 34.86, tax 5.81; 274.80 + 34.86 = 309.66
    expected: {
      rate: 2905,
      subtotal: 22_900,
      discount: 0,
      shipping: 2905,
      itemTax: 4580,
      shippingTax: 581,
      grandTotal: 30_966,
    },
  },
  {
    ...usual,
    ...inBritain('GY1 1AA'),
    name: 'Guernsey: outside the VAT area',
    lines: [bar(22_900)],
    shippingCodes: ['table_standard'],
    // 16.95 + 18 x 1.50 = 43.95; 229.00 + 43.95 = 272.95
    expected: {
      rate: 4395,
      subtotal: 22_900,
      discount: 0,
      shipping: 4395,
      itemTax: 0,
      shippingTax: 0,
      grandTotal: 27_295,
    },
  },
  {
    ...usual,
    ...inBritain('EC1Y 8SY'),
    name: 'London: collars at 20 % and an e-book at 0 %, shipping at 20 %',
    lines: [collars(2499), ebook(999)],
    shippingCodes: ['table_standard'],
    // 24.99 x 1.2 = 29.988 -> 29.99: / 1.2 = 24.9917 -> 24.99, tax 5.00. 6.95 x 1.2 = 8.34, tax 1.39.
    // Paid: 29.99 + 9.99 + 8.34 = 48.32
    expected: {
      rate: 695,
      subtotal: 3498,
      discount: 0,
      shipping: 695,
      itemTax: 500,
      shippingTax: 139,
      grandTotal: 4832,
    },
  },
]

// By the pound above 5: 14.95 + 0.95; parcels up to 70 lb; no state taxes military mail.
export const goldenOrdersApo: readonly GoldenOrder[] = [
  {
    ...usual,
    ...byMilitaryMail('AE', '09012'),
    name: 'Ramstein: no tax',
    lines: [heavyBar(29_500)],
    // 14.95 + 40 x 0.95 = 52.95; 295.00 + 52.95 = 347.95
    expected: {
      rate: 5295,
      subtotal: 29_500,
      discount: 0,
      shipping: 5295,
      itemTax: 0,
      shippingTax: 0,
      grandTotal: 34_795,
    },
  },
  {
    ...usual,
    ...byMilitaryMail('AP', '96326'),
    name: 'Yokota: four plates of 45 lb are four parcels below 70 lb',
    lines: [{ ...heavyBar(9950), sku: 'PL-45', qty: 4 }],
    // 4 x 52.95 = 211.80; 398.00 + 211.80 = 609.80
    expected: {
      rate: 21_180,
      subtotal: 39_800,
      discount: 0,
      shipping: 21_180,
      itemTax: 0,
      shippingTax: 0,
      grandTotal: 60_980,
    },
  },
]
