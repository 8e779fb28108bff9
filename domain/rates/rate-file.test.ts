import assert from 'node:assert/strict'
import { test } from 'node:test'
import { regionsOf } from '#domain/countries/regions.ts'
import type { Site } from '#domain/sites.ts'
import type { DatedRow } from '#domain/tax/table.ts'
import { defaultShippingTables } from '../../db/rates/shipping-tables.ts'
import { defaultTaxTables } from '../../db/rates/tax-tables.ts'
import { priceFile } from './price-file.ts'
import type { KnownPlaces, RateKind } from './rate-kind.ts'
import { hasKindColumns, planRateFile } from './rate-file.ts'
import { tariffFile } from './tariff-file.ts'
import { taxFile } from './tax-file.ts'
import { zoneFile } from './zone-file.ts'

const known: KnownPlaces = {
  isCountry: (country) => ['US', 'DE', 'PT', 'FR'].includes(country),
  isRegion: (country, region) =>
    regionsOf(country).some(({ code }) => code === region) || `${country} ${region}` === 'PT PT-MADEIRA',
  isZone: (site, code) => `${site} ${code}` === 'USA us-near',
}

/** Returns the problems in a valid line after one change. */
function problemsOf<Row extends DatedRow>(
  kind: RateKind<Row>,
  good: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>>,
  site: Site | null = null,
) {
  const cells = { ...good, ...change }
  const lines = [[...kind.columns], kind.columns.map((column) => cells[column] ?? '')]
  const plan = planRateFile(kind, lines, [], { known, site })
  return 'problems' in plan ? plan.problems.map(({ line, problem }) => `${line} ${problem}`) : []
}

const tax = {
  country: 'US',
  region: 'OH',
  'postcode from': '43215',
  'postcode to': '43299',
  name: 'Sales tax',
  level: 'local',
  percent: '1.75',
  compound: 'no',
  'on shipping': 'yes',
  'valid from': '2027-01-01',
}

test('all problems in a row of a tax file are reported with the column name', () => {
  assert.deepEqual(problemsOf(taxFile, tax, {}), [])
  assert.deepEqual(problemsOf(taxFile, tax, { region: '', 'postcode from': '', 'postcode to': '', class: 'food' }), [])
  assert.deepEqual(
    problemsOf(taxFile, tax, { country: 'PT', region: 'PT-MADEIRA', 'postcode from': '', 'postcode to': '' }),
    [],
  )
  const wrong: [Record<string, string>, RegExp][] = [
    [{ country: 'Ohio' }, /^2 country must be a two-letter ISO 3166 country code, not "Ohio"$/],
    [{ region: 'ON' }, /^2 region must be a region or territory of US, not "ON"$/],
    [{ 'postcode to': '' }, /^2 postcode to must be set together with the other postcode, not empty$/],
    [{ 'postcode to': '43100' }, /^2 postcode to must be equal to or after postcode from, not "43100"$/],
    [{ class: 'Goods' }, /^2 class must be goods, food, or ebook, not "Goods"$/],
    [{ name: '' }, /^2 name must be 1 to 40 characters, not empty$/],
    [{ level: 'county' }, /^2 level must be national, regional, or local, not "county"$/],
    [{ percent: '7,5' }, /^2 percent must be a number from 0 to 100 with at most four decimals, not "7,5"$/],
    [{ percent: '101' }, /^2 percent must be /],
    [{ percent: '1.00001' }, /^2 percent must be /],
    [{ percent: '-1' }, /^2 percent must be /],
    [{ compound: 'true' }, /^2 compound must be yes or no, not "true"$/],
    [{ 'valid from': '2027-02-29' }, /^2 valid from must be a date such as 2026-12-31, not "2027-02-29"$/],
    [{ 'valid from': '1/2/2027' }, /^2 valid from must be a date/],
    [{ 'valid to': '2026-12-31' }, /^2 valid to must be on or after valid from, not "2026-12-31"$/],
  ]
  for (const [change, expected] of wrong) {
    const problems = problemsOf(taxFile, tax, change)
    assert.equal(problems.length, 1, JSON.stringify(change))
    assert.match(problems[0]!, expected)
  }
  assert.equal(problemsOf(taxFile, tax, { percent: 'x', level: 'x', compound: 'x' }).length, 3)
})

test('rows for duties, zones, and prices must specify destinations of the site', () => {
  const tariff = { site: 'USA', destination: 'US', 'hs prefix': '9506', percent: '10', 'valid from': '2027-01-01' }
  assert.deepEqual(problemsOf(tariffFile, tariff, {}), [])
  assert.match(problemsOf(tariffFile, tariff, { destination: 'FR' }).join(), /a country that USA delivers to/)
  assert.match(problemsOf(tariffFile, tariff, { 'hs prefix': '95.06' }).join(), /up to ten digits/)
  assert.match(problemsOf(tariffFile, tariff, { site: 'Mars' }).join(), /site must be USA/)
  const zone = { site: 'USA', zone: 'us-lakes', country: 'US', regions: 'OH MI', 'valid from': '2027-01-01' }
  assert.deepEqual(problemsOf(zoneFile, zone, {}), [])
  assert.deepEqual(problemsOf(zoneFile, zone, { regions: '', postcodes: '430-432 44' }), [])
  assert.match(problemsOf(zoneFile, zone, { postcodes: '43' }).join(), /empty if regions are set/)
  assert.match(problemsOf(zoneFile, zone, { regions: 'OH ON' }).join(), /regions of US/)
  assert.match(problemsOf(zoneFile, zone, { regions: '', postcodes: '44-43' }).join(), /prefixes or ranges/)
  const price = {
    site: 'USA',
    zone: 'us-near',
    service: 'table_ground',
    carrier: 'table',
    label: 'Ground',
    kind: 'parcel',
    'from grams': '0',
    'to grams': '2270',
    base: '12.95',
    'per step': '0',
    'step grams': '454',
    'valid from': '2027-01-01',
  }
  assert.deepEqual(problemsOf(priceFile, price, {}), [])
  assert.match(problemsOf(priceFile, price, { zone: 'us-moon' }).join(), /a zone of USA/)
  assert.match(problemsOf(priceFile, price, { base: '12.955' }).join(), /an amount such as 12.95/)
  assert.match(problemsOf(priceFile, price, { 'to grams': '0' }).join(), /whole number from 1/)
  assert.match(problemsOf(priceFile, price, { 'step grams': '0' }).join(), /whole number from 1/)
  assert.match(problemsOf(priceFile, price, { 'from grams': '2270' }).join(), /more than from grams/)
  assert.match(problemsOf(priceFile, price, { 'days from': '3' }).join(), /days to must be a whole number/)
  assert.match(problemsOf(priceFile, price, { 'days from': '3', 'days to': '2' }).join(), /at least days from/)
})

test('a file imported for one site must not contain rows for a different site, and each row needs one cell per column', () => {
  assert.deepEqual(problemsOf(taxFile, tax, {}, 'USA'), [])
  assert.deepEqual(problemsOf(taxFile, tax, {}, 'EUR'), ['2 is not for EUR, the site of this import'])
  const plan = planRateFile(taxFile, [['country', 'region'], ['US']], [], { known, site: null })
  assert.ok('problems' in plan)
  assert.ok(plan.problems.some(({ problem }) => problem === 'must have 2 cells, not 1'))
})

test('rate file columns can be in any order and letter case, and each file kind has different columns', () => {
  const header = taxFile.columns.toReversed().map((column) => column.toUpperCase().replace(' ', '_'))
  assert.ok(hasKindColumns(taxFile, header))
  assert.ok(!hasKindColumns(taxFile, header.slice(1)))
  assert.ok(!hasKindColumns(taxFile, [...header, 'note']))
  const kinds = [taxFile, tariffFile, zoneFile, priceFile]
  for (const kind of kinds)
    assert.deepEqual(
      kinds.filter((other) => hasKindColumns(other, kind.columns)),
      [kind],
    )
})

test('importing an export of the initial tables changes nothing [TAX-228, SHIP-251]', () => {
  const check = <Row extends DatedRow>(kind: RateKind<Row>, rows: readonly Row[]) => {
    const table = rows.map((row, id) => ({ id, row }))
    const everywhere: KnownPlaces = { isCountry: () => true, isRegion: () => true, isZone: () => true }
    const plan = planRateFile(kind, [[...kind.columns], ...rows.map(kind.write)], table, {
      known: everywhere,
      site: null,
    })
    assert.deepEqual(plan, { added: [], changed: [], ended: [], unchanged: rows.length })
    // Importing into an empty table produces the same rows.
    const replanned = planRateFile(kind, [[...kind.columns], ...rows.map(kind.write)], [], {
      known: everywhere,
      site: null,
    })
    assert.ok('added' in replanned)
    const text = (row: Row) => kind.write({ ...row, validTo: null }).join()
    assert.deepEqual(
      replanned.added.map(({ row }) => text(row)),
      rows.map(text),
    )
  }
  check(taxFile, defaultTaxTables.rates)
  check(zoneFile, defaultShippingTables.zones)
  check(priceFile, defaultShippingTables.prices)
  check(tariffFile, [
    { site: 'USA', destination: 'US', hsPrefix: '', percent: 10, validFrom: '2025-01-01', validTo: '2025-12-31' },
  ])
})
