import { collars, heavyBar, rack, goldenOrderDefaults, type GoldenOrder } from './golden-order-for-tests.ts'

// Ground: flat to 5 lb, then per pound; a 45 lb bar is 5 + 40 pounds. Near 8.95 + 0.45, middle 9.95 + 0.60, far 11.95 +
// 0.85, Alaska 24.95 + 2.10. Freight per pound from the first: near 99.00 + 0.22, middle 129.00 + 0.30, Hawaii 499.00 +
// 1.10; a rack is 200 lb.
const to = (region: string, postcode: string) =>
  ({ site: 'USA', shipTo: { countryId: 'US', region, postcode } }) as const

export const goldenOrdersUsa: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('OH', '43215'),
    name: 'Ohio: goods and shipping taxed at 5.75 + 1.54 = 7.29 %',
    lines: [heavyBar(29_500)],
    shippingCodes: ['table_ground'],
    // 8.95 + 40 x 0.45 = 26.95; 295.00 x 7.29% = 21.5055 -> 21.51; 26.95 x 7.29% = 1.964655 -> 1.96
    expected: {
      rate: 2695,
      subtotal: 29_500,
      discount: 0,
      shipping: 2695,
      itemTax: 2151,
      shippingTax: 196,
      grandTotal: 34_542,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('CA', '94103'),
    name: 'California: goods taxed at 7.25 + 1.73 = 8.98 %, shipping not',
    lines: [heavyBar(29_500)],
    shippingCodes: ['table_ground'],
    // 11.95 + 40 x 0.85 = 45.95; 295.00 x 8.98% = 26.491 -> 26.49
    expected: {
      rate: 4595,
      subtotal: 29_500,
      discount: 0,
      shipping: 4595,
      itemTax: 2649,
      shippingTax: 0,
      grandTotal: 36_744,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('TX', '75001'),
    name: 'Texas: two 53 lb kettlebells in one parcel, taxable shipping, 6.25 + 1.95 = 8.2 %',
    lines: [{ ...heavyBar(12_900), sku: 'KB-53', qty: 2, grams: 24_040 }],
    shippingCodes: ['table_ground'],
    // 2 x 24,040 g = 48,080 g: (48,080 - 2,270) / 454 = 100.9 -> 101 pounds; 9.95 + 101 x 0.60 = 70.55. 258.00 x 8.2% =
    // 21.156 -> 21.16; 70.55 x 8.2% = 5.7851 -> 5.79; 258.00 + 70.55 + 26.95 = 355.50
    expected: {
      rate: 7055,
      subtotal: 25_800,
      discount: 0,
      shipping: 7055,
      itemTax: 2116,
      shippingTax: 579,
      grandTotal: 35_550,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('OR', '97201'),
    name: 'Oregon: no sales tax, expedited',
    lines: [heavyBar(29_500)],
    shippingCodes: ['table_expedited'],
    // 34.95 + 40 x 2.60 = 138.95; 295.00 + 138.95 = 433.95
    expected: {
      rate: 13_895,
      subtotal: 29_500,
      discount: 0,
      shipping: 13_895,
      itemTax: 0,
      shippingTax: 0,
      grandTotal: 43_395,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('AK', '99501'),
    name: 'Alaska: local tax of 1.82 % only, a separate zone',
    lines: [heavyBar(29_500)],
    shippingCodes: ['table_ground'],
    // 24.95 + 40 x 2.10 = 108.95; 295.00 x 1.82% = 5.369 -> 5.37; 295.00 + 108.95 + 5.37 = 409.32
    expected: {
      rate: 10_895,
      subtotal: 29_500,
      discount: 0,
      shipping: 10_895,
      itemTax: 537,
      shippingTax: 0,
      grandTotal: 40_932,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('HI', '96815'),
    name: 'Hawaii: freight by sea, 4 + 0.5 = 4.5 % on goods and freight, two halves of a cent rounded up',
    lines: [rack(74_900)],
    shippingCodes: ['table_freight'],
    // 90,718 / 454 = 199.8 -> 200; 499.00 + 200 x 1.10 = 719.00; 749.00 x 4.5% = 33.705 -> 33.71 719.00 x 4.5% = 32.355
    // -> 32.36; 749.00 + 719.00 + 66.07 = 1,534.07
    expected: {
      rate: 71_900,
      subtotal: 74_900,
      discount: 0,
      shipping: 71_900,
      itemTax: 3371,
      shippingTax: 3236,
      grandTotal: 153_407,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('NY', '10001'),
    name: 'New York: a rack by freight and two plates by parcel, 4 + 4.53 = 8.53 %',
    lines: [rack(74_900), { ...heavyBar(9950), sku: 'PL-45', qty: 2 }],
    shippingCodes: ['table_ground'],
    // Freight 129.00 + 200 x 0.30 = 189.00. Parcel 40,824 g: 38,554 / 454 = 84.9 -> 85; 9.95 + 85 x 0.60 = 60.95.
    // 249.95 x 8.53% = 21.320735 -> 21.32; 749.00 x 8.53% = 63.8897 -> 63.89; 199.00 x 8.53% = 16.9747 -> 16.97. 948.00
    // + 249.95 + 80.86 + 21.32 = 1,300.13
    expected: {
      rate: 24_995,
      subtotal: 94_800,
      discount: 0,
      shipping: 24_995,
      itemTax: 8086,
      shippingTax: 2132,
      grandTotal: 130_013,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('PA', '19103'),
    name: 'Pennsylvania: an order discount lowers each line before its 6 + 0.34 = 6.34 %',
    lines: [heavyBar(29_500), collars(3500)],
    discount: 3300,
    shippingCodes: ['table_ground'],
    // 33.00 over 295 : 35 is 29.50 and 3.50. 265.50 x 6.34% = 16.8327 -> 16.83; 31.50 x 6.34% = 1.9971 -> 2.00. 21,412
    // g: 19,142 / 454 = 42.2 -> 43; 8.95 + 43 x 0.45 = 28.30; x 6.34% = 1.79422 -> 1.79. 330.00 - 33.00 + 28.30 + 18.83
    // + 1.79 = 345.92
    expected: {
      rate: 2830,
      subtotal: 33_000,
      discount: 3300,
      shipping: 2830,
      itemTax: 1883,
      shippingTax: 179,
      grandTotal: 34_592,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('CO', '80202'),
    name: 'Colorado: four 45 lb plates in two parcels, 2.9 + 4.96 = 7.86 %',
    lines: [{ ...heavyBar(9950), sku: 'PL-45', qty: 4 }],
    shippingCodes: ['table_ground'],
    // Three weigh 61,236 g: 58,966 / 454 = 129.9 -> 130; 11.95 + 130 x 0.85 = 122.45. One: 45.95. Together 168.40.
    // 398.00 x 7.86% = 31.2828 -> 31.28; 398.00 + 168.40 + 31.28 = 597.68
    expected: {
      rate: 16_840,
      subtotal: 39_800,
      discount: 0,
      shipping: 16_840,
      itemTax: 3128,
      shippingTax: 0,
      grandTotal: 59_768,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('WA', '98101'),
    name: 'Washington: our plate and a vendor’s mats in two packages, 6.5 + 2.93 = 9.43 %',
    lines: [
      { ...heavyBar(9950), sku: 'PL-45' },
      { ...heavyBar(5900), sku: 'MATS', grams: 13_608, group: 'DROPSHIP' },
    ],
    shippingCodes: ['table_ground', 'table_ground'],
    // 30 lb: 11.95 + 25 x 0.85 = 33.20; 45.95 + 33.20 = 79.15. 99.50 x 9.43% = 9.38285 -> 9.38; 59.00 x 9.43% = 5.5637
    // -> 5.56; 79.15 x 9.43% = 7.463845 -> 7.46; 158.50 + 79.15 + 14.94 + 7.46 = 260.05
    expected: {
      rate: 7915,
      subtotal: 15_850,
      discount: 0,
      shipping: 7915,
      itemTax: 1494,
      shippingTax: 746,
      grandTotal: 26_005,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('OH', '43201'),
    name: 'Picked up in Columbus: no shipping, Ohio tax',
    lines: [heavyBar(29_500)],
    shippingCodes: ['shqshared_fixed'],
    // 295.00 x 7.29% = 21.5055 -> 21.51
    expected: {
      rate: 0,
      subtotal: 29_500,
      discount: 0,
      shipping: 0,
      itemTax: 2151,
      shippingTax: 0,
      grandTotal: 31_651,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('NV', '89502'),
    name: 'Picked up in Reno: no shipping, Nevada tax, 6.85 + 1.39 = 8.24 %',
    lines: [heavyBar(29_500)],
    shippingCodes: ['shqshared_fixed'],
    // 295.00 x 8.24% = 24.308 -> 24.31
    expected: {
      rate: 0,
      subtotal: 29_500,
      discount: 0,
      shipping: 0,
      itemTax: 2431,
      shippingTax: 0,
      grandTotal: 31_931,
    },
  },
]
