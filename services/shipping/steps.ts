import { createHash } from 'node:crypto'
import type { Refuse } from '#contract/kernel/call.ts'
import type { quotedItemRefusals } from '#contract/shipping.ts'
import { productIdsOf, type PricedLine } from '#domain/cart/price-cart.ts'
import { isShipped } from '#domain/catalog/product-type.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import { priceItem } from '#domain/pricing/price-item.ts'
import type { Minor } from '#domain/money.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { addonTypeOf, groupAddonsWithParent } from '#domain/shipping/packages/addon.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import type { CartLineForShipping } from '#domain/shipping/line.ts'
import { shippingPlan, type ShippingMode, type ShippingPlan } from '#domain/shipping/mode.ts'
import type { LiveRates } from '#domain/shipping/rating/live-rates.ts'
import type { PickupLocation } from '#domain/shipping/pickup/pickup-locations.ts'
import type { QuotedShipping } from '#domain/quotes/quote.ts'
import { applyQuotedRate } from '#domain/shipping/rating/quoted-rate.ts'
import { rateCart, type RatedCart, type RateInput, type ShippingProblem } from '#domain/shipping/rating/rate-cart.ts'
import { orderSignature } from '#domain/shipping/signature.ts'
import { tablesOn } from '#domain/shipping/rating/tables.ts'
import { siteOfStore, type Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { RateEngine } from '#platform/rates/engine.ts'
import { readAssortment, type Sellable } from '#services/catalog/steps.ts'
import { readFiveForFive } from './five-for-five.ts'
import { coversPackages, liveRatesOf } from './live-rates.ts'
import { storeQuote, readQuote, type StoredShippingTables } from './repository.ts'

export { returnFiveForFive, createFiveForFive, readFiveForFive, redeemFiveForFive } from './five-for-five.ts'
export { shippingTablesOf } from './repository.ts'

export interface ShippingDeps {
  db: QueryRunner
  shippingTables: () => Promise<StoredShippingTables>
  /** Null if our own tables apply. */
  rateEngine: RateEngine | null
}

interface ShipTo {
  countryId: string
  region: string
  postcode: string
  city?: string
  vatNumber: string
  /** Email address for counting redemptions of a sale. */
  email?: string | undefined
  replaced?: string | undefined
  /** Fixed shipping terms in a quote from staff. */
  quoted?: Pick<QuotedShipping, 'price' | 'chosen'> | undefined
  /** The quote referenced by an order; its vendor rates apply without another request. */
  quoteId?: string | undefined
  /** Set for pickup, which needs no vendor rates. */
  collectedAt?: PickupLocation | null
}

export interface ShippingQuote extends RatedCart {
  transactionId: string
  signature: string
  plan: ShippingPlan
  /** Maximum number of units that ship at a sale's flat price, or null if there is no sale. */
  maxInSale: number | null
  /** True if the referenced quote lacks a vendor rate for one of the current packages. */
  lacksPackages: boolean
}

/** A product with its parts per unit. The first part is the product itself or its selected variant. */
interface Thing {
  itemId: string
  productId: number
  qty: number
  children: BuyRequest['children']
  parts: readonly { offer: Sellable; qty: number; unit: Minor }[]
}

/** Returns the parts of a product that ship. Children ship with their parent [SHIP-238]. */
export function shippableLines({ itemId, productId, qty, children, parts }: Thing): CartLineForShipping[] {
  // A bundle is followed by its parts; a variant replaces its product.
  const before = parts[0]?.offer.type === 'bundle' ? 1 : 0
  const together = parts.map(({ offer, qty: each, unit }, index) => {
    const child = children[index - before]
    const line = shippingLine(itemId, qty * each, productId, offer, unit)
    return { line, addonType: child ? addonTypeOf(child.metadata) : null }
  })
  return groupAddonsWithParent(together).filter((_, index) => isShipped(parts[index]!.offer.type))
}

export function linesForShipping({ item, parts, shipsFree }: PricedLine<Sellable>): CartLineForShipping[] {
  const { id: itemId, productId, qty, children } = item
  const lines = shippableLines({ itemId, productId, qty, children, parts })
  return lines.map((line) => ({ ...line, shipsFree: line.shipsFree || shipsFree }))
}

/** Returns a product as shipping input. A product that is not sold has no weight, and therefore no rate. */
export function shippingLine(
  itemId: string,
  qty: number,
  productId: number,
  offer: Sellable | null,
  unitPrice: number,
): CartLineForShipping {
  return {
    itemId,
    productId,
    sku: offer?.sku ?? '',
    qty,
    weightGrams: offer?.weightGrams ?? null,
    packedSize: offer?.packedSize ?? null,
    shippingGroup: offer?.shippingGroup ?? '',
    groupsTogether: [offer?.shippingGroup ?? ''],
    unitPrice,
    shipsFree: offer?.shipsFree ?? false,
    isPickupDisabled: offer?.isPickupDisabled ?? false,
    vendor: offer?.brand ?? '',
    offers: offer?.attributes ?? {},
  }
}

/**
 * Rates lines for an address and stores a quote for 30 minutes. The quote covers both shipping modes, so that the
 * shopper can switch [SHIP-251..254].
 */
export async function quoteShipping(
  deps: ShippingDeps,
  site: Site,
  lines: readonly CartLineForShipping[],
  shipTo: ShipTo,
  choice: ShippingMode | undefined,
  now: number,
): Promise<ShippingQuote | ShippingProblem> {
  const { db } = deps
  const { email = '', replaced, quoted, quoteId, collectedAt = null } = shipTo
  const isInSale = isOnSale(lines) && quoted === undefined
  const fiveForFive = isInSale ? await readFiveForFive(db, { site, email, now, replaced }) : null
  const stored = await deps.shippingTables()
  const pickup = collectedAt ?? stored.pickupLocations[site]?.[0]
  const input = { site, shipTo, lines, allowSplit: true, pickup, fiveForFive }
  const tables = tablesOn(stored, siteDay(site, now))
  const signature = signatureOf(site, lines, shipTo)
  const context = { signature, city: shipTo.city ?? '', tables, now }
  const readRates = () =>
    quoteId === undefined ? liveRatesOf(deps, input, context) : acceptedRates(deps, quoteId, signature)
  const live = quoted === undefined && !collectedAt ? await readRates() : null
  const lacksPackages = live !== null && quoteId !== undefined && !coversPackages(live, input)
  const byRules = rateCart(input, tables, live)
  const rated = quoted === undefined ? byRules : applyQuotedRate(byRules, quoted)
  if ('problem' in rated) return rated
  const transactionId = await storeQuote(db, { site, signature, rated, live }, now)
  const plan = shippingPlan(site, shipTo.countryId, lines, choice)
  return { ...rated, transactionId, signature, plan, maxInSale: fiveForFive?.maxItems ?? null, lacksPackages }
}

/** Returns a quote's vendor rates, or null if the quote is for a different cart or based on our own tables. */
async function acceptedRates({ db, rateEngine }: ShippingDeps, quoteId: string, signature: string) {
  const quote = rateEngine ? await readQuote(db, quoteId) : undefined
  return quote?.signature === signature ? quote.live : null
}

/** Returns vendor rates before checkout. Checkout uses the same rates if the address is the same. */
export async function estimateRates(
  deps: ShippingDeps,
  input: RateInput & { shipTo: { vatNumber: string } },
  city: string,
  now: number,
): Promise<LiveRates | null> {
  const { site, lines, shipTo } = input
  const signature = signatureOf(site, lines, shipTo)
  return liveRatesOf(deps, input, {
    signature,
    city,
    tables: tablesOn(await deps.shippingTables(), siteDay(site, now)),
    now,
  })
}

/** Returns true if an order contains products in the "five for five" sale. */
export function isOnSale(lines: readonly CartLineForShipping[]): boolean {
  return lines.some(({ offers }) => offers.isBlackFridayDropship)
}

/** Returns a hash of the quoted cart and address. Excludes the mode, because a quote covers both modes. */
function signatureOf(site: Site, lines: readonly CartLineForShipping[], shipTo: ShipTo): string {
  const subtotal = lines.reduce((sum, { unitPrice, qty }) => sum + unitPrice * qty, 0)
  const { countryId, region, postcode, vatNumber, quoted } = shipTo
  const order = { items: lines, subtotal, mode: 'fastest', countryId, region, postcode, vatNumber } as const
  return createHash('sha256')
    .update(`${site} ${orderSignature(order)}${quoted === undefined ? '' : ` ${quoted.price}`}`)
    .digest('base64url')
}

/**
 * Compares an order's quote with its cart. If packages have changed, a vendor quote is invalid, because it would mix
 * vendor rates with our own [SHIP-254].
 */
export async function findQuote(
  { db }: Pick<ShippingDeps, 'db'>,
  transactionId: string,
  current: Pick<ShippingQuote, 'signature' | 'lacksPackages'> | null,
  now: number,
): Promise<'missing' | 'stale' | 'good'> {
  const quote = await readQuote(db, transactionId)
  if (!quote) return 'missing'
  const isOfThis = quote.signature === current?.signature && !current.lacksPackages
  return quote.expiresAt.getTime() > now && isOfThis ? 'good' : 'stale'
}

interface QuotedItem {
  productId: number
  qty: number
  listItemId?: string | undefined
  children: BuyRequest['children']
}

/** Returns the products in a request; only ids and quantities are used. */
export async function readQuotedProducts(
  db: QueryRunner,
  { site, groupId }: Pick<Scope, 'site' | 'groupId'>,
  input: { storeId: number; items: readonly QuotedItem[]; refuse: Refuse<typeof quotedItemRefusals>; now: number },
): Promise<Thing[]> {
  const { storeId, items, refuse, now } = input
  if (siteOfStore(storeId) !== site) throw refuse('store_mismatch')
  const requests = items.map(({ productId, qty, children }) => ({
    productId,
    qty,
    children,
    options: {},
    metadata: {},
  }))
  const { offers, ...known } = await readAssortment(db, site, requests.flatMap(productIdsOf), { groupId, now })
  // Custom options do not affect shipping, so even required options may be missing.
  const withoutOptions = [...offers].map(([id, offer]) => [id, { ...offer, customOptions: [] }] as const)
  const assortment = { ...known, offers: new Map(withoutOptions) }
  return requests.map((request, index) => {
    const { productId, qty, children } = request
    const priced = priceItem(request, assortment, { now, earned: null })
    if (!priced) throw refuse('product_not_found', { productId })
    if ('error' in priced) {
      const { code, message } = priced.error
      throw refuse('invalid_item', { productId, cause: code, message })
    }
    return { itemId: items[index]!.listItemId ?? String(index), productId, qty, children, parts: priced.parts }
  })
}
