import { createHash } from 'node:crypto'
import type { Refuse } from '#contract/call.ts'
import type { quotedItemRefusals } from '#contract/shipping.ts'
import { idsOf, type PricedLine } from '#domain/cart/price-cart.ts'
import { isShipped } from '#domain/catalog/product-type.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import { priceItem } from '#domain/pricing/price-item.ts'
import type { Minor } from '#domain/money.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { CartLineForShipping } from '#domain/shipping/line.ts'
import { shippingPlan, type ShippingMode, type ShippingPlan } from '#domain/shipping/mode.ts'
import { pickupLocations } from '#domain/shipping/pickup-locations.ts'
import { atQuotedRate } from '#domain/shipping/quoted-rate.ts'
import { rateCart, type RatedCart, type ShippingProblem } from '#domain/shipping/rate-cart.ts'
import { orderSignature } from '#domain/shipping/signature.ts'
import type { ShippingTables } from '#domain/shipping/table.ts'
import { siteOfStore, type Site } from '#domain/sites.ts'
import type { Queries } from '#platform/database.ts'
import { readAssortment, type Sellable } from '#services/catalog/steps.ts'
import { readFiveForFive } from './five-for-five.ts'
import { keepQuote, readQuote } from './repository.ts'

export { giveFiveForFiveBack, putFiveForFive, readFiveForFive, redeemFiveForFive } from './five-for-five.ts'
export { shippingTablesOf, sweepQuotes } from './repository.ts'

// What other areas may ask of shipping.

export interface ShippingDeps {
  db: Queries
  shippingTables: () => Promise<ShippingTables>
}

/** Where a quote is for, and the VAT number that goes into its signature. */
interface ShipTo {
  countryId: string
  region: string
  postcode: string
  vatNumber: string
  /** Whose redemptions of a sale count; nobody's when it is not told. */
  email?: string | undefined
  /** The order that the next one takes the place of. */
  replaced?: string | undefined
  /** What a quote says that shipping comes to. */
  quoted?: Minor | undefined
}

/** A kept quote: what an order may choose from, and by what it is known. */
export interface ShippingQuote extends RatedCart {
  transactionId: string
  signature: string
  plan: ShippingPlan
  /** So many pieces travel at the flat price of a sale, where one holds. */
  mostInSale: number | null
}

/** What of a priced line travels, as shipping sees it: everything from the catalogue [SHIP-238]. */
export function linesForShipping({ item, parts, shipsFree }: PricedLine<Sellable>): CartLineForShipping[] {
  return parts
    .filter(({ offer }) => isShipped(offer.type))
    .map(({ offer, qty, unit }) => {
      const line = shippingLine(item.id, qty * item.qty, item.productId, offer, unit)
      return { ...line, shipsFree: line.shipsFree || shipsFree }
    })
}

/** A thing of the catalogue as shipping sees it; what is not sold has no weight, and so no rate. */
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
    shippingGroup: offer?.shippingGroup ?? '',
    unitPrice,
    shipsFree: offer?.shipsFree ?? false,
    isPickupDisabled: offer?.isPickupDisabled ?? false,
    vendor: offer?.brand ?? '',
    offers: offer?.attributes ?? {},
  }
}

/**
 * Rates lines to an address and keeps the answer as a quote for 30 minutes; both halves of it are kept, so that the
 * shopper may change between them [SHIP-251..254].
 */
export async function quoteShipping(
  { db, shippingTables }: ShippingDeps,
  site: Site,
  lines: readonly CartLineForShipping[],
  shipTo: ShipTo,
  choice: ShippingMode | undefined,
  now: number,
): Promise<ShippingQuote | ShippingProblem> {
  const { email = '', replaced, quoted } = shipTo
  const isInSale = isOnSale(lines) && quoted === undefined
  const fiveForFive = isInSale ? await readFiveForFive(db, { site, email, now, replaced }) : null
  const byTables = rateCart(
    { site, shipTo, lines, allowSplit: true, pickup: pickupLocations[site], fiveForFive },
    await shippingTables(),
  )
  const rated = quoted === undefined ? byTables : atQuotedRate(byTables, quoted)
  if ('problem' in rated) return rated
  const signature = signatureOf(site, lines, shipTo)
  const transactionId = await keepQuote(db, site, signature, rated, now)
  const plan = shippingPlan(site, shipTo.countryId, lines, choice)
  return { ...rated, transactionId, signature, plan, mostInSale: fiveForFive?.maxItems ?? null }
}

/** Whether something in an order is of the sale that its buyer may redeem. */
export function isOnSale(lines: readonly CartLineForShipping[]): boolean {
  return lines.some(({ offers }) => offers.isBlackFridayDropship)
}

/** A hash of what a quote was made for; the mode is not in it, because a quote answers both. */
function signatureOf(site: Site, lines: readonly CartLineForShipping[], shipTo: ShipTo): string {
  const subtotal = lines.reduce((sum, { unitPrice, qty }) => sum + unitPrice * qty, 0)
  const { countryId, region, postcode, vatNumber, quoted } = shipTo
  const order = { items: lines, subtotal, mode: 'fastest', countryId, region, postcode, vatNumber } as const
  return createHash('sha256')
    .update(`${site} ${orderSignature(order)}${quoted === undefined ? '' : ` ${quoted}`}`)
    .digest('base64url')
}

/** How the quote that an order names stands against what its cart and address need now [SHIP-254]. */
export async function findQuote(
  { db }: Pick<ShippingDeps, 'db'>,
  transactionId: string,
  current: Pick<ShippingQuote, 'signature'> | null,
  now: number,
): Promise<'missing' | 'stale' | 'good'> {
  const quote = await readQuote(db, transactionId)
  if (!quote) return 'missing'
  return quote.expiresAt.getTime() > now && quote.signature === current?.signature ? 'good' : 'stale'
}

interface QuotedItem {
  productId: number
  qty: number
  listItemId?: string | undefined
  children: BuyRequest['children']
}

/** A thing that a request asks about, in so many pieces, at the price in force. */
interface QuotedPart {
  itemId: string
  productId: number
  qty: number
  unit: number
  offer: Sellable
}

/** What a request's items are made of, by the catalogue: of all it says, ids and quantities are read. */
export async function readQuotedParts(
  db: Queries,
  { site, groupId }: Pick<Scope, 'site' | 'groupId'>,
  asked: { storeId: number; items: readonly QuotedItem[]; refuse: Refuse<typeof quotedItemRefusals>; now: number },
): Promise<QuotedPart[]> {
  const { storeId, items, refuse, now } = asked
  if (siteOfStore(storeId) !== site) throw refuse('store_mismatch')
  const requests = items.map(({ productId, qty, children }) => ({
    productId,
    qty,
    children,
    options: {},
    metadata: {},
  }))
  const assortment = await readAssortment(db, site, requests.flatMap(idsOf), groupId)
  return requests.flatMap((request, index) => {
    const { productId, qty } = request
    const priced = priceItem(request, assortment, { now, earned: null })
    if (!priced) throw refuse('product_not_found', { productId })
    if ('error' in priced) {
      const { code, message } = priced.error
      throw refuse('invalid_item', { productId, cause: code, message })
    }
    const itemId = items[index]!.listItemId ?? String(index)
    return priced.parts.map(({ offer, unit, qty: each }) => ({ itemId, productId, qty: qty * each, unit, offer }))
  })
}
