import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { isConsistentTax, taxEngineLines, quoteFromEngine } from './engine-quote.ts'
import type { TaxInput } from './quote.ts'
import type { TaxTables } from './table.ts'

const tables: TaxTables = {
  rates: [],
  territories: [],
  tariffs: [{ site: 'USA', destination: 'US', hsPrefix: '', percent: 10, validFrom: '2020-01-01', validTo: null }],
  shippingRules: [],
  withoutNexus: [{ site: 'USA', country: 'US', region: 'CA' }],
}
const line = { id: 'bar', class: 'goods' as const, qty: 2, unit: 10_000, discount: 500, tariffCode: '95069100' }
const base: TaxInput = {
  site: 'USA',
  shipTo: { countryId: 'US', region: 'OH', postcode: '43215' },
  date: '2026-11-21',
  lines: [line],
  discount: 0,
  shipping: 2000,
  vatNumber: null,
  isExempt: false,
}
const linesOf = (change: Partial<TaxInput>) => taxEngineLines({ ...base, ...change }, tables)
const to = (countryId: string, region: string) => ({ countryId, region, postcode: '' })

test('an external tax engine is used only for US addresses on the two US sites', () => {
  const lines = [{ id: 'bar', kind: 'goods', qty: 2, unit: 10_000, discount: 500 }]
  assert.deepEqual(linesOf({}), lines)
  assert.deepEqual(linesOf({ site: 'APO', shipTo: to('US', 'AE') }), lines)
  assert.equal(linesOf({ site: 'CAN', shipTo: to('CA', 'ON') }), null)
  assert.equal(linesOf({ site: 'EUR', shipTo: to('DE', '') }), null)
  assert.equal(linesOf({ shipTo: to('CA', 'ON') }), null)
})

test('an address in a region that the merchant marked as without nexus is not sent to the tax engine [TAX-233]', () => {
  assert.equal(linesOf({ shipTo: to('US', 'CA') }), null)
  assert.ok(linesOf({ site: 'APO', shipTo: to('US', 'CA') }))
})

test('a tax engine request contains the lines with their shares of the order discount, but no vouchers [TAX-233]', () => {
  const voucher = { ...line, id: 'card', class: 'voucher' as const, discount: 0 }
  const cheap = { ...line, id: 'strap', qty: 1, unit: 500, discount: 0, class: 'food' as const }
  assert.deepEqual(linesOf({ lines: [line, cheap], discount: 2000 }), [
    { id: 'bar', kind: 'goods', qty: 2, unit: 10_000, discount: 500 + 1950 },
    { id: 'strap', kind: 'food', qty: 1, unit: 500, discount: 50 },
  ])
  assert.deepEqual(
    linesOf({ lines: [line, voucher] })?.map(({ id }) => id),
    ['bar'],
  )
  assert.equal(linesOf({ lines: [voucher], shipping: 0 }), null)
  assert.equal(linesOf({ discount: 19_500, shipping: 0 }), null)
  assert.equal(linesOf({ discount: 19_499, shipping: 0 })?.length, 1)
  assert.deepEqual(linesOf({ lines: [voucher] }), [])
  assert.equal(linesOf({ lines: [{ ...line, discount: 99_999 }] })?.[0]?.discount, 20_000)
})

test('a tax engine receives only taxed lines and is not called for an order with only untaxed goods', () => {
  const free = { ...line, id: 'free', class: 'untaxed' as const }
  assert.deepEqual(
    linesOf({ lines: [line, free] })?.map(({ id }) => id),
    ['bar'],
  )
  assert.equal(linesOf({ lines: [free] }), null)
})

const response = {
  tax: 1463 + 150,
  lines: [{ id: 'bar', tax: 1463, percent: 7.5 }],
  shipping: { tax: 150, percent: 7.5 },
  free: null,
}
const isTaken = (change: Partial<Parameters<typeof isConsistentTax>[2]>) =>
  isConsistentTax(taxEngineLines(base, tables)!, base.shipping, { ...response, ...change })

test('a tax engine response is accepted only if its amounts are consistent [TAX-233]', () => {
  const nothing = { tax: 0, lines: [{ id: 'bar', tax: 0, percent: 0 }], shipping: { tax: 0, percent: 0 } }
  assert.ok(isTaken({}))
  for (const free of ['no_nexus', 'exempt', 'untaxed'] as const) assert.ok(isTaken({ ...nothing, free }), free)
  assert.ok(!isTaken(nothing), 'nothing without a reason')
  assert.ok(!isTaken({ free: 'no_nexus' }), 'a tax where none is collected')
  assert.ok(!isTaken({ tax: 1612 }), 'another sum')
  assert.ok(!isTaken({ lines: [], tax: 150 }), 'a line without a tax')
  assert.ok(!isTaken({ lines: [{ id: 'rack', tax: 1463, percent: 7.5 }] }), 'another line')
  const twice = [...response.lines, { id: 'bar', tax: 0, percent: 0 }]
  assert.ok(!isTaken({ lines: twice }), 'a line twice')
  assert.ok(!isTaken({ lines: [{ id: 'bar', tax: -1, percent: 7.5 }], tax: 149 }), 'less than nothing')
  assert.ok(!isTaken({ lines: [{ id: 'bar', tax: 19_501, percent: 100 }], tax: 19_651 }), 'more than the line')
  assert.ok(!isTaken({ shipping: { tax: 2001, percent: 101 }, tax: 3464 }), 'more than shipping')
  assert.ok(!isTaken({ lines: [{ id: 'bar', tax: 1463.5, percent: 7.5 }], tax: 1613.5 }), 'a part of a cent')
})

test('a tax engine response is rejected if any amount is off by a cent or more [TAX-233]', () => {
  const figures = fc.array(
    fc.record({ net: fc.integer({ min: 100, max: 100_000 }), percent: fc.integer({ min: 1, max: 20 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  const wrong = fc.integer({ min: -50_000, max: 50_000 }).filter((by) => by !== 0)
  fc.assert(
    fc.property(figures, fc.nat(), wrong, (parts, index, by) => {
      const requested = parts.map(({ net }, id) => ({
        id: String(id),
        kind: 'goods' as const,
        qty: 1,
        unit: net,
        discount: 0,
      }))
      const lines = parts.map(({ net, percent }, id) => ({
        id: String(id),
        tax: Math.round((net * percent) / 100),
        percent,
      }))
      const good = {
        tax: lines.reduce((sum, each) => sum + each.tax, 0),
        lines,
        shipping: { tax: 0, percent: 0 },
        free: null,
      }
      assert.ok(isConsistentTax(requested, 0, good))
      assert.ok(!isConsistentTax(requested, 0, { ...good, tax: good.tax + by }))
      const bent = lines.map((each, at) => (at === index % lines.length ? { ...each, tax: each.tax + by } : each))
      assert.ok(!isConsistentTax(requested, 0, { ...good, lines: bent }))
    }),
  )
})

test("a quote has the engine's taxes, duty from our own tables, and one summary row [TAX-212, TAX-236]", () => {
  const quote = quoteFromEngine(base, response, tables)
  assert.deepEqual(
    { tax: quote.tax, shipping: quote.shipping, summary: quote.summary, tariff: quote.tariff },
    {
      tax: 1613,
      shipping: { net: 2000, tax: 150, shown: 2000 },
      summary: [{ label: 'Sales tax 7.5%', tax: 1613 }],
      tariff: 1950,
    },
  )
  const [bar] = quote.lines
  assert.deepEqual([bar!.net, bar!.tax, bar!.full.net, bar!.percent], [19_500, 1463, 20_000, 7.5])
  const mixed = quoteFromEngine(base, { ...response, shipping: { tax: 150, percent: 6 } }, tables)
  assert.deepEqual(mixed.summary, [{ label: 'Sales tax', tax: 1613 }])
})
