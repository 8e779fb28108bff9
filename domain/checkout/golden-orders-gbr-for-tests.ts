import { bar, collars, ebook, goldenOrderDefaults, type GoldenOrder } from './golden-order-for-tests.ts'

const inBritain = (postcode: string) => ({ site: 'GBR', shipTo: { countryId: 'GB', region: '', postcode } }) as const

// Net prices, as on EUR. Standard shipping per kilogram above 2: mainland 6.95 + 0.55, Northern Ireland 11.95 + 0.95,
// Channel Islands 16.95 + 1.50.
export const goldenOrdersGbr: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...inBritain('M2 5BQ'),
    name: 'Manchester: 20 %',
    lines: [bar(22_900)],
    shippingCodes: ['table_standard'],
    // 229.00 x 1.2 = 274.80, tax 45.80; 6.95 + 18 x 0.55 = 16.85; x 1.2 = 20.22, tax 3.37; 274.80 + 20.22 = 295.02
    expected: {
      rate: 1685,
      subtotal: 22_900,
      discount: 0,
      shipping: 1685,
      itemTax: 4580,
      shippingTax: 337,
      grandTotal: 29_502,
    },
  },
  {
    ...goldenOrderDefaults,
    ...inBritain('BT1 1AA'),
    name: 'Belfast: UK VAT on goods from Great Britain, a separate zone',
    lines: [bar(22_900)],
    shippingCodes: ['table_standard'],
    // 11.95 + 18 x 0.95 = 29.05; x 1.2 = 34.86, tax 5.81; 274.80 + 34.86 = 309.66
    expected: {
      rate: 2905,
      subtotal: 22_900,
      discount: 0,
      shipping: 2905,
      itemTax: 4580,
      shippingTax: 581,
      grandTotal: 30_966,
    },
  },
  {
    ...goldenOrderDefaults,
    ...inBritain('GY1 1AA'),
    name: 'Guernsey: outside the VAT area',
    lines: [bar(22_900)],
    shippingCodes: ['table_standard'],
    // 16.95 + 18 x 1.50 = 43.95; 229.00 + 43.95 = 272.95
    expected: {
      rate: 4395,
      subtotal: 22_900,
      discount: 0,
      shipping: 4395,
      itemTax: 0,
      shippingTax: 0,
      grandTotal: 27_295,
    },
  },
  {
    ...goldenOrderDefaults,
    ...inBritain('EC1Y 8SY'),
    name: 'London: collars at 20 % and an e-book at 0 %, shipping at 20 %',
    lines: [collars(2499), ebook(999)],
    shippingCodes: ['table_standard'],
    // 24.99 x 1.2 = 29.988 -> 29.99; 29.99 / 1.2 = 24.9917 -> 24.99, tax 5.00. 6.95 x 1.2 = 8.34, tax 1.39. Paid: 29.99
    // + 9.99 + 8.34 = 48.32
    expected: {
      rate: 695,
      subtotal: 3498,
      discount: 0,
      shipping: 695,
      itemTax: 500,
      shippingTax: 139,
      grandTotal: 4832,
    },
  },
]
