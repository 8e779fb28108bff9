import { siteSettings, type Site } from '#domain/sites.ts'
import { type AddressLine, cityLabels, type Country, postcodeLabels, regionLabels } from './country.ts'
import { formTable } from './form-table.ts'

const four = '^[0-9]{4}$'
const five = '^[0-9]{5}$'
const threeTwo = '^[0-9]{3} ?[0-9]{2}$'

/**
 * Postcode patterns for countries that the store ships to, anchored and without nested repetition. Other countries use
 * the patterns in the table.
 */
const postcodesServed: Readonly<Record<string, string>> = {
  AT: four,
  AU: four,
  BE: four,
  BG: four,
  CA: '^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] ?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$',
  CH: four,
  CY: four,
  CZ: threeTwo,
  DE: five,
  DK: four,
  EE: five,
  ES: five,
  FI: five,
  FR: '^[0-9]{2} ?[0-9]{3}$',
  GB: '^(?:GIR ?0AA|BFPO ?[0-9]{1,4}|[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][ABD-HJLN-UW-Z]{2})$',
  GR: threeTwo,
  HR: five,
  HU: four,
  IE: '^[AC-FHKNPRTV-Y][0-9][0-9W] ?[0-9AC-FHKNPRTV-Y]{4}$',
  IT: five,
  LT: '^(?:LT-)?[0-9]{5}$',
  LU: four,
  LV: '^(?:LV-)?[0-9]{4}$',
  MT: '^[A-Z]{3} ?[0-9]{2,4}$',
  NL: '^[0-9]{4} ?[A-Z]{2}$',
  NO: four,
  PL: '^[0-9]{2}-?[0-9]{3}$',
  PT: '^[0-9]{4}-?[0-9]{3}$',
  RO: '^[0-9]{6}$',
  SE: threeTwo,
  SI: four,
  SK: threeTwo,
  US: '^[0-9]{5}(?:[ -]?[0-9]{4})?$',
}

/** Carrier rates depend on the region only in these countries (decision 029). */
const regionsServed: ReadonlySet<string> = new Set(['US', 'CA', 'AU'])

const lines: Readonly<Record<string, readonly AddressLine[]>> = {
  A: ['street', 'apartment'],
  C: ['city'],
  R: ['region'],
  Z: ['postcode'],
}

function findLabel<Label extends string>(labels: readonly Label[], text: string, usual: Label): Label {
  return labels.find((label) => label === text) ?? usual
}

function parseCountry(row: string): Country {
  const [alpha2 = '', name = '', format = '', required = '', city = '', region = '', postcode = '', pattern = ''] =
    row.split(';')
  const served = postcodesServed[alpha2]
  const isServed = served !== undefined
  return {
    alpha2,
    name,
    requireCity: isServed || required.includes('C'),
    requireRegion: isServed ? regionsServed.has(alpha2) : required.includes('R'),
    requirePostcode: isServed || required.includes('Z'),
    postcodeRegex: served ?? pattern,
    cityLabel: findLabel(cityLabels, city, 'city'),
    regionLabel: findLabel(regionLabels, region, 'province'),
    postcodeLabel: findLabel(postcodeLabels, postcode, isServed && alpha2 !== 'CA' ? 'postcode' : 'postalCode'),
    lineOrder: format.split('').flatMap((letter) => lines[letter] ?? []),
    format,
  }
}

/** Sorted by name. */
export const countries: readonly Country[] = formTable
  .trim()
  .split('\n')
  .map(parseCountry)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

const byCode = new Map(countries.map((country) => [country.alpha2, country]))

/** Returns a country, or undefined if the code is unknown [ADDRESS-217]. */
export function countryOf(alpha2: string): Country | undefined {
  return byCode.get(alpha2)
}

/** Returns a country's address form. Unknown countries get the United States form. */
export function addressFormOf(alpha2: string): Country {
  return byCode.get(alpha2) ?? byCode.get('US')!
}

export function countriesOfSite(site: Site): Country[] {
  return countries.filter(({ alpha2 }) => shipsTo(site, alpha2))
}

export function shipsTo(site: Site, alpha2: string): boolean {
  return siteSettings[site].countries.includes(alpha2)
}
