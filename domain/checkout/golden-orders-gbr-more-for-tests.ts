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

// VAT: HM Revenue & Customs, VAT rates, 20% since 2011-01-04, and e-publications 0% since 2020-05-01. The Isle of Man
// is in the UK VAT area (Notice 700), and the Channel Islands are not. Standard shipping per kilogram above 2: mainland
// 6.95 + 0.55, Highlands 12.95 + 1.10, Northern Ireland 11.95 + 0.95, Channel Islands and Isle of Man 16.95 + 1.50.
const to = (postcode: string) => ({ site: 'GBR', shipTo: { countryId: 'GB', region: '', postcode } }) as const
const aBar = { lines: [bar(22_900)], shippingCodes: ['table_standard'] }

export const goldenOrdersGbrMore: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('IM1 1AA'),
    ...aBar,
    name: 'Isle of Man: UK VAT',
    // 229.00 x 1.2 = 274.80, tax 45.80; 16.95 + 18 x 1.50 = 43.95; x 1.2 = 52.74, tax 8.79; 274.80 + 52.74 = 327.54
    expected: withAmountDefaults({ rate: 4395, subtotal: 22_900, itemTax: 4580, shippingTax: 879, grandTotal: 32_754 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('JE2 3AB'),
    name: 'Jersey: outside the VAT area',
    lines: [collars(2499)],
    shippingCodes: ['table_standard'],
    // 24.99 + 16.95 = 41.94
    expected: withAmountDefaults({ rate: 1695, subtotal: 2499, itemTax: 0, shippingTax: 0, grandTotal: 4194 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('KW15 1AA'),
    ...aBar,
    name: "Orkney: the Highlands' zone",
    // 12.95 + 18 x 1.10 = 32.75; x 1.2 = 39.30, tax 6.55; 274.80 + 39.30 = 314.10
    expected: withAmountDefaults({ rate: 3275, subtotal: 22_900, itemTax: 4580, shippingTax: 655, grandTotal: 31_410 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('IV1 1AA'),
    name: 'Inverness: a rack by freight',
    lines: [{ ...rack(79_900), grams: 95_000 }],
    shippingCodes: ['table_freight'],
    // 119.00 + 95 x 0.55 = 171.25; x 1.2 = 205.50, tax 34.25. 799.00 x 1.2 = 958.80, tax 159.80. Paid: 1,164.30
    expected: withAmountDefaults({
      rate: 17_125,
      subtotal: 79_900,
      itemTax: 15_980,
      shippingTax: 3425,
      grandTotal: 116_430,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('BT48 6AA'),
    name: 'Derry: a rack by freight',
    lines: [{ ...rack(79_900), grams: 95_000 }],
    shippingCodes: ['table_freight'],
    // 129.00 + 95 x 0.60 = 186.00; x 1.2 = 223.20, tax 37.20. 958.80, tax 159.80. Paid: 1,182.00
    expected: withAmountDefaults({
      rate: 18_600,
      subtotal: 79_900,
      itemTax: 15_980,
      shippingTax: 3720,
      grandTotal: 118_200,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('CF10 1EP'),
    name: 'Cardiff: a bar by express',
    lines: [bar(22_900)],
    shippingCodes: ['table_express'],
    // 14.95 + 18 x 1.20 = 36.55; x 1.2 = 43.86, tax 7.31; 274.80 + 43.86 = 318.66
    expected: withAmountDefaults({ rate: 3655, subtotal: 22_900, itemTax: 4580, shippingTax: 731, grandTotal: 31_866 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('EH1 1YZ'),
    name: 'Edinburgh: food supplements at 20 %',
    lines: [whey(1999)],
    shippingCodes: ['table_standard'],
    // 19.99 x 1.2 = 23.988 -> 23.99; 23.99 / 1.2 = 19.992 -> 19.99, tax 4.00. 6.95 x 1.2 = 8.34, tax 1.39. Paid: 32.33
    expected: withAmountDefaults({ rate: 695, subtotal: 1999, itemTax: 400, shippingTax: 139, grandTotal: 3233 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('LS1 1UR'),
    name: 'Leeds: an e-book at 0 %, with nothing to carry',
    lines: [ebook(999)],
    shippingCodes: [],
    // 9.99
    expected: withAmountDefaults({ rate: 0, subtotal: 999, itemTax: 0, shippingTax: 0, grandTotal: 999 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('BS1 4ST'),
    name: 'Bristol: 5.00 off three lines, not evenly divisible',
    lines: [collars(2499), bar(22_900), ebook(999)],
    shippingCodes: ['table_standard'],
    discount: 500,
    // 5.00 over 2,499 : 22,900 : 999 of 26,398 is 47.3, 433.7, and 18.9: 0.47, 4.34, 0.19. 29.99 (net 24.99), off 0.47
    // x 1.2 = 0.564 -> 0.56: 29.43 / 1.2 = 24.525 -> 24.53, tax 4.90. 274.80 (229.00), off 5.208 -> 5.21: 269.59 / 1.2
    // = 224.658 -> 224.66, tax 44.93. 9.99 - 0.19 = 9.80. Net off: 0.46 + 4.34 + 0.19 = 4.99. 21 kg: 6.95 + 19 x 0.55
    // = 17.40; x 1.2 = 20.88, tax 3.48. Paid: 29.43 + 269.59 + 9.80 + 20.88 = 329.70
    expected: withAmountDefaults({
      rate: 1740,
      subtotal: 26_398,
      discount: 499,
      itemTax: 4983,
      shippingTax: 348,
      grandTotal: 32_970,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('EC1Y 8SY'),
    ...aBar,
    name: 'London: a valid EU VAT number changes nothing',
    vatNumber: { country: 'FR', valid: true },
    // 274.80, tax 45.80; 6.95 + 18 x 0.55 = 16.85; x 1.2 = 20.22, tax 3.37; 274.80 + 20.22 = 295.02
    expected: withAmountDefaults({ rate: 1685, subtotal: 22_900, itemTax: 4580, shippingTax: 337, grandTotal: 29_502 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('SW1A 1AA'),
    name: 'Westminster: a bar that ships free',
    lines: [{ ...bar(22_900), shipsFree: true }],
    shippingCodes: ['table_standard'],
    // 229.00 x 1.2 = 274.80, tax 45.80
    expected: withAmountDefaults({ rate: 0, subtotal: 22_900, itemTax: 4580, shippingTax: 0, grandTotal: 27_480 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('B1 1BB'),
    name: 'Birmingham: four bars in two parcels, each below 68 kg',
    lines: [{ ...bar(22_900), qty: 4 }],
    shippingCodes: ['table_standard'],
    // 60 kg: 6.95 + 58 x 0.55 = 38.85; 20 kg: 16.85; 55.70 x 1.2 = 66.84, tax 11.14. 274.80 x 4 = 1,099.20, tax
    // 183.20. Paid: 1,166.04
    expected: withAmountDefaults({
      rate: 5570,
      subtotal: 91_600,
      itemTax: 18_320,
      shippingTax: 1114,
      grandTotal: 116_604,
    }),
  },
]
