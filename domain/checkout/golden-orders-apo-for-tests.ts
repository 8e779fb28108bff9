import {
  collars,
  ebook,
  heavyBar,
  withAmountDefaults,
  goldenOrderDefaults,
  type GoldenOrder,
} from './golden-order-for-tests.ts'

// Military and diplomatic mail (APO, FPO, DPO) is not taxed by any state (db/rates/us-sales-tax.ts, 2025-01-01). Rate
// per pound above 5: 14.95 + 0.95, for parcels up to 70 lb (USPS, Domestic Mail Manual 703.2). A bar: 14.95 + 40 x 0.95
// = 52.95.
const to = (region: string, postcode: string) =>
  ({ site: 'APO', shipTo: { countryId: 'US', region, postcode } }) as const
const aBar = { lines: [heavyBar(29_500)], shippingCodes: ['table_military'] }

export const goldenOrdersApo: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('AE', '09012'),
    ...aBar,
    name: 'Ramstein: no tax',
    // 295.00 + 52.95 = 347.95
    expected: withAmountDefaults({ rate: 5295, subtotal: 29_500, itemTax: 0, shippingTax: 0, grandTotal: 34_795 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AP', '96326'),
    name: 'Yokota: four 45 lb plates in four parcels, each below 70 lb',
    lines: [{ ...heavyBar(9950), qty: 4 }],
    shippingCodes: ['table_military'],
    // 4 x 52.95 = 211.80; 398.00 + 211.80 = 609.80
    expected: withAmountDefaults({ rate: 21_180, subtotal: 39_800, itemTax: 0, shippingTax: 0, grandTotal: 60_980 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AA', '34002'),
    name: 'Forces of the Americas: light goods',
    lines: [collars(3500)],
    shippingCodes: ['table_military'],
    // 35.00 + 14.95 = 49.95
    expected: withAmountDefaults({ rate: 1495, subtotal: 3500, itemTax: 0, shippingTax: 0, grandTotal: 4995 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AE', '09498'),
    name: 'A diplomatic post: collars and an e-book',
    lines: [collars(3500), ebook(1499)],
    shippingCodes: ['table_military'],
    // 49.99 + 14.95 = 64.94
    expected: withAmountDefaults({ rate: 1495, subtotal: 4999, itemTax: 0, shippingTax: 0, grandTotal: 6494 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AP', '96606'),
    name: 'A fleet post office: two plates in two parcels',
    lines: [{ ...heavyBar(9950), qty: 2 }],
    shippingCodes: ['table_military'],
    // 2 x 52.95 = 105.90; 199.00 + 105.90 = 304.90
    expected: withAmountDefaults({ rate: 10_590, subtotal: 19_900, itemTax: 0, shippingTax: 0, grandTotal: 30_490 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AP', '96205'),
    ...aBar,
    name: 'Korea: 10.00 off a bar',
    discount: 1000,
    // 295.00 - 10.00 + 52.95 = 337.95
    expected: withAmountDefaults({
      rate: 5295,
      subtotal: 29_500,
      discount: 1000,
      itemTax: 0,
      shippingTax: 0,
      grandTotal: 33_795,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AA', '34039'),
    name: 'Forces of the Americas: a bar that ships free',
    lines: [{ ...heavyBar(29_500), shipsFree: true }],
    shippingCodes: ['table_military'],
    // 295.00
    expected: withAmountDefaults({ rate: 0, subtotal: 29_500, itemTax: 0, shippingTax: 0, grandTotal: 29_500 }),
  },
]
