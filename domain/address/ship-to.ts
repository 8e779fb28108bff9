import { shipsTo } from '#domain/countries/countries.ts'
import type { Site } from '#domain/sites.ts'
import type { Address } from './address.ts'

/**
 * Returns the ship-to country after an address is saved: its country if it is a shippable shipping default, else null
 * (no change) [ADDRESS-411].
 */
export function shipToAfter(
  site: Site,
  { countryId, isDefaultShipping }: Pick<Address, 'countryId' | 'isDefaultShipping'>,
): string | null {
  return isDefaultShipping && shipsTo(site, countryId) ? countryId : null
}
