import type { ListItem } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'

/** [LIST-234] */
const storedQuoteStates = ['requested', 'in_work', 'sent', 'accepted', 'declined', 'ordered', 'cancelled'] as const
type StoredQuoteState = (typeof storedQuoteStates)[number]

export const quoteStates = [...storedQuoteStates, 'expired'] as const
export type QuoteState = (typeof quoteStates)[number]

/** `price` is per unit, net or gross depending on how the site stores prices. */
interface QuotedLine {
  itemId: string
  qty: number
  price: Minor
  /** The product's tax class when the price was offered. Missing in older offers. */
  taxClass?: string
}

export interface QuotedShipping {
  price: Minor
  countryId: string
  postcode: string
  /** The delivery option agreed for each package in a draft order. Otherwise, the cheapest option ships. */
  chosen?: readonly { packageNumber: number; shippingCode: string; carrier: string; label: string }[]
}

export interface QuoteOffer {
  lines: readonly QuotedLine[]
  /** Null if current shipping rates apply. */
  shipping: QuotedShipping | null
}

export interface QuoteStatus {
  state: StoredQuoteState
  /** Epoch milliseconds, or null until the quote is sent. */
  validUntil: number | null
}

/** Returns a quote's state at `now` [LIST-234]. */
export function quoteState({ state, validUntil }: QuoteStatus, now: number): QuoteState {
  const canExpire = state === 'sent' || state === 'accepted'
  return canExpire && validUntil !== null && validUntil <= now ? 'expired' : state
}

/** Returns true until a quote is accepted or declined, and also after it has expired. */
export function isQuoteOpen(state: QuoteState): boolean {
  return state === 'requested' || state === 'in_work' || state === 'sent' || state === 'expired'
}

/** Returns true while the customer may request a change to the newest offer [ACCOUNT-413]. */
export function canRequestChange(state: QuoteState): boolean {
  return state === 'sent' || state === 'expired'
}

/** Returns true while customer and staff may write messages and the customer may send files. */
export function isDiscussionOpen(state: QuoteState): boolean {
  return isQuoteOpen(state) || state === 'accepted'
}

/** Returns the total of the lines and the quoted shipping, or null if there are no prices. */
export function quotedTotal({ lines, shipping }: QuoteOffer): Minor | null {
  if (lines.length === 0) return null
  return lines.reduce((sum, { qty, price }) => sum + qty * price, shipping?.price ?? 0)
}

/**
 * Returns true if the customer can see the offer. Saving an offer clears its expiry until it is sent, so a quote that
 * was declined or canceled before sending has none.
 */
export function isOfferSent({ state, validUntil }: QuoteStatus): boolean {
  return state !== 'requested' && state !== 'in_work' && validUntil !== null
}

/**
 * Returns the lines with an offered price that differs from the catalog price. A line without a catalog price may have
 * any price.
 */
export function overriddenLines(
  offered: readonly Pick<QuotedLine, 'itemId' | 'price'>[],
  catalog: ReadonlyMap<string, Minor>,
): string[] {
  return offered.flatMap(({ itemId, price }) => ((catalog.get(itemId) ?? price) === price ? [] : [itemId]))
}

/** Returns the locked unit prices by line, or null if the list no longer matches the quote [LIST-234]. */
export function lockedPrices(
  { lines }: Pick<QuoteOffer, 'lines'>,
  items: readonly Pick<ListItem, 'id' | 'qty'>[],
): ReadonlyMap<string, Minor> | null {
  const quoted = new Map(lines.map((line) => [line.itemId, line]))
  const isSame = items.length === lines.length && items.every(({ id, qty }) => quoted.get(id)?.qty === qty)
  return isSame ? new Map(lines.map(({ itemId, price }) => [itemId, price])) : null
}

/** Returns the quoted shipping, or null if current rates apply [LIST-234]. */
export function lockedShipping(
  { shipping }: Pick<QuoteOffer, 'shipping'>,
  { countryId, postcode }: Pick<QuotedShipping, 'countryId' | 'postcode'>,
): QuotedShipping | null {
  if (shipping === null || shipping.countryId !== countryId) return null
  return plain(shipping.postcode) === plain(postcode) ? shipping : null
}

function plain(postcode: string): string {
  return postcode.replaceAll(/[\s-]/g, '').toUpperCase()
}
