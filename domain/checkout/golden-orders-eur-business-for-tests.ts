import {
  bar,
  collars,
  withAmountDefaults,
  rack,
  goldenOrderDefaults,
  type GoldenOrder,
} from './golden-order-for-tests.ts'

// Buyers with a VAT number. Reverse charge applies to valid numbers from a member state other than the store's, for
// goods shipped to a different member state: Council Directive 2006/112/EC, articles 138 and 196, §§ 4 (1b) and 6a
// UStG.
const to = (countryId: string, postcode: string, region = '') =>
  ({ site: 'EUR', shipTo: { countryId, region, postcode } }) as const
const standard = { shippingCodes: ['table_standard'] } as const
const aBar = { lines: [bar(24_900)], ...standard }

export const goldenOrdersEurBusiness: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('IT', '20121'),
    ...aBar,
    name: 'An Italian business with a valid number: the charge is reversed',
    vatNumber: { country: 'IT', valid: true },
    // 249.00 + 27.20 = 276.20
    expected: withAmountDefaults({ rate: 2720, subtotal: 24_900, itemTax: 0, shippingTax: 0, grandTotal: 27_620 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('FR', '69001'),
    ...aBar,
    name: 'A French business with a wrong number: VAT is charged',
    vatNumber: { country: 'FR', valid: false },
    // 249.00 x 1.2 = 298.80, tax 49.80; 27.20 x 1.2 = 32.64, tax 5.44; 298.80 + 32.64 = 331.44
    expected: withAmountDefaults({ rate: 2720, subtotal: 24_900, itemTax: 4980, shippingTax: 544, grandTotal: 33_144 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('DE', '10115'),
    ...aBar,
    name: 'A German business with a valid number at home: VAT is charged',
    vatNumber: { country: 'DE', valid: true },
    // 249.00 x 1.19 = 296.31, tax 47.31; 18.70 x 1.19 = 22.253 -> 22.25, tax 3.55; 296.31 + 22.25 = 318.56
    expected: withAmountDefaults({ rate: 1870, subtotal: 24_900, itemTax: 4731, shippingTax: 355, grandTotal: 31_856 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AT', '1010'),
    ...aBar,
    name: 'German VAT number, goods to Austria: Austrian VAT',
    vatNumber: { country: 'DE', valid: true },
    // 249.00 x 1.2 = 298.80, tax 49.80; 18.70 x 1.2 = 22.44, tax 3.74; 298.80 + 22.44 = 321.24
    expected: withAmountDefaults({ rate: 1870, subtotal: 24_900, itemTax: 4980, shippingTax: 374, grandTotal: 32_124 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('DE', '80331'),
    ...aBar,
    name: 'French VAT number, goods to Germany: German VAT',
    vatNumber: { country: 'FR', valid: true },
    // 296.31, tax 47.31; 22.25, tax 3.55; 296.31 + 22.25 = 318.56
    expected: withAmountDefaults({ rate: 1870, subtotal: 24_900, itemTax: 4731, shippingTax: 355, grandTotal: 31_856 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('PL', '00-001'),
    ...aBar,
    name: 'A French number with goods to Poland: the charge is reversed',
    vatNumber: { country: 'FR', valid: true },
    // 249.00 + 27.20 = 276.20
    expected: withAmountDefaults({ rate: 2720, subtotal: 24_900, itemTax: 0, shippingTax: 0, grandTotal: 27_620 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('GR', '105 57'),
    name: 'A Greek gym with a valid number: a rack by freight without VAT',
    lines: [{ ...rack(89_900), grams: 95_000 }],
    shippingCodes: ['table_freight'],
    vatNumber: { country: 'GR', valid: true },
    // 159.00 + 95 x 0.65 = 220.75; 899.00 + 220.75 = 1,119.75
    expected: withAmountDefaults({ rate: 22_075, subtotal: 89_900, itemTax: 0, shippingTax: 0, grandTotal: 111_975 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('IE', 'D02 AF30'),
    ...aBar,
    name: 'Northern Irish VAT number, goods to Ireland: Irish VAT',
    vatNumber: { country: 'XI', valid: true },
    // 249.00 x 1.23 = 306.27, tax 57.27; 37.50 x 23% = 8.625 -> 8.63; 306.27 + 46.13 = 352.40
    expected: withAmountDefaults({ rate: 3750, subtotal: 24_900, itemTax: 5727, shippingTax: 863, grandTotal: 35_240 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NL', '1011 AB'),
    name: 'A Dutch business with a valid number: 10.00 off the net lines',
    lines: [bar(24_900), collars(2999)],
    ...standard,
    discount: 1000,
    vatNumber: { country: 'NL', valid: true },
    // 21 kg: 7.90 + 19 x 0.60 = 19.30; 278.99 - 10.00 + 19.30 = 288.29
    expected: withAmountDefaults({
      rate: 1930,
      subtotal: 27_899,
      discount: 1000,
      itemTax: 0,
      shippingTax: 0,
      grandTotal: 28_829,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('CH', '8001'),
    ...aBar,
    name: 'A French number with goods to Switzerland: an export as for anybody',
    vatNumber: { country: 'FR', valid: true },
    // 249.00 + 53.70 = 302.70
    expected: withAmountDefaults({ rate: 5370, subtotal: 24_900, itemTax: 0, shippingTax: 0, grandTotal: 30_270 }),
  },
]
