import { shipsTo } from '#domain/countries/countries.ts'
import type { Site } from '#domain/sites.ts'
import type { Address } from './address.ts'

/** The country that a site shows prices and delivery for once an address is saved: of a default for shipping its own; null leaves it [ADDRESS-411]. */
export function shipToAfter(
  site: Site,
  { countryId, isDefaultShipping }: Pick<Address, 'countryId' | 'isDefaultShipping'>,
): string | null {
  return isDefaultShipping && shipsTo(site, countryId) ? countryId : null
}
