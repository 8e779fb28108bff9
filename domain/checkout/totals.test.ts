import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { taxClasses } from '#domain/catalog/product-entry.ts'
import { allocateAmount } from '#domain/money.ts'
import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { quoteTax, type TaxInput, type TaxLine, type TaxQuote } from '#domain/tax/quote.ts'
import type { TaxTables } from '#domain/tax/table.ts'
import { amountToPay, displayedTotals, totalsOf } from './totals.ts'

const tablesOf = (percent: number, second: number, onShipping: boolean, tariff = 0): TaxTables => ({
  rates: sites.flatMap((site) =>
    (['national', 'regional'] as const).map((level) => ({
      country: siteSettings[site].homeCountry,
      region: null,
      postcodes: null,
      class: null,
      // A tax included in prices has a single name, but up to two taxes may be added to net prices.
      name: level === 'regional' && siteSettings[site].taxDisplay === 'net' ? 'PST' : 'VAT',
      level,
      percent: level === 'national' ? percent : second,
      compound: false,
      onShipping,
      validFrom: '2020-01-01',
      validTo: null,
    })),
  ),
  territories: [],
  shippingRules: [],
  withoutNexus: [],
  tariffs: sites.map((site) => ({
    site,
    destination: siteSettings[site].homeCountry,
    hsPrefix: '',
    percent: tariff,
    validFrom: '2020-01-01',
    validTo: null,
  })),
})

const amount = fc.integer({ min: 0, max: 500_000 })
const line = fc.record<TaxLine>({
  id: fc.uuid(),
  class: fc.constantFrom(...taxClasses),
  qty: fc.integer({ min: 1, max: 50 }),
  unit: amount,
  tariffCode: fc.constantFrom(undefined, '', '950691'),
  discount: fc.constant(0),
})
const order = fc.record({
  site: fc.constantFrom(...sites),
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  share: fc.integer({ min: 0, max: 100 }),
  shipping: amount,
  /** Tariff in percent. */
  tariff: fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000),
  giftcards: amount,
  percent: fc.integer({ min: 0, max: 27_000 }).map((thousandths) => thousandths / 1000),
  second: fc.integer({ min: 0, max: 10_000 }).map((thousandths) => thousandths / 1000),
  onShipping: fc.boolean(),
})
type Order = typeof order extends fc.Arbitrary<infer T> ? T : never

function inputOf({ site, lines, share, shipping }: Pick<Order, 'site' | 'lines' | 'share' | 'shipping'>): TaxInput {
  const whole = lines.reduce((sum, { unit, qty }) => sum + unit * qty, 0)
  return {
    site,
    shipTo: { countryId: siteSettings[site].homeCountry, region: '', postcode: '' },
    date: '2026-11-21',
    lines,
    discount: Math.floor((whole * share) / 100),
    shipping,
    vatNumber: null,
    isExempt: false,
  }
}

function quoted(order: Order): TaxQuote {
  const quote = quoteTax(inputOf(order), tablesOf(order.percent, order.second, order.onShipping, order.tariff))
  assert.ok(!('problem' in quote))
  return quote
}

test('the grand totals with and without tax differ by exactly the tax [ORDER-203]', () =>
  fc.assert(
    fc.property(order, (order) => {
      const totals = totalsOf(quoted(order), order)
      assert.equal(totals.grandTotalIncludingTax - totals.grandTotalExcludingTax, totals.tax)
    }),
  ))

test('item tax and shipping tax add up to the total tax, in the summary and in the quote [ORDER-204]', () =>
  fc.assert(
    fc.property(order, (order) => {
      const quote = quoted(order)
      const totals = totalsOf(quote, order)
      assert.equal(totals.itemTax + totals.shippingTax, totals.tax)
      assert.equal(quote.tax, totals.tax)
      assert.equal(
        quote.summary.reduce((sum, { tax }) => sum + tax, 0),
        totals.tax,
      )
    }),
  ))

test('the totals have the ten fields of an order, all in whole cents [ORDER-202]', () =>
  fc.assert(
    fc.property(order, (order) => {
      const totals = totalsOf(quoted(order), order)
      assert.deepEqual(Object.keys(totals).toSorted(), [
        'discount',
        'giftcards',
        'grandTotalExcludingTax',
        'grandTotalIncludingTax',
        'itemTax',
        'shipping',
        'shippingTax',
        'subtotal',
        'tariff',
        'tax',
      ])
      for (const value of Object.values(totals)) assert.ok(Number.isSafeInteger(value) && value >= 0)
      const { subtotal, discount, shipping, tariff, grandTotalExcludingTax } = totals
      assert.equal(subtotal - discount + shipping + tariff, grandTotalExcludingTax)
    }),
  ))

test('on every site, the displayed amounts add up to the amount paid', () =>
  fc.assert(
    fc.property(order, (order) => {
      const quote = quoted(order)
      const totals = totalsOf(quote, order)
      const shown = displayedTotals(order.site, quote, totals)
      assert.equal(shown.subtotal - shown.discount + shown.shipping + shown.tariff + shown.addedTax, shown.grandTotal)
      assert.equal(shown.grandTotal, totals.grandTotalIncludingTax)
      assert.equal(shown.toPay + shown.giftcards, shown.grandTotal)
      assert.ok(shown.toPay >= 0 && amountToPay(totals) === shown.toPay)
    }),
  ))

test('net and tax of each line and of shipping add up to the displayed amount, and where tax is added, the net is displayed', () =>
  fc.assert(
    fc.property(order, (order) => {
      const { lines, shipping } = quoted(order)
      const isNet = siteSettings[order.site].taxDisplay === 'net'
      for (const { net, tax, shown } of [...lines, shipping]) assert.equal(shown, isNet ? net : net + tax)
    }),
  ))

test('where prices include tax, a line total is its displayed unit price times its quantity', () =>
  fc.assert(
    fc.property(order, (order) => {
      const quote = quoted(order)
      quote.lines.forEach(({ shownUnit, full }, index) => assert.equal(full.shown, shownUnit * order.lines[index]!.qty))
    }),
  ))

test('splitting a line in two does not change any displayed amount and changes each tax by at most one cent', () =>
  fc.assert(
    fc.property(order, fc.nat({ max: 48 }), (order, cut) => {
      const [first, ...rest] = order.lines
      const part = Math.min(first!.qty - 1, cut)
      fc.pre(part > 0)
      const halves = [
        { ...first!, qty: part },
        { ...first!, id: 'rest', qty: first!.qty - part },
      ]
      const whole = quoted({ ...order, share: 0 })
      const split = quoted({ ...order, share: 0, lines: [...halves, ...rest] })
      const shown = (quote: TaxQuote) => quote.lines.reduce((sum, line) => sum + line.shown, 0)
      assert.equal(shown(split), shown(whole))
      // Two taxes on each half, each rounded separately.
      assert.ok(Math.abs(split.tax - whole.tax) <= 2)
    }),
  ))

test('an order discount is split without losing a cent', () =>
  fc.assert(
    fc.property(order, (order) => {
      const { lines } = quoted(order)
      const { discount } = inputOf(order)
      if (siteSettings[order.site].taxDisplay === 'vat') return
      assert.equal(
        lines.reduce((sum, { full, shown }) => sum + full.shown - shown, 0),
        discount,
      )
    }),
  ))

test('splitting an order in two, with the discount split by line, does not change the amount paid', () =>
  fc.assert(
    fc.property(order, fc.nat({ max: 8 }), (order, cut) => {
      const input = inputOf(order)
      const shares = allocateAmount(
        input.discount,
        order.lines.map(({ unit, qty }) => unit * qty),
      )
      const withShares = order.lines.map((one, index) => ({ ...one, discount: shares[index]! }))
      const part = (lines: TaxLine[], shipping: number) =>
        totalsOf(quoted({ ...order, lines, share: 0, shipping }), { giftcards: 0 })
      const whole = totalsOf(quoted(order), { giftcards: 0 })
      const first = part(withShares.slice(0, cut), order.shipping)
      const second = part(withShares.slice(cut), 0)
      for (const field of ['subtotal', 'discount', 'itemTax'] as const)
        assert.equal(first[field] + second[field], whole[field], field)
      if (cut > 0)
        assert.equal(first.grandTotalIncludingTax + second.grandTotalIncludingTax, whole.grandTotalIncludingTax)
    }),
  ))

test('adding a unit never lowers the amount paid', () =>
  fc.assert(
    fc.property(order, (order) => {
      const more = {
        ...order,
        share: 0,
        lines: order.lines.map((one, index) => (index ? one : { ...one, qty: one.qty + 1 })),
      }
      const paid = (of: Order) => totalsOf(quoted(of), of).grandTotalIncludingTax
      assert.ok(paid(more) >= paid({ ...order, share: 0 }))
    }),
  ))

test('gift cards pay at most the grand total and do not reduce tax', () => {
  const quote = quoted({
    site: 'USA',
    lines: [{ id: 'a', class: 'goods', qty: 1, unit: 1000, discount: 0 }],
    share: 0,
    shipping: 0,
    tariff: 0,
    giftcards: 0,
    percent: 10,
    second: 0,
    onShipping: false,
  })
  const totals = totalsOf(quote, { giftcards: 5000 })
  assert.deepEqual([totals.tax, totals.giftcards, amountToPay(totals)], [100, 1100, 0])
})

test('the same order is displayed with added tax on USA, with VAT in all amounts on EUR, and with included GST on AUS', () => {
  const lines: TaxLine[] = [{ id: 'a', class: 'goods', qty: 2, unit: 1100, discount: 0 }]
  const show = (site: Site) => {
    const quote = quoted({
      site,
      lines,
      share: 0,
      shipping: 550,
      tariff: 0,
      giftcards: 0,
      percent: 10,
      second: 0,
      onShipping: true,
    })
    const { subtotal, shipping, addedTax, grandTotal } = displayedTotals(site, quote, totalsOf(quote, { giftcards: 0 }))
    return [subtotal, shipping, addedTax, grandTotal]
  }
  assert.deepEqual(show('USA'), [2200, 550, 275, 3025])
  assert.deepEqual(show('EUR'), [2420, 605, 0, 3025])
  assert.deepEqual(show('AUS'), [2200, 550, 0, 2750])
})
