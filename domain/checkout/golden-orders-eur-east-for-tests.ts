import {
  bar,
  ebook,
  withAmountDefaults,
  goldenOrderDefaults,
  whey,
  type GoldenOrder,
} from './golden-order-for-tests.ts'

// Tax rates: European Commission, Taxes in Europe Database, 2026-04-28 (db/rates/vat.ts). Each rate change has an order
// before and after it: SK Act 278/2024, from 20, 20, and 10% to 23, 19, and 5% on 2025-01-01; RO Law 141/2025, from 19,
// 9, and 5% to 21, 11, and 11% on 2025-08-01. Standard shipping to 2 kg and per kilogram above: near 7.90 + 0.60 (20 kg
// 18.70, 21 kg 19.30), middle 11.90 + 0.85 (27.20, 28.05), far 15.90 + 1.20 (37.50, 38.70), outside 24.90 + 1.60
// (53.70, 55.30), islands 34.90 + 2.90 (87.10).
const to = (countryId: string, postcode: string, region = '') =>
  ({ site: 'EUR', shipTo: { countryId, region, postcode } }) as const
const standard = { shippingCodes: ['table_standard'] } as const
const aBar = { lines: [bar(24_900)], ...standard }
const allThree = { lines: [bar(24_900), whey(2495), ebook(1490)], ...standard }

export const goldenOrdersEurEast: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('PL', '00-001'),
    ...aBar,
    name: 'Poland: a bar at 23 %',
    // 249.00 x 1.23 = 306.27, tax 57.27; 27.20 x 1.23 = 33.456 -> 33.46, tax 6.26; 306.27 + 33.46 = 339.73
    expected: withAmountDefaults({ rate: 2720, subtotal: 24_900, itemTax: 5727, shippingTax: 626, grandTotal: 33_973 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('PL', '30-001'),
    name: 'Poland: whey at 8 % and an e-book at 5 %, shipping at 8 %',
    lines: [whey(2495), ebook(1490)],
    ...standard,
    // 24.95 x 1.08 = 26.946 -> 26.95; 26.95 / 1.08 = 24.954 -> 24.95, tax 2.00. 14.90 x 5% = 0.745 -> 0.75: 15.65, net
    // 14.90. 11.90 x 1.08 = 12.852 -> 12.85, tax 0.95. Paid: 26.95 + 15.65 + 12.85 = 55.45
    expected: withAmountDefaults({ rate: 1190, subtotal: 3985, itemTax: 275, shippingTax: 95, grandTotal: 5545 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('CZ', '110 00'),
    ...allThree,
    name: 'Czechia: 21, 12, and 0 % in one order',
    // 301.29, tax 52.29. 24.95 x 1.12 = 27.944 -> 27.94, tax 2.99. 14.90. 28.05 x 1.21 = 33.9405 -> 33.94, tax 5.89.
    // Paid: 301.29 + 27.94 + 14.90 + 33.94 = 378.07
    expected: withAmountDefaults({ rate: 2805, subtotal: 28_885, itemTax: 5528, shippingTax: 589, grandTotal: 37_807 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('SK', '811 01'),
    ...allThree,
    name: 'Slovakia: the last day of 20, 20, and 10 %',
    date: '2024-12-31',
    // 298.80, tax 49.80. 24.95 x 1.2 = 29.94, tax 4.99. 14.90 x 1.1 = 16.39, tax 1.49. 28.05 x 1.2 = 33.66, tax 5.61.
    // Paid: 298.80 + 29.94 + 16.39 + 33.66 = 378.79
    expected: withAmountDefaults({ rate: 2805, subtotal: 28_885, itemTax: 5628, shippingTax: 561, grandTotal: 37_879 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('SK', '811 01'),
    ...allThree,
    name: 'Slovakia: the first day of 23, 19, and 5 %',
    date: '2025-01-01',
    // 306.27, tax 57.27. 24.95 x 1.19 = 29.6905 -> 29.69, tax 4.74. 15.65, tax 0.75. 28.05 x 1.23 = 34.5015 -> 34.50,
    // tax 6.45. Paid: 306.27 + 29.69 + 15.65 + 34.50 = 386.11
    expected: withAmountDefaults({ rate: 2805, subtotal: 28_885, itemTax: 6276, shippingTax: 645, grandTotal: 38_611 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('HU', '1051'),
    name: 'Hungary: 27 % on goods and e-books',
    lines: [bar(24_900), ebook(1490)],
    ...standard,
    // 249.00 x 1.27 = 316.23, tax 67.23. 14.90 x 1.27 = 18.923 -> 18.92; 18.92 / 1.27 = 14.898 -> 14.90, tax 4.02.
    // 27.20 x 1.27 = 34.544 -> 34.54, tax 7.34. Paid: 316.23 + 18.92 + 34.54 = 369.69
    expected: withAmountDefaults({ rate: 2720, subtotal: 26_390, itemTax: 7125, shippingTax: 734, grandTotal: 36_969 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('RO', '010011'),
    ...allThree,
    name: 'Romania: the last day of 19, 9, and 5 %',
    date: '2025-07-31',
    // 296.31, tax 47.31. 24.95 x 1.09 = 27.1955 -> 27.20, tax 2.25. 15.65, tax 0.75. 38.70 x 1.19 = 46.053 -> 46.05,
    // tax 7.35. Paid: 296.31 + 27.20 + 15.65 + 46.05 = 385.21
    expected: withAmountDefaults({ rate: 3870, subtotal: 28_885, itemTax: 5031, shippingTax: 735, grandTotal: 38_521 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('RO', '010011'),
    ...allThree,
    name: 'Romania: the first day of 21, 11, and 11 %',
    date: '2025-08-01',
    // 301.29, tax 52.29. 24.95 x 1.11 = 27.6945 -> 27.69; 27.69 / 1.11 = 24.946 -> 24.95, tax 2.74. 14.90 x 1.11 =
    // 16.539 -> 16.54, tax 1.64. 38.70 x 1.21 = 46.827 -> 46.83, tax 8.13. Paid: 301.29 + 27.69 + 16.54 + 46.83 =
    // 392.35
    expected: withAmountDefaults({ rate: 3870, subtotal: 28_885, itemTax: 5667, shippingTax: 813, grandTotal: 39_235 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('BG', '1000'),
    name: 'Bulgaria: a bar at 20 % by express and an e-book at 9 %',
    lines: [bar(24_900), ebook(1490)],
    shippingCodes: ['table_express'],
    // 34.90 + 18 x 2.90 = 87.10; x 1.2 = 104.52, tax 17.42. 298.80, tax 49.80. 16.24, tax 1.34. Paid: 298.80 + 16.24 +
    // 104.52 = 419.56
    expected: withAmountDefaults({
      rate: 8710,
      subtotal: 26_390,
      itemTax: 5114,
      shippingTax: 1742,
      grandTotal: 41_956,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('SI', '1000'),
    name: 'Slovenia: a bar at 22 % and whey at 9.5 %',
    lines: [bar(24_900), whey(2495)],
    ...standard,
    // 303.78, tax 54.78. 24.95 x 1.095 = 27.32025 -> 27.32; 27.32 / 1.095 = 24.950 -> 24.95, tax 2.37. 28.05 x 1.22 =
    // 34.221 -> 34.22, tax 6.17. Paid: 303.78 + 27.32 + 34.22 = 365.32
    expected: withAmountDefaults({ rate: 2805, subtotal: 27_395, itemTax: 5715, shippingTax: 617, grandTotal: 36_532 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('HR', '10000'),
    name: 'Croatia: whey at 25 % and an e-book at 5 %, shipping at 25 %',
    lines: [whey(2495), ebook(1490)],
    ...standard,
    // 31.19, tax 6.24. 15.65, tax 0.75. 15.90 x 25% = 3.975 -> 3.98. Paid: 31.19 + 15.65 + 19.88 = 66.72
    expected: withAmountDefaults({ rate: 1590, subtotal: 3985, itemTax: 699, shippingTax: 398, grandTotal: 6672 }),
  },
]
