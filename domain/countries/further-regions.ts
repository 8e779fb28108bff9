import type { Region } from './country.ts'
import { regionTable } from './region-table.ts'

const byCountry: ReadonlyMap<string, readonly Region[]> = new Map(
  regionTable
    .trim()
    .split('\n')
    .map((row) => {
      const [country = '', ...regions] = row.split(';')
      return [country, regions.map(regionIn)]
    }),
)

function regionIn(text: string): Region {
  const [code = '', name = code] = text.split('=')
  return { code, name }
}

/** The regions of a country that we do not deliver by, such as a card's: none for one that needs none. */
export function furtherRegionsOf(countryId: string): readonly Region[] {
  return byCountry.get(countryId) ?? []
}
