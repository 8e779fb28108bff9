import type { Address } from '#domain/address/address.ts'
import { addressProblems, billingProblems, type FieldProblem } from '#domain/address/problems.ts'
import { canCheckOut } from '#domain/cart/price-cart.ts'
import { discountByPart } from '#domain/cart/displayed-line.ts'
import { displayedTotals, totalsOf } from '#domain/checkout/totals.ts'
import { shipsTo } from '#domain/countries/countries.ts'
import { applyGiftCards } from '#domain/gift-cards/apply.ts'
import type { List } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import { chooseRates, packagesOf, shippingTotal } from '#domain/shipping/rating/choose-rates.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import type { CartLineForShipping } from '#domain/shipping/line.ts'
import { isSplittable, shippingPlan } from '#domain/shipping/mode.ts'
import { selectPickupLocation, pickupAddressOf, ratesForMethod } from '#domain/shipping/pickup/pickup.ts'
import { lockedShipping } from '#domain/quotes/quote.ts'
import { taxAddress } from '#domain/tax/tax-address.ts'
import type { TaxQuote } from '#domain/tax/quote.ts'
import { displayedPercent } from '#domain/tax/rates.ts'
import { displayedShipping } from '#domain/tax/shipping-tax.ts'
import { displayedPrice } from '#domain/tax/displayed-price.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { placeProblems } from '#domain/wallets/contact.ts'
import type { Site } from '#domain/sites.ts'
import type { RateTablesCache } from '#services/wiring/rate-tables-cache.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'
import { priceList, type CartDeps, type PricedCart } from '#services/lists/pricing-steps.ts'
import { isOnSale, linesForShipping, quoteShipping, type ShippingDeps } from '#services/shipping/steps.ts'
import { quoteTaxForOrder, tariffCodeOf, type TaxDeps } from '#services/tax/steps.ts'
import { placeOf, readPendingOrder } from '#services/orders/steps.ts'
import { isVirtual, partId, type ComputedCheckout, type CheckoutInput } from './computed-checkout.ts'
import { canPickUpAll, pickupPlacesOf } from './pickup.ts'

export type ComputeDeps = CartDeps & ShippingDeps & TaxDeps & RateTablesCache & { giftCards: GiftCards }

/** Computes a list's prices, rates, tax, and totals from the data entered so far. */
export async function computeCheckout(
  allDeps: ComputeDeps,
  customer: Pick<Scope, 'site' | 'groupId' | 'customerId'>,
  list: List,
  entered: CheckoutInput,
  now: number,
): Promise<ComputedCheckout> {
  const { site } = customer
  const deps = { ...allDeps, ...allDeps.atOneMoment() }
  const cart = await priceList(deps, customer, list, entered.shippingAddress.countryId, now)
  const pickupPlaces = await pickupPlacesOf(deps, site, list)
  const isPossible = canPickUpAll(site, pickupPlaces, cart)
  const collectedAt = entered.isPickup && isPossible ? selectPickupLocation(pickupPlaces, entered.pickupId) : null
  const isPickup = collectedAt !== null
  const shippingAddress = collectedAt ? pickupAddressOf(collectedAt, entered.shippingAddress) : entered.shippingAddress
  // A pickup order has no shipping address to use for billing.
  const isSame = entered.billingSameAsShipping && !isPickup
  const billingAddress = isSame ? shippingAddress : entered.billingAddress
  const lines = cart.lines.flatMap(linesForShipping)
  // A pending order for this list will be replaced, so its gift cards and promotions count as available.
  const isHolding = entered.giftcards.length > 0 || isOnSale(lines)
  const replaced = isHolding ? (await readPendingOrder(deps.db, list.id))?.id : undefined
  const cards =
    entered.giftcards.length === 0 ? [] : await deps.giftCards.find(deps.db, { site, now }, entered.giftcards, replaced)
  const problems = {
    shipping: shippingProblems(site, shippingAddress),
    billing: billingProblems(billingAddress, placeOf(site, billingAddress)),
  }
  const base: ComputedCheckout = {
    cart,
    shippingAddress,
    billingAddress,
    isCollectable: isPossible,
    pickupPlaces,
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
  const missing = entered.isPartial ? placeProblems(problems.shipping, shippingAddress) : problems.shipping
  if (missing.length > 0 || !canCheckOut(cart.lines)) return base
  const taxedAt = taxAddress(
    { isVirtual: isVirtual(cart), isPickup },
    { billing: billingAddress, pickup: shippingAddress, shipping: shippingAddress },
  )
  // If nothing ships, there is no shipping mode to choose [SHIP-206].
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
  base: ComputedCheckout,
  { shippingMode, rates, quoteId }: CheckoutInput,
  { now, lines, replaced }: { now: number; lines: readonly CartLineForShipping[]; replaced: string | undefined },
): Promise<ComputedCheckout> {
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
  const packages = packagesOf(ratesForMethod(isPickup, rated[half]))
  const chosen = isPickup ? packages.flat() : rates
  const selected = chooseRates(packages, chosen, rated.transactionId)
  const redeemsFiveForFive = !isPickup && (rated.fiveForFive?.[half] ?? false)
  return { ...base, quote: rated, packages, redeemsFiveForFive, selected }
}

async function withTax(
  deps: ComputeDeps,
  site: Site,
  base: ComputedCheckout,
  shipTo: Address,
  now: number,
): Promise<ComputedCheckout> {
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
    : Math.max(...classes.map((taxClass) => displayedPercent(site, shipTo, taxClass, siteDay(site, now), tables) ?? 0))
  return {
    ...base,
    tax,
    vatValid,
    totals,
    giftcards,
    payableByCards,
    shown: displayedTotals(site, tax, totals),
    shownRate: (rate) =>
      tax.shippingShares ? displayedShipping(rate, tax.shippingShares) : displayedPrice(rate, highest),
  }
}

/** Returns the gross amount of the gift cards in the cart, because gift cards cannot pay for gift cards. */
function grossOfGiftCards({ lines }: PricedCart, tax: TaxQuote): Minor {
  const sold = new Set(lines.flatMap(({ item }) => (item.metadata.giftcard ? [partId(item.id, 0)] : [])))
  return tax.lines.reduce((sum, { id, net, tax }) => (sold.has(id) ? sum + net + tax : sum), 0)
}

function skusOf({ lines }: PricedCart, itemIds: readonly string[]) {
  return lines.flatMap(({ item, offer }) => (offer && itemIds.includes(item.id) ? [offer.sku] : []))
}
