import { stockState } from '#domain/catalog/stock.ts'
import type { CustomerEarnedDiscount } from '#domain/earned/customer-earned-discount.ts'
import type { BuyRequest, ListItem } from '#domain/lists/list.ts'
import { allocateAmount, type Minor } from '#domain/money.ts'
import type { Assortment, Offer } from '#domain/pricing/offer.ts'
import type { PricedPart } from '#domain/pricing/components/part.ts'
import type { PriceStep } from '#domain/pricing/price.ts'
import { priceItem } from '#domain/pricing/price-item.ts'
import { applyQuotedPrice } from '#domain/pricing/quoted-price.ts'
import { rejectUnquoted } from '#domain/pricing/quote-required.ts'
import type { PricingError } from '#domain/pricing/pricing-error.ts'
import type { EntitlementError } from './entitlement-error.ts'
import { partsOf } from './parts.ts'
import { quantityLimit, type QuantityBound } from './quantity.ts'
import type { CartSettings } from './settings.ts'
import { computeWeightTiers, type TierProgress } from './compute-weight-tiers.ts'

type LineFlag = 'over_maximum' | 'low_stock' | 'ships_later' | 'out_of_stock' | 'notify_only' | 'not_sold_here'

export interface PricedLine<O extends Offer> {
  item: ListItem
  /** Null if the line cannot be bought. */
  offer: O | null
  /** The first part is the product itself. */
  parts: PricedPart<O>[]
  price: Minor
  base: Minor
  rowTotal: Minor
  /** Weight tier discount as a positive amount. */
  discount: Minor
  steps: PriceStep[]
  most: number
  bound: QuantityBound
  flags: LineFlag[]
  error: PricingError | EntitlementError | null
  /** Id of the earned discount, which applies to all units of the line. */
  redeemed: string | null
  /** True if the earned discount includes free shipping [EARNED-205]. */
  shipsFree: boolean
}

export interface CartTerms {
  now: number
  settings: CartSettings
  earned: ReadonlyMap<string, CustomerEarnedDiscount>
  /** Unit prices in an accepted quote by line id. They replace catalog prices [LIST-234]. */
  quoted?: ReadonlyMap<string, Minor> | undefined
}

export interface PricedLines<O extends Offer> {
  lines: PricedLine<O>[]
  tiers: TierProgress[]
}

/** Returns all product ids in a line, including children and the grouped product. */
export function productIdsOf({ productId, children, metadata }: Omit<BuyRequest, 'qty' | 'options'>): number[] {
  const { groupedProductId } = metadata
  return [productId, ...(groupedProductId === undefined ? [] : [groupedProductId]), ...children.flatMap(productIdsOf)]
}

/**
 * Prices a cart. A line that cannot be bought has a price of 0 and an error [CART-209..221, CART-224..226, CART-229].
 */
export function priceCart<O extends Offer>(
  items: readonly ListItem[],
  assortment: Assortment<O>,
  terms: CartTerms,
): PricedLines<O> {
  // A quote already includes every discount.
  const uses = usesOf(terms.quoted ? new Map() : terms.earned)
  const outcomes = items.map((item) => {
    const earned = uses.of(item)
    const priced = priceItem(item, assortment, { now: terms.now, earned })
    const quoted = terms.quoted?.get(item.id)
    const outcome = quoted === undefined ? rejectUnquoted(priced) : applyQuotedPrice(priced, quoted)
    if (earned && outcome && 'parts' in outcome) uses.take(item)
    return { item, outcome, earned }
  })
  const pieces = new Map<number, number>()
  for (const { item, outcome } of outcomes) {
    if (outcome && 'parts' in outcome) countUnits(pieces, outcome.parts, item.qty)
  }
  const lines = outcomes.map(({ item, outcome, earned }): PricedLine<O> => {
    if (!outcome || 'error' in outcome)
      return { ...unpriced, item, flags: outcome ? [] : ['not_sold_here'], error: outcome?.error ?? null }
    const { offer, parts, steps } = outcome
    const sum = (amount: (part: PricedPart<O>) => Minor) =>
      parts.reduce((total, part) => total + amount(part) * part.qty, 0)
    const price = sum(({ unit }) => unit)
    const { most, bound } = limitOf(parts, terms)
    return {
      item,
      offer,
      parts,
      price,
      base: sum(({ base }) => base),
      rowTotal: price * item.qty,
      discount: 0,
      steps,
      most,
      bound,
      flags: flagsOf(parts, pieces, terms),
      error: null,
      redeemed: earned && item.metadata.redeem!,
      shipsFree: earned?.freeShipping ?? false,
    }
  })
  return terms.quoted ? { lines, tiers: [] } : withTiers(lines, terms)
}

const unpriced = {
  offer: null,
  parts: [],
  price: 0,
  base: 0,
  rowTotal: 0,
  discount: 0,
  steps: [],
  most: 0,
  bound: 'stock' as const,
  redeemed: null,
  shipsFree: false,
}

/**
 * Tracks remaining uses. A discount applies only if enough uses remain for all units of a line, and invalid lines
 * consume none [CART-239].
 */
function usesOf(earned: CartTerms['earned']) {
  const taken = new Map<string, number>()
  const withLine = ({ qty, metadata: { redeem = '' } }: ListItem) => (taken.get(redeem) ?? 0) + qty
  return {
    of: (item: ListItem): CustomerEarnedDiscount | null => {
      const discount = earned.get(item.metadata.redeem ?? '')
      if (!discount || withLine(item) > discount.remainingUses) return null
      // Discounts for a child do not apply to a bundle that contains it.
      const isFor = [item.productId, partsOf(item)[0]!.id].includes(discount.productId)
      return isFor ? discount : null
    },
    take: (item: ListItem) => taken.set(item.metadata.redeem ?? '', withLine(item)),
  }
}

function countUnits(pieces: Map<number, number>, parts: readonly PricedPart[], qty: number) {
  for (const part of parts) pieces.set(part.offer.id, (pieces.get(part.offer.id) ?? 0) + part.qty * qty)
}

function limitOf(parts: readonly PricedPart[], { settings, now }: CartTerms) {
  const limits = parts.map(({ offer, qty }) => {
    const { most, bound } = quantityLimit(offer, settings, now)
    return { most: Math.floor(most / qty), bound }
  })
  return limits.reduce((lowest, limit) => (limit.most < lowest.most ? limit : lowest))
}

/** Returns true if every line can be ordered. */
export function canCheckOut(lines: readonly PricedLine<Offer>[]): boolean {
  return (
    lines.length > 0 &&
    lines.every(
      ({ offer, flags, error }) => offer !== null && error === null && !flags.some((flag) => stoppers.has(flag)),
    )
  )
}
const stoppers: ReadonlySet<LineFlag> = new Set<LineFlag>([
  'over_maximum',
  'out_of_stock',
  'notify_only',
  'not_sold_here',
])

/** Returns the line's flags. One sold-out part blocks the whole line. */
function flagsOf(parts: readonly PricedPart[], pieces: ReadonlyMap<number, number>, terms: CartTerms): LineFlag[] {
  const states = new Set(parts.map(({ offer }) => stockState(offer.stock)))
  if (states.has('sold_out')) return ['out_of_stock']
  if (states.has('notify_only')) return ['notify_only']
  const flags: LineFlag[] = []
  const isOver = parts.some(({ offer }) => pieces.get(offer.id)! > quantityLimit(offer, terms.settings, terms.now).most)
  if (isOver) flags.push('over_maximum')
  if (states.has('low')) flags.push('low_stock')
  if (states.has('backorder') || states.has('made_to_order')) flags.push('ships_later')
  return flags
}

function withTiers<O extends Offer>(lines: PricedLine<O>[], { now, settings }: CartTerms): PricedLines<O> {
  const tiers = computeWeightTiers(lines, settings.weightTierScope, now)
  for (const { discount, lines: weighed } of tiers) {
    const shares = allocateAmount(
      discount,
      weighed.map(({ weight }) => weight),
    )
    for (const [index, { line }] of weighed.entries()) {
      const target = lines[line]!
      target.discount = Math.min(target.rowTotal, shares[index]!)
    }
  }
  return { lines, tiers }
}
