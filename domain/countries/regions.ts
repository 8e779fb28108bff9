import type { Site } from '#domain/sites.ts'
import type { Region } from './country.ts'

/** The country under which military mail is addressed: AA, AE and AP stand where a state would [ADDRESS-414]. */
export const apoCountry = 'US'

const table = (rows: string): Region[] =>
  rows.split(', ').map((row) => ({ code: row.slice(0, row.indexOf(' ')), name: row.slice(row.indexOf(' ') + 1) }))

const states = table(
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, ' +
    'DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, ' +
    'KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, ' +
    'MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, ' +
    'NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, ' +
    'PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, ' +
    'VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming',
)
const militaryRegions = table(
  'AA Armed Forces Americas, AE Armed Forces Europe and Middle East, AP Armed Forces Pacific',
)
const provinces = table(
  'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, ' +
    'NT Northwest Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, ' +
    'SK Saskatchewan, YT Yukon',
)
const australianStates = table(
  'ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, ' +
    'SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia',
)

const byCountry: ReadonlyMap<string, readonly Region[]> = new Map([
  ['US', [...states, ...militaryRegions]],
  ['CA', provinces],
  ['AU', australianStates],
])

/** The countries whose regions are known here; those of others are in the table beside. */
export const ownRegions: readonly string[] = [...byCountry.keys()]

/** The regions of one country, kept for each country code by itself; none for a country without [ADDRESS-408]. */
export function regionsOf(countryId: string): readonly Region[] {
  return byCountry.get(countryId) ?? []
}

/** The regions a site delivers to: APO the three military ones, USA the states, others all of their country. */
export function regionsOfSite(site: Site, countryId: string): readonly Region[] {
  if (countryId !== apoCountry) return regionsOf(countryId)
  if (site === 'APO') return militaryRegions
  return states
}

/** The region that somebody means by its code or its name, whatever its letters' case; undefined where none is called so. */
export function regionNamed(regions: readonly Region[], text: string): Region | undefined {
  const meant = text.trim().toLowerCase()
  return (
    regions.find(({ code }) => code.toLowerCase() === meant) ?? regions.find(({ name }) => name.toLowerCase() === meant)
  )
}
