import {
  bar,
  collars,
  ebook,
  withAmountDefaults,
  rack,
  goldenOrderDefaults,
  whey,
  type GoldenOrder,
} from './golden-order-for-tests.ts'

// Tax rates: European Commission, Taxes in Europe Database, 2026-04-28 (db/rates/vat.ts). GR: AADE circular
// E.2113/2025: the reduced Aegean rates (17, 9, and 4%) apply to sellers and businesses established there, not to
// shipments to private buyers. Standard shipping to 2 kg and per kilogram above: near 7.90 + 0.60 (20 kg 18.70, 21 kg
// 19.30), middle 11.90 + 0.85 (27.20, 28.05), far 15.90 + 1.20 (37.50, 38.70), outside 24.90 + 1.60 (53.70, 55.30),
// islands 34.90 + 2.90 (87.10). Freight per kilogram: middle 119.00 + 0.48, far 159.00 + 0.65.
const to = (countryId: string, postcode: string, region = '') =>
  ({ site: 'EUR', shipTo: { countryId, region, postcode } }) as const
const standard = { shippingCodes: ['table_standard'] } as const
const aBar = { lines: [bar(24_900)], ...standard }
const aWhey = { lines: [whey(2495)], ...standard }
const allThree = { lines: [bar(24_900), whey(2495), ebook(1490)], ...standard }

export const goldenOrdersEurSouth: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('IT', '00184'),
    name: 'Italy: a bar at 22 % and an e-book at 4 %',
    lines: [bar(24_900), ebook(1490)],
    ...standard,
    // 303.78, tax 54.78. 14.90 x 1.04 = 15.496 -> 15.50; 15.50 / 1.04 = 14.904 -> 14.90, tax 0.60. 27.20 x 1.22 =
    // 33.184 -> 33.18, tax 5.98. Paid: 303.78 + 15.50 + 33.18 = 352.46
    expected: withAmountDefaults({ rate: 2720, subtotal: 26_390, itemTax: 5538, shippingTax: 598, grandTotal: 35_246 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('IT', '80133'),
    ...aWhey,
    name: 'Italy: only whey, at 10 %',
    // 24.95 x 1.1 = 27.445 -> 27.45; 27.45 / 1.1 = 24.955 -> 24.95, tax 2.50. 11.90 x 1.1 = 13.09, tax 1.19. Paid:
    // 27.45 + 13.09 = 40.54
    expected: withAmountDefaults({ rate: 1190, subtotal: 2495, itemTax: 250, shippingTax: 119, grandTotal: 4054 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('IT', '20121'),
    name: 'Italy: a rack by freight and two bags of whey by parcel',
    lines: [
      { ...rack(89_900), grams: 95_000 },
      { ...whey(2495), qty: 2 },
    ],
    ...standard,
    // 119.00 + 95 x 0.48 = 164.60; + 11.90 = 176.50; x 1.22 = 215.33, tax 38.83. 899.00 x 1.22 = 1,096.78, tax 197.78.
    // 27.45 x 2 = 54.90; 54.90 / 1.1 = 49.909 -> 49.91, tax 4.99. Paid: 1,096.78 + 54.90 + 215.33 = 1,367.01
    expected: withAmountDefaults({
      rate: 17_650,
      subtotal: 94_891,
      itemTax: 20_277,
      shippingTax: 3883,
      grandTotal: 136_701,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('ES', '28001'),
    ...allThree,
    name: 'Spain: 21, 10, and 4 % in one order',
    // 301.29, tax 52.29. 27.45, tax 2.50. 15.50, tax 0.60. 38.70 x 1.21 = 46.827 -> 46.83, tax 8.13. Paid: 301.29 +
    // 27.45 + 15.50 + 46.83 = 391.07
    expected: withAmountDefaults({ rate: 3870, subtotal: 28_885, itemTax: 5539, shippingTax: 813, grandTotal: 39_107 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('ES', '07001'),
    ...aBar,
    name: 'Mallorca: Spanish VAT, shipped to an island',
    // 301.29, tax 52.29; 87.10 x 1.21 = 105.391 -> 105.39, tax 18.29; 301.29 + 105.39 = 406.68
    expected: withAmountDefaults({
      rate: 8710,
      subtotal: 24_900,
      itemTax: 5229,
      shippingTax: 1829,
      grandTotal: 40_668,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('ES', '08001'),
    name: 'Spain: our bar and a vendor’s collars in two packages',
    lines: [bar(24_900), { ...collars(2999), group: 'DROPSHIP' }],
    shippingCodes: ['table_standard', 'table_standard'],
    // 37.50 + 15.90 = 53.40; x 1.21 = 64.614 -> 64.61, tax 11.21. 301.29, tax 52.29. 36.29, tax 6.30. Paid: 301.29 +
    // 36.29 + 64.61 = 402.19
    expected: withAmountDefaults({
      rate: 5340,
      subtotal: 27_899,
      itemTax: 5859,
      shippingTax: 1121,
      grandTotal: 40_219,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('PT', '1000-001', 'Lisboa'),
    ...allThree,
    name: 'Portugal: 23, 13, and 6 % in one order',
    // 306.27, tax 57.27. 24.95 x 1.13 = 28.1935 -> 28.19; 28.19 / 1.13 = 24.947 -> 24.95, tax 3.24. 15.79, tax 0.89.
    // 38.70 x 1.23 = 47.601 -> 47.60, tax 8.90. Paid: 306.27 + 28.19 + 15.79 + 47.60 = 397.85
    expected: withAmountDefaults({ rate: 3870, subtotal: 28_885, itemTax: 6140, shippingTax: 890, grandTotal: 39_785 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('GR', '105 57'),
    ...allThree,
    name: 'Greece: 24, 13, and 6 % in one order',
    // 308.76, tax 59.76. 28.19, tax 3.24. 15.79, tax 0.89. 38.70 x 1.24 = 47.988 -> 47.99, tax 9.29. Paid: 308.76 +
    // 28.19 + 15.79 + 47.99 = 400.73
    expected: withAmountDefaults({ rate: 3870, subtotal: 28_885, itemTax: 6389, shippingTax: 929, grandTotal: 40_073 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('GR', '811 00'),
    ...aBar,
    name: 'Lesbos: 24 % for private buyers, as on the mainland',
    // 308.76, tax 59.76; 37.50 x 1.24 = 46.50, tax 9.00; 308.76 + 46.50 = 355.26
    expected: withAmountDefaults({ rate: 3750, subtotal: 24_900, itemTax: 5976, shippingTax: 900, grandTotal: 35_526 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('CY', '1010'),
    ...allThree,
    name: 'Cyprus: 19, 5, and 3 % in one order',
    // 296.31, tax 47.31. 24.95 x 1.05 = 26.1975 -> 26.20; 26.20 / 1.05 = 24.952 -> 24.95, tax 1.25. 15.35, tax 0.45.
    // 38.70 x 1.19 = 46.053 -> 46.05, tax 7.35. Paid: 296.31 + 26.20 + 15.35 + 46.05 = 383.91
    expected: withAmountDefaults({ rate: 3870, subtotal: 28_885, itemTax: 4901, shippingTax: 735, grandTotal: 38_391 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('MT', 'VLT 1117'),
    name: 'Malta: whey at 18 % and an e-book at 5 %',
    lines: [whey(2495), ebook(1490)],
    ...standard,
    // 24.95 x 1.18 = 29.441 -> 29.44; 29.44 / 1.18 = 24.949 -> 24.95, tax 4.49. 15.65, tax 0.75. 15.90 x 1.18 = 18.762
    // -> 18.76, tax 2.86. Paid: 29.44 + 15.65 + 18.76 = 63.85
    expected: withAmountDefaults({ rate: 1590, subtotal: 3985, itemTax: 524, shippingTax: 286, grandTotal: 6385 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('MT', 'SLM 1030'),
    name: 'Malta: a rack by freight at 18 %, half a cent rounded up',
    lines: [{ ...rack(89_900), grams: 95_000 }],
    shippingCodes: ['table_freight'],
    // 159.00 + 95 x 0.65 = 220.75; x 18% = 39.735 -> 39.74. 899.00 x 1.18 = 1,060.82, tax 161.82. Paid: 1,060.82 +
    // 260.49 = 1,321.31
    expected: withAmountDefaults({
      rate: 22_075,
      subtotal: 89_900,
      itemTax: 16_182,
      shippingTax: 3974,
      grandTotal: 132_131,
    }),
  },
]
