import type { ListItem } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'

/** How far a quote is, as it is kept [LIST-234, design-commerce D8]. */
const keptQuoteStates = ['requested', 'in_work', 'sent', 'accepted', 'declined', 'ordered'] as const
type KeptQuoteState = (typeof keptQuoteStates)[number]

/** How far a quote is, as it is told: one that ran out says so. */
export const quoteStates = [...keptQuoteStates, 'expired'] as const
type QuoteState = (typeof quoteStates)[number]

/** What staff offers for a line: the line as it was, and the price of one piece of it in the site's basis. */
interface QuotedLine {
  itemId: string
  qty: number
  price: Minor
}

/** What shipping comes to, for the one place that it was worked out for. */
export interface QuotedShipping {
  price: Minor
  countryId: string
  postcode: string
}

/** What staff offers. */
export interface QuoteOffer {
  lines: readonly QuotedLine[]
  /** Null: by the rates of the day. */
  shipping: QuotedShipping | null
}

/** What a state is told by. */
export interface QuoteFacts {
  state: KeptQuoteState
  /** Milliseconds since 1970; null until it is answered. */
  validUntil: number | null
}

/** How far a quote is at a moment: an answer holds until its day [LIST-234]. */
export function quoteState({ state, validUntil }: QuoteFacts, now: number): QuoteState {
  const isAnswered = state === 'sent' || state === 'accepted'
  return isAnswered && validUntil !== null && validUntil <= now ? 'expired' : state
}

/** Whether the shop may work on a quote: until its customer said yes or no, and anew once it ran out. */
export function isWorkable(state: QuoteState): boolean {
  return state === 'requested' || state === 'in_work' || state === 'sent' || state === 'expired'
}

/**
 * The prices that hold for the lines of a list, by line: all that were quoted and no others, each in as many pieces as
 * was asked for. Null when the list is another one by now, and the catalogue prices it [LIST-234].
 */
export function lockedPrices(
  { lines }: Pick<QuoteOffer, 'lines'>,
  items: readonly Pick<ListItem, 'id' | 'qty'>[],
): ReadonlyMap<string, Minor> | null {
  const quoted = new Map(lines.map((line) => [line.itemId, line]))
  const isSame = items.length === lines.length && items.every(({ id, qty }) => quoted.get(id)?.qty === qty)
  return isSame ? new Map(lines.map(({ itemId, price }) => [itemId, price])) : null
}

/** What shipping to a place costs by the quote; null: by the rates of the day [LIST-234]. */
export function lockedShipping(
  { shipping }: Pick<QuoteOffer, 'shipping'>,
  { countryId, postcode }: Pick<QuotedShipping, 'countryId' | 'postcode'>,
): Minor | null {
  if (shipping === null || shipping.countryId !== countryId) return null
  return plain(shipping.postcode) === plain(postcode) ? shipping.price : null
}

function plain(postcode: string): string {
  return postcode.replaceAll(/[\s-]/g, '').toUpperCase()
}
