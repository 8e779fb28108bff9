import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { taxClassNames, taxClassOf } from '#domain/catalog/import/tax-class.ts'
import { sites } from '#domain/sites.ts'
import { sumByName, taxLabel, netAmount, ratesAt, displayedPercent, taxesOn, taxRegionOf } from './rates.ts'
import { displayedPrice } from './displayed-price.ts'
import type { TaxRate, TaxTables } from './table.ts'

const rate = (change: Partial<TaxRate>): TaxRate => ({
  country: 'DE',
  region: null,
  postcodes: null,
  class: null,
  name: 'VAT',
  level: 'national',
  percent: 19,
  compound: false,
  onShipping: true,
  validFrom: '2021-01-01',
  validTo: null,
  ...change,
})
const state = rate({ country: 'US', region: 'CA', name: 'Sales tax', level: 'regional', percent: 7.25 })
const tables: TaxTables = {
  rates: [
    rate({}),
    rate({ class: 'ebook', percent: 7 }),
    rate({ percent: 16, validFrom: '2020-07-01', validTo: '2020-12-31' }),
    rate({ percent: 20, validFrom: '2030-01-01' }),
    rate({ country: 'PT', percent: 23 }),
    rate({ country: 'PT', region: 'PT-MADEIRA', percent: 22 }),
    state,
    { ...state, level: 'local', percent: 1.73 },
    { ...state, level: 'local', percent: 2.25, postcodes: ['90000', '90199'] },
  ],
  territories: [{ country: 'PT', region: 'PT-MADEIRA', names: ['Madeira'], postcodes: [['9000', '9499']] }],
  shippingRules: [],
  withoutNexus: [],
  tariffs: [],
}
const at = (countryId: string, region = '', postcode = '') => ({ countryId, region, postcode })
const percents = (place: ReturnType<typeof at>, date = '2026-11-21') =>
  ratesAt(place, 'goods', date, tables)?.map(({ percent }) => percent)

test('the tax class EU Taxable Goods exists and uses the goods rate [TAX-230, TAX-401]', () => {
  assert.equal(taxClassNames['EU Taxable Goods'], 'goods')
  assert.equal(taxClassOf('EU Taxable Goods'), 'goods')
})

test('the tax class EU Food Tax exists and uses the food rate [TAX-231, TAX-402]', () => {
  assert.equal(taxClassNames['EU Food Tax'], 'food')
  assert.equal(taxClassOf('EU Food Tax'), 'food')
})

test('the tax class EU eBook Tax exists and uses the ebook rate [TAX-232, TAX-403]', () => {
  assert.equal(taxClassNames['EU eBook Tax'], 'ebook')
  assert.equal(taxClassOf('EU eBook Tax'), 'ebook')
  assert.equal(taxClassOf('food'), 'food')
  for (const unknown of ['constructor', 'Wine Tax', '']) assert.equal(taxClassOf(unknown), undefined)
})

test('a tax rate applies from the first to the last day of its period, both inclusive [TAX-228]', () => {
  assert.deepEqual(percents(at('DE'), '2020-07-01'), [16])
  assert.deepEqual(percents(at('DE'), '2020-12-31'), [16])
  assert.deepEqual(percents(at('DE'), '2021-01-01'), [19])
  assert.deepEqual(percents(at('DE'), '2029-12-31'), [19])
  assert.deepEqual(percents(at('DE'), '2030-01-01'), [20])
})

test("a location or date without a rate row has no rates, which isn't the same as zero tax", () => {
  assert.equal(percents(at('FR')), undefined)
  assert.equal(percents(at('US', 'TX', '75001')), undefined)
  assert.equal(percents(at('DE'), '2020-06-30'), undefined)
})

test('a gift card is sold without tax, because the goods that it pays for are taxed', () => {
  assert.deepEqual(ratesAt({ countryId: 'DE', region: '', postcode: '10115' }, 'voucher', '2026-05-01', tables), [])
})

test('at each tax level, the most specific row applies, and the levels add up', () => {
  assert.deepEqual(percents(at('US', 'CA', '94103')), [7.25, 1.73])
  assert.deepEqual(percents(at('US', 'CA', '90001-1234')), [7.25, 2.25])
  assert.deepEqual(
    ratesAt(at('DE'), 'ebook', '2026-01-01', tables)?.map(({ percent }) => percent),
    [7],
  )
})

test('a territory with separate tax rates is recognized by postcode and by name', () => {
  assert.equal(taxRegionOf(at('PT', 'madeira ', '1000-001'), tables), 'PT-MADEIRA')
  assert.equal(taxRegionOf(at('PT', '', '9000-082'), tables), 'PT-MADEIRA')
  assert.equal(taxRegionOf(at('ES', '', '9000'), tables), '')
  assert.deepEqual(percents(at('PT', 'Madeira', '')), [22])
  assert.deepEqual(percents(at('PT', 'Lisboa', '1000-001')), [23])
})

test('tax rates with the same name are combined into one tax, and rates with different names are separate taxes', () => {
  const [tax, ...more] = sumByName(ratesAt(at('US', 'CA', '94103'), 'goods', '2026-11-21', tables)!)
  assert.deepEqual(more, [])
  assert.equal(tax!.percent, 8.98)
  assert.equal(taxLabel(tax!), 'Sales tax 8.98%')
  const gst = { name: 'GST', percent: 5, compound: false }
  const qst = { name: 'QST', percent: 9.975, compound: false }
  // 100.05 x 5% = 5.0025; 100.05 x 9.975% = 9.97998...; compound: 105.05 x 9.975% = 10.4787...
  assert.deepEqual(
    taxesOn(10_005, [gst, qst]).map(({ tax }) => tax),
    [500, 998],
  )
  assert.deepEqual(
    taxesOn(10_005, [gst, { ...qst, compound: true }]).map(({ tax }) => tax),
    [500, 1048],
  )
})

test('a tax rate can have four decimals, and the tax is rounded to the cent, half away from zero', () => {
  // 295.00 x 7.25% = 21.3875 -> 21.39; 10.00 x 9.975% = 0.9975 -> 1.00; 2.00 x 8.25% = 0.165 -> 0.17
  assert.equal(displayedPrice(29_500, 7.25) - 29_500, 2139)
  assert.equal(displayedPrice(1000, 9.975) - 1000, 100)
  assert.equal(displayedPrice(200, 8.25) - 200, 17)
  assert.equal(displayedPrice(1_000_000, 7.1234) - 1_000_000, 71_234)
})

test('prices are displayed with VAT only on EUR and GBR [TAX-001, TAX-002]', () => {
  for (const site of sites) {
    const isVat = site === 'EUR' || site === 'GBR'
    assert.equal(displayedPercent(site, at('DE'), 'goods', '2026-11-21', tables), isVat ? 19 : 0, site)
    assert.equal(displayedPercent(site, at('FR'), 'goods', '2026-11-21', tables), isVat ? undefined : 0, site)
  }
})

test('extracting the tax from a displayed price and adding it back returns the same price', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 3000 }), (net, hundredths) => {
      const percent = hundredths / 100
      assert.equal(netAmount(displayedPrice(net, percent), percent), net)
    }),
  ))
