import { withEntitlement } from '#domain/cart/entitlement.ts'
import { canCheckOut, productIdsOf, priceCart, type PricedLines } from '#domain/cart/price-cart.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import type { TaxClass } from '#domain/catalog/product-entry.ts'
import { lacksBase } from '#domain/catalog/compatibility.ts'
import type { CustomerEarnedDiscount } from '#domain/earned/customer-earned-discount.ts'
import type { List } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { type ProductName, readAssortment, readNames, type Sellable } from '#services/catalog/steps.ts'
import { isFlagOn } from '#services/flags/steps.ts'
import { readQuotedTerms, type QuotedTerms } from '#services/quotes/steps.ts'
import { tickets } from '#services/tickets/steps.ts'
import { readBuyer } from './buyer.ts'
import { readReservedUnits, withReservedUnits } from './own-reservations.ts'

export interface DisplayPrices {
  country: string
  /** Converts a stored price to the displayed price, both in minor units. */
  shown: (price: Minor, taxClass: TaxClass) => Minor
}
export interface CartDeps {
  db: QueryRunner
  settings: CartSettings
  displayPricesOf: (site: Site, country: string | undefined, now: number) => Promise<DisplayPrices>
  /** Fixed terms for a list that is not stored, such as the lines of a draft order. */
  draftTerms?: QuotedTerms
}

export interface PricedCart extends PricedLines<Sellable> {
  list: List
  /** Set for quotes only. */
  quote: QuotedTerms | null
  displayPrices: DisplayPrices
  /** Ids of cart items that are accessories without a compatible product in the cart. Empty while the compatibility flag is off. */
  withoutBase: ReadonlySet<string>
  /** Names of products that are no longer available. */
  names: ReadonlyMap<number, ProductName>
}

const none: ReadonlyMap<number, number> = new Map()

/** Prices a list from the current catalog, for the owner's customer group. */
export async function priceList(
  { db, settings, displayPricesOf, draftTerms }: CartDeps,
  { site, groupId, customerId }: Pick<Scope, 'site' | 'groupId' | 'customerId'>,
  list: List,
  country: string | undefined,
  now: number,
): Promise<PricedCart> {
  const assortment = await readAssortment(db, site, list.items.flatMap(productIdsOf), { groupId, now })
  const isRedeeming = list.items.some(({ metadata }) => metadata.redeem !== undefined)
  const earned = isRedeeming
    ? await tickets.readEarned(db, { site, customerId })
    : new Map<string, CustomerEarnedDiscount>()
  const displayPrices = await displayPricesOf(site, country, now)
  const quote = draftTerms ?? (await readQuotedTerms(db, { site, customerId }, list, now))
  const terms = { now, settings, earned, quoted: quote?.prices }
  const inStock = priceCart(list.items, assortment, terms)
  // The list's own pending order may have caused a shortage. A shopper who returns from the bank can order those units
  // again.
  const ownUnits =
    inStock.lines.length === 0 || canCheckOut(inStock.lines) ? none : await readReservedUnits(db, list.id)
  const priced = ownUnits.size > 0 ? priceCart(list.items, withReservedUnits(assortment, ownUnits), terms) : inStock
  const buyer = await readBuyer(db, customerId, priced.lines)
  const lines = buyer ? withEntitlement(priced.lines, buyer) : priced.lines
  const nameless = lines.flatMap(({ item, offer }) => (offer === null ? [item.productId] : []))
  const names = await readNames(db, site, nameless)
  return { list, ...priced, lines, quote, displayPrices, withoutBase: await withoutBase(db, site, lines), names }
}

/**
 * Returns accessories without a compatible product in the cart. This is a hint, never an error [CATALOG-403,
 * CATALOG-404].
 */
async function withoutBase(db: QueryRunner, site: Site, lines: PricedLines<Sellable>['lines']): Promise<Set<string>> {
  const all = lines.flatMap(({ parts }) => parts.map(({ offer }) => offer.compatibility))
  const lacking = lines.filter(({ offer }) => lacksBase(offer?.compatibility ?? null, all))
  if (lacking.length === 0 || !(await isFlagOn(db, 'enable_compatibility_cart', site))) return new Set()
  return new Set(lacking.map(({ item }) => item.id))
}
