import {
  collars,
  ebook,
  heavyBar,
  withAmountDefaults,
  rack,
  goldenOrderDefaults,
  type GoldenOrder,
} from './golden-order-for-tests.ts'

// Sources: GST and HST: Canada Revenue Agency, "Which rate to charge", Notice 339 (Nova Scotia, 2025-04-01); RST:
// Manitoba Finance, 2019-07-01; PST: Saskatchewan Finance, 2017-03-23; QST: Revenu Quebec, 2013-01-01. Ground rates per
// pound above 5: central 12.95 + 0.75, west 15.95 + 1.10, Atlantic 15.95 + 1.05, North 39.95 + 3.20. A bar: 42.95,
// 59.95, 57.95, 167.95.
const to = (region: string, postcode: string) =>
  ({ site: 'CAN', shipTo: { countryId: 'CA', region, postcode } }) as const
const barByGround = { lines: [heavyBar(39_500)], shippingCodes: ['table_ground'] }

export const goldenOrdersCanMore: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('MB', 'R3C 0V8'),
    ...barByGround,
    name: 'Manitoba: GST 5 % and RST 7 %',
    // 395.00: 19.75 + 27.65 = 47.40; 59.95: 2.9975 -> 3.00, 4.1965 -> 4.20; 454.95 + 47.40 + 7.20 = 509.55
    expected: withAmountDefaults({ rate: 5995, subtotal: 39_500, itemTax: 4740, shippingTax: 720, grandTotal: 50_955 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NB', 'E1C 1A1'),
    ...barByGround,
    name: 'New Brunswick: HST 15 %',
    // 395.00 x 15% = 59.25; 57.95 x 15% = 8.6925 -> 8.69; 452.95 + 67.94 = 520.89
    expected: withAmountDefaults({ rate: 5795, subtotal: 39_500, itemTax: 5925, shippingTax: 869, grandTotal: 52_089 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NL', 'A1C 1A1'),
    name: 'Newfoundland and Labrador: HST 15 % on collars',
    lines: [collars(4500)],
    shippingCodes: ['table_ground'],
    // 45.00 x 15% = 6.75; 15.95 x 15% = 2.3925 -> 2.39; 60.95 + 9.14 = 70.09
    expected: withAmountDefaults({ rate: 1595, subtotal: 4500, itemTax: 675, shippingTax: 239, grandTotal: 7009 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('PE', 'C1A 1A1'),
    name: 'Prince Edward Island: a rack by freight, HST 15 %',
    lines: [rack(99_900)],
    shippingCodes: ['table_freight'],
    // 199.00 + 200 x 0.52 = 303.00; 999.00 x 15% = 149.85; 303.00 x 15% = 45.45; 1,302.00 + 195.30 = 1,497.30
    expected: withAmountDefaults({
      rate: 30_300,
      subtotal: 99_900,
      itemTax: 14_985,
      shippingTax: 4545,
      grandTotal: 149_730,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NS', 'B3J 1S9'),
    ...barByGround,
    name: 'Nova Scotia on the first day of HST 14 %',
    date: '2025-04-01',
    // 395.00 x 14% = 55.30; 57.95 x 14% = 8.113 -> 8.11; 452.95 + 63.41 = 516.36
    expected: withAmountDefaults({ rate: 5795, subtotal: 39_500, itemTax: 5530, shippingTax: 811, grandTotal: 51_636 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NT', 'X1A 1A1'),
    ...barByGround,
    name: 'Northwest Territories: a bar, GST only',
    // 395.00 x 5% = 19.75; 167.95 x 5% = 8.3975 -> 8.40; 562.95 + 28.15 = 591.10
    expected: withAmountDefaults({
      rate: 16_795,
      subtotal: 39_500,
      itemTax: 1975,
      shippingTax: 840,
      grandTotal: 59_110,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NU', 'X0A 0H0'),
    name: 'Nunavut: collars and an e-book, GST only',
    lines: [collars(4500), ebook(1499)],
    shippingCodes: ['table_ground'],
    // 45.00: 2.25; 14.99 x 5% = 0.7495 -> 0.75; 39.95 x 5% = 1.9975 -> 2.00; 59.99 + 39.95 + 5.00 = 104.94
    expected: withAmountDefaults({ rate: 3995, subtotal: 5999, itemTax: 300, shippingTax: 200, grandTotal: 10_494 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('QC', 'G1R 4P5'),
    name: 'Quebec: 10.00 off two lines, four taxes rounded separately',
    lines: [collars(4500), ebook(1499)],
    shippingCodes: ['table_ground'],
    discount: 1000,
    // Discount: 10.00 x 45.00 / 59.99 = 7.50 on the first line, 2.50 on the second. First line, 37.50: GST 1.875 ->
    // 1.88, QST 3.740625 -> 3.74. Second line, 12.49: 0.6245 -> 0.62, 1.2458775 -> 1.25. Shipping, 12.95: 0.6475 ->
    // 0.65, 1.2917625 -> 1.29. Total: 59.99 - 10.00 + 12.95 + 7.49 + 1.94 = 72.37.
    expected: withAmountDefaults({
      rate: 1295,
      subtotal: 5999,
      discount: 1000,
      itemTax: 749,
      shippingTax: 194,
      grandTotal: 7237,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('ON', 'K1P 1J1'),
    name: 'Ontario: expedited, HST 13 %',
    lines: [heavyBar(39_500)],
    shippingCodes: ['table_expedited'],
    // 32.95 + 40 x 2.10 = 116.95; 395.00 x 13% = 51.35; 116.95 x 13% = 15.2035 -> 15.20; 511.95 + 66.55 = 578.50
    expected: withAmountDefaults({
      rate: 11_695,
      subtotal: 39_500,
      itemTax: 5135,
      shippingTax: 1520,
      grandTotal: 57_850,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('ON', 'L5B 3C1'),
    name: 'Ontario: four 45 lb plates in two parcels, each below 150 lb',
    lines: [{ ...heavyBar(39_500), qty: 4 }],
    shippingCodes: ['table_ground'],
    // 61,236 g: 58,966 / 454 = 129.9 -> 130; 12.95 + 130 x 0.75 = 110.45; + 42.95 = 153.40. 1,580.00 x 13% = 205.40;
    // 153.40 x 13% = 19.942 -> 19.94; 1,733.40 + 225.34 = 1,958.74
    expected: withAmountDefaults({
      rate: 15_340,
      subtotal: 158_000,
      itemTax: 20_540,
      shippingTax: 1994,
      grandTotal: 195_874,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AB', 'T5J 2R7'),
    name: 'Alberta: a bar that ships free, GST only',
    lines: [{ ...heavyBar(39_500), shipsFree: true }],
    shippingCodes: ['table_ground'],
    // 395.00 x 5% = 19.75
    expected: withAmountDefaults({ rate: 0, subtotal: 39_500, itemTax: 1975, shippingTax: 0, grandTotal: 41_475 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('SK', 'S7K 1J5'),
    name: 'Saskatchewan: our plate and a vendor’s collars in two packages',
    lines: [heavyBar(9950), { ...collars(4500), group: 'DROPSHIP' }],
    shippingCodes: ['table_ground', 'table_ground'],
    // 59.95 + 15.95 = 75.90: GST 3.795 -> 3.80, PST 4.554 -> 4.55. 99.50: 4.975 -> 4.98, 5.97. 45.00: 2.25, 2.70.
    // 144.50 + 75.90 + 15.90 + 8.35 = 244.65
    expected: withAmountDefaults({ rate: 7590, subtotal: 14_450, itemTax: 1590, shippingTax: 835, grandTotal: 24_465 }),
  },
]
