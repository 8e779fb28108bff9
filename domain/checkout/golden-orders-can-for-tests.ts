import { collars, heavyBar, rack, goldenOrderDefaults, type GoldenOrder } from './golden-order-for-tests.ts'

// Ground rates per pound above 5: central 12.95 + 0.75, west 15.95 + 1.10, Atlantic 15.95 + 1.05, North 39.95 + 3.20. A
// 45 lb bar: central 12.95 + 40 x 0.75 = 42.95, west 59.95, Atlantic 57.95. Each tax is rounded separately.
const to = (region: string, postcode: string) =>
  ({ site: 'CAN', shipTo: { countryId: 'CA', region, postcode } }) as const
const barByGround = { lines: [heavyBar(39_500)], shippingCodes: ['table_ground'] }

export const goldenOrdersCan: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('ON', 'M5V 2T6'),
    ...barByGround,
    name: 'Ontario: HST 13 %',
    // 395.00 x 13% = 51.35; 42.95 x 13% = 5.5835 -> 5.58; 395.00 + 42.95 + 56.93 = 494.88
    expected: {
      rate: 4295,
      subtotal: 39_500,
      discount: 0,
      shipping: 4295,
      itemTax: 5135,
      shippingTax: 558,
      grandTotal: 49_488,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('BC', 'V6B 1A1'),
    ...barByGround,
    name: 'British Columbia: GST 5 % and PST 7 %, on shipping too',
    // 395.00: GST 19.75, PST 27.65; 59.95: GST 2.9975 -> 3.00, PST 4.1965 -> 4.20; 395.00 + 59.95 + 54.60 = 509.55
    expected: {
      rate: 5995,
      subtotal: 39_500,
      discount: 0,
      shipping: 5995,
      itemTax: 4740,
      shippingTax: 720,
      grandTotal: 50_955,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('QC', 'H3Z 2Y7'),
    ...barByGround,
    name: 'Quebec: GST 5 % and QST 9.975 %, QST not on GST',
    // 395.00: GST 19.75, QST 39.40125 -> 39.40; 42.95: GST 2.1475 -> 2.15, QST 4.2842625 -> 4.28
    // 395.00 + 42.95 + 59.15 + 6.43 = 503.53
    expected: {
      rate: 4295,
      subtotal: 39_500,
      discount: 0,
      shipping: 4295,
      itemTax: 5915,
      shippingTax: 643,
      grandTotal: 50_353,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('SK', 'S4P 3Y2'),
    ...barByGround,
    name: 'Saskatchewan: GST 5 % and PST 6 %',
    // 395.00: 19.75 + 23.70 = 43.45; 59.95: 3.00 + 3.597 -> 3.60 = 6.60; 395.00 + 59.95 + 50.05 = 505.00
    expected: {
      rate: 5995,
      subtotal: 39_500,
      discount: 0,
      shipping: 5995,
      itemTax: 4345,
      shippingTax: 660,
      grandTotal: 50_500,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('NS', 'B3J 1S9'),
    ...barByGround,
    name: 'Nova Scotia since April 2025: HST 14 %',
    // 395.00 x 14% = 55.30; 57.95 x 14% = 8.113 -> 8.11; 395.00 + 57.95 + 63.41 = 516.36
    expected: {
      rate: 5795,
      subtotal: 39_500,
      discount: 0,
      shipping: 5795,
      itemTax: 5530,
      shippingTax: 811,
      grandTotal: 51_636,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('NS', 'B3J 1S9'),
    ...barByGround,
    date: '2025-03-31',
    name: 'Nova Scotia on the last day of HST 15 %',
    // 395.00 x 15% = 59.25; 57.95 x 15% = 8.6925 -> 8.69; 395.00 + 57.95 + 67.94 = 520.89
    expected: {
      rate: 5795,
      subtotal: 39_500,
      discount: 0,
      shipping: 5795,
      itemTax: 5925,
      shippingTax: 869,
      grandTotal: 52_089,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('AB', 'T2P 1J9'),
    name: 'Alberta: GST only, a rack by freight',
    lines: [rack(99_900)],
    shippingCodes: ['table_freight'],
    // 199.00 + 200 x 0.55 = 309.00; 999.00 x 5% = 49.95; 309.00 x 5% = 15.45; 999.00 + 309.00 + 65.40 = 1,373.40
    expected: {
      rate: 30_900,
      subtotal: 99_900,
      discount: 0,
      shipping: 30_900,
      itemTax: 4995,
      shippingTax: 1545,
      grandTotal: 137_340,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('YT', 'Y1A 1A1'),
    name: 'Yukon: a light parcel to the North',
    lines: [collars(4500)],
    shippingCodes: ['table_ground'],
    // 45.00 x 5% = 2.25; 39.95 x 5% = 1.9975 -> 2.00; 45.00 + 39.95 + 4.25 = 89.20
    expected: {
      rate: 3995,
      subtotal: 4500,
      discount: 0,
      shipping: 3995,
      itemTax: 225,
      shippingTax: 200,
      grandTotal: 8920,
    },
  },
]
