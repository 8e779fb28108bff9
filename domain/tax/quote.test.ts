import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quoteTax, type TaxInput, type TaxQuote } from './quote.ts'
import { displayedShipping } from './shipping-tax.ts'
import type { TaxRate, TaxTables } from './table.ts'

const rate = (country: string, change: Partial<TaxRate>): TaxRate => ({
  country,
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
const tables: TaxTables = {
  rates: [
    rate('DE', {}),
    rate('DE', { class: 'ebook', percent: 7 }),
    rate('FR', { percent: 20 }),
    rate('CH', { percent: 0 }),
    rate('AU', { name: 'GST', percent: 10 }),
    rate('CA', { name: 'GST', percent: 5 }),
    rate('CA', { region: 'BC', name: 'PST', percent: 7, level: 'regional' }),
    rate('US', { region: 'TX', name: 'Sales tax', percent: 8.2, level: 'regional' }),
    rate('US', { region: 'CA', name: 'Sales tax', percent: 8.98, level: 'regional', onShipping: false }),
    rate('US', { region: 'AE', name: 'Sales tax', percent: 0, level: 'regional' }),
  ],
  territories: [],
  tariffs: [],
  shippingRules: [],
  withoutNexus: [{ site: 'USA', country: 'US', region: 'CA' }],
}
const bar = { id: 'bar', class: 'goods' as const, qty: 1, unit: 10_000, discount: 0 }
const base: TaxInput = {
  site: 'EUR',
  shipTo: { countryId: 'DE', region: '', postcode: '45127' },
  date: '2026-11-21',
  lines: [bar],
  discount: 0,
  shipping: 1000,
  vatNumber: null,
  isExempt: false,
}
const quote = (change: Partial<TaxInput>, of = tables): TaxQuote => {
  const quoted = quoteTax({ ...base, ...change }, of)
  assert.ok(!('problem' in quoted), JSON.stringify(quoted))
  return quoted
}
const to = (countryId: string, region = '') => ({ countryId, region, postcode: '' })

test('untaxed goods are never taxed on any site, even in an order with taxed goods', () => {
  const free = { ...bar, id: 'free', class: 'untaxed' as const }
  const both = quote({ lines: [free, bar], shipping: 0 })
  assert.deepEqual(
    both.lines.map(({ id, shown, tax }) => [id, shown, tax]),
    [
      ['free', 10_000, 0],
      ['bar', 11_900, 1_900],
    ],
  )
  assert.deepEqual([both.tax, quote({ lines: [free] }).tax], [1_900, 0])
  const inTexas = quote({ site: 'USA', shipTo: to('US', 'TX'), lines: [free, bar], shipping: 0 })
  assert.deepEqual([inTexas.tax, inTexas.lines[0]!.tax], [820, 0])
  const inAustralia = quote({ site: 'AUS', shipTo: to('AU'), lines: [free], shipping: 0 })
  assert.deepEqual([inAustralia.tax, inAustralia.lines[0]!.net], [0, 10_000])
})

test('on EUR, the buyer pays the displayed unit price times the quantity, and the tax is extracted from the result', () => {
  // 33.33 + 19% = 39.6627 -> 39.66; x 3 = 118.98; / 1.19 = 99.9832 -> 99.98; tax 19.00
  const [line] = quote({ lines: [{ ...bar, unit: 3333, qty: 3 }] }).lines
  assert.deepEqual(
    { shownUnit: line!.shownUnit, shown: line!.shown, net: line!.net, tax: line!.tax },
    { shownUnit: 3966, shown: 11_898, net: 9998, tax: 1900 },
  )
})

test('VAT on shipping uses the highest class rate in the order', () => {
  const ebook = { ...bar, id: 'ebook', class: 'ebook' as const }
  assert.deepEqual(quote({ lines: [ebook, bar] }).shipping, { net: 1000, tax: 190, shown: 1190 })
  assert.deepEqual(quote({ lines: [ebook] }).shipping, { net: 1000, tax: 70, shown: 1070 })
  assert.deepEqual(quote({ lines: [ebook, bar] }).summary, [
    { label: 'VAT 7%', tax: 700 },
    { label: 'VAT 19%', tax: 1900 + 190 },
  ])
})

test("in countries with a proportional rule, VAT on shipping is split in proportion to the goods from the rule's first day", () => {
  const ebook = { ...bar, id: 'ebook', class: 'ebook' as const, unit: 30_000 }
  const rule = {
    country: 'DE',
    method: 'proportional',
    source: 'a law',
    validFrom: '2026-01-01',
    validTo: null,
  } as const
  const split = quote({ lines: [ebook, bar] }, { ...tables, shippingRules: [rule] })
  // 10.00 split 300:100 is 7.50 at 7% and 2.50 at 19%. The taxes are 0.53 and 0.48.
  assert.deepEqual(split.shipping, { net: 1000, tax: 101, shown: 1101 })
  assert.deepEqual(split.summary, [
    { label: 'VAT 7%', tax: 2100 + 53 },
    { label: 'VAT 19%', tax: 1900 + 48 },
  ])
  assert.equal(displayedShipping(1000, split.shippingShares!), 1101)
  const highest = { net: 1000, tax: 190, shown: 1190 }
  for (const other of [
    { ...rule, validFrom: '2026-12-01' },
    { ...rule, validTo: '2026-11-20' },
    { ...rule, country: 'FR' },
    { ...rule, method: 'highest' as const },
  ]) {
    assert.deepEqual(quote({ lines: [ebook, bar] }, { ...tables, shippingRules: [other] }).shipping, highest)
  }
  const later = { ...rule, method: 'highest' as const, validFrom: '2026-06-01' }
  assert.deepEqual(quote({ lines: [ebook, bar] }, { ...tables, shippingRules: [rule, later] }).shipping, highest)
})

test('vouchers and untaxed goods do not count when shipping is taxed in proportion to the goods', () => {
  const rule = { method: 'proportional', source: 'a law', validFrom: '2026-01-01', validTo: null } as const
  const german = { ...tables, shippingRules: [{ ...rule, country: 'DE' }] }
  const card = { ...bar, id: 'card', class: 'voucher' as const, unit: 30_000 }
  const cloth = { ...bar, id: 'cloth', class: 'untaxed' as const }
  const split = quote({ lines: [bar, card, cloth] }, german)
  assert.deepEqual(split.shipping, { net: 1000, tax: 190, shown: 1190 })
  assert.deepEqual(split.shippingShares, [{ percent: 19, value: 10_000 }])
  const untaxed = quote({ lines: [card, cloth] }, german)
  assert.deepEqual([untaxed.shipping, untaxed.tax], [{ net: 1000, tax: 0, shown: 1000 }, 0])
})

test('tax shares for displaying a shipping rate are returned only on sites that display VAT', () => {
  const rule = { method: 'proportional', source: 'a law', validFrom: '2026-01-01', validTo: null } as const
  const shippingRules = ['AU', 'US', 'DE'].map((country) => ({ ...rule, country }))
  const sharesOf = (site: TaxInput['site'], shipTo: TaxInput['shipTo']) =>
    quote({ site, shipTo }, { ...tables, shippingRules }).shippingShares
  assert.equal(sharesOf('AUS', to('AU')), undefined)
  assert.equal(sharesOf('USA', to('US', 'TX')), undefined)
  assert.deepEqual(sharesOf('EUR', to('DE')), [{ percent: 19, value: 10_000 }])
})

test('AUS prices and shipping costs include GST [TAX-002]', () => {
  const quoted = quote({ site: 'AUS', shipTo: to('AU', 'VIC'), lines: [{ ...bar, unit: 11_000 }], shipping: 1195 })
  // 110.00 / 1.1 = 100.00; 11.95 / 1.1 = 10.8636 -> 10.86, tax 1.09
  assert.deepEqual(quoted.lines[0]!.net, 10_000)
  assert.deepEqual(quoted.shipping, { net: 1086, tax: 109, shown: 1195 })
  assert.equal(quoted.tax, 1109)
})

test('in Canada, each tax is rounded separately and listed in the summary [TAX-212]', () => {
  const quoted = quote({ site: 'CAN', shipTo: to('CA', 'BC'), lines: [{ ...bar, unit: 9999 }], shipping: 1050 })
  // 99.99 x 5% = 4.9995 -> 5.00, x 7% = 6.9993 -> 7.00; 10.50 x 5% = 0.525 -> 0.53, x 7% = 0.735 -> 0.74
  assert.deepEqual(quoted.summary, [
    { label: 'GST 5%', tax: 553 },
    { label: 'PST 7%', tax: 774 },
  ])
  assert.equal(quoted.tax, 553 + 774)
})

test('in the US, shipping tax depends on the state, and nothing is taxed without nexus', () => {
  const texas = quote({ site: 'USA', shipTo: to('US', 'TX') })
  assert.deepEqual([texas.lines[0]!.tax, texas.shipping.tax], [820, 82])
  assert.equal(quote({ site: 'USA', shipTo: to('US', 'CA') }).tax, 0)
  const nexus = quote({ site: 'USA', shipTo: to('US', 'CA') }, { ...tables, withoutNexus: [] })
  assert.deepEqual([nexus.lines[0]!.tax, nexus.shipping.tax], [898, 0])
  assert.equal(quote({ site: 'USA', shipTo: to('US', 'TX'), isExempt: true }).tax, 0)
  assert.equal(quote({ site: 'APO', shipTo: to('US', 'AE') }).tax, 0)
})

test('a destination without a tax table results in a problem, not in zero tax', () =>
  assert.deepEqual(quoteTax({ ...base, shipTo: to('NO') }, tables), { problem: 'tax_zone_missing', class: 'goods' }))

const valid = (country: string) => ({ country, valid: true })

test('reverse charge applies with a valid VAT number from another member state, and not with one from the same member state [TAX-235]', () => {
  const france = { shipTo: to('FR') }
  assert.equal(quote(france).tax, 2000 + 200)
  const reversed = quote({ ...france, vatNumber: valid('FR') })
  assert.equal(reversed.tax, 0)
  assert.equal(reversed.isReverseCharge, true)
  assert.deepEqual(reversed.lines[0]!.shownUnit, 10_000)
  assert.equal(quote({ vatNumber: valid('DE') }).tax, 1900 + 190)
  assert.equal(quote({ vatNumber: valid('FR') }).tax, 1900 + 190)
  assert.equal(quote({ ...france, vatNumber: valid('DE') }).tax, 2200)
  assert.equal(quote({ ...france, vatNumber: valid('XI') }).tax, 2200)
})

test('an invalid or unverified VAT number has no effect, so VAT is charged [TAX-218]', () => {
  for (const known of [false, null]) {
    const quoted = quote({ shipTo: to('FR'), vatNumber: { country: 'FR', valid: known } })
    assert.equal(quoted.tax, 2200)
    assert.equal(quoted.isReverseCharge, false)
  }
})

test('an order shipped outside the VAT area costs the stored net price', () => {
  const quoted = quote({ shipTo: to('CH') })
  assert.deepEqual([quoted.tax, quoted.lines[0]!.shownUnit, quoted.shipping.shown], [0, 10_000, 1000])
  assert.deepEqual(quoted.summary, [])
})

test('discounts reduce a line before tax, and an order discount is split by line value [TAX-233]', () => {
  const lines = [bar, { ...bar, id: 'rack', unit: 30_000, discount: 10_000 }]
  const quoted = quote({ site: 'USA', shipTo: to('US', 'TX'), lines, discount: 3000 })
  // 300 - 100 = 200; 30.00 over 100 : 200 is 10 and 20; 90.00 x 8.2% = 7.38, 180.00 x 8.2% = 14.76
  assert.deepEqual(
    quoted.lines.map(({ net, tax }) => [net, tax]),
    [
      [9000, 738],
      [18_000, 1476],
    ],
  )
  assert.deepEqual(
    quoted.lines.map(({ full }) => full.net),
    [10_000, 30_000],
  )
})

test('on EUR, a net discount is displayed with VAT and subtracted from the displayed price', () => {
  // 100.00 + 19% = 119.00; 10.01 + 19% = 11.9119 -> 11.91; 107.09 / 1.19 = 89.9916 -> 89.99
  const [line] = quote({ lines: [{ ...bar, discount: 1001 }] }).lines
  assert.deepEqual([line!.full.shown, line!.shown, line!.net, line!.tax], [11_900, 10_709, 8999, 1710])
})
