import type { Country } from './country.ts'
import { apoCountry } from './regions.ts'

/**
 * Returns true for the military mail country, and for every other country unless it is known to need no region
 * [ADDRESS-412, ADDRESS-413].
 */
export function needsRegions(countryId: string, known: Pick<Country, 'requireRegion'> | undefined): boolean {
  return countryId === apoCountry || known?.requireRegion !== false
}
