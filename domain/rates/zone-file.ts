import { shipsTo } from '#domain/countries/countries.ts'
import type { ShippingZone } from '#domain/shipping/rating/tables.ts'
import type { LineCells } from './cells.ts'
import { lastPostcodeSuffix, type RateKind, type Span } from './rate-kind.ts'

/**
 * Rules for zone files: at any time, there is one row per site, vendor, code, country, and area kind, without overlaps
 * [SHIP-251].
 */
export const zoneFile: RateKind<ShippingZone> = {
  name: 'zones',
  columns: ['site', 'vendor', 'zone', 'country', 'regions', 'postcodes', 'valid from', 'valid to'],
  keyColumns: ['site', 'vendor', 'zone', 'country'],
  read: (cells, known) => {
    const site = cells.site('site')
    const country = cells.text('country')
    if (!shipsTo(site, country)) cells.wrong('country', `a country that ${site} delivers to`)
    const regions = parseWords(cells, 'regions')
    const postcodes = parseWords(cells, 'postcodes')
    if (regions && postcodes) cells.wrong('postcodes', 'empty if regions are set')
    if (regions && !regions.every((region) => known.isRegion(country, region)))
      cells.wrong('regions', `regions of ${country} separated by spaces`)
    return {
      site,
      vendor: cells.text('vendor'),
      code: cells.name('zone'),
      country,
      regions,
      postcodes: postcodes && postcodes.map((words) => parseRange(cells, words)),
      ...cells.period(),
    }
  },
  write: ({ site, vendor, code, country, regions, postcodes, validFrom, validTo }) => [
    site,
    vendor,
    code,
    country,
    regions?.join(' ') ?? '',
    postcodes?.map(rangeText).join(' ') ?? '',
    validFrom,
    validTo ?? '',
  ],
  slotOf: ({ site, vendor, code, country, regions, postcodes }) => {
    const by = postcodes ? 'postcodes' : regions ? 'regions' : 'all'
    return [site, vendor, code, country, by].join('\n')
  },
  placeOf: ({ site, vendor, code, country }) => [site, vendor, code].filter(Boolean).join(' ') + `, ${country}`,
  valueText: ({ regions, postcodes }) =>
    regions?.join(' ') ?? postcodes?.map(rangeText).join(' ') ?? 'the whole country',
  spansOf: ({ site, vendor, country, regions, postcodes }): Span[] => {
    const group = `${site} ${country} ${vendor}`
    if (postcodes) return postcodes.map(([first, last]) => ({ group, first, last: last + lastPostcodeSuffix }))
    return (regions ?? ['']).map((region) => ({ group: `${group}, ${region || 'all'}`, first: 0, last: 0 }))
  },
  isUnbroken: false,
  isOfSite: (row, site) => row.site === site,
}

function parseWords(cells: LineCells, column: string): string[] | null {
  const words = cells.text(column).split(' ').filter(Boolean)
  return words.length > 0 ? words : null
}

const rangeText = ([first, last]: readonly [string, string]) => (first === last ? first : `${first}-${last}`)

function parseRange(cells: LineCells, words: string): [string, string] {
  const [first = '', last = first, ...rest] = words.toUpperCase().split('-')
  const isGood =
    rest.length === 0 &&
    [first, last].every((end) => /^[A-Z0-9]{1,10}$/.test(end)) &&
    first <= last + lastPostcodeSuffix
  if (!isGood) cells.wrong('postcodes', 'prefixes or ranges such as 35 51-52')
  return [first, last]
}
