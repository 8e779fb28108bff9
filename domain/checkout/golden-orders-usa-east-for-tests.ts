import {
  collars,
  ebook,
  heavyBar,
  withAmountDefaults,
  rack,
  rope,
  goldenOrderDefaults,
  type GoldenOrder,
} from './golden-order-for-tests.ts'

// State and average local tax rates: Tax Foundation, 2025-01-01 (db/rates/us-sales-tax.ts, which also cites the sources
// on taxable shipping). A 45 lb bar for 295.00 by ground: near 8.95 + 40 x 0.45 = 26.95, middle 9.95 + 40 x 0.60 =
// 33.95.
const to = (region: string, postcode: string) =>
  ({ site: 'USA', shipTo: { countryId: 'US', region, postcode } }) as const
const barByGround = { lines: [heavyBar(29_500)], shippingCodes: ['table_ground'] }

export const goldenOrdersUsaEast: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('NH', '03301'),
    ...barByGround,
    name: 'New Hampshire: no sales tax',
    // 295.00 + 33.95 = 328.95
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 0, shippingTax: 0, grandTotal: 32_895 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('DE', '19801'),
    name: 'Delaware: no sales tax, expedited',
    lines: [heavyBar(29_500)],
    shippingCodes: ['table_expedited'],
    // 29.95 + 40 x 1.90 = 105.95; 295.00 + 105.95 = 400.95
    expected: withAmountDefaults({ rate: 10_595, subtotal: 29_500, itemTax: 0, shippingTax: 0, grandTotal: 40_095 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('ME', '04101'),
    ...barByGround,
    name: 'Maine: 5.5 % on goods only, half a cent rounded up',
    // 295.00 x 5.5% = 16.225 -> 16.23; 295.00 + 33.95 + 16.23 = 345.18
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 1623, shippingTax: 0, grandTotal: 34_518 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('VT', '05401'),
    ...barByGround,
    name: 'Vermont: 6 + 0.39 = 6.39 % on goods and shipping',
    // 295.00 x 6.39% = 18.8505 -> 18.85; 33.95 x 6.39% = 2.169405 -> 2.17; 328.95 + 21.02 = 349.97
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 1885, shippingTax: 217, grandTotal: 34_997 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('MA', '02108'),
    ...barByGround,
    name: 'Massachusetts: 6.25 % on goods only',
    // 295.00 x 6.25% = 18.4375 -> 18.44; 328.95 + 18.44 = 347.39
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 1844, shippingTax: 0, grandTotal: 34_739 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('RI', '02903'),
    ...barByGround,
    name: 'Rhode Island: 7 % on goods and shipping',
    // 295.00 x 7% = 20.65; 33.95 x 7% = 2.3765 -> 2.38; 328.95 + 23.03 = 351.98
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2065, shippingTax: 238, grandTotal: 35_198 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('CT', '06103'),
    ...barByGround,
    name: 'Connecticut: 6.35 % on goods and shipping',
    // 295.00 x 6.35% = 18.7325 -> 18.73; 33.95 x 6.35% = 2.155825 -> 2.16; 328.95 + 20.89 = 349.84
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 1873, shippingTax: 216, grandTotal: 34_984 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NJ', '07102'),
    ...barByGround,
    name: 'New Jersey: 6.625 % on goods and shipping',
    // 295.00 x 6.625% = 19.54375 -> 19.54; 33.95 x 6.625% = 2.2491875 -> 2.25; 328.95 + 21.79 = 350.74
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 1954, shippingTax: 225, grandTotal: 35_074 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('MD', '21201'),
    ...barByGround,
    name: 'Maryland: 6 % on goods only',
    // 295.00 x 6% = 17.70; 328.95 + 17.70 = 346.65
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 1770, shippingTax: 0, grandTotal: 34_665 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('DC', '20001'),
    ...barByGround,
    name: 'District of Columbia: 6 % on goods and shipping',
    // 17.70; 33.95 x 6% = 2.037 -> 2.04; 328.95 + 19.74 = 348.69
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 1770, shippingTax: 204, grandTotal: 34_869 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('VA', '23219'),
    ...barByGround,
    name: 'Virginia: 5.3 + 0.47 = 5.77 % on goods only',
    // 295.00 x 5.77% = 17.0215 -> 17.02; 328.95 + 17.02 = 345.97
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 1702, shippingTax: 0, grandTotal: 34_597 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NC', '27601'),
    ...barByGround,
    name: 'North Carolina: 4.75 + 2.25 = 7 % on goods and shipping',
    // 20.65; 33.95 x 7% = 2.3765 -> 2.38; 328.95 + 23.03 = 351.98
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2065, shippingTax: 238, grandTotal: 35_198 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('SC', '29201'),
    ...barByGround,
    name: 'South Carolina: 6 + 1.49 = 7.49 % on goods and shipping',
    // 295.00 x 7.49% = 22.0955 -> 22.10; 33.95 x 7.49% = 2.542855 -> 2.54; 328.95 + 24.64 = 353.59
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2210, shippingTax: 254, grandTotal: 35_359 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('GA', '30303'),
    ...barByGround,
    name: 'Georgia: 4 + 3.42 = 7.42 % on goods and shipping',
    // 295.00 x 7.42% = 21.889 -> 21.89; 33.95 x 7.42% = 2.51909 -> 2.52; 328.95 + 24.41 = 353.36
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2189, shippingTax: 252, grandTotal: 35_336 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('FL', '33101'),
    ...barByGround,
    name: 'Florida: 6 + 0.98 = 6.98 % on goods only',
    // 295.00 x 6.98% = 20.591 -> 20.59; 328.95 + 20.59 = 349.54
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2059, shippingTax: 0, grandTotal: 34_954 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('WV', '25301'),
    name: 'West Virginia: 6 + 0.57 = 6.57 % on light goods and flat shipping',
    lines: [collars(3500)],
    shippingCodes: ['table_ground'],
    // 35.00 x 6.57% = 2.2995 -> 2.30; 8.95 x 6.57% = 0.588015 -> 0.59; 35.00 + 8.95 + 2.89 = 46.84
    expected: withAmountDefaults({ rate: 895, subtotal: 3500, itemTax: 230, shippingTax: 59, grandTotal: 4684 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('KY', '40202'),
    ...barByGround,
    name: 'Kentucky: 6 % on goods and shipping',
    // 17.70; 26.95 x 6% = 1.617 -> 1.62; 295.00 + 26.95 + 19.32 = 341.27
    expected: withAmountDefaults({ rate: 2695, subtotal: 29_500, itemTax: 1770, shippingTax: 162, grandTotal: 34_127 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('IN', '46204'),
    name: 'Indiana: a rack by freight, 7 % on both',
    lines: [rack(74_900)],
    shippingCodes: ['table_freight'],
    // 99.00 + 200 x 0.22 = 143.00; 749.00 x 7% = 52.43; 143.00 x 7% = 10.01; 892.00 + 62.44 = 954.44
    expected: withAmountDefaults({
      rate: 14_300,
      subtotal: 74_900,
      itemTax: 5243,
      shippingTax: 1001,
      grandTotal: 95_444,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('PA', '15222'),
    name: 'Pennsylvania: an e-book with nothing to carry, 6 + 0.34 = 6.34 %',
    lines: [ebook(1499)],
    shippingCodes: [],
    // 14.99 x 6.34% = 0.950366 -> 0.95
    expected: withAmountDefaults({ rate: 0, subtotal: 1499, itemTax: 95, shippingTax: 0, grandTotal: 1594 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('PA', '19103'),
    ...barByGround,
    name: 'Pennsylvania: a school with an exemption on file',
    isExempt: true,
    // 295.00 + 26.95 = 321.95
    expected: withAmountDefaults({ rate: 2695, subtotal: 29_500, itemTax: 0, shippingTax: 0, grandTotal: 32_195 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('OH', '44114'),
    name: 'Ohio: 1.00 off three lines of 10.00, the first one absorbs the extra cent',
    lines: [rope(1000), { ...rope(1000), sku: 'STRAP' }, { ...rope(1000), sku: 'BAND' }],
    shippingCodes: ['table_ground'],
    discount: 100,
    // 0.34, 0.33, 0.33 off. 9.66 x 7.29% = 0.704214 -> 0.70; 9.67 x 7.29% = 0.704943 -> 0.70, twice; 8.95 x 7.29% =
    // 0.652455 -> 0.65; 30.00 - 1.00 + 8.95 + 2.10 + 0.65 = 40.70
    expected: withAmountDefaults({
      rate: 895,
      subtotal: 3000,
      discount: 100,
      itemTax: 210,
      shippingTax: 65,
      grandTotal: 4070,
    }),
  },
]
