import { type Address, emptyAddress, streetLines } from '#domain/address/address.ts'
import { addressProblems, type FieldProblem } from '#domain/address/problems.ts'
import { compactPostcode } from '#domain/countries/country.ts'
import { countryOf } from '#domain/countries/countries.ts'
import { regionsOfSite } from '#domain/countries/regions.ts'
import { foldText } from '#domain/search/query/words.ts'
import { siteSettings, type Site } from '#domain/sites.ts'

/** Number of days before the same address can request another catalog [CATALOG-009]. */
export const minRequestIntervalDays = 90

export type PrintCatalogRequest = Pick<
  Address,
  'firstname' | 'lastname' | 'email' | 'company' | 'street' | 'apartment' | 'city' | 'region' | 'postcode'
>

/** Validates a request's address, which needs no phone number. */
export function requestProblems(site: Site, request: PrintCatalogRequest): FieldProblem[] {
  const countryId = siteSettings[site].homeCountry
  const place = { country: countryOf(countryId), regions: regionsOfSite(site, countryId) }
  const problems = addressProblems({ ...emptyAddress(countryId), ...request }, place)
  return problems.filter(({ path }) => path !== 'telephone')
}

const shortened: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  highway: 'hwy',
  apartment: 'apt',
  suite: 'ste',
  unit: 'apt',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
}

/** Normalizes an address without the recipient, to detect duplicates. */
export function addressKey({ street, apartment, postcode, region }: PrintCatalogRequest): string {
  const lines = foldText([...streetLines({ street }), apartment].join(' '))
  const words = (lines.match(/[\p{L}\d]+/gu) ?? []).map((word) => shortened[word] ?? word)
  // Omits the ZIP+4 suffix, because the street already determines it.
  return [words.join(' '), region.trim().toLowerCase(), compactPostcode('', postcode).slice(0, 5)].join('|')
}
