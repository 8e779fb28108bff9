import { postcodeMatches } from '#domain/countries/country.ts'
import { furtherRegionsOf } from '#domain/countries/further-regions.ts'
import { regionsOfPostcode } from '#domain/countries/region-postcodes.ts'
import { countriesWithRegions, regionNamed } from '#domain/countries/regions.ts'
import { formatPostcode } from '#domain/countries/format-postcode.ts'
import { streetLines } from './address.ts'
import { isMilitary } from './military.ts'
import { differingParts, postalPlace, type PostalPlace } from './postal-place.ts'
import type { Place } from './problems.ts'
import { formatCity } from './format-city.ts'

/**
 * Returns a suggestion for postcode format, city capitalization, and region, based on our own data. Returns null if
 * nothing changes.
 */
export function suggestedPlace(entered: PostalPlace): PostalPlace | null {
  const { countryId } = entered
  const postcode = formatPostcode(countryId, entered.postcode)
  const city = isMilitary(entered) ? entered.city : formatCity(entered.city, countryId)
  const region = findRegion(entered, regionsOfPostcode(countryId, postcode))
  const suggested = { ...postalPlace(entered), postcode, city, region }
  return differingParts(entered, suggested).length > 0 ? suggested : null
}

/** Returns the postcode's region. Returns the entered region if the postcode has no region or several. */
function findRegion({ countryId, region }: PostalPlace, [only, ...others]: readonly string[]): string {
  if (only === undefined || others.length > 0) return region
  if (countriesWithRegions.includes(countryId)) return only
  // Provinces have names in two languages, so an unknown name is not necessarily a mistake.
  const named = regionNamed(furtherRegionsOf(countryId), region)
  return named && named.code !== only ? only : region
}

/** Returns true if a suggestion differs from the address, is complete and valid, and is in the same country. */
export function isUsableSuggestion(entered: PostalPlace, suggested: PostalPlace, { country, regions }: Place): boolean {
  if (suggested.countryId !== entered.countryId || differingParts(entered, suggested).length === 0) return false
  if (streetLines(suggested).length === 0 || suggested.city.trim() === '') return false
  const isKnown = regions.length === 0 || regions.some(({ code }) => code === suggested.region)
  return isKnown && (country === undefined || postcodeMatches(country, suggested.postcode))
}
