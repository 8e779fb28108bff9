import type { Country } from './country.ts'
import { apoCountry } from './regions.ts'

/**
 * Returns true if a country's regions must be loaded: the military mail country always, others unless known to require
 * none [ADDRESS-412, ADDRESS-413].
 */
export function needsRegions(countryId: string, known: Pick<Country, 'requireRegion'> | undefined): boolean {
  return countryId === apoCountry || known?.requireRegion !== false
}
