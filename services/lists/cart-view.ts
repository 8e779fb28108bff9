import type { Earned } from '#domain/earned/earned.ts'
import type { z } from 'zod'
import { wireList, type WireCart } from '#contract/lists.ts'
import { toWire } from '#contract/codec/amounts.ts'
import { withEntitlement } from '#domain/cart/entitlement.ts'
import { canCheckOut, idsOf, priceCart, type PricedLine, type PricedLines } from '#domain/cart/price-cart.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import { shownLine } from '#domain/cart/shown-line.ts'
import type { TaxClass } from '#domain/catalog/product-entry.ts'
import { lacksBase } from '#domain/catalog/compatibility.ts'
import { productLink } from '#domain/catalog/product-link.ts'
import type { List } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import { renewalPrice } from '#domain/programs/renewal-price.ts'
import { priceSuffix } from '#domain/programs/price-suffix.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { isFreightGroup } from '#domain/shipping/packages.ts'
import { siteSettings, siteSku, type Site } from '#domain/sites.ts'
import type { Queries } from '#platform/database.ts'
import { inventoryOf, type ProductName, readAssortment, readNames, type Sellable } from '#services/catalog/steps.ts'
import { isFlagOn } from '#services/flags/steps.ts'
import { readQuotedTerms, type QuotedTerms } from '#services/quotes/steps.ts'
import { tickets } from '#services/tickets/steps.ts'
import { readBuyer } from './buyer.ts'
import { readHeldPieces, withHeldPieces } from './own-reservations.ts'
import { detailsOf } from './line-details.ts'

interface Shelf {
  country: string
  /** Converts a stored price to the displayed price, in minor units. */
  shown: (price: Minor, taxClass: TaxClass) => Minor
}
export interface CartDeps {
  db: Queries
  settings: CartSettings
  displayPricesOf: (site: Site, country: string | undefined, now: number) => Promise<Shelf>
}

export interface PricedCart extends PricedLines<Sellable> {
  list: List
  /** Null except for quotes. */
  quote: QuotedTerms | null
  shelf: Shelf
  /** Accessories without a compatible product in the cart; empty if the flag is off. */
  withoutBase: ReadonlySet<string>
  /** Names of unavailable products. */
  names: ReadonlyMap<number, ProductName>
}

const none: ReadonlyMap<number, number> = new Map()

/** Prices a list from the current catalog, for the group of its owner. */
export async function priceList(
  { db, settings, displayPricesOf }: CartDeps,
  { site, groupId, customerId }: Pick<Scope, 'site' | 'groupId' | 'customerId'>,
  list: List,
  country: string | undefined,
  now: number,
): Promise<PricedCart> {
  const assortment = await readAssortment(db, site, list.items.flatMap(idsOf), groupId)
  const isRedeeming = list.items.some(({ metadata }) => metadata.redeem !== undefined)
  const earned = isRedeeming ? await tickets.readEarned(db, { site, customerId }) : new Map<string, Earned>()
  const shelf = await displayPricesOf(site, country, now)
  const quote = await readQuotedTerms(db, { site, customerId }, list, now)
  const terms = { now, settings, earned, quoted: quote?.prices }
  const asShelved = priceCart(list.items, assortment, terms)
  // A shortage may be the list's own running order: a shopper back from the bank can order those units again.
  const held = asShelved.lines.length === 0 || canCheckOut(asShelved.lines) ? none : await readHeldPieces(db, list.id)
  const priced = held.size > 0 ? priceCart(list.items, withHeldPieces(assortment, held), terms) : asShelved
  const buyer = await readBuyer(db, customerId, priced.lines)
  const lines = buyer ? withEntitlement(priced.lines, buyer) : priced.lines
  const nameless = lines.flatMap(({ item, offer }) => (offer === null ? [item.productId] : []))
  const names = await readNames(db, site, nameless)
  return { list, ...priced, lines, quote, shelf, withoutBase: await withoutBase(db, site, lines), names }
}

/** Accessories that fit nothing else in the cart: a hint, never an error [CATALOG-403, CATALOG-404]. */
async function withoutBase(db: Queries, site: Site, lines: PricedLines<Sellable>['lines']): Promise<Set<string>> {
  const all = lines.flatMap(({ parts }) => parts.map(({ offer }) => offer.compatibility))
  const lacking = lines.filter(({ offer }) => lacksBase(offer?.compatibility ?? null, all))
  if (lacking.length === 0 || !(await isFlagOn(db, 'enable_compatibility_cart', site))) return new Set()
  return new Set(lacking.map(({ item }) => item.id))
}

/** Converts a priced list to the view of side cart, cart page and checkout. */
export function cartView(
  site: Site,
  { list, lines, tiers, shelf, withoutBase, names }: PricedCart,
): z.output<typeof WireCart> {
  const shown = lines.map((line) => lineView(site, line, shelf, names))
  const sum = (amounts: readonly Minor[]) => toWire(amounts.reduce((total, amount) => total + amount, 0))
  return {
    list: wireList(list),
    lines: shown.map(({ wire }) => ({ ...wire, lacksBase: withoutBase.has(wire._id) })),
    count: lines.reduce((pieces, { item }) => pieces + item.qty, 0),
    subtotal: sum(lines.map(({ rowTotal }) => rowTotal)),
    shownSubtotal: sum(shown.map(({ amounts }) => amounts.rowTotal)),
    discount: sum(lines.map(({ discount }) => discount)),
    shownDiscount: sum(shown.map(({ amounts }) => amounts.discount)),
    weightTiers: tiers.map(({ productId, pounds, tier, next }) => ({
      productId,
      name: lines.find(({ offer }) => offer?.productId === productId)?.offer?.name ?? '',
      pounds,
      discountPerLb: tier ? toWire(tier.discountPerLb) : null,
      missing: next?.missing ?? null,
      nextDiscountPerLb: next ? toWire(next.tier.discountPerLb) : null,
    })),
    vatCountry: siteSettings[site].taxDisplay === 'vat' ? shelf.country : null,
    canCheckOut: canCheckOut(lines),
  }
}

const nothing = { onHand: 0, reserved: 0, managed: true, backorder: 0, leadTimeDays: null, most: 0, notify: false }

function lineView(site: Site, line: PricedLine<Sellable>, shelf: Shelf, names: PricedCart['names']) {
  const { item, offer, parts, price, base, rowTotal, discount, most, bound, steps, flags, error } = line
  const amounts = shownLine(line, shelf.shown)
  // A line shows its name even if its product is no longer available.
  const named = names.get(item.productId)
  const isLowered = price < base
  const wire: Omit<z.output<typeof WireCart>['lines'][number], 'lacksBase'> = {
    _id: item.id,
    productId: item.productId,
    childId: offer?.id ?? item.productId,
    sku: offer ? siteSku(site, offer.sku) : '',
    name: offer?.name ?? named?.name ?? '',
    choice: offer?.choice.join(', ') ?? '',
    details: offer ? detailsOf(item, offer, parts) : [],
    url: offer ? productLink(offer, item) : named?.isSold && named.handle !== null ? `/${named.handle}` : '',
    picture: (offer ?? named)?.picture ?? null,
    qty: item.qty,
    most,
    bound,
    price: toWire(price),
    was: isLowered ? toWire(base) : null,
    rowTotal: toWire(rowTotal),
    discount: toWire(discount),
    reasons: steps.map(({ reason, price }, index) => ({
      reason,
      price: toWire(price),
      // The last step is the price itself: its parts may have different tax classes.
      shownPrice: toWire(index === steps.length - 1 ? amounts.price : shelf.shown(price, offer!.taxClass)),
    })),
    shownPrice: toWire(amounts.price),
    shownWas: isLowered ? toWire(amounts.base) : null,
    shownRowTotal: toWire(amounts.rowTotal),
    priceSuffix: priceSuffix(offer?.attributes.subscriptionInterval),
    renewals: renewalsOf(line, shelf),
    shownDiscount: toWire(amounts.discount),
    inventory: inventoryOf(offer?.stock ?? nothing),
    flags,
    error,
    isFreight: parts.some(({ offer: { shippingGroup } }) => isFreightGroup(shippingGroup)),
  }
  return { wire, amounts }
}

/** Recurring charges of a line, at the agreed price [PROGRAM-205]. */
function renewalsOf({ item, parts, steps }: PricedLine<Sellable>, shelf: Shelf) {
  return parts.flatMap(({ offer: { attributes, taxClass }, unit, base, qty }, index) => {
    const { subscriptionInterval, isTrial = false } = attributes
    if (subscriptionInterval === undefined) return []
    const price = renewalPrice({ unit, base, isTrial, steps: index === 0 ? steps : [] }) * qty * item.qty
    return [{ shownPrice: toWire(shelf.shown(price, taxClass)), suffix: priceSuffix(subscriptionInterval) }]
  })
}
