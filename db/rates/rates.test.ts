import assert from 'node:assert/strict'
import { test } from 'node:test'
import { taxClasses, type TaxClass } from '#domain/catalog/product-entry.ts'
import { regionsOf, regionsOfSite } from '#domain/countries/regions.ts'
import { priceOf } from '#domain/shipping/rating/rate-consignment.ts'
import { zoneOf } from '#domain/shipping/rating/zones.ts'
import { euCountries, siteSettings, sites } from '#domain/sites.ts'
import { ratesAt } from '#domain/tax/rates.ts'
import { defaultShippingTables } from './shipping-tables.ts'
import { defaultTaxTables } from './tax-tables.ts'

const percent = (country: string, taxClass: TaxClass, date = '2026-11-21', region = '', postcode = '') =>
  ratesAt({ countryId: country, region, postcode }, taxClass, date, defaultTaxTables)?.reduce(
    (sum, rate) => sum + rate.percent,
    0,
  )
const percents = (country: string, date = '2026-11-21', region = '', postcode = '') =>
  taxClasses.map((taxClass) => percent(country, taxClass, date, region, postcode))

test('VAT rates exist in every VAT country for the classes goods, food, and ebook [TAX-219]', () => {
  assert.deepEqual(taxClasses, ['goods', 'food', 'ebook'])
  for (const country of [...euCountries, 'GB', 'NO', 'CH']) {
    const rows = defaultTaxTables.rates.filter((rate) => rate.country === country && rate.region === null)
    assert.deepEqual([...new Set(rows.map((rate) => rate.class))], taxClasses, country)
  }
})

test('VAT in Germany is 19% on goods, 19% on food, and 7% on ebooks [TAX-220]', () =>
  assert.deepEqual(percents('DE'), [19, 19, 7]))
test('VAT in France is 20% on goods, 10% on food, and 5.5% on ebooks [TAX-221]', () =>
  assert.deepEqual(percents('FR'), [20, 10, 5.5]))

test('VAT in Finland is 25.5% on goods, and 14% on food and ebooks until 2025 and 13.5% from 2026 [TAX-222, TAX-229]', () => {
  assert.deepEqual(percents('FI', '2025-12-31'), [25.5, 14, 14])
  assert.deepEqual(percents('FI', '2026-01-01'), [25.5, 13.5, 13.5])
})

test('VAT in Hungary is 27% for all classes [TAX-223]', () => assert.deepEqual(percents('HU'), [27, 27, 27]))
test('VAT in Denmark is 25% for all classes [TAX-224]', () => assert.deepEqual(percents('DK'), [25, 25, 25]))
test('VAT in Switzerland is 0% for all classes [TAX-225]', () => assert.deepEqual(percents('CH'), [0, 0, 0]))

test('VAT in Madeira is 22% on goods and 12% on food, and on ebooks 5% until September 2024 and 4% from October 2024 [TAX-226, TAX-229]', () => {
  assert.deepEqual(percents('PT', '2024-09-30', 'Madeira'), [22, 12, 5])
  assert.deepEqual(percents('PT', '2024-10-01', 'Madeira'), [22, 12, 4])
  assert.deepEqual(percents('PT', '2026-11-21', '', '9000-082'), [22, 12, 4])
})

test('VAT in the Azores is 16% on goods, 9% on food, and 4% on ebooks [TAX-227]', () => {
  assert.deepEqual(percents('PT', '2026-11-21', 'Azores'), [16, 9, 4])
  assert.deepEqual(percents('PT', '2026-11-21', '', '9500-150'), [16, 9, 4])
  assert.deepEqual(percents('PT'), [23, 13, 6])
})

test('all 27 member states, GB, NO, and CH have dated rates [TAX-228]', () => {
  assert.equal(euCountries.length, 27)
  for (const country of [...euCountries, 'GB', 'NO']) assert.ok(percent(country, 'goods')! >= 16, country)
  assert.deepEqual([percent('EE', 'goods', '2025-06-30'), percent('EE', 'goods', '2025-07-01')], [22, 24])
})

test('no VAT is charged outside the VAT area', () => {
  const outside = [
    ['ES', '35001'],
    ['ES', '38670'],
    ['ES', '51001'],
    ['FI', '22100'],
    ['FI', 'FI-22100'],
    ['DE', '78266'],
    ['IT', '23041'],
    ['FR', '97400'],
    ['GR', '630 86'],
    ['GB', 'GY1 1AA'],
    ['DK', '3900'],
    ['DK', 'DK-3992'],
    ['NO', '9170'],
    ['NO', '8099'],
    ['AU', '2899'],
    ['AU', '6798'],
    ['AU', '6799'],
  ] as const
  for (const [country, postcode] of outside)
    assert.equal(percent(country, 'goods', '2026-11-21', '', postcode), 0, postcode)
  for (const [country, postcode, rate] of [
    ['ES', '28001', 21],
    ['FI', '00100', 25.5],
    ['GB', 'BT1 1AA', 20],
    ['AT', '6691', 19],
    ['DK', '3700', 25],
    ['NO', '9008', 25],
    ['AU', '2898', 10],
    ['FR', '98000', 20],
    ['GB', 'IM1 1AA', 20],
  ] as const) {
    assert.equal(percent(country, 'goods', '2026-11-21', '', postcode), rate, postcode)
  }
})

test('a territory is recognized by name if the postcode is missing', () => {
  for (const { country, names } of defaultTaxTables.territories) {
    for (const name of names) {
      const own = percent(country, 'goods', '2026-11-21', name.toUpperCase())
      assert.notEqual(own, undefined, name)
      assert.notEqual(own, percent(country, 'goods'), name)
    }
  }
})

test('HST in Nova Scotia fell from 15% to 14% in April 2025', () => {
  assert.equal(percent('CA', 'goods', '2025-03-31', 'NS'), 15)
  assert.equal(percent('CA', 'goods', '2025-04-01', 'NS'), 14)
})

test('every region on every site has a tax zone and a shipping zone with prices', () => {
  for (const site of sites) {
    for (const countryId of siteSettings[site].countries) {
      const regions = regionsOf(countryId).length > 0 ? regionsOfSite(site, countryId).map(({ code }) => code) : ['']
      for (const region of regions) {
        const place = { countryId, region, postcode: '' }
        assert.ok(ratesAt(place, 'goods', '2026-11-21', defaultTaxTables), `${site} ${countryId} ${region} tax`)
        const zone = zoneOf(site, place, defaultShippingTables.zones)
        assert.ok(zone, `${site} ${countryId} ${region} zone`)
        const prices = defaultShippingTables.prices.filter((price) => price.site === site && price.zone === zone.code)
        assert.ok(
          priceOf(
            prices.filter(({ kind }) => kind === 'parcel'),
            10_000,
          ),
          `${site} ${zone.code} price`,
        )
      }
    }
  }
})

test("a service's price bands have no gaps, and a heavier package never costs less", () => {
  const { prices } = defaultShippingTables
  const keys = new Set(prices.map(({ site, zone, service }) => `${site} ${zone} ${service}`))
  for (const key of keys) {
    const bands = prices.filter(({ site, zone, service }) => key === `${site} ${zone} ${service}`)
    bands.slice(1).forEach((band, index) => assert.equal(band.fromGrams, bands[index]!.toGrams, key))
    let before = 0
    for (let grams = 500; grams <= (bands.at(-1)!.toGrams ?? 300_000); grams += 500) {
      const cost = priceOf(bands, grams)
      assert.ok(cost !== undefined && cost >= before, `${key} ${grams}`)
      before = cost
    }
  }
})

test('freight does not ship to Alaska, but parcels do', () => {
  const alaska = defaultShippingTables.prices.filter(({ zone }) => zone === 'us-alaska')
  assert.deepEqual([...new Set(alaska.map(({ kind }) => kind))], ['parcel'])
})
