import type { Country } from './country.ts'
import { apoCountry } from './regions.ts'

/**
 * Whether the regions of a country are asked for: not where it is known to require none, but for the country of military
 * mail, whose regions are asked for whatever is known of it [ADDRESS-412, ADDRESS-413].
 */
export function needsRegions(countryId: string, known: Pick<Country, 'requireRegion'> | undefined): boolean {
  return countryId === apoCountry || known?.requireRegion !== false
}
