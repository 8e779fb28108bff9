import { isTaxed, type TaxClass } from '#domain/catalog/product-entry.ts'
import { compactPostcode, isWithinPostcodes } from '#domain/countries/country.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { percentOf, roundMinor, type Minor } from '#domain/money.ts'
import { isValidOn } from './dated.ts'
import type { IsoDate, TaxRate, TaxTables } from './table.ts'

export interface TaxPlace {
  countryId: string
  region: string
  postcode: string
}

/** Returns a territory by postcode or name, or else the region. */
export function taxRegionOf({ countryId, region, postcode }: TaxPlace, { territories }: TaxTables): string {
  const name = region.trim().toLowerCase()
  const code = compactPostcode(countryId, postcode)
  const territory = territories.find(
    ({ country, names, postcodes }) =>
      country === countryId &&
      ((name !== '' && names.some((known) => known.toLowerCase() === name)) ||
        postcodes.some((range) => isWithinPostcodes(code, range))),
  )
  return territory?.region ?? region
}

const narrowness = (rate: TaxRate) => (rate.postcodes ? 4 : 0) + (rate.region ? 2 : 0) + (rate.class ? 1 : 0)

/**
 * Returns the narrowest, latest row in each level. Returns undefined if there is no table, which never means zero tax
 * [TAX-222, TAX-226..229].
 */
export function ratesAt(place: TaxPlace, taxClass: TaxClass, date: IsoDate, tables: TaxTables): TaxRate[] | undefined {
  if (!isTaxed(taxClass)) return []
  const region = taxRegionOf(place, tables)
  const code = compactPostcode(place.countryId, place.postcode)
  const byLevel = new Map<TaxRate['level'], TaxRate>()
  for (const rate of tables.rates) {
    const holds =
      rate.country === place.countryId &&
      (rate.region === null || rate.region === region) &&
      (rate.postcodes === null || isWithinPostcodes(code, rate.postcodes)) &&
      (rate.class === null || rate.class === taxClass) &&
      isValidOn(rate, date)
    if (!holds) continue
    const best = byLevel.get(rate.level)
    const isBetter =
      !best ||
      narrowness(rate) > narrowness(best) ||
      (narrowness(rate) === narrowness(best) && rate.validFrom > best.validFrom)
    if (isBetter) byLevel.set(rate.level, rate)
  }
  const found = (['national', 'regional', 'local'] as const).flatMap((level) => byLevel.get(level) ?? [])
  return found.length > 0 ? found : undefined
}

/** A named percentage. Percentages with the same name are added before rounding. */
export interface NamedPercent {
  name: string
  percent: number
  compound: boolean
}

/** Adds up rates with the same name, in level order. */
export function sumByName(rates: readonly TaxRate[]): NamedPercent[] {
  const taxes = new Map<string, NamedPercent>()
  for (const { name, percent, compound } of rates) {
    const before = taxes.get(name)
    taxes.set(name, { name, percent: addPercent(before?.percent ?? 0, percent), compound })
  }
  return [...taxes.values()]
}

function addPercent(a: number, b: number): number {
  return Math.round((a + b) * 10_000) / 10_000
}

/** Returns a tax's label in the totals. */
export function taxLabel({ name, percent }: NamedPercent): string {
  return `${name} ${percent}%`
}

/** Calculates taxes, each rounded separately. A compound tax includes earlier taxes in its base. */
export function taxesOn(net: Minor, taxes: readonly NamedPercent[]): { label: string; tax: Minor }[] {
  let before = 0
  return taxes.map((named) => {
    const tax = percentOf(named.compound ? net + before : net, named.percent)
    before += tax
    return { label: taxLabel(named), tax }
  })
}

/** Returns the net amount for a gross amount [TAX-233]. */
export function netAmount(gross: Minor, percent: number): Minor {
  return roundMinor((gross * 100) / (100 + percent))
}

/**
 * Returns the percentage added for display, which is VAT on EUR and GBR. Returns undefined if there is no table
 * [TAX-001, TAX-002].
 */
export function displayedPercent(
  site: Site,
  place: TaxPlace,
  taxClass: TaxClass,
  date: IsoDate,
  tables: TaxTables,
): number | undefined {
  if (siteSettings[site].taxDisplay !== 'vat') return 0
  const rates = ratesAt(place, taxClass, date, tables)
  return rates && sumByName(rates).reduce((sum, { percent }) => addPercent(sum, percent), 0)
}
