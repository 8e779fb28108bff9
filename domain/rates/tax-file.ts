import { taxClasses } from '#domain/catalog/product-entry.ts'
import { compactPostcode } from '#domain/countries/country.ts'
import { siteSettings } from '#domain/sites.ts'
import type { TaxRate } from '#domain/tax/table.ts'
import { type LineCells, yesOrNoText } from './cells.ts'
import { lastPostcodeSuffix, type RateKind } from './rate-kind.ts'

const levels = ['national', 'regional', 'local'] as const

/**
 * Rules for tax files: at any time, there is one row per country, region, postcode range, class, and level [TAX-228].
 */
export const taxFile: RateKind<TaxRate> = {
  name: 'tax',
  columns: [
    'country',
    'region',
    'postcode from',
    'postcode to',
    'class',
    'name',
    'level',
    'percent',
    'compound',
    'on shipping',
    'valid from',
    'valid to',
  ],
  keyColumns: ['country', 'region', 'postcode from', 'postcode to', 'class', 'level'],
  read: (cells, known) => {
    const country = cells.text('country')
    const region = cells.text('region') || null
    if (!known.isCountry(country)) cells.wrong('country', 'a two-letter ISO 3166 country code')
    else if (region !== null && !known.isRegion(country, region))
      cells.wrong('region', `a region or territory of ${country}`)
    return {
      country,
      region,
      postcodes: parsePostcodes(cells, country),
      class: cells.oneOfOrNone('class', taxClasses),
      name: cells.name('name'),
      level: cells.oneOf('level', levels),
      percent: cells.percent('percent', 100),
      compound: cells.yesOrNo('compound'),
      onShipping: cells.yesOrNo('on shipping'),
      ...cells.period(),
    }
  },
  write: ({ country, region, postcodes, name, level, percent, compound, onShipping, validFrom, validTo, ...row }) => [
    country,
    region ?? '',
    postcodes?.[0] ?? '',
    postcodes?.[1] ?? '',
    row.class ?? '',
    name,
    level,
    String(percent),
    yesOrNoText(compound),
    yesOrNoText(onShipping),
    validFrom,
    validTo ?? '',
  ],
  slotOf: ({ country, region, postcodes, class: taxClass, level }) =>
    [country, region, postcodes?.join('-'), taxClass, level].join(' '),
  placeOf: ({ country, region, postcodes, class: taxClass, level }) =>
    [country, region, postcodes?.join('-'), taxClass, level].filter(Boolean).join(' '),
  valueText: ({ name, percent, compound, onShipping }) =>
    [`${name} ${percent} %`, compound && 'compound', onShipping && 'on shipping'].filter(Boolean).join(', '),
  spansOf: ({ country, region, postcodes, class: taxClass, level }) =>
    postcodes
      ? [
          {
            group: [country, region, taxClass, level].join(' '),
            first: postcodes[0],
            last: postcodes[1] + lastPostcodeSuffix,
          },
        ]
      : [],
  isUnbroken: false,
  isOfSite: ({ country }, site) => siteSettings[site].countries.includes(country),
}

function parsePostcodes(cells: LineCells, country: string): [string, string] | null {
  const [first, last] = ['postcode from', 'postcode to'].map((column) => compactPostcode(country, cells.text(column)))
  if (!first && !last) return null
  if (!first || !last) cells.wrong(first ? 'postcode to' : 'postcode from', 'set together with the other postcode')
  else if (last + lastPostcodeSuffix < first) cells.wrong('postcode to', 'equal to or after postcode from')
  return [first ?? '', last ?? '']
}
