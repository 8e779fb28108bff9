/** Address lines below the name. */
export const addressLines = ['street', 'apartment', 'city', 'region', 'postcode'] as const
export type AddressLine = (typeof addressLines)[number]

/** A country's terms for city, region and postcode. */
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

/** A country's address rules [ADDRESS-407]. */
export interface Country {
  /** ISO 3166-1. */
  alpha2: string
  name: string
  requireCity: boolean
  requireRegion: boolean
  requirePostcode: boolean
  /**
   * Anchored and upper case; empty without a pattern. Only `postcodeMatches` may use it, because it checks the length
   * first.
   */
  postcodeRegex: string
  cityLabel: CityLabel
  regionLabel: RegionLabel
  postcodeLabel: PostcodeLabel
  /** Address lines in input order. */
  lineOrder: readonly AddressLine[]
  /** Print format such as 'N/O/A/C, R Z', parsed by `writtenLines`. */
  format: string
}

/** A state, province or military region; `code` is the address's `region`. */
export interface Region {
  code: string
  name: string
}

const longestPostcode = 16

/** Normalizes a postcode for comparison: trimmed, upper case, single spaces. */
export function normalisePostcode(postcode: string): string {
  if (postcode.length > longestPostcode * 2) return postcode.slice(0, longestPostcode * 2)
  return postcode.trim().toUpperCase().split(/\s+/).join(' ')
}

/**
 * Matches a postcode against the country's pattern; overlong ones are rejected before any pattern runs [ADDRESS-216].
 */
export function postcodeMatches({ postcodeRegex }: Country, postcode: string): boolean {
  const normal = normalisePostcode(postcode)
  if (postcodeRegex === '') return normal.length <= longestPostcode
  return normal.length > 0 && normal.length <= longestPostcode && new RegExp(postcodeRegex, 'u').test(normal)
}

/** Normalizes a postcode for ranges: upper case, without blanks, dashes or the country prefix. */
export function compactPostcode(countryId: string, postcode: string): string {
  const code = normalisePostcode(postcode).replaceAll(' ', '').replaceAll('-', '')
  const rest = code.slice(countryId.length)
  return countryId !== '' && code.startsWith(countryId) && rest >= '0' && rest < ':' ? rest : code
}

/** Returns true if a compact postcode is in a range, comparing as many characters as each bound has. */
export function isWithinPostcodes(compact: string, [first, last]: readonly [string, string]): boolean {
  return compact.slice(0, first.length) >= first && compact.slice(0, last.length) <= last
}
