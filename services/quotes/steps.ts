import type { Minor } from '#domain/money.ts'
import type { List } from '#domain/lists/list.ts'
import { lockedPrices, quoteState, type QuotedShipping } from '#domain/quotes/quote.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { Queries, Transaction } from '#platform/database.ts'
import { endOrdered, lockQuote, moveQuote, readOwnQuote, readQuote } from './repository.ts'

// What other areas may ask of quotes.

/** What a quote fixes. */
export interface QuotedTerms {
  /** The price of one piece of each line. */
  prices: ReadonlyMap<string, Minor>
  shipping: QuotedShipping | null
  /** Its customer said yes: it can be ordered. */
  isAccepted: boolean
}

/**
 * What is fixed for a list of a customer's: a quote that was sent and has not run out, of the list as it was quoted; null
 * for any other list, which the catalogue prices [LIST-234].
 */
export async function readQuotedTerms(
  db: Queries,
  { site, customerId }: Pick<Scope, 'site' | 'customerId'>,
  { id, type, items }: List,
  now: number,
): Promise<QuotedTerms | null> {
  if (type !== 'quote' || customerId === null) return null
  const quote = await readOwnQuote(db, { site, customerId }, id)
  const state = quote && quoteState(quote, now)
  if (state !== 'sent' && state !== 'accepted') return null
  const prices = lockedPrices(quote!, items)
  return prices && { prices, shipping: quote!.shipping, isAccepted: state === 'accepted' }
}

/** Whether a list is that of a quote which its customer accepted and which has not run out [LIST-234]. */
export async function isHeld(
  db: Queries,
  { site, customerId }: Pick<Scope, 'site' | 'customerId'>,
  listId: string,
  now: number,
): Promise<boolean> {
  const quote = await readOwnQuote(db, { site, customerId }, listId)
  return quote !== undefined && quoteState(quote, now) === 'accepted'
}

/** Ends a quote whose order was paid; of any other list there is nothing to end. */
export async function endQuote(tx: Transaction, listId: string): Promise<void> {
  await endOrdered(tx, listId)
}

/** A quote of a site, for whoever holds a link to it; undefined where there is none. */
export async function readQuoteOf(db: Queries, site: Site, listId: string, now: number) {
  const quote = await readQuote(db, site, listId)
  if (!quote) return undefined
  const { number, version, customerId, validUntil } = quote
  return { number, version, customerId, validUntil, state: quoteState(quote, now) }
}

/** Says yes to a quote in a version, as its customer would; false when it is another one by now, or not offered any more. */
export async function acceptVersion(tx: Transaction, site: Site, listId: string, version: number, now: number) {
  const quote = await lockQuote(tx, site, listId)
  const state = quote && quoteState(quote, now)
  if (quote?.version !== version || (state !== 'sent' && state !== 'accepted')) return false
  await moveQuote(tx, listId, 'accepted')
  return true
}
