import {
  bar,
  collars,
  ebook,
  withAmountDefaults,
  rope,
  goldenOrderDefaults,
  whey,
  type GoldenOrder,
} from './golden-order-for-tests.ts'

// Rates: European Commission, Taxes in Europe Database, 2026-04-28 (db/rates/vat.ts). Rate changes have an order before
// and after: EE Maksu- ja Tolliamet, 22 to 24% on 2025-07-01; FI Vero, 24 to 25.5% on 2024-09-01 and 14 to 13.5% on
// 2026-01-01; LT VMI, books 9 to 5% on 2026-01-01; SE Skatteverket, food 12 to 6% on 2026-04-01. NO: Skatteetaten, 25
// and 15%, e-books 0% since 2019-07-01; CH: exports, § 6 UStG. Standard to 2 kg and per kilogram above: near 7.90 +
// 0.60 (20 kg 18.70, 21 kg 19.30), middle 11.90 + 0.85 (27.20, 28.05), far 15.90 + 1.20 (37.50, 38.70), outside 24.90 +
// 1.60 (53.70, 55.30), islands 34.90 + 2.90 (87.10).
const to = (countryId: string, postcode: string, region = '') =>
  ({ site: 'EUR', shipTo: { countryId, region, postcode } }) as const
const standard = { shippingCodes: ['table_standard'] } as const
const aBar = { lines: [bar(24_900)], ...standard }
const aWhey = { lines: [whey(2495)], ...standard }
const anEbook = { lines: [ebook(1490)], shippingCodes: [] }
const allThree = { lines: [bar(24_900), whey(2495), ebook(1490)], ...standard }

export const goldenOrdersEurNorth: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('DK', '1050'),
    ...allThree,
    name: 'Denmark: 25 % on all three classes',
    // 249.00 x 1.25 = 311.25, tax 62.25. 24.95 x 1.25 = 31.1875 -> 31.19; 31.19 / 1.25 = 24.952 -> 24.95, tax 6.24.
    // 14.90 x 1.25 = 18.625 -> 18.63; 18.63 / 1.25 = 14.904 -> 14.90, tax 3.73. 28.05 x 1.25 = 35.0625 -> 35.06, tax
    // 7.01. Paid: 311.25 + 31.19 + 18.63 + 35.06 = 396.13
    expected: withAmountDefaults({ rate: 2805, subtotal: 28_885, itemTax: 7222, shippingTax: 701, grandTotal: 39_613 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('SE', '111 20'),
    name: 'Sweden: three ropes at 25 %',
    lines: [{ ...rope(1777), qty: 3 }],
    ...standard,
    // 17.77 x 1.25 = 22.2125 -> 22.21; x 3 = 66.63; 66.63 / 1.25 = 53.304 -> 53.30, tax 13.33. 15.90 x 25% = 3.975 ->
    // 3.98. Paid: 66.63 + 19.88 = 86.51
    expected: withAmountDefaults({ rate: 1590, subtotal: 5330, itemTax: 1333, shippingTax: 398, grandTotal: 8651 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('SE', '111 20'),
    ...aWhey,
    name: 'Sweden: food on the last day of 12 %',
    date: '2026-03-31',
    // 24.95 x 1.12 = 27.944 -> 27.94; 27.94 / 1.12 = 24.946 -> 24.95, tax 2.99. 15.90 x 1.12 = 17.808 -> 17.81, tax
    // 1.91. Paid: 27.94 + 17.81 = 45.75
    expected: withAmountDefaults({ rate: 1590, subtotal: 2495, itemTax: 299, shippingTax: 191, grandTotal: 4575 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('SE', '111 20'),
    ...aWhey,
    name: 'Sweden: food on the first day of 6 %',
    date: '2026-04-01',
    // 24.95 x 1.06 = 26.447 -> 26.45; 26.45 / 1.06 = 24.953 -> 24.95, tax 1.50. 15.90 x 1.06 = 16.854 -> 16.85, tax
    // 0.95. Paid: 26.45 + 16.85 = 43.30
    expected: withAmountDefaults({ rate: 1590, subtotal: 2495, itemTax: 150, shippingTax: 95, grandTotal: 4330 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('EE', '10111'),
    ...aBar,
    name: 'Estonia: the last day of 22 %',
    date: '2025-06-30',
    // 249.00 x 1.22 = 303.78, tax 54.78; 37.50 x 1.22 = 45.75, tax 8.25; 303.78 + 45.75 = 349.53
    expected: withAmountDefaults({ rate: 3750, subtotal: 24_900, itemTax: 5478, shippingTax: 825, grandTotal: 34_953 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('EE', '10111'),
    ...aBar,
    name: 'Estonia: the first day of 24 %',
    date: '2025-07-01',
    // 249.00 x 1.24 = 308.76, tax 59.76; 37.50 x 1.24 = 46.50, tax 9.00; 308.76 + 46.50 = 355.26
    expected: withAmountDefaults({ rate: 3750, subtotal: 24_900, itemTax: 5976, shippingTax: 900, grandTotal: 35_526 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('EE', '10111'),
    ...anEbook,
    name: 'Estonia: an e-book at 9 %',
    // 14.90 x 1.09 = 16.241 -> 16.24; 16.24 / 1.09 = 14.899 -> 14.90, tax 1.34
    expected: withAmountDefaults({ rate: 0, subtotal: 1490, itemTax: 134, shippingTax: 0, grandTotal: 1624 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('LV', 'LV-1010'),
    name: 'Latvia: collars at 21 %, an e-book at 5 %',
    lines: [collars(2999), ebook(1490)],
    ...standard,
    // 29.99 x 1.21 = 36.2879 -> 36.29, tax 6.30. 14.90 x 5% = 0.745 -> 0.75: 15.65 / 1.05 = 14.905 -> 14.90, tax 0.75.
    // 15.90 x 1.21 = 19.239 -> 19.24, tax 3.34. Paid: 36.29 + 15.65 + 19.24 = 71.18
    expected: withAmountDefaults({ rate: 1590, subtotal: 4489, itemTax: 705, shippingTax: 334, grandTotal: 7118 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('LT', 'LT-01100'),
    ...aBar,
    name: 'Lithuania: a bar at 21 %',
    // 249.00 x 1.21 = 301.29, tax 52.29; 37.50 x 21% = 7.875 -> 7.88; 301.29 + 45.38 = 346.67
    expected: withAmountDefaults({ rate: 3750, subtotal: 24_900, itemTax: 5229, shippingTax: 788, grandTotal: 34_667 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('LT', 'LT-01100'),
    ...anEbook,
    name: 'Lithuania: an e-book on the last day of 9 %',
    date: '2025-12-31',
    // 14.90 x 1.09 = 16.241 -> 16.24; 16.24 / 1.09 = 14.899 -> 14.90, tax 1.34
    expected: withAmountDefaults({ rate: 0, subtotal: 1490, itemTax: 134, shippingTax: 0, grandTotal: 1624 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('LT', 'LT-01100'),
    ...anEbook,
    name: 'Lithuania: an e-book on the first day of 5 %',
    date: '2026-01-01',
    // 14.90 x 5% = 0.745 -> 0.75: 15.65 / 1.05 = 14.905 -> 14.90, tax 0.75
    expected: withAmountDefaults({ rate: 0, subtotal: 1490, itemTax: 75, shippingTax: 0, grandTotal: 1565 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('FI', '00100'),
    ...aBar,
    name: 'Finland: a bar on the last day of 24 %',
    date: '2024-08-31',
    // 249.00 x 1.24 = 308.76, tax 59.76; 37.50 x 1.24 = 46.50, tax 9.00; 308.76 + 46.50 = 355.26
    expected: withAmountDefaults({ rate: 3750, subtotal: 24_900, itemTax: 5976, shippingTax: 900, grandTotal: 35_526 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('FI', '00100'),
    ...aBar,
    name: 'Finland: a bar on the first day of 25.5 %',
    date: '2024-09-01',
    // 249.00 x 25.5% = 63.495 -> 63.50: 312.50 / 1.255 = 249.004 -> 249.00, tax 63.50. 37.50 x 25.5% = 9.5625 -> 9.56.
    // Paid: 312.50 + 47.06 = 359.56
    expected: withAmountDefaults({ rate: 3750, subtotal: 24_900, itemTax: 6350, shippingTax: 956, grandTotal: 35_956 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('FI', '33100'),
    ...anEbook,
    name: 'Finland: an e-book on the last day of 14 %',
    date: '2025-12-31',
    // 14.90 x 1.14 = 16.986 -> 16.99; 16.99 / 1.14 = 14.904 -> 14.90, tax 2.09
    expected: withAmountDefaults({ rate: 0, subtotal: 1490, itemTax: 209, shippingTax: 0, grandTotal: 1699 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('FI', '33100'),
    ...anEbook,
    name: 'Finland: an e-book on the first day of 13.5 %',
    date: '2026-01-01',
    // 14.90 x 1.135 = 16.9115 -> 16.91; 16.91 / 1.135 = 14.899 -> 14.90, tax 2.01
    expected: withAmountDefaults({ rate: 0, subtotal: 1490, itemTax: 201, shippingTax: 0, grandTotal: 1691 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NO', '0150'),
    ...allThree,
    name: 'Norway: a bar at 25 %, whey at 15 % and an e-book without VAT',
    // 311.25, tax 62.25. 24.95 x 1.15 = 28.6925 -> 28.69; 28.69 / 1.15 = 24.948 -> 24.95, tax 3.74. 14.90. 55.30 x 25%
    // = 13.825 -> 13.83. Paid: 311.25 + 28.69 + 14.90 + 69.13 = 423.97
    expected: withAmountDefaults({
      rate: 5530,
      subtotal: 28_885,
      itemTax: 6599,
      shippingTax: 1383,
      grandTotal: 42_397,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('CH', '3011'),
    name: 'Switzerland: all three classes by express, an export',
    lines: [bar(24_900), whey(2495), ebook(1490)],
    shippingCodes: ['table_express'],
    // 44.90 + 19 x 3.60 = 113.30; 288.85 + 113.30 = 402.15
    expected: withAmountDefaults({ rate: 11_330, subtotal: 28_885, itemTax: 0, shippingTax: 0, grandTotal: 40_215 }),
  },
]
