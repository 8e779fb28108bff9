import type { Region } from './country.ts'
import { regionTable } from './region-table.ts'

const byCountry: ReadonlyMap<string, readonly Region[]> = new Map(
  regionTable
    .trim()
    .split('\n')
    .map((row) => {
      const [country = '', ...regions] = row.split(';')
      return [country, regions.map(parseRegion)]
    }),
)

function parseRegion(text: string): Region {
  const [code = '', name = code] = text.split('=')
  return { code, name }
}

/** Returns the regions of a country that regions.ts does not include, for billing addresses. */
export function furtherRegionsOf(countryId: string): readonly Region[] {
  return byCountry.get(countryId) ?? []
}
