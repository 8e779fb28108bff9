import { shipsTo } from '#domain/countries/countries.ts'
import type { Site } from '#domain/sites.ts'
import type { Address } from './address.ts'

/** Returns the country of a saved default shipping address if the site ships there, or else null [ADDRESS-411]. */
export function savedShipToCountry(
  site: Site,
  { countryId, isDefaultShipping }: Pick<Address, 'countryId' | 'isDefaultShipping'>,
): string | null {
  return isDefaultShipping && shipsTo(site, countryId) ? countryId : null
}
