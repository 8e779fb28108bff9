/** The lines of an address below the name, in the order a country writes them. */
export const addressLines = ['street', 'apartment', 'city', 'region', 'postcode'] as const
export type AddressLine = (typeof addressLines)[number]

/** What a country calls its cities, regions and postcodes. */
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

/** What an address form has to know of a country [ADDRESS-407]. */
export interface Country {
  /** ISO 3166-1. */
  alpha2: string
  name: string
  requireCity: boolean
  requireRegion: boolean
  requirePostcode: boolean
  /** Anchored, upper case, empty where nothing is asked; read by `postcodeMatches` alone, which bounds the length first. */
  postcodeRegex: string
  cityLabel: CityLabel
  regionLabel: RegionLabel
  postcodeLabel: PostcodeLabel
  /** The lines that its addresses have, in the order in which they are asked for. */
  lineOrder: readonly AddressLine[]
  /** How it is written: 'N/O/A/C, R Z', read by `writtenLines` alone. */
  format: string
}

/** A state, province or military region, as an address carries it in `region`. */
export interface Region {
  code: string
  name: string
}

const longestPostcode = 16

/** The postcode as it is compared: trimmed, upper case, one space at most between its parts. */
export function normalisePostcode(postcode: string): string {
  if (postcode.length > longestPostcode * 2) return postcode.slice(0, longestPostcode * 2)
  return postcode.trim().toUpperCase().split(/\s+/).join(' ')
}

/** Whether a postcode has the country's form; a long one is refused before any pattern runs [ADDRESS-216]. */
export function postcodeMatches({ postcodeRegex }: Country, postcode: string): boolean {
  const normal = normalisePostcode(postcode)
  if (postcodeRegex === '') return normal.length <= longestPostcode
  return normal.length > 0 && normal.length <= longestPostcode && new RegExp(postcodeRegex, 'u').test(normal)
}

/** A postcode as ranges compare it: capitals without blanks and dashes, and without the country's own letters before. */
export function compactPostcode(countryId: string, postcode: string): string {
  const code = normalisePostcode(postcode).replaceAll(' ', '').replaceAll('-', '')
  const rest = code.slice(countryId.length)
  return countryId !== '' && code.startsWith(countryId) && rest >= '0' && rest < ':' ? rest : code
}

/** Whether a compact postcode lies between two, compared by as many characters as each end has. */
export function isWithinPostcodes(compact: string, [first, last]: readonly [string, string]): boolean {
  return compact.slice(0, first.length) >= first && compact.slice(0, last.length) <= last
}
