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
  /** Use it only through `postcodeMatches`, which checks the length first. '' matches anything. */
  postcodeRegex: string
  cityLabel: CityLabel
  regionLabel: RegionLabel
  postcodeLabel: PostcodeLabel
  /** Lines in input order. */
  lineOrder: readonly AddressLine[]
  /** Format for printing, such as 'N/O/A/C, R Z'. */
  format: string
}

/** `code` is stored as the address's `region`. */
export interface Region {
  code: string
  name: string
}

const longestPostcode = 16

/** Trims, upper-cases and collapses spaces. */
export function normalisePostcode(postcode: string): string {
  if (postcode.length > longestPostcode * 2) return postcode.slice(0, longestPostcode * 2)
  return postcode.trim().toUpperCase().split(/\s+/).join(' ')
}

/** Returns true if a postcode matches. Overlong postcodes never reach a pattern [ADDRESS-216]. */
export function postcodeMatches({ postcodeRegex }: Country, postcode: string): boolean {
  const normal = normalisePostcode(postcode)
  if (postcodeRegex === '') return normal.length <= longestPostcode
  return normal.length > 0 && normal.length <= longestPostcode && new RegExp(postcodeRegex, 'u').test(normal)
}

/** Removes blanks, dashes and the country prefix for range checks. */
export function compactPostcode(countryId: string, postcode: string): string {
  const code = normalisePostcode(postcode).replaceAll(' ', '').replaceAll('-', '')
  const rest = code.slice(countryId.length)
  return countryId !== '' && code.startsWith(countryId) && rest >= '0' && rest < ':' ? rest : code
}

/** Compares only as many characters as each bound has. */
export function isWithinPostcodes(compact: string, [first, last]: readonly [string, string]): boolean {
  return compact.slice(0, first.length) >= first && compact.slice(0, last.length) <= last
}
