import {
  bar,
  collars,
  ebook,
  withAmountDefaults,
  rack,
  rope,
  goldenOrderDefaults,
  whey,
  type GoldenOrder,
} from './golden-order-for-tests.ts'

// Tax rates: European Commission, Taxes in Europe Database, 2026-04-28 (db/rates/vat.ts). Standard shipping to 2 kg and
// per kilogram above: near 7.90 + 0.60 (20 kg 18.70, 21 kg 19.30), middle 11.90 + 0.85 (27.20, 28.05), far 15.90 + 1.20
// (37.50, 38.70), outside 24.90 + 1.60 (53.70, 55.30), islands 34.90 + 2.90 (87.10). The net unit price is shown with
// VAT and rounded, multiplied by the quantity, and the tax is extracted from the result.
const to = (countryId: string, postcode: string, region = '') =>
  ({ site: 'EUR', shipTo: { countryId, region, postcode } }) as const
const standard = { shippingCodes: ['table_standard'] } as const
const aBar = { lines: [bar(24_900)], ...standard }
const aWhey = { lines: [whey(2495)], ...standard }
const anEbook = { lines: [ebook(1490)], shippingCodes: [] }

export const goldenOrdersEurWest: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('AT', '1010'),
    ...aBar,
    name: 'Austria: a bar at 20 %',
    // 249.00 x 1.2 = 298.80, tax 49.80; 18.70 x 1.2 = 22.44, tax 3.74; 298.80 + 22.44 = 321.24
    expected: withAmountDefaults({ rate: 1870, subtotal: 24_900, itemTax: 4980, shippingTax: 374, grandTotal: 32_124 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AT', '8010'),
    name: 'Austria: four bags of whey at 10 %, shipping also at 10 %',
    lines: [{ ...whey(2495), qty: 4 }],
    ...standard,
    // 24.95 x 1.1 = 27.445 -> 27.45; x 4 = 109.80; / 1.1 = 99.818 -> 99.82, tax 9.98. 4 kg: 7.90 + 2 x 0.60 = 9.10; x
    // 1.1 = 10.01, tax 0.91. Paid: 109.80 + 10.01 = 119.81
    expected: withAmountDefaults({ rate: 910, subtotal: 9982, itemTax: 998, shippingTax: 91, grandTotal: 11_981 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('BE', '1000'),
    name: 'Belgium: collars at 21 % and an e-book at 6 %',
    lines: [collars(2999), ebook(1490)],
    ...standard,
    // 29.99 x 1.21 = 36.2879 -> 36.29; 36.29 / 1.21 = 29.992 -> 29.99, tax 6.30. 14.90 x 1.06 = 15.794 -> 15.79; 15.79
    // / 1.06 = 14.896 -> 14.90, tax 0.89. 7.90 x 1.21 = 9.559 -> 9.56, tax 1.66. Paid: 36.29 + 15.79 + 9.56 = 61.64
    expected: withAmountDefaults({ rate: 790, subtotal: 4489, itemTax: 719, shippingTax: 166, grandTotal: 6164 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('BE', '9000'),
    ...aWhey,
    name: 'Belgium: only whey, at 6 %',
    // 24.95 x 1.06 = 26.447 -> 26.45; 26.45 / 1.06 = 24.953 -> 24.95, tax 1.50. 7.90 x 1.06 = 8.374 -> 8.37, tax 0.47.
    // Paid: 26.45 + 8.37 = 34.82
    expected: withAmountDefaults({ rate: 790, subtotal: 2495, itemTax: 150, shippingTax: 47, grandTotal: 3482 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NL', '1011 AB'),
    name: 'Netherlands: a bar by express at 21 %',
    lines: [bar(24_900)],
    shippingCodes: ['table_express'],
    // 249.00 x 1.21 = 301.29, tax 52.29. 19.90 + 18 x 1.50 = 46.90; x 1.21 = 56.749 -> 56.75, tax 9.85. Paid: 301.29 +
    // 56.75 = 358.04
    expected: withAmountDefaults({ rate: 4690, subtotal: 24_900, itemTax: 5229, shippingTax: 985, grandTotal: 35_804 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NL', '3011 AA'),
    name: 'Netherlands: whey and an e-book, both at 9 %, shipping too',
    lines: [whey(2495), ebook(1490)],
    ...standard,
    // 24.95 x 1.09 = 27.1955 -> 27.20; 27.20 / 1.09 = 24.954 -> 24.95, tax 2.25. 14.90 x 1.09 = 16.241 -> 16.24; 16.24
    // / 1.09 = 14.899 -> 14.90, tax 1.34. 7.90 x 1.09 = 8.611 -> 8.61, tax 0.71. Paid: 27.20 + 16.24 + 8.61 = 52.05
    expected: withAmountDefaults({ rate: 790, subtotal: 3985, itemTax: 359, shippingTax: 71, grandTotal: 5205 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('LU', '1009'),
    ...aBar,
    name: 'Luxembourg: a bar at 17 %',
    // 249.00 x 1.17 = 291.33, tax 42.33; 18.70 x 1.17 = 21.879 -> 21.88, tax 3.18; 291.33 + 21.88 = 313.21
    expected: withAmountDefaults({ rate: 1870, subtotal: 24_900, itemTax: 4233, shippingTax: 318, grandTotal: 31_321 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('LU', '4010'),
    ...anEbook,
    name: 'Luxembourg: an e-book at 3 %, with nothing to carry',
    // 14.90 x 1.03 = 15.347 -> 15.35; 15.35 / 1.03 = 14.903 -> 14.90, tax 0.45
    expected: withAmountDefaults({ rate: 0, subtotal: 1490, itemTax: 45, shippingTax: 0, grandTotal: 1535 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('FR', '33000'),
    ...anEbook,
    name: 'France: an e-book at 5.5 %',
    // 14.90 x 1.055 = 15.7195 -> 15.72; 15.72 / 1.055 = 14.9005 -> 14.90, tax 0.82
    expected: withAmountDefaults({ rate: 0, subtotal: 1490, itemTax: 82, shippingTax: 0, grandTotal: 1572 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('FR', '69001'),
    name: 'France: 10.00 off three lines, not evenly divisible',
    lines: [collars(2999), rope(1777), ebook(1490)],
    ...standard,
    discount: 1000,
    // 10.00 over 2,999 : 1,777 : 1,490 of 6,266 is 478.6, 283.6, and 237.8: the two largest remainders get the rest:
    // 4.79, 2.83, 2.38. 29.99 x 1.2 = 35.988 -> 35.99 (net 29.99), off 4.79 x 1.2 = 5.748 -> 5.75: 30.24 / 1.2 =
    // 25.20, tax 5.04. 17.77 x 1.2 = 21.324 -> 21.32 (net 17.767 -> 17.77), off 3.396 -> 3.40: 17.92 / 1.2 = 14.933 ->
    // 14.93, tax 2.99. 15.72 (net 14.90), off 2.38 x 1.055 = 2.5109 -> 2.51: 13.21 / 1.055 = 12.521 -> 12.52, tax
    // 0.69. Net off: 4.79 + 2.84 + 2.38 = 10.01. 1.5 kg: 11.90 x 1.2 = 14.28, tax 2.38. Paid: 30.24 + 17.92 + 13.21 +
    // 14.28 = 75.65
    expected: withAmountDefaults({
      rate: 1190,
      subtotal: 6266,
      discount: 1001,
      itemTax: 872,
      shippingTax: 238,
      grandTotal: 7565,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('IE', 'T12 W8KP'),
    name: 'Ireland: whey at 13.5 % and an e-book at 0 %, shipping at 13.5 %',
    lines: [whey(2495), ebook(1490)],
    ...standard,
    // 24.95 x 1.135 = 28.31825 -> 28.32; 28.32 / 1.135 = 24.952 -> 24.95, tax 3.37. 15.90 x 1.135 = 18.0465 -> 18.05,
    // tax 2.15. Paid: 28.32 + 14.90 + 18.05 = 61.27
    expected: withAmountDefaults({ rate: 1590, subtotal: 3985, itemTax: 337, shippingTax: 215, grandTotal: 6127 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('DE', '80331'),
    name: 'Germany: two racks by freight, half a cent of tax on it rounded up',
    lines: [{ ...rack(89_900), grams: 95_000, qty: 2 }],
    shippingCodes: ['table_freight'],
    // 89.00 + 190 x 0.35 = 155.50; x 19% = 29.545 -> 29.55. 899.00 x 1.19 = 1,069.81; x 2 = 2,139.62; 2,139.62 / 1.19 =
    // 1,798.00, tax 341.62. Paid: 2,139.62 + 185.05 = 2,324.67
    expected: withAmountDefaults({
      rate: 15_550,
      subtotal: 179_800,
      itemTax: 34_162,
      shippingTax: 2955,
      grandTotal: 232_467,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('DE', '20095'),
    ...anEbook,
    name: 'Germany: an e-book at 7 %',
    // 14.90 x 1.07 = 15.943 -> 15.94; 15.94 / 1.07 = 14.897 -> 14.90, tax 1.04
    expected: withAmountDefaults({ rate: 0, subtotal: 1490, itemTax: 104, shippingTax: 0, grandTotal: 1594 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('DE', '50667'),
    name: 'Germany: free collars add weight but no cost',
    lines: [bar(24_900), collars(0)],
    ...standard,
    // 21 kg: 7.90 + 19 x 0.60 = 19.30; x 1.19 = 22.967 -> 22.97, tax 3.67. 249.00 x 1.19 = 296.31, tax 47.31; 296.31 +
    // 22.97 = 319.28
    expected: withAmountDefaults({ rate: 1930, subtotal: 24_900, itemTax: 4731, shippingTax: 367, grandTotal: 31_928 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('DE', '01067'),
    name: 'Germany: a bar that ships free',
    lines: [{ ...bar(24_900), shipsFree: true }],
    ...standard,
    // 249.00 x 1.19 = 296.31, tax 47.31
    expected: withAmountDefaults({ rate: 0, subtotal: 24_900, itemTax: 4731, shippingTax: 0, grandTotal: 29_631 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('DE', '10115'),
    name: 'Germany: a bar that ships free with collars that do not',
    lines: [{ ...bar(24_900), shipsFree: true }, collars(2999)],
    ...standard,
    // 1 kg: 7.90 x 1.19 = 9.401 -> 9.40, tax 1.50. 29.99 x 1.19 = 35.688 -> 35.69; 35.69 / 1.19 = 29.992 -> 29.99, tax
    // 5.70. Paid: 296.31 + 35.69 + 9.40 = 341.40
    expected: withAmountDefaults({ rate: 790, subtotal: 27_899, itemTax: 5301, shippingTax: 150, grandTotal: 34_140 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('DE', '70173'),
    name: 'Germany: four bars in two parcels, each below 68 kg',
    lines: [{ ...bar(24_900), qty: 4 }],
    ...standard,
    // 60 kg: 7.90 + 58 x 0.60 = 42.70; 20 kg: 18.70; 61.40 x 1.19 = 73.066 -> 73.07, tax 11.67. 296.31 x 4 = 1,185.24;
    // 1,185.24 / 1.19 = 996.00, tax 189.24. Paid: 1,185.24 + 73.07 = 1,258.31
    expected: withAmountDefaults({
      rate: 6140,
      subtotal: 99_600,
      itemTax: 18_924,
      shippingTax: 1167,
      grandTotal: 125_831,
    }),
  },
]
