import type { Minor } from '#domain/money.ts'
import type { List } from '#domain/lists/list.ts'
import { lockedPrices, quoteState, type QuotedShipping } from '#domain/quotes/quote.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import { lockPayableQuote, markQuoteOrdered, moveQuote, readOwnQuote, readPayableQuote } from './repository.ts'

export interface QuotedTerms {
  /** Unit prices by line id. */
  prices: ReadonlyMap<string, Minor>
  shipping: QuotedShipping | null
  /** True if the customer accepted the quote, so that it can be ordered. */
  isAccepted: boolean
}

/**
 * Returns the fixed terms of a list with a sent, unexpired quote that has not changed since. Returns null for any other
 * list [LIST-234].
 */
export async function readQuotedTerms(
  db: QueryRunner,
  { site, customerId }: Pick<Scope, 'site' | 'customerId'>,
  { id, type, items }: List,
  now: number,
): Promise<QuotedTerms | null> {
  if (type !== 'quote') return null
  const quote = await readPayableQuote(db, site, id)
  // A guest matches a draft order without an account: both customer ids are null.
  if (quote?.customerId !== customerId) return null
  const state = quote && quoteState(quote, now)
  if (state !== 'sent' && state !== 'accepted') return null
  const prices = lockedPrices(quote!, items)
  return prices && { prices, shipping: quote!.shipping, isAccepted: state === 'accepted' }
}

/** Returns true if a list belongs to an accepted, unexpired quote [LIST-234]. */
export async function isListQuoted(
  db: QueryRunner,
  { site, customerId }: Pick<Scope, 'site' | 'customerId'>,
  listId: string,
  now: number,
): Promise<boolean> {
  const quote = await readOwnQuote(db, { site, customerId }, listId)
  return quote !== undefined && quoteState(quote, now) === 'accepted'
}

/** Ends a paid order's quote. Has no effect on other lists. */
export async function endQuote(tx: Transaction, listId: string): Promise<void> {
  await markQuoteOrdered(tx, listId)
}

/** Returns one of a site's quotes for its payment link's holder, or undefined if it is missing. */
export async function readQuoteOf(db: QueryRunner, site: Site, listId: string, now: number) {
  const quote = await readPayableQuote(db, site, listId)
  if (!quote) return undefined
  const { number, version, customerId, guestToken, isDraftOrder, validUntil, locale } = quote
  return { number, version, customerId, guestToken, isDraftOrder, validUntil, locale, state: quoteState(quote, now) }
}

/** Accepts a quote's version. Returns false if it is outdated or no longer offered. */
export async function acceptVersion(tx: Transaction, site: Site, listId: string, version: number, now: number) {
  const quote = await lockPayableQuote(tx, site, listId)
  const state = quote && quoteState(quote, now)
  if (quote?.version !== version || (state !== 'sent' && state !== 'accepted')) return false
  await moveQuote(tx, listId, 'accepted')
  return true
}
