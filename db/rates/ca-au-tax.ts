import type { TaxRate } from '#domain/tax/table.ts'

// Sources: Canada Revenue Agency, "Charge and collect the tax - Which rate to charge"; provincial pages for PST (BC 7%,
// SK 6%), RST (MB 7%, since 2019-07-01), and QST (9.975%, not charged on GST since 2013). Nova Scotia: HST 15% until
// 2025-03-31, 14% from 2025-04-01 (Notice 339). GST, HST, and QST apply to shipping (CRA, P-190 follows the goods); PST
// and RST do if delivery is part of the price (BC Bulletin PST 302, MB Bulletin 008, SK PST-5).
const columns = {
  country: 'CA',
  postcodes: null,
  class: null,
  compound: false,
  onShipping: true,
  validTo: null,
} as const

const hst = (region: string, percent: number, validFrom: string, validTo: string | null = null): TaxRate => ({
  ...columns,
  region,
  name: 'HST',
  level: 'national',
  percent,
  validFrom,
  validTo,
})
const provincial = (region: string, name: string, percent: number, validFrom: string): TaxRate => ({
  ...columns,
  region,
  name,
  level: 'regional',
  percent,
  validFrom,
})
const gst = (region: string): TaxRate => ({
  ...columns,
  region,
  name: 'GST',
  level: 'national',
  percent: 5,
  validFrom: '2008-01-01',
})

export const canadianTax: readonly TaxRate[] = [
  ...['AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT'].map(gst),
  hst('ON', 13, '2010-07-01'),
  hst('NB', 15, '2016-07-01'),
  hst('NL', 15, '2016-07-01'),
  hst('PE', 15, '2016-10-01'),
  hst('NS', 15, '2010-07-01', '2025-03-31'),
  hst('NS', 14, '2025-04-01'),
  provincial('BC', 'PST', 7, '2013-04-01'),
  provincial('MB', 'RST', 7, '2019-07-01'),
  provincial('SK', 'PST', 6, '2017-03-23'),
  provincial('QC', 'QST', 9.975, '2013-01-01'),
]

// A New Tax System (Goods and Services Tax) Act 1999: 10% since 2000-07-01, included in prices and delivery. Sales to
// the external territories (`vatTerritories`) are exports and exempt.
const gstOfAustralia = (region: string | null, percent: number): TaxRate => ({
  country: 'AU',
  region,
  postcodes: null,
  class: null,
  name: 'GST',
  level: 'national',
  percent,
  compound: false,
  onShipping: true,
  validFrom: '2000-07-01',
  validTo: null,
})

export const australianTax: readonly TaxRate[] = [gstOfAustralia(null, 10), gstOfAustralia('AU-OUTSIDE', 0)]
