import assert from 'node:assert/strict'
import { taxClasses, type ShippingGroup, type TaxClass } from '#domain/catalog/product-entry.ts'
import { totalsOf, displayedTotals } from '#domain/checkout/totals.ts'
import { regionsOfSite } from '#domain/countries/regions.ts'
import { packagesOf, shippingTotal } from '#domain/shipping/rating/choose-rates.ts'
import { consignmentsOf } from '#domain/shipping/packages/consignments.ts'
import type { CartLineForShipping } from '#domain/shipping/line.ts'
import { plannedPieces } from '#domain/shipping/packages/plan.ts'
import { rateCart } from '#domain/shipping/rating/rate-cart.ts'
import type { Rate } from '#domain/shipping/rating/rate.ts'
import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { quoteTax, type TaxInput, type TaxQuote } from '#domain/tax/quote.ts'
import type { TaxPlace } from '#domain/tax/rates.ts'
import { createRng } from '../../prove/rng.ts'
import { defaultShippingTables } from './shipping-tables.ts'
import { defaultTaxTables } from './tax-tables.ts'

/** Functions that calculate shipping rates and taxes for orders. A twin has one deliberate error. */
export interface Engines {
  rate: (site: Site, shipTo: TaxPlace, lines: readonly CartLineForShipping[]) => { rates: Rate[]; split: Rate[] } | null
  tax: (input: TaxInput) => TaxQuote
}

export const storeEngines: Engines = {
  rate: (site, shipTo, lines) => {
    const rated = rateCart({ site, shipTo, lines, allowSplit: true, pickup: undefined }, defaultShippingTables)
    return 'problem' in rated ? null : rated
  },
  tax: (input) => {
    const quote = quoteTax(input, defaultTaxTables)
    assert.ok(!('problem' in quote), JSON.stringify(input.shipTo))
    return quote
  },
}

/** Every region of every country on every site, and every place with separate taxes or zones. */
export const destinations: readonly { site: Site; shipTo: TaxPlace }[] = sites.flatMap((site) =>
  siteSettings[site].countries.flatMap((countryId) => {
    const regions = regionsOfSite(site, countryId).map(({ code }) => code)
    const ranges = [
      ...defaultTaxTables.territories.filter(({ country }) => country === countryId),
      ...defaultShippingTables.zones.filter((zone) => zone.site === site && zone.country === countryId),
    ].flatMap(({ postcodes }) => (postcodes ?? []).map(([first]) => first))
    return [
      ...(regions.length > 0 ? regions : ['']).map((region) => ({ site, shipTo: { countryId, region, postcode: '' } })),
      ...[...new Set(ranges)].map((postcode) => ({
        site,
        shipTo: { countryId, region: regions[0] ?? '', postcode },
      })),
    ]
  }),
)

/** A line with the data needed for shipping and tax. */
interface GeneratedLine {
  cartLine: CartLineForShipping
  class: TaxClass
  discount: number
}
export interface GeneratedOrder {
  site: Site
  shipTo: TaxPlace
  lines: readonly GeneratedLine[]
  /** Identifies the order in failure messages. */
  label: string
}

const groups: readonly ShippingGroup[] = ['', '', '', 'DROPSHIP', 'FREIGHT', 'DROPSHIP_FREIGHT', 'HEAVY_DIRECT']
const seed = 20_261_123

/** Returns a deterministic order for this number and destination. */
export function generateOrder(destination: number, number: number): GeneratedOrder {
  const rng = createRng(seed + destination, number)
  const { site, shipTo } = destinations[destination]!
  const lines = Array.from({ length: 1 + rng.below(5) }, (_, index): GeneratedLine => {
    const shippingGroup = rng.pick(groups)
    const qty = 1 + rng.below(rng.oneIn(4) ? 60 : 4)
    const unitPrice = 1 + rng.below(rng.oneIn(3) ? 300_000 : 9_999)
    const cartLine = {
      itemId: `line-${index}`,
      productId: index + 1,
      sku: `SKU-${index}`,
      qty,
      weightGrams: 50 + rng.below(rng.oneIn(4) ? 130_000 : 25_000),
      packedSize: rng.oneIn(2) ? null : ([100 + rng.below(2000), 100 + rng.below(900), 50 + rng.below(600)] as const),
      shippingGroup,
      groupsTogether: [shippingGroup] as const,
      unitPrice,
      shipsFree: rng.oneIn(12),
      isPickupDisabled: false,
      vendor: rng.pick(['', 'Pellam Rubber', 'Vantage Cardio']),
      offers: {},
    }
    const discount = rng.oneIn(3) ? rng.below(qty * unitPrice) : 0
    return { cartLine, class: rng.pick(taxClasses), discount }
  })
  const { countryId, region, postcode } = shipTo
  const where = [site, 'to', countryId, region, postcode].filter(Boolean).join(' ')
  return { site, shipTo, lines, label: `order ${number} of ${where} (seed ${seed}, destination ${destination})` }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const cartLinesOf = ({ lines }: Pick<GeneratedOrder, 'lines'>) => lines.map(({ cartLine }) => cartLine)
const cheapest = (packages: readonly (readonly Rate[])[]) =>
  packages.map((rates) => rates.reduce((best, rate) => (rate.rate < best.rate ? rate : best)))

function inputOf(
  { site, shipTo, lines }: Pick<GeneratedOrder, 'site' | 'shipTo' | 'lines'>,
  shipping: number,
): TaxInput {
  const taxed = lines.map(({ cartLine: { itemId, qty, unitPrice }, class: taxClass, discount }) => ({
    id: itemId,
    class: taxClass,
    qty,
    unit: unitPrice,
    discount,
  }))
  const rest = { date: '2026-11-21', discount: 0, vatNumber: null, isExempt: false }
  return { site, shipTo, lines: taxed, shipping, ...rest }
}

const goodsOf = ({ tax }: Engines, order: GeneratedOrder) => tax(inputOf(order, 0)).lines

/**
 * Prices an order at its cheapest rates, in one shipment or split. Returns null if no items ship to the destination.
 */
function charge(
  { rate, tax }: Engines,
  order: Pick<GeneratedOrder, 'site' | 'shipTo' | 'lines'>,
  half: 'rates' | 'split',
) {
  const { site, shipTo } = order
  const rated = rate(site, shipTo, cartLinesOf(order))
  if (!rated) return null
  const chosen = cheapest(packagesOf(half === 'split' && rated.split.length > 0 ? rated.split : rated.rates))
  const quote = tax(inputOf(order, shippingTotal(chosen)))
  const totals = totalsOf(quote, { giftcards: 0 })
  return { chosen, quote, totals, shown: displayedTotals(site, quote, totals) }
}

/** Checks that lines, shipping, and tax add up to the total as the site displays them. */
export function addsUp(engines: Engines, order: GeneratedOrder): boolean {
  const { site, lines } = order
  const isNet = siteSettings[site].taxDisplay === 'net'
  let isSent = false
  for (const half of ['rates', 'split'] as const) {
    const charged = charge(engines, order, half)
    if (!charged) continue
    isSent = true
    const { chosen, quote, totals, shown } = charged
    assert.ok(chosen.every(({ rate }) => Number.isSafeInteger(rate) && rate >= 0))
    const goods = sum(lines.map(({ cartLine: { qty, unitPrice }, discount }) => qty * unitPrice - discount))
    // Net sites show catalog prices. Gross sites add tax to each amount separately.
    if (isNet) {
      assert.equal(totals.subtotal - totals.discount, goods, 'goods')
      assert.equal(totals.shipping, sum(chosen.map(({ rate }) => rate)), 'shipping')
    }
    if (siteSettings[site].taxDisplay === 'gst-included') {
      assert.equal(shown.subtotal - shown.discount, goods, 'displayed goods')
      assert.equal(shown.shipping, sum(chosen.map(({ rate }) => rate)), 'displayed shipping')
    }
    if (siteSettings[site].taxDisplay === 'vat')
      assert.equal(totals.shipping, sum(chosen.map(({ rate }) => rate)), 'net shipping')
    for (const part of [...quote.lines, quote.shipping]) {
      assert.ok(part.net >= 0 && part.tax >= 0)
      assert.equal(part.shown, isNet ? part.net : part.net + part.tax, 'a line including tax')
    }
    assert.equal(sum(quote.summary.map(({ tax }) => tax)), totals.tax, 'the summary')
    assert.equal(totals.itemTax + totals.shippingTax, totals.tax, 'the tax')
    assert.equal(quote.tax, totals.tax, 'the quoted tax')
    const { subtotal, discount, shipping, tariff, tax, grandTotalIncludingTax } = totals
    assert.equal(subtotal - discount + shipping + tariff + tax, grandTotalIncludingTax, 'the total')
    assert.equal(
      shown.subtotal - shown.discount + shown.shipping + shown.tariff + shown.addedTax,
      grandTotalIncludingTax,
    )
  }
  return isSent
}

const withMore = (order: GeneratedOrder, index: number): GeneratedOrder => ({
  ...order,
  lines: order.lines.map((line, at) =>
    at === index ? { ...line, cartLine: { ...line.cartLine, qty: line.cartLine.qty + 1 } } : line,
  ),
})

/**
 * Checks that adding a unit does not lower the shipping, tax, or total of an order that has only its line. In the full
 * order, no line's net amount or tax may drop.
 */
export function isMonotonic(engines: Engines, order: GeneratedOrder): boolean {
  let judged = false
  for (const [index, line] of order.lines.entries()) {
    const alone = { ...order, lines: [line] }
    const [before, after] = [alone, withMore(alone, 0)].map((each) => charge(engines, each, 'rates'))
    if (!before || !after) continue
    judged = true
    for (const field of ['shipping', 'tax', 'grandTotalIncludingTax'] as const)
      assert.ok(
        after.totals[field] >= before.totals[field],
        `${field} of line ${index} falls from ${before.totals[field]} to ${after.totals[field]}`,
      )
  }
  const goods = goodsOf(engines, order)
  for (const index of order.lines.keys())
    for (const [at, { net, tax }] of goodsOf(engines, withMore(order, index)).entries())
      assert.ok(
        net >= goods[at]!.net && tax >= goods[at]!.tax,
        `line ${at} costs less with one more unit of line ${index}`,
      )
  return judged
}

/**
 * For each line, returns the shipping cost with one more unit divided by the current cost. Returns an empty list if no
 * items ship to the destination.
 */
export function shippingIncreases({ rate }: Engines, order: GeneratedOrder): number[] {
  const min = (of: GeneratedOrder) => {
    const rated = rate(of.site, of.shipTo, cartLinesOf(of))
    return rated && shippingTotal(cheapest(packagesOf(rated.rates)))
  }
  const before = min(order)
  if (!before) return []
  return order.lines.flatMap((_, index) => {
    const after = min(withMore(order, index))
    return after === null ? [] : [after / before]
  })
}

/**
 * Checks that splitting an order preserves its units, item amounts, and taxes to the cent, and that each package has a
 * rate.
 */
export function splitsWithoutLoss(engines: Engines, order: GeneratedOrder): boolean {
  const { site, lines } = order
  const cartLines = cartLinesOf(order)
  const whole = charge(engines, order, 'split')
  const packages = consignmentsOf(site, cartLines)
  const pieces = (of: readonly { itemId: string; qty: number }[]) =>
    cartLines.map(({ itemId }) => sum(of.filter((piece) => piece.itemId === itemId).map(({ qty }) => qty)))
  for (const isSplit of [false, true])
    assert.deepEqual(
      pieces(plannedPieces(site, cartLines, { isSplit, fiveForFive: null })),
      cartLines.map(({ qty }) => qty),
      'pieces',
    )
  if (!whole || packages.length < 2) return false
  const parts = packages.map((part) => {
    const own = lines.filter((line) => part.some(({ itemId }) => itemId === line.cartLine.itemId))
    const charged = charge(engines, { ...order, lines: own }, 'split')
    assert.ok(charged, 'each package can ship alone')
    return charged
  })
  const together = (field: 'subtotal' | 'discount' | 'itemTax') => sum(parts.map(({ totals }) => totals[field]))
  for (const field of ['subtotal', 'discount', 'itemTax'] as const)
    assert.equal(together(field), whole.totals[field], field)
  assert.deepEqual(
    parts.flatMap(({ chosen }) => chosen.map(({ rate }) => rate)),
    whole.chosen.map(({ rate }) => rate),
    'the rate of each package',
  )
  return true
}
