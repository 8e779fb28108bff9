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

// GST: A New Tax System (Goods and Services Tax) Act 1999, 10% since 2000-07-01, included in prices and shipping: net =
// amount / 1.1. Outside GST: the external territories, section 195-1, Australian Taxation Office ID 2002/293 and
// 2002/294, "GST transactions with mainland Australia" (Norfolk Island). Standard per kilogram above 2: east 11.95 +
// 1.10, middle 15.95 + 1.65, far 21.95 + 2.75.
const to = (region: string, postcode: string) =>
  ({ site: 'AUS', shipTo: { countryId: 'AU', region, postcode } }) as const
const aBar = { lines: [bar(49_500)], shippingCodes: ['table_standard'] }

export const goldenOrdersAus: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('VIC', '3000'),
    ...aBar,
    name: 'Victoria: GST is in the price and in the shipping',
    // 11.95 + 18 x 1.10 = 31.75; / 1.1 = 28.864 -> 28.86, tax 2.89. 495.00 / 1.1 = 450.00, tax 45.00. Paid: 526.75
    expected: withAmountDefaults({
      rate: 3175,
      subtotal: 45_000,
      shipping: 2886,
      itemTax: 4500,
      shippingTax: 289,
      grandTotal: 52_675,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('WA', '6000'),
    name: 'Western Australia: a 95 kg rack by freight',
    lines: [{ ...rack(129_900), grams: 95_000 }],
    shippingCodes: ['table_freight'],
    // 297.00 + 95 x 1.87 = 474.65; / 1.1 = 431.50, tax 43.15. 1,299.00 / 1.1 = 1,180.909 -> 1,180.91, tax 118.09.
    // Paid: 1,773.65
    expected: withAmountDefaults({
      rate: 47_465,
      subtotal: 118_091,
      shipping: 43_150,
      itemTax: 11_809,
      shippingTax: 4315,
      grandTotal: 177_365,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('TAS', '7000'),
    name: 'Tasmania: three small items by express',
    lines: [{ ...collars(2999), qty: 3, grams: 1200 }],
    shippingCodes: ['table_express'],
    // 3,600 g: 39.95 + 2 x 5.50 = 50.95; / 1.1 = 46.318 -> 46.32, tax 4.63. 89.97 / 1.1 = 81.791 -> 81.79, tax 8.18.
    // Paid: 140.92
    expected: withAmountDefaults({
      rate: 5095,
      subtotal: 8179,
      shipping: 4632,
      itemTax: 818,
      shippingTax: 463,
      grandTotal: 14_092,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NSW', '2000'),
    name: 'New South Wales: a bar by express',
    lines: [bar(49_500)],
    shippingCodes: ['table_express'],
    // 24.95 + 18 x 2.75 = 74.45; / 1.1 = 67.682 -> 67.68, tax 6.77. 450.00, tax 45.00. Paid: 495.00 + 74.45 = 569.45
    expected: withAmountDefaults({
      rate: 7445,
      subtotal: 45_000,
      shipping: 6768,
      itemTax: 4500,
      shippingTax: 677,
      grandTotal: 56_945,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('ACT', '2600'),
    name: 'Australian Capital Territory: collars',
    lines: [collars(2999)],
    shippingCodes: ['table_standard'],
    // 29.99 / 1.1 = 27.264 -> 27.26, tax 2.73; 11.95 / 1.1 = 10.864 -> 10.86, tax 1.09. Paid: 41.94
    expected: withAmountDefaults({
      rate: 1195,
      subtotal: 2726,
      shipping: 1086,
      itemTax: 273,
      shippingTax: 109,
      grandTotal: 4194,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('QLD', '4000'),
    ...aBar,
    name: 'Queensland: a bar',
    // 15.95 + 18 x 1.65 = 45.65; / 1.1 = 41.50, tax 4.15. 450.00, tax 45.00. Paid: 540.65
    expected: withAmountDefaults({
      rate: 4565,
      subtotal: 45_000,
      shipping: 4150,
      itemTax: 4500,
      shippingTax: 415,
      grandTotal: 54_065,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('SA', '5000'),
    name: 'South Australia: a 95 kg rack by freight',
    lines: [{ ...rack(129_900), grams: 95_000 }],
    shippingCodes: ['table_freight'],
    // 187.00 + 95 x 1.10 = 291.50; / 1.1 = 265.00, tax 26.50. 1,180.91, tax 118.09. Paid: 1,299.00 + 291.50 = 1,590.50
    expected: withAmountDefaults({
      rate: 29_150,
      subtotal: 118_091,
      shipping: 26_500,
      itemTax: 11_809,
      shippingTax: 2650,
      grandTotal: 159_050,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NT', '0800'),
    ...aBar,
    name: 'Northern Territory: a bar',
    // 21.95 + 18 x 2.75 = 71.45; / 1.1 = 64.955 -> 64.95, tax 6.50 (7,145 / 1.1 = 6,495.45). Paid: 566.45
    expected: withAmountDefaults({
      rate: 7145,
      subtotal: 45_000,
      shipping: 6495,
      itemTax: 4500,
      shippingTax: 650,
      grandTotal: 56_645,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('WA', '6160'),
    name: 'Western Australia: collars and an e-book, GST on both',
    lines: [collars(2999), ebook(1999)],
    shippingCodes: ['table_standard'],
    // 27.26, tax 2.73. 19.99 / 1.1 = 18.173 -> 18.17, tax 1.82. 21.95 / 1.1 = 19.9545 -> 19.95, tax 2.00. Paid: 29.99
    // + 19.99 + 21.95 = 71.93
    expected: withAmountDefaults({
      rate: 2195,
      subtotal: 4543,
      shipping: 1995,
      itemTax: 455,
      shippingTax: 200,
      grandTotal: 7193,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NSW', '2300'),
    name: 'New South Wales: 10.00 off three lines, not evenly divisible',
    lines: [collars(2999), ebook(1999), rope(4995)],
    shippingCodes: ['table_standard'],
    discount: 1000,
    // 10.00 over 2,999 : 1,999 : 4,995 of 9,993 is 300.1, 200.0, and 499.8: 3.00, 2.00, 5.00. 26.99 / 1.1 = 24.536 ->
    // 24.54, tax 2.45 (before: 27.26). 17.99 / 1.1 = 16.3545 -> 16.35, tax 1.64 (18.17). 44.95 / 1.1 = 40.864 ->
    // 40.86, tax 4.09 (49.95 / 1.1 = 45.409 -> 45.41). Net off: 2.72 + 1.82 + 4.55 = 9.09. Shipping 10.86, tax 1.09.
    // Paid: 26.99 + 17.99 + 44.95 + 11.95 = 101.88
    expected: withAmountDefaults({
      rate: 1195,
      subtotal: 9084,
      discount: 909,
      shipping: 1086,
      itemTax: 818,
      shippingTax: 109,
      grandTotal: 10_188,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('VIC', '3220'),
    name: 'Victoria: two bags of whey, GST on food supplements',
    lines: [{ ...whey(3995), qty: 2 }],
    shippingCodes: ['table_standard'],
    // 79.90 / 1.1 = 72.636 -> 72.64, tax 7.26; 2 kg: 11.95: 10.86, tax 1.09. Paid: 91.85
    expected: withAmountDefaults({
      rate: 1195,
      subtotal: 7264,
      shipping: 1086,
      itemTax: 726,
      shippingTax: 109,
      grandTotal: 9185,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('VIC', '3350'),
    name: 'Victoria: a bar that ships free',
    lines: [{ ...bar(49_500), shipsFree: true }],
    shippingCodes: ['table_standard'],
    // 495.00 / 1.1 = 450.00, tax 45.00
    expected: withAmountDefaults({ rate: 0, subtotal: 45_000, itemTax: 4500, shippingTax: 0, grandTotal: 49_500 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NSW', '2500'),
    name: 'New South Wales: four bars in two parcels, each below 68 kg',
    lines: [{ ...bar(49_500), qty: 4 }],
    shippingCodes: ['table_standard'],
    // 60 kg: 11.95 + 58 x 1.10 = 75.75; 20 kg: 31.75; 107.50 / 1.1 = 97.727 -> 97.73, tax 9.77. 1,980.00 / 1.1 =
    // 1,800.00, tax 180.00. Paid: 2,087.50
    expected: withAmountDefaults({
      rate: 10_750,
      subtotal: 180_000,
      shipping: 9773,
      itemTax: 18_000,
      shippingTax: 977,
      grandTotal: 208_750,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NSW', '2898'),
    ...aBar,
    name: 'Lord Howe Island: a part of New South Wales, with GST',
    // 31.75 / 1.1 = 28.864 -> 28.86, tax 2.89. 450.00, tax 45.00. Paid: 526.75
    expected: withAmountDefaults({
      rate: 3175,
      subtotal: 45_000,
      shipping: 2886,
      itemTax: 4500,
      shippingTax: 289,
      grandTotal: 52_675,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NSW', '2899'),
    ...aBar,
    name: 'Norfolk Island: an export, without GST',
    // 495.00 + 31.75 = 526.75
    expected: withAmountDefaults({ rate: 3175, subtotal: 49_500, itemTax: 0, shippingTax: 0, grandTotal: 52_675 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('WA', '6798'),
    name: 'Christmas Island: an export, without GST',
    lines: [collars(2999)],
    shippingCodes: ['table_standard'],
    // 29.99 + 21.95 = 51.94
    expected: withAmountDefaults({ rate: 2195, subtotal: 2999, itemTax: 0, shippingTax: 0, grandTotal: 5194 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('WA', '6799'),
    ...aBar,
    name: 'Cocos (Keeling) Islands: an export, without GST',
    // 495.00 + 71.45 = 566.45
    expected: withAmountDefaults({ rate: 7145, subtotal: 49_500, itemTax: 0, shippingTax: 0, grandTotal: 56_645 }),
  },
]
