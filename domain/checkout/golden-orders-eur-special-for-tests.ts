import {
  bar,
  collars,
  ebook,
  withAmountDefaults,
  goldenOrderDefaults,
  whey,
  type GoldenOrder,
} from './golden-order-for-tests.ts'

// Territories with special tax rules. Outside the VAT area: Council Directive 2006/112/EC, article 6 (Canary Islands,
// Ceuta, Melilla, Aland, Buesingen, Heligoland, Livigno, Campione, Mount Athos), and merverdiavgiftsloven § 1-2
// (Svalbard, Jan Mayen). Part of France for VAT: Monaco, article 7. Separate rates: article 105 and Decreto Legislativo
// Regional 6/2024/M (Madeira, 5 to 4% on 2024-10-01), CIVA article 18 (Azores, 2021-07-01), § 10 (4) UStG (Jungholz,
// Mittelberg). Standard shipping to 2 kg and per kilogram above: near 7.90 + 0.60 (20 kg 18.70, 21 kg 19.30), middle
// 11.90 + 0.85 (27.20, 28.05), far 15.90 + 1.20 (37.50, 38.70), outside 24.90 + 1.60 (53.70, 55.30), islands 34.90 +
// 2.90 (87.10).
const to = (countryId: string, postcode: string, region = '') =>
  ({ site: 'EUR', shipTo: { countryId, region, postcode } }) as const
const standard = { shippingCodes: ['table_standard'] } as const
const aBar = { lines: [bar(24_900)], ...standard }
const aWhey = { lines: [whey(2495)], ...standard }
const anEbook = { lines: [ebook(1490)], shippingCodes: [] }

export const goldenOrdersEurSpecial: readonly GoldenOrder[] = [
  {
    ...goldenOrderDefaults,
    ...to('PT', '9000-082', 'Madeira'),
    ...anEbook,
    name: 'Madeira: an e-book on the last day of 5 %',
    date: '2024-09-30',
    // 14.90 x 5% = 0.745 -> 0.75: 15.65 / 1.05 = 14.905 -> 14.90, tax 0.75
    expected: withAmountDefaults({ rate: 0, subtotal: 1490, itemTax: 75, shippingTax: 0, grandTotal: 1565 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('PT', '9000-082', 'Madeira'),
    ...anEbook,
    name: 'Madeira: an e-book on the first day of 4 %',
    date: '2024-10-01',
    // 14.90 x 1.04 = 15.496 -> 15.50; 15.50 / 1.04 = 14.904 -> 14.90, tax 0.60
    expected: withAmountDefaults({ rate: 0, subtotal: 1490, itemTax: 60, shippingTax: 0, grandTotal: 1550 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('PT', '9400-030'),
    ...aWhey,
    name: 'Porto Santo: whey at 12 % as on Madeira',
    // 24.95 x 1.12 = 27.944 -> 27.94, tax 2.99; 34.90 x 1.12 = 39.088 -> 39.09, tax 4.19; 27.94 + 39.09 = 67.03
    expected: withAmountDefaults({ rate: 3490, subtotal: 2495, itemTax: 299, shippingTax: 419, grandTotal: 6703 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('PT', '9500-150'),
    ...aBar,
    name: 'Azores: a bar at 16 %',
    // 249.00 x 1.16 = 288.84, tax 39.84; 87.10 x 1.16 = 101.036 -> 101.04, tax 13.94; 288.84 + 101.04 = 389.88
    expected: withAmountDefaults({
      rate: 8710,
      subtotal: 24_900,
      itemTax: 3984,
      shippingTax: 1394,
      grandTotal: 38_988,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('PT', '9700-051', 'Açores'),
    name: 'Azores: whey at 9 % and an e-book at 4 %',
    lines: [whey(2495), ebook(1490)],
    ...standard,
    // 24.95 x 1.09 = 27.1955 -> 27.20, tax 2.25. 15.50, tax 0.60. 34.90 x 1.09 = 38.041 -> 38.04, tax 3.14. Paid:
    // 27.20 + 15.50 + 38.04 = 80.74
    expected: withAmountDefaults({ rate: 3490, subtotal: 3985, itemTax: 285, shippingTax: 314, grandTotal: 8074 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('ES', '38670', 'Santa Cruz de Tenerife'),
    name: 'Tenerife: no VAT',
    lines: [collars(2999)],
    ...standard,
    // 29.99 + 34.90 = 64.89
    expected: withAmountDefaults({ rate: 3490, subtotal: 2999, itemTax: 0, shippingTax: 0, grandTotal: 6489 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('ES', '51001', 'Ceuta'),
    ...aBar,
    name: 'Ceuta: no VAT',
    // 249.00 + 87.10 = 336.10
    expected: withAmountDefaults({ rate: 8710, subtotal: 24_900, itemTax: 0, shippingTax: 0, grandTotal: 33_610 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('ES', '52001'),
    ...aWhey,
    name: 'Melilla: no VAT on food either',
    // 24.95 + 34.90 = 59.85
    expected: withAmountDefaults({ rate: 3490, subtotal: 2495, itemTax: 0, shippingTax: 0, grandTotal: 5985 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('FI', '22100'),
    ...aBar,
    name: 'Aland: no VAT',
    // 249.00 + 37.50 = 286.50
    expected: withAmountDefaults({ rate: 3750, subtotal: 24_900, itemTax: 0, shippingTax: 0, grandTotal: 28_650 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('DE', '78266'),
    ...aBar,
    name: 'Buesingen: no VAT, although the store is in Germany',
    // 249.00 + 18.70 = 267.70
    expected: withAmountDefaults({ rate: 1870, subtotal: 24_900, itemTax: 0, shippingTax: 0, grandTotal: 26_770 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('DE', '27498'),
    name: 'Heligoland: no VAT on whey and an e-book',
    lines: [whey(2495), ebook(1490)],
    ...standard,
    // 24.95 + 14.90 + 7.90 = 47.75
    expected: withAmountDefaults({ rate: 790, subtotal: 3985, itemTax: 0, shippingTax: 0, grandTotal: 4775 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('IT', '23041'),
    ...aBar,
    name: 'Livigno: no VAT',
    // 249.00 + 27.20 = 276.20
    expected: withAmountDefaults({ rate: 2720, subtotal: 24_900, itemTax: 0, shippingTax: 0, grandTotal: 27_620 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('IT', '22061'),
    name: "Campione d'Italia: no VAT",
    lines: [collars(2999)],
    ...standard,
    // 29.99 + 11.90 = 41.89
    expected: withAmountDefaults({ rate: 1190, subtotal: 2999, itemTax: 0, shippingTax: 0, grandTotal: 4189 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('GR', '630 86'),
    ...aWhey,
    name: 'Mount Athos: no VAT',
    // 24.95 + 15.90 = 40.85
    expected: withAmountDefaults({ rate: 1590, subtotal: 2495, itemTax: 0, shippingTax: 0, grandTotal: 4085 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AT', '6691'),
    ...aBar,
    name: 'Jungholz: 19 % where Austria has 20',
    // 249.00 x 1.19 = 296.31, tax 47.31; 18.70 x 1.19 = 22.253 -> 22.25, tax 3.55; 296.31 + 22.25 = 318.56
    expected: withAmountDefaults({ rate: 1870, subtotal: 24_900, itemTax: 4731, shippingTax: 355, grandTotal: 31_856 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('AT', '6993'),
    ...aWhey,
    name: 'Mittelberg: whey at 10 % as in Austria',
    // 24.95 x 1.1 = 27.445 -> 27.45, tax 2.50; 7.90 x 1.1 = 8.69, tax 0.79; 27.45 + 8.69 = 36.14
    expected: withAmountDefaults({ rate: 790, subtotal: 2495, itemTax: 250, shippingTax: 79, grandTotal: 3614 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('FR', '98000'),
    ...aBar,
    name: 'Monaco: French VAT by its French postcode',
    // 249.00 x 1.2 = 298.80, tax 49.80; 27.20 x 1.2 = 32.64, tax 5.44; 298.80 + 32.64 = 331.44
    expected: withAmountDefaults({ rate: 2720, subtotal: 24_900, itemTax: 4980, shippingTax: 544, grandTotal: 33_144 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('FR', '20000'),
    ...aBar,
    name: 'Corsica: goods at 20 %, shipped to an island',
    // 298.80, tax 49.80; 87.10 x 1.2 = 104.52, tax 17.42; 298.80 + 104.52 = 403.32
    expected: withAmountDefaults({
      rate: 8710,
      subtotal: 24_900,
      itemTax: 4980,
      shippingTax: 1742,
      grandTotal: 40_332,
    }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NO', '9170'),
    ...aBar,
    name: 'Svalbard: outside the Norwegian VAT area',
    // 249.00 + 53.70 = 302.70
    expected: withAmountDefaults({ rate: 5370, subtotal: 24_900, itemTax: 0, shippingTax: 0, grandTotal: 30_270 }),
  },
  {
    ...goldenOrderDefaults,
    ...to('NO', '8099'),
    ...aWhey,
    name: 'Jan Mayen: outside the Norwegian VAT area',
    // 24.95 + 24.90 = 49.85
    expected: withAmountDefaults({ rate: 2490, subtotal: 2495, itemTax: 0, shippingTax: 0, grandTotal: 4985 }),
  },
]
