import {
  collars,
  heavyBar,
  withAmountDefaults,
  goldenOrderDefaults,
  type GoldenOrder,
} from './golden-order-for-tests.ts'

// State and average local tax rates: Tax Foundation, 2025-01-01 (db/rates/us-sales-tax.ts, which also cites the sources
// on taxable shipping). A 45 lb bar for 295.00 by ground: near 26.95, middle 33.95, far 11.95 + 40 x 0.85 = 45.95,
// Hawaii 24.95 + 40 x 2.40 = 120.95.
const to = (region: string, postcode: string) =>
  ({ site: 'USA', shipTo: { countryId: 'US', region, postcode } }) as const
const barByGround = { lines: [heavyBar(29_500)], shippingCodes: ['table_ground'] }

export const goldenOrdersUsaWest: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('TN', '37203'),
    ...barByGround,
    name: 'Tennessee: 7 + 2.56 = 9.56 % on goods and shipping',
    // 295.00 x 9.56% = 28.202 -> 28.20; 33.95 x 9.56% = 3.24562 -> 3.25; 328.95 + 31.45 = 360.40
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2820, shippingTax: 325, grandTotal: 36_040 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AL', '36104'),
    ...barByGround,
    name: 'Alabama: 4 + 5.43 = 9.43 % on goods only',
    // 295.00 x 9.43% = 27.8185 -> 27.82; 328.95 + 27.82 = 356.77
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2782, shippingTax: 0, grandTotal: 35_677 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('MS', '39201'),
    ...barByGround,
    name: 'Mississippi: 7 + 0.06 = 7.06 % on goods and shipping',
    // 295.00 x 7.06% = 20.827 -> 20.83; 33.95 x 7.06% = 2.39687 -> 2.40; 328.95 + 23.23 = 352.18
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2083, shippingTax: 240, grandTotal: 35_218 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('LA', '70112'),
    ...barByGround,
    name: 'Louisiana: 5 + 5.12 = 10.12 % on goods only',
    // 295.00 x 10.12% = 29.854 -> 29.85; 328.95 + 29.85 = 358.80
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2985, shippingTax: 0, grandTotal: 35_880 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AR', '72201'),
    ...barByGround,
    name: 'Arkansas: 6.5 + 2.96 = 9.46 % on goods and shipping',
    // 295.00 x 9.46% = 27.907 -> 27.91; 33.95 x 9.46% = 3.21167 -> 3.21; 328.95 + 31.12 = 360.07
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2791, shippingTax: 321, grandTotal: 36_007 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('OK', '73102'),
    ...barByGround,
    name: 'Oklahoma: 4.5 + 4.5 = 9 % on goods only',
    // 295.00 x 9% = 26.55; 328.95 + 26.55 = 355.50
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2655, shippingTax: 0, grandTotal: 35_550 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('MO', '63101'),
    ...barByGround,
    name: 'Missouri: 4.225 + 4.19 = 8.415 % on goods only',
    // 295.00 x 8.415% = 24.82425 -> 24.82; 328.95 + 24.82 = 353.77
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2482, shippingTax: 0, grandTotal: 35_377 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('IL', '60601'),
    ...barByGround,
    name: 'Illinois: 6.25 + 2.64 = 8.89 % on goods only',
    // 295.00 x 8.89% = 26.2255 -> 26.23; 328.95 + 26.23 = 355.18
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2623, shippingTax: 0, grandTotal: 35_518 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('MI', '48226'),
    ...barByGround,
    name: 'Michigan: 6 % on goods, since 2023 not on shipping',
    // 295.00 x 6% = 17.70; 295.00 + 26.95 + 17.70 = 339.65
    expected: withAmountDefaults({ rate: 2695, subtotal: 29_500, itemTax: 1770, shippingTax: 0, grandTotal: 33_965 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('WI', '53202'),
    ...barByGround,
    name: 'Wisconsin: 5 + 0.7 = 5.7 % on goods and shipping, half a cent rounded up',
    // 295.00 x 5.7% = 16.815 -> 16.82; 33.95 x 5.7% = 1.93515 -> 1.94; 328.95 + 18.76 = 347.71
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 1682, shippingTax: 194, grandTotal: 34_771 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('MN', '55401'),
    ...barByGround,
    name: 'Minnesota: 6.875 + 1.25 = 8.125 % on goods and shipping',
    // 295.00 x 8.125% = 23.96875 -> 23.97; 33.95 x 8.125% = 2.7584375 -> 2.76; 328.95 + 26.73 = 355.68
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2397, shippingTax: 276, grandTotal: 35_568 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('IA', '50309'),
    ...barByGround,
    name: 'Iowa: 6 + 0.94 = 6.94 % on goods only',
    // 295.00 x 6.94% = 20.473 -> 20.47; 328.95 + 20.47 = 349.42
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2047, shippingTax: 0, grandTotal: 34_942 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('KS', '66603'),
    ...barByGround,
    name: 'Kansas: 6.5 + 2.27 = 8.77 % on goods, since 2023 not on shipping',
    // 295.00 x 8.77% = 25.8715 -> 25.87; 328.95 + 25.87 = 354.82
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2587, shippingTax: 0, grandTotal: 35_482 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NE', '68102'),
    ...barByGround,
    name: 'Nebraska: 5.5 + 1.47 = 6.97 % on goods and shipping',
    // 295.00 x 6.97% = 20.5615 -> 20.56; 33.95 x 6.97% = 2.366315 -> 2.37; 328.95 + 22.93 = 351.88
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2056, shippingTax: 237, grandTotal: 35_188 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('SD', '57104'),
    ...barByGround,
    name: 'South Dakota: 4.2 + 1.91 = 6.11 % on goods and shipping',
    // 295.00 x 6.11% = 18.0245 -> 18.02; 33.95 x 6.11% = 2.074345 -> 2.07; 328.95 + 20.09 = 349.04
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 1802, shippingTax: 207, grandTotal: 34_904 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('ND', '58501'),
    ...barByGround,
    name: 'North Dakota: 5 + 2.09 = 7.09 % on goods and shipping',
    // 295.00 x 7.09% = 20.9155 -> 20.92; 33.95 x 7.09% = 2.407055 -> 2.41; 328.95 + 23.33 = 352.28
    expected: withAmountDefaults({ rate: 3395, subtotal: 29_500, itemTax: 2092, shippingTax: 241, grandTotal: 35_228 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('TX', '77002'),
    name: 'Texas: a bar that ships free, 6.25 + 1.95 = 8.2 %',
    lines: [{ ...heavyBar(29_500), shipsFree: true }],
    shippingCodes: ['table_ground'],
    // 295.00 x 8.2% = 24.19
    expected: withAmountDefaults({ rate: 0, subtotal: 29_500, itemTax: 2419, shippingTax: 0, grandTotal: 31_919 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('MT', '59601'),
    ...barByGround,
    name: 'Montana: no sales tax',
    // 295.00 + 45.95 = 340.95
    expected: withAmountDefaults({ rate: 4595, subtotal: 29_500, itemTax: 0, shippingTax: 0, grandTotal: 34_095 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('WY', '82001'),
    name: 'Wyoming: expedited, 4 + 1.44 = 5.44 % on goods only',
    lines: [heavyBar(29_500)],
    shippingCodes: ['table_expedited'],
    // 34.95 + 40 x 2.60 = 138.95; 295.00 x 5.44% = 16.048 -> 16.05; 295.00 + 138.95 + 16.05 = 450.00
    expected: withAmountDefaults({ rate: 13_895, subtotal: 29_500, itemTax: 1605, shippingTax: 0, grandTotal: 45_000 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('CO', '80903'),
    name: 'Colorado: free collars add weight but no tax, 2.9 + 4.96 = 7.86 %',
    lines: [heavyBar(29_500), collars(0)],
    shippingCodes: ['table_ground'],
    // 21,412 g: 19,142 / 454 = 42.2 -> 43; 11.95 + 43 x 0.85 = 48.50; 295.00 x 7.86% = 23.187 -> 23.19; 343.50 + 23.19
    // = 366.69
    expected: withAmountDefaults({ rate: 4850, subtotal: 29_500, itemTax: 2319, shippingTax: 0, grandTotal: 36_669 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NM', '87501'),
    ...barByGround,
    name: 'New Mexico: 4.875 + 2.75 = 7.625 % on goods and shipping',
    // 295.00 x 7.625% = 22.49375 -> 22.49; 45.95 x 7.625% = 3.5036875 -> 3.50; 340.95 + 25.99 = 366.94
    expected: withAmountDefaults({ rate: 4595, subtotal: 29_500, itemTax: 2249, shippingTax: 350, grandTotal: 36_694 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('ID', '83702'),
    ...barByGround,
    name: 'Idaho: 6 + 0.03 = 6.03 % on goods only',
    // 295.00 x 6.03% = 17.7885 -> 17.79; 340.95 + 17.79 = 358.74
    expected: withAmountDefaults({ rate: 4595, subtotal: 29_500, itemTax: 1779, shippingTax: 0, grandTotal: 35_874 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('UT', '84101'),
    ...barByGround,
    name: 'Utah: 6.1 + 1.22 = 7.32 % on goods only',
    // 295.00 x 7.32% = 21.594 -> 21.59; 340.95 + 21.59 = 362.54
    expected: withAmountDefaults({ rate: 4595, subtotal: 29_500, itemTax: 2159, shippingTax: 0, grandTotal: 36_254 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AZ', '85004'),
    ...barByGround,
    name: 'Arizona: 5.6 + 2.92 = 8.52 % on goods only',
    // 295.00 x 8.52% = 25.134 -> 25.13; 340.95 + 25.13 = 366.08
    expected: withAmountDefaults({ rate: 4595, subtotal: 29_500, itemTax: 2513, shippingTax: 0, grandTotal: 36_608 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NV', '89101'),
    ...barByGround,
    name: 'Nevada: 6.85 + 1.39 = 8.24 % on goods only',
    // 295.00 x 8.24% = 24.308 -> 24.31; 340.95 + 24.31 = 365.26
    expected: withAmountDefaults({ rate: 4595, subtotal: 29_500, itemTax: 2431, shippingTax: 0, grandTotal: 36_526 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('CA', '90012'),
    ...barByGround,
    name: 'California: no tax for a store without nexus there',
    withoutNexus: 'CA',
    // 295.00 + 45.95 = 340.95
    expected: withAmountDefaults({ rate: 4595, subtotal: 29_500, itemTax: 0, shippingTax: 0, grandTotal: 34_095 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('HI', '96813'),
    ...barByGround,
    name: 'Hawaii: a bar by ground, 4 + 0.5 = 4.5 % on both',
    // 295.00 x 4.5% = 13.275 -> 13.28; 120.95 x 4.5% = 5.44275 -> 5.44; 415.95 + 18.72 = 434.67
    expected: withAmountDefaults({
      rate: 12_095,
      subtotal: 29_500,
      itemTax: 1328,
      shippingTax: 544,
      grandTotal: 43_467,
    }),
  },
]
