import type { Site } from '#domain/sites.ts'
import type { Region } from './country.ts'

/** Country of military addresses. The state is AA, AE, or AP [ADDRESS-414]. */
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

/** Countries with regions in this file. `region-table.ts` has the regions of other countries. */
export const countriesWithRegions: readonly string[] = [...byCountry.keys()]

/** Returns a country's regions [ADDRESS-408]. */
export function regionsOf(countryId: string): readonly Region[] {
  return byCountry.get(countryId) ?? []
}

/** Returns the regions that a site ships to. */
export function regionsOfSite(site: Site, countryId: string): readonly Region[] {
  if (countryId !== apoCountry) return regionsOf(countryId)
  if (site === 'APO') return militaryRegions
  return states
}

/** Finds a region by its code or name, ignoring case. */
export function regionNamed(regions: readonly Region[], text: string): Region | undefined {
  const wanted = text.trim().toLowerCase()
  return (
    regions.find(({ code }) => code.toLowerCase() === wanted) ??
    regions.find(({ name }) => name.toLowerCase() === wanted)
  )
}
