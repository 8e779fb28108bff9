import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import { siteSettings } from '#domain/sites.ts'
import { displayedPercent } from '#domain/tax/rates.ts'
import { displayedPrice } from '#domain/tax/displayed-price.ts'
import type { TaxTables } from '#domain/tax/table.ts'
import type { CartDeps } from '#services/lists/pricing-steps.ts'

/** Creates a function that returns a site's display prices from the current tax tables [decision 33]. */
export function createDisplayPrices(taxTables: () => Promise<TaxTables>): CartDeps['displayPricesOf'] {
  return async (site, requested, now) => {
    const { countries, locales } = siteSettings[site]
    const country = requested && countries.includes(requested) ? requested : locales[0].country
    const tables = await taxTables()
    const date = siteDay(site, now)
    const place = { countryId: country, region: '', postcode: '' }
    return {
      country,
      shown: (price, taxClass) => displayedPrice(price, displayedPercent(site, place, taxClass, date, tables) ?? 0),
    }
  }
}
