import type { z } from 'zod'
import { toWire } from '#contract/codec/amounts.ts'
import type { WireQuote } from '#contract/quotes.ts'
import { quoteState } from '#domain/quotes/quote.ts'
import type { QuoteRow } from './repository.ts'

type Wire = z.output<typeof WireQuote>

/** Converts a quote to the wire form for staff. */
export function wireQuote(quote: QuoteRow, now: number): Wire {
  const { listId: id, number, version, title, message, note, lines, shipping, validUntil, requestedAt } = quote
  return {
    id,
    number,
    state: quoteState(quote, now),
    version,
    title,
    message,
    note,
    lines: lines.map(({ itemId, qty, price }) => ({ itemId, qty, price: toWire(price) })),
    shipping: shipping && { ...shipping, price: toWire(shipping.price) },
    validUntil,
    requestedAt,
  }
}

/** Converts a quote to the wire form for its customer, without offers that were not sent. */
export function wireOwnQuote(quote: QuoteRow, now: number): Wire {
  const wire = wireQuote(quote, now)
  const isSent = quote.state !== 'requested' && quote.state !== 'in_work'
  return isSent ? wire : { ...wire, lines: [], shipping: null, note: '' }
}
