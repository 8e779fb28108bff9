import { siteSettings, type Site } from '#domain/sites.ts'
import type { AddressLine, Country, PostcodeLabel } from './country.ts'

// Forms and orders of lines: google/libaddressinput, testdata/countryinfo.txt (Apache-2.0, 2025-06-12), read as facts.
// Patterns are our own: anchored, no nested repetition, prefixes that people leave out made optional.
const cityFirst: readonly AddressLine[] = ['street', 'apartment', 'city', 'region', 'postcode']
const postcodeFirst: readonly AddressLine[] = ['street', 'apartment', 'postcode', 'city', 'region']

const four = '^[0-9]{4}$'
const five = '^[0-9]{5}$'
const threeTwo = '^[0-9]{3} ?[0-9]{2}$'

type Row = readonly [
  alpha2: string,
  name: string,
  postcodeRegex: string,
  lineOrder?: readonly AddressLine[],
  postcodeLabel?: PostcodeLabel,
]

const withRegions: readonly Row[] = [
  ['US', 'United States', '^[0-9]{5}(?:[ -][0-9]{4})?$', cityFirst, 'zip'],
  [
    'CA',
    'Canada',
    '^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] ?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$',
    cityFirst,
    'postalCode',
  ],
  ['AU', 'Australia', four, cityFirst],
]

const withoutRegions: readonly Row[] = [
  ['AT', 'Austria', four],
  ['BE', 'Belgium', four],
  ['BG', 'Bulgaria', four],
  ['HR', 'Croatia', '^(?:HR-)?[0-9]{5}$'],
  ['CY', 'Cyprus', four],
  ['CZ', 'Czechia', threeTwo],
  ['DK', 'Denmark', four],
  ['EE', 'Estonia', five],
  ['FI', 'Finland', '^(?:FI-)?[0-9]{5}$'],
  ['FR', 'France', '^[0-9]{2} ?[0-9]{3}$'],
  ['DE', 'Germany', five],
  ['GR', 'Greece', threeTwo],
  ['HU', 'Hungary', four, ['city', 'street', 'apartment', 'postcode', 'region']],
  ['IE', 'Ireland', '^[AC-FHKNPRTV-Y][0-9][0-9W] ?[0-9AC-FHKNPRTV-Y]{4}$', cityFirst, 'eircode'],
  ['IT', 'Italy', five],
  ['LV', 'Latvia', '^(?:LV-)?[0-9]{4}$', cityFirst],
  ['LT', 'Lithuania', '^(?:LT-)?[0-9]{5}$'],
  ['LU', 'Luxembourg', '^(?:L-)?[0-9]{4}$'],
  ['MT', 'Malta', '^[A-Z]{3} ?[0-9]{2,4}$', cityFirst],
  ['NL', 'Netherlands', '^[0-9]{4} ?[A-Z]{2}$'],
  ['PL', 'Poland', '^[0-9]{2}-?[0-9]{3}$'],
  ['PT', 'Portugal', '^[0-9]{4}(?:-[0-9]{3})?$'],
  ['RO', 'Romania', '^[0-9]{6}$'],
  ['SK', 'Slovakia', threeTwo],
  ['SI', 'Slovenia', '^(?:SI-)?[0-9]{4}$'],
  ['ES', 'Spain', five],
  ['SE', 'Sweden', '^(?:SE-)?[0-9]{3} ?[0-9]{2}$'],
  ['CH', 'Switzerland', '^(?:CH-)?[0-9]{4}$'],
  ['NO', 'Norway', four],
  ['GB', 'United Kingdom', '^(?:GIR ?0AA|[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2})$', cityFirst],
]

function country(
  [alpha2, name, postcodeRegex, lineOrder = postcodeFirst, postcodeLabel = 'postcode']: Row,
  requireRegion: boolean,
): Country {
  return { alpha2, name, requireRegion, postcodeRegex, postcodeLabel, lineOrder }
}

/** Every country that a site ships to, by name. */
export const countries: readonly Country[] = [
  ...withRegions.map((row) => country(row, true)),
  ...withoutRegions.map((row) => country(row, false)),
].toSorted((a, b) => (a.name < b.name ? -1 : 1))

const byCode = new Map(countries.map((country) => [country.alpha2, country]))

/** The country of an ISO code when we know it [ADDRESS-217]. */
export function countryOf(alpha2: string): Country | undefined {
  return byCode.get(alpha2)
}

/** The countries of a site's address form, by name. */
export function countriesOfSite(site: Site): Country[] {
  return countries.filter(({ alpha2 }) => shipsTo(site, alpha2))
}

/** Whether a site delivers to a country at all. */
export function shipsTo(site: Site, alpha2: string): boolean {
  return siteSettings[site].countries.includes(alpha2)
}
