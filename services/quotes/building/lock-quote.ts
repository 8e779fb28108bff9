import type { Refuse, Version } from '#contract/kernel/call.ts'
import type { quoteClosedRefusal, quoteConflictRefusal, quoteNotFoundRefusal } from '#contract/quotes.ts'
import type { quoteTakenRefusal } from '#contract/quotes-desk.ts'
import { lockHolder } from '#domain/quotes/edit-lock.ts'
import { isQuoteOpen, quoteState } from '#domain/quotes/quote.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import { readCustomer } from '#services/sessions/steps.ts'
import { lockQuote, type QuoteRow } from '../repository.ts'
import { wireQuote } from '../wire.ts'

type WorkRefusals = typeof quoteNotFoundRefusal & typeof quoteClosedRefusal & typeof quoteTakenRefusal
interface Working<Refusals = unknown> {
  site: Site
  params: { id: string }
  body: { agent: string }
  now: number
  refuse: Refuse<WorkRefusals & Refusals>
}

/** Locks a quote. Refuses if its version differs from the one that staff saw. */
export async function lockQuoteAtVersion(
  tx: Transaction,
  received: Working<typeof quoteConflictRefusal> & { version: Version },
): Promise<QuoteRow> {
  const { version, now, refuse } = received
  const quote = await lockEditableQuote(tx, received)
  if (version !== 'any' && version !== quote.version)
    throw refuse('quote_version_conflict', { current: wireQuote(quote, now) })
  return quote
}

/** Locks a quote. Refuses if the customer has decided on it or another salesperson is editing it. */
export async function lockEditableQuote(
  tx: Transaction,
  { site, params, body, now, refuse }: Working,
): Promise<QuoteRow> {
  const quote = await lockQuote(tx, site, params.id)
  if (!quote) throw refuse('quote_not_found')
  const state = quoteState(quote, now)
  if (!isQuoteOpen(state)) throw refuse('quote_not_open', { state })
  const holder = lockHolder(quote, now)
  if (holder !== null && holder !== body.agent) throw refuse('quote_taken', { agent: holder })
  return quote
}

/** Returns a scope for ownership checks, which do not depend on the customer group. */
export function ownerScope({ site, customerId }: QuoteRow) {
  return { site, customerId, guestToken: null, groupId: 1 } satisfies Scope
}

/** Returns the quote's customer with their customer group, which determines catalog prices. */
export async function readBuyerScope(db: QueryRunner, quote: QuoteRow): Promise<Scope> {
  const { groupId } = (await readCustomer(db, quote.customerId))!
  return { ...ownerScope(quote), groupId }
}
