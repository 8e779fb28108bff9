import { bar, ebook, rack, goldenOrderDefaults, whey, type GoldenOrder } from './golden-order-for-tests.ts'

// Prices are net. The unit price is shown with VAT and rounded, multiplied by the quantity, and the tax is extracted
// from the result. Standard shipping per kilogram above 2: near 7.90 + 0.60, middle 11.90 + 0.85, far 15.90 + 1.20,
// outside 24.90 + 1.60, islands 34.90 + 2.90. A 20 kg bar: near 18.70, middle 27.20, outside 53.70, islands 87.10.
const to = (countryId: string, postcode: string, region = '') =>
  ({ site: 'EUR', shipTo: { countryId, region, postcode } }) as const
const barByStandard = { lines: [bar(24_900)], shippingCodes: ['table_standard'] }

export const goldenOrdersEur: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('DE', '45127'),
    name: 'Germany: a bar at 19 % and an e-book at 7 %, shipping at the higher',
    lines: [bar(24_900), ebook(1490)],
    shippingCodes: ['table_standard'],
    // 249.00 x 1.19 = 296.31: net 249.00, tax 47.31. 14.90 x 1.07 = 15.943 -> 15.94; 15.94 / 1.07 = 14.897 -> 14.90,
    // tax 1.04. 18.70 x 1.19 = 22.253 -> 22.25, tax 3.55. Paid: 296.31 + 15.94 + 22.25 = 334.50
    expected: {
      rate: 1870,
      subtotal: 26_390,
      discount: 0,
      shipping: 1870,
      itemTax: 4835,
      shippingTax: 355,
      grandTotal: 33_450,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('FR', '75011'),
    name: 'France: plates at 20 % and whey at 10 %',
    lines: [
      { ...bar(3333), sku: 'PL-10', qty: 3, grams: 10_000 },
      { ...whey(2495), qty: 2 },
    ],
    shippingCodes: ['table_standard'],
    // 33.33 x 1.2 = 39.996 -> 40.00; x 3 = 120.00: net 100.00, tax 20.00. 24.95 x 1.1 = 27.445 -> 27.45; x 2 = 54.90;
    // 54.90 / 1.1 = 49.909 -> 49.91, tax 4.99. 32 kg: 11.90 + 30 x 0.85 = 37.40; x 1.2 = 44.88, tax 7.48. Paid: 120.00
    // + 54.90 + 44.88 = 219.78
    expected: {
      rate: 3740,
      subtotal: 14_991,
      discount: 0,
      shipping: 3740,
      itemTax: 2499,
      shippingTax: 748,
      grandTotal: 21_978,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('PT', '9000-082'),
    ...barByStandard,
    name: 'Madeira: 22 %, found by postcode, shipped to an island',
    // 249.00 x 1.22 = 303.78, tax 54.78; 87.10 x 1.22 = 106.262 -> 106.26, tax 19.16; 303.78 + 106.26 = 410.04
    expected: {
      rate: 8710,
      subtotal: 24_900,
      discount: 0,
      shipping: 8710,
      itemTax: 5478,
      shippingTax: 1916,
      grandTotal: 41_004,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('CH', '8001'),
    ...barByStandard,
    name: 'Switzerland: an export without VAT',
    // 249.00 + 53.70 = 302.70
    expected: {
      rate: 5370,
      subtotal: 24_900,
      discount: 0,
      shipping: 5370,
      itemTax: 0,
      shippingTax: 0,
      grandTotal: 30_270,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('FR', '75011'),
    ...barByStandard,
    vatNumber: { country: 'FR', valid: true },
    name: 'A French business with a valid number: the charge is reversed',
    // 249.00 + 27.20 = 276.20
    expected: {
      rate: 2720,
      subtotal: 24_900,
      discount: 0,
      shipping: 2720,
      itemTax: 0,
      shippingTax: 0,
      grandTotal: 27_620,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('FR', '75011'),
    ...barByStandard,
    vatNumber: { country: 'FR', valid: null },
    name: 'French business with an unverified VAT number: VAT is charged',
    // 249.00 x 1.2 = 298.80, tax 49.80; 27.20 x 1.2 = 32.64, tax 5.44; 298.80 + 32.64 = 331.44
    expected: {
      rate: 2720,
      subtotal: 24_900,
      discount: 0,
      shipping: 2720,
      itemTax: 4980,
      shippingTax: 544,
      grandTotal: 33_144,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('ES', '35001', 'Las Palmas'),
    ...barByStandard,
    name: 'Canary Islands: outside the VAT area',
    // 249.00 + 87.10 = 336.10
    expected: {
      rate: 8710,
      subtotal: 24_900,
      discount: 0,
      shipping: 8710,
      itemTax: 0,
      shippingTax: 0,
      grandTotal: 33_610,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('FI', '00100'),
    date: '2025-12-31',
    name: 'Finland: food on the last day of 14 %, shipping at the food rate',
    lines: [whey(2495)],
    shippingCodes: ['table_standard'],
    // 24.95 x 1.14 = 28.443 -> 28.44; 28.44 / 1.14 = 24.947 -> 24.95, tax 3.49. 15.90 x 1.14 = 18.126 -> 18.13, tax
    // 2.23. Paid: 28.44 + 18.13 = 46.57
    expected: {
      rate: 1590,
      subtotal: 2495,
      discount: 0,
      shipping: 1590,
      itemTax: 349,
      shippingTax: 223,
      grandTotal: 4657,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('FI', '00100'),
    date: '2026-01-01',
    name: 'Finland: food on the first day of 13.5 %',
    lines: [whey(2495)],
    shippingCodes: ['table_standard'],
    // 24.95 x 1.135 = 28.31825 -> 28.32; 28.32 / 1.135 = 24.9515 -> 24.95, tax 3.37. 15.90 x 1.135 = 18.0465 -> 18.05,
    // tax 2.15. Paid: 28.32 + 18.05 = 46.37
    expected: {
      rate: 1590,
      subtotal: 2495,
      discount: 0,
      shipping: 1590,
      itemTax: 337,
      shippingTax: 215,
      grandTotal: 4637,
    },
  },
  {
    ...goldenOrderDefaults,
    ...to('IE', 'D02 AF30'),
    name: 'Ireland: a 95 kg rack by freight, 23 %',
    lines: [{ ...rack(89_900), grams: 95_000 }],
    shippingCodes: ['table_freight'],
    // 159.00 + 95 x 0.65 = 220.75; x 1.23 = 271.5225 -> 271.52, tax 50.77. 899.00 x 1.23 = 1,105.77, tax 206.77.
    // Paid: 1,105.77 + 271.52 = 1,377.29
    expected: {
      rate: 22_075,
      subtotal: 89_900,
      discount: 0,
      shipping: 22_075,
      itemTax: 20_677,
      shippingTax: 5077,
      grandTotal: 137_729,
    },
  },
]
