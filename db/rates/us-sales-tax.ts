import type { TaxRate } from '#domain/tax/table.ts'

// State rates and population-weighted average local rates: Tax Foundation, "State and Local Sales Tax Rates, 2025"
// (rates as of 2025-01-01), taxfoundation.org/data/all/state/sales-tax-rates. A flat local average is an estimate;
// importing rates by postcode makes it exact. Taxable shipping, by state: "Shipping",
// support.invoicemaker.com/hc/articles/360058507173, and "Sales tax on shipping",
// taxhero.net/blog/sales-tax-on-shipping. Kansas (HB 2106) and Michigan (Public Acts 20 and 21 of 2023) stopped taxing
// shipping in 2023. Columns: state, state percent, average local percent, shipping taxed.
const table = `
AL 4 5.43 no
AK 0 1.82 no
AZ 5.6 2.92 no
AR 6.5 2.96 yes
CA 7.25 1.73 no
CO 2.9 4.96 no
CT 6.35 0 yes
DE 0 0 no
DC 6 0 yes
FL 6 0.98 no
GA 4 3.42 yes
HI 4 0.5 yes
ID 6 0.03 no
IL 6.25 2.64 no
IN 7 0 yes
IA 6 0.94 no
KS 6.5 2.27 no
KY 6 0 yes
LA 5 5.12 no
ME 5.5 0 no
MD 6 0 no
MA 6.25 0 no
MI 6 0 no
MN 6.875 1.25 yes
MS 7 0.06 yes
MO 4.225 4.19 no
MT 0 0 no
NE 5.5 1.47 yes
NV 6.85 1.39 no
NH 0 0 no
NJ 6.625 0 yes
NM 4.875 2.75 yes
NY 4 4.53 yes
NC 4.75 2.25 yes
ND 5 2.09 yes
OH 5.75 1.54 yes
OK 4.5 4.5 no
OR 0 0 no
PA 6 0.34 yes
RI 7 0 yes
SC 6 1.49 yes
SD 4.2 1.91 yes
TN 7 2.56 yes
TX 6.25 1.95 yes
UT 6.1 1.22 no
VT 6 0.39 yes
VA 5.3 0.47 no
WA 6.5 2.93 yes
WV 6 0.57 yes
WI 5 0.7 yes
WY 4 1.44 no
AA 0 0 no
AE 0 0 no
AP 0 0 no`

/** State sales tax rates. Military mail has none, because no state taxes it. */
export const usSalesTax: readonly TaxRate[] = table
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [region, state, local, onShipping] = row.split(' ') as [string, string, string, string]
    const rate = {
      country: 'US',
      region,
      postcodes: null,
      class: null,
      name: 'Sales tax',
      compound: false,
      onShipping: onShipping === 'yes',
      validFrom: '2025-01-01',
      validTo: null,
    }
    const regional: TaxRate = { ...rate, level: 'regional', percent: Number(state) }
    return Number(local) === 0 ? [regional] : [regional, { ...rate, level: 'local' as const, percent: Number(local) }]
  })
