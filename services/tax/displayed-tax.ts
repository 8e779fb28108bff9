import { taxClasses } from '#domain/catalog/product-entry.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { displayedPercent } from '#domain/tax/rates.ts'
import type { TaxTables } from '#domain/tax/table.ts'

type Percents = Readonly<Record<string, number>>
const refreshMs = 60_000

/** Returns a synchronous lookup of VAT percentages by tax class for pages. The tables are reloaded every minute. */
export async function createDisplayedTax(taxTables: () => Promise<TaxTables>, clock: () => number) {
  let tables = await taxTables()
  let cached = new Map<string, Percents>()
  const timer = setInterval(() => {
    // If a reload fails, the previous tables remain in use.
    taxTables().then(
      (fresh) => {
        if (fresh !== tables) cached = new Map()
        tables = fresh
      },
      () => {},
    )
  }, refreshMs).unref()
  return {
    of: (site: Site, country: string): Percents | null => {
      if (siteSettings[site].taxDisplay !== 'vat') return null
      const date = siteDay(site, clock())
      const key = `${date} ${site} ${country}`
      const known = cached.get(key)
      if (known) return known
      const place = { countryId: country, region: '', postcode: '' }
      const percents = taxClasses.map((taxClass) => [
        taxClass,
        displayedPercent(site, place, taxClass, date, tables) ?? 0,
      ])
      const percentsByClass = Object.fromEntries(percents) as Percents
      cached.set(key, percentsByClass)
      return percentsByClass
    },
    stop: () => clearInterval(timer),
  }
}
