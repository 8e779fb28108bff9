import { isAssignedPostcode } from './assigned-postcodes.ts'
import { withoutCountryPrefix } from './postcode-prefix.ts'

export const addressLines = ['street', 'apartment', 'city', 'region', 'postcode'] as const
export type AddressLine = (typeof addressLines)[number]

export const cityLabels = ['city', 'district', 'postTown', 'suburb', 'townCity'] as const
export const regionLabels = [
  'area',
  'county',
  'department',
  'district',
  'doSi',
  'emirate',
  'island',
  'parish',
  'prefecture',
  'province',
  'region',
  'state',
] as const
export const postcodeLabels = ['zip', 'postcode', 'eircode', 'postalCode', 'pin'] as const
export type CityLabel = (typeof cityLabels)[number]
export type RegionLabel = (typeof regionLabels)[number]
export type PostcodeLabel = (typeof postcodeLabels)[number]

/** [ADDRESS-407] */
export interface Country {
  /** ISO 3166-1. */
  alpha2: string
  name: string
  requireCity: boolean
  requireRegion: boolean
  requirePostcode: boolean
  /** Use only through `postcodeMatches`, which checks the length first. '' matches any postcode. */
  postcodeRegex: string
  cityLabel: CityLabel
  regionLabel: RegionLabel
  postcodeLabel: PostcodeLabel
  /** Lines in input order. */
  lineOrder: readonly AddressLine[]
  /** Print format, such as 'N/O/A/C, R Z'. */
  format: string
}

/** A region; its `code` is stored as the address's `region`. */
export interface Region {
  code: string
  name: string
}

const longestPostcode = 16

/** Trims, converts to upper case, and collapses spaces. Accepts full-width letters and every kind of dash. */
export function normalizePostcode(postcode: string): string {
  const code = postcode
    .slice(0, longestPostcode * 2)
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
  return code.trim().toUpperCase().split(/\s+/).join(' ')
}

/**
 * Returns true if a postcode matches the country's format and exists. Overlong postcodes never reach a pattern
 * [ADDRESS-216].
 */
export function postcodeMatches(country: Pick<Country, 'alpha2' | 'postcodeRegex'>, postcode: string): boolean {
  return (
    hasPostcodeFormat(country, postcode) &&
    isAssignedPostcode(country.alpha2, compactPostcode(country.alpha2, postcode))
  )
}

/** Returns true if a postcode matches the country's format, with or without spaces, dashes, and the country prefix. */
export function hasPostcodeFormat(
  { alpha2, postcodeRegex }: Pick<Country, 'alpha2' | 'postcodeRegex'>,
  postcode: string,
): boolean {
  const normal = normalizePostcode(postcode)
  if (postcodeRegex === '') return normal.length <= longestPostcode
  if (normal.length === 0 || normal.length > longestPostcode) return false
  const pattern = new RegExp(postcodeRegex, 'u')
  return pattern.test(normal) || pattern.test(compactPostcode(alpha2, normal))
}

/** Removes spaces, dashes, and the country prefix for range checks. */
export function compactPostcode(countryId: string, postcode: string): string {
  return withoutCountryPrefix(countryId, normalizePostcode(postcode).replaceAll(' ', '').replaceAll('-', ''))
}

/** Returns true if a postcode is in a range. Compares only as many characters as each bound has. */
export function isWithinPostcodes(compact: string, [first, last]: readonly [string, string]): boolean {
  return compact.slice(0, first.length) >= first && compact.slice(0, last.length) <= last
}
