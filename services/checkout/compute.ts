import type { Address } from '#domain/address/address.ts'
import { addressProblems, billingProblems, type FieldProblem } from '#domain/address/problems.ts'
import { canCheckOut } from '#domain/cart/price-cart.ts'
import { discountByPart } from '#domain/cart/shown-line.ts'
import type { PaidLine } from '#domain/checkout/payment.ts'
import { shownTotals, totalsOf, type ShownTotals, type Totals } from '#domain/checkout/totals.ts'
import { shipsTo } from '#domain/countries/countries.ts'
import { applyGiftCards } from '#domain/giftcards/apply.ts'
import type { List } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import { agreementsNeeded, type Agreement } from '#domain/programs/agreements.ts'
import { chooseRates, packagesOf, shippingTotal } from '#domain/shipping/choice.ts'
import { siteDay } from '#domain/shipping/delivery-days.ts'
import type { CartLineForShipping } from '#domain/shipping/line.ts'
import { isSplittable, shippingPlan } from '#domain/shipping/mode.ts'
import type { PickupLocation } from '#domain/shipping/pickup-locations.ts'
import { collectionAddress, ratesOfWay } from '#domain/shipping/pickup.ts'
import type { Rate, SelectedRate } from '#domain/shipping/rate.ts'
import { lockedShipping } from '#domain/quotes/quote.ts'
import { taxAddress } from '#domain/tax/tax-address.ts'
import type { TaxQuote } from '#domain/tax/quote.ts'
import { shownPercent, shownPrice } from '#domain/tax/rates.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { problemsOfPlace } from '#domain/wallets/contact.ts'
import type { Site } from '#domain/sites.ts'
import type { RateTablesCache } from '#services/wiring/rate-tables-cache.ts'
import type { FoundCard, GiftCards } from '#services/giftcards/steps.ts'
import { priceList, type CartDeps, type PricedCart } from '#services/lists/steps.ts'
import {
  isOnSale,
  linesForShipping,
  quoteShipping,
  type ShippingDeps,
  type ShippingQuote,
} from '#services/shipping/steps.ts'
import { quoteTaxForOrder, tariffCodeOf, type TaxDeps } from '#services/tax/steps.ts'
import { placeOf, readRunningOrder } from '#services/orders/steps.ts'
import { isCollectable, pickupPlaceOf } from './pickup.ts'
import type { Draft } from './draft.ts'

export type ComputeDeps = CartDeps & ShippingDeps & TaxDeps & RateTablesCache & { giftCards: GiftCards }

export type AppliedCard = FoundCard & { amount: Minor }

/** A checkout as computed by the server from ids and addresses alone. */
export interface Computed {
  cart: PricedCart
  /** The pickup location's address, or the entered one. */
  shippingAddress: Address
  billingAddress: Address
  isCollectable: boolean
  /** Null if the order is shipped. */
  collectedAt: PickupLocation | null
  problems: { shipping: FieldProblem[]; billing: FieldProblem[] }
  quote: ShippingQuote | null
  /** Set if there is an address but no shipping quote. */
  shippingError: string | null
  skus: string[]
  /** True if drop-shipped and own goods may ship together or separately. */
  canChooseMode: boolean
  packages: Rate[][]
  /** True if the rates contain the flat price of five for five. */
  redeemsFiveForFive: boolean
  selected: SelectedRate[]
  tax: TaxQuote | null
  taxError: boolean
  vatValid: boolean | null
  totals: Totals | null
  shown: ShownTotals | null
  giftcards: AppliedCard[]
  /** Max amount that gift cards may pay. */
  payableByCards: Minor
  /** Adds VAT to a rate on EUR and GBR. */
  shownRate: (rate: number) => number
}

export type Entered = Pick<
  Draft,
  | 'shippingAddress'
  | 'billingSameAsShipping'
  | 'billingAddress'
  | 'shippingMode'
  | 'isPickup'
  | 'pickupId'
  | 'rates'
  | 'giftcards'
> & {
  quoteId?: string
  /** Wallets hide name and street until payment: only the region is known. */
  isPartial?: boolean
}

/** Computes prices, rates, tax and totals of a list with the entered data, as far as it is complete. */
export async function computeCheckout(
  given: ComputeDeps,
  customer: Pick<Scope, 'site' | 'groupId' | 'customerId'>,
  list: List,
  entered: Entered,
  now: number,
): Promise<Computed> {
  const { site } = customer
  const deps = { ...given, ...given.atOneMoment() }
  const cart = await priceList(deps, customer, list, entered.shippingAddress.countryId, now)
  const isPossible = isCollectable(site, cart)
  const collectedAt = entered.isPickup && isPossible ? pickupPlaceOf(site, list, entered.pickupId) : null
  const isPickup = collectedAt !== null
  const shippingAddress = collectedAt
    ? collectionAddress(collectedAt, entered.shippingAddress)
    : entered.shippingAddress
  // With pickup there is no shipping address to bill.
  const isSame = entered.billingSameAsShipping && !isPickup
  const billingAddress = isSame ? shippingAddress : entered.billingAddress
  const lines = cart.lines.flatMap(linesForShipping)
  // A running order of the list will be replaced: its gift cards and promotions count as available.
  const isHolding = entered.giftcards.length > 0 || isOnSale(lines)
  const replaced = isHolding ? (await readRunningOrder(deps.db, list.id))?.id : undefined
  const cards =
    entered.giftcards.length === 0 ? [] : await deps.giftCards.find(deps.db, { site, now }, entered.giftcards, replaced)
  const problems = {
    shipping: shippingProblems(site, shippingAddress),
    billing: billingProblems(billingAddress, placeOf(site, billingAddress)),
  }
  const base: Computed = {
    cart,
    shippingAddress,
    billingAddress,
    isCollectable: isPossible,
    collectedAt,
    problems,
    quote: null,
    shippingError: null,
    skus: [],
    canChooseMode: isSplittable(site, lines),
    packages: [],
    redeemsFiveForFive: false,
    selected: [],
    tax: null,
    taxError: false,
    vatValid: null,
    totals: null,
    shown: null,
    giftcards: applyGiftCards(cards, 0),
    payableByCards: 0,
    shownRate: (rate) => rate,
  }
  const missing = entered.isPartial ? problemsOfPlace(problems.shipping, shippingAddress) : problems.shipping
  if (missing.length > 0 || !canCheckOut(cart.lines)) return base
  const taxedAt = taxAddress(
    { isVirtual: isVirtual(cart), isPickup },
    { billing: billingAddress, pickup: shippingAddress, shipping: shippingAddress },
  )
  // No shipping choice without shippable goods [SHIP-206].
  if (isVirtual(cart)) return withTax(deps, site, base, taxedAt, now)
  const shipped = await withShipping(deps, site, base, entered, { now, lines, replaced })
  return shipped.selected.length > 0 ? withTax(deps, site, shipped, taxedAt, now) : shipped
}

function shippingProblems(site: Site, address: Address): FieldProblem[] {
  const problems = addressProblems(address, placeOf(site, address))
  return shipsTo(site, address.countryId) ? problems : [...problems, { path: 'countryId', rule: 'choice' }]
}

async function withShipping(
  deps: ComputeDeps,
  site: Site,
  base: Computed,
  { shippingMode, rates, quoteId }: Entered,
  { now, lines, replaced }: { now: number; lines: readonly CartLineForShipping[]; replaced: string | undefined },
): Promise<Computed> {
  const { shippingAddress, collectedAt } = base
  const isPickup = collectedAt !== null
  const quoted = base.cart.quote ? (lockedShipping(base.cart.quote, shippingAddress) ?? undefined) : undefined
  const shipTo = { ...shippingAddress, replaced, quoted, quoteId, collectedAt }
  const rated = await quoteShipping(deps, site, lines, shipTo, shippingMode, now)
  if ('problem' in rated) {
    const skus = rated.problem === 'weight_unknown' ? skusOf(base.cart, rated.itemIds) : []
    return { ...base, shippingError: rated.problem, skus }
  }
  const plan = shippingPlan(site, shippingAddress.countryId, lines, shippingMode)
  const half = plan.reply === 'split' && rated.split.length > 0 && !isPickup ? 'split' : 'rates'
  const packages = packagesOf(ratesOfWay(isPickup, rated[half]))
  const chosen = isPickup ? packages.flat() : rates
  const selected = chooseRates(packages, chosen, rated.transactionId)
  const redeemsFiveForFive = !isPickup && (rated.fiveForFive?.[half] ?? false)
  return { ...base, quote: rated, packages, redeemsFiveForFive, selected }
}

async function withTax(deps: ComputeDeps, site: Site, base: Computed, shipTo: Address, now: number): Promise<Computed> {
  const lines = base.cart.lines.flatMap((line) => {
    const shares = discountByPart(line)
    return line.parts.map(({ offer, unit, qty }, index) => ({
      id: partId(line.item.id, index),
      class: offer.taxClass,
      qty: qty * line.item.qty,
      unit,
      tariffCode: tariffCodeOf(offer),
      discount: shares[index]!,
    }))
  })
  const order = { shipTo, lines, discount: 0, shipping: shippingTotal(base.selected), vatNumber: shipTo.vatNumber }
  const { quote: tax, checked, tables } = await quoteTaxForOrder(deps, site, order, now)
  const vatValid = checked?.valid ?? null
  if ('problem' in tax) return { ...base, taxError: true, vatValid }
  const { grandTotalIncludingTax } = totalsOf(tax, { giftcards: 0 })
  const payableByCards = grandTotalIncludingTax - grossOfGiftCards(base.cart, tax)
  const giftcards = applyGiftCards(base.giftcards, payableByCards)
  const totals = totalsOf(tax, { giftcards: giftcards.reduce((sum, { amount }) => sum + amount, 0) })
  const classes = [...new Set(base.cart.lines.flatMap(({ parts }) => parts.map(({ offer }) => offer.taxClass)))]
  const highest = tax.isReverseCharge
    ? 0
    : Math.max(...classes.map((taxClass) => shownPercent(site, shipTo, taxClass, siteDay(site, now), tables) ?? 0))
  return {
    ...base,
    tax,
    vatValid,
    totals,
    giftcards,
    payableByCards,
    shown: shownTotals(site, tax, totals),
    shownRate: (rate) => shownPrice(rate, highest),
  }
}

/** Gift cards cannot pay for gift cards. */
function grossOfGiftCards({ lines }: PricedCart, tax: TaxQuote): Minor {
  const sold = new Set(lines.flatMap(({ item }) => (item.metadata.giftcard ? [partId(item.id, 0)] : [])))
  return tax.lines.reduce((sum, { id, net, tax }) => (sold.has(id) ? sum + net + tax : sum), 0)
}

export function partId(itemId: string, index: number): string {
  return `${itemId}/${index}`
}

/** Returns the agreements that must be accepted before a cart is ordered. */
export function agreementsOf({ cart }: Computed): Agreement[] {
  return agreementsNeeded(cart.lines.flatMap(({ parts }) => parts.map(({ offer }) => offer.attributes)))
}

/** Returns true if a cart contains a program or ticket, which needs an account [PROGRAM-004, TICKET-002]. */
export function needsAccount({ cart }: Computed): boolean {
  return cart.lines.some(({ parts }) =>
    parts.some(({ offer }) => offer.limits.isProgram || offer.attributes.ticket !== undefined),
  )
}

/** Returns true if a cart has nothing to ship. */
export function isVirtual({ lines }: PricedCart): boolean {
  return lines.length > 0 && lines.flatMap(linesForShipping).length === 0
}

/** Returns the payment constraints of each line of a cart. */
export function paidLinesOf({ lines }: PricedCart): PaidLine[] {
  return lines.map((line) => ({
    price: line.rowTotal - line.discount,
    isVirtual: linesForShipping(line).length === 0,
    isSubscription: line.parts.some(({ offer }) => offer.attributes.subscriptionInterval !== undefined),
    isRedeemed: line.redeemed !== null,
  }))
}

function skusOf({ lines }: PricedCart, itemIds: readonly string[]) {
  return lines.flatMap(({ item, offer }) => (offer && itemIds.includes(item.id) ? [offer.sku] : []))
}
