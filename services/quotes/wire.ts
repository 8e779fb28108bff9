import type { z } from 'zod'
import { toWireAmount } from '#contract/codec/amounts.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { quotes, WireQuote } from '#contract/quotes.ts'
import { lockHolder } from '#domain/quotes/edit-lock.ts'
import { isOfferSent, quotedTotal, quoteState } from '#domain/quotes/quote.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readAnswers, type AnswerRow } from './answers/repository.ts'
import { readCustomers } from '#services/sessions/steps.ts'
import { readFiles, readMessages } from './discussion/repository.ts'
import type { QuoteRow } from './repository.ts'

type Wire = z.output<typeof WireQuote>
type Details = Reply<typeof quotes, 'GET /svc_list/quotes/{id}/details'>

/** Converts a quote to wire form for staff. */
export function wireQuote(quote: QuoteRow, now: number): Wire {
  const { listId: id, number, version, title, message, note, lines, shipping, validUntil, requestedAt } = quote
  const total = quotedTotal(quote)
  return {
    id,
    number,
    state: quoteState(quote, now),
    version,
    title,
    message,
    note,
    lines: lines.map(({ itemId, qty, price, taxClass = 'goods' }) => ({
      itemId,
      qty,
      price: toWireAmount(price),
      taxClass,
    })),
    shipping: shipping && { ...shipping, price: toWireAmount(shipping.price) },
    total: total === null ? null : toWireAmount(total),
    validUntil,
    requestedAt,
  }
}

/** Adds the salesperson and the current editor to a quote's wire form. */
export function wireQuoteWithOwner(quote: QuoteRow, now: number) {
  return { ...wireQuote(quote, now), owner: quote.owner, lockedBy: lockHolder(quote, now) }
}

/** Converts a list of quotes to wire form, each with its customer. */
export async function wireRows(db: QueryRunner, quotes: readonly QuoteRow[], now: number) {
  const customers = await readCustomers(
    db,
    quotes.map(({ customerId }) => customerId),
  )
  const buyers = new Map(
    customers.map(({ id, firstname, lastname, email }) => [id, { name: `${firstname} ${lastname}`.trim(), email }]),
  )
  return quotes.map((quote) => ({
    ...wireQuoteWithOwner(quote, now),
    customer: buyers.get(quote.customerId) ?? { name: '', email: '' },
  }))
}

/** Converts a quote to wire form for its customer, without unsent offers. */
export function wireOwnQuote(quote: QuoteRow, now: number): Wire {
  const wire = wireQuote(quote, now)
  return isOfferSent(quote) ? wire : { ...wire, lines: [], shipping: null, total: null, note: '', validUntil: null }
}

/** Returns a quote's details in wire form: sent versions, messages, and files. */
export async function readDetails(
  db: QueryRunner,
  { listId, delivery, wantedOn }: Pick<QuoteRow, 'listId' | 'delivery' | 'wantedOn'>,
): Promise<Details> {
  const [answers, messages, files] = await Promise.all([
    readAnswers(db, listId),
    readMessages(db, listId),
    readFiles(db, listId),
  ])
  return { delivery, wantedOn, answers: answers.map(wireAnswer), messages, files }
}

function wireAnswer({ number, sentAt, validUntil, document }: AnswerRow): Details['answers'][number] {
  const { note, shipping, lines } = document
  return {
    number,
    sentAt,
    validUntil,
    note,
    shipping: shipping && { ...shipping, price: toWireAmount(shipping.price) },
    total: toWireAmount(quotedTotal(document) ?? 0),
    lines: lines.map((line) => ({ ...line, price: toWireAmount(line.price) })),
  }
}
