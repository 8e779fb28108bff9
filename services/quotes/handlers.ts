import type { Received } from '#contract/kernel/call.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import type { quotes } from '#contract/quotes.ts'
import { isWorkable, quoteState } from '#domain/quotes/quote.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { copyList, readOwnList, setOpen } from '#services/lists/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readContact } from '#services/sessions/steps.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import {
  countWaiting,
  createQuote,
  lockOwnQuote,
  lockQuote,
  moveQuote,
  readOwnQuote,
  readOwnQuotes,
  readQuote,
  readWaitingQuotes,
  writeOffer,
  type QuoteRow,
} from './repository.ts'
import { wireOwnQuote, wireQuote } from './wire.ts'

interface QuoteDeps {
  db: Database
}

const maxWaiting = 20
const day = 86_400_000

export const quoteHandlers: Handlers<typeof quotes, QuoteDeps> = {
  async 'GET /svc_list/quotes'({ scope, now }, { db }) {
    return (await readOwnQuotes(db, scope)).map((quote) => wireOwnQuote(quote, now))
  },

  async 'POST /svc_list/quotes'(received, { db }) {
    const { scope, body, now, refuse } = received
    return writeOnce(db, received, async (tx) => {
      if ((await countWaiting(tx, scope)) >= maxWaiting) throw refuse('too_many_quotes', { most: maxWaiting })
      const from = await readOwnList(tx, scope, body.listId)
      if (!from) throw refuse('list_not_found')
      if (from.items.length === 0) throw refuse('list_empty')
      const id = await copyList(tx, scope, from, 'quote')
      await createQuote(tx, scope, id, body)
      return wireOwnQuote((await readOwnQuote(tx, scope, id))!, now)
    })
  },

  async 'GET /svc_list/quotes/{id}'({ scope, params, now, refuse }, { db }) {
    const quote = await readOwnQuote(db, scope, params.id)
    if (!quote) throw refuse('quote_not_found')
    return wireOwnQuote(quote, now)
  },

  async 'POST /svc_list/quotes/{id}/accept'(received, { db }) {
    const { scope, params, version, now, refuse } = received
    return writeOnce(db, received, async (tx) => {
      const quote = await lockOwnQuote(tx, scope, params.id)
      if (!quote) throw refuse('quote_not_found')
      const state = quoteState(quote, now)
      if (state !== 'sent' && state !== 'accepted') throw refuse('quote_not_open', { state })
      if (version !== 'any' && version !== quote.version)
        throw refuse('quote_version_conflict', { current: wireOwnQuote(quote, now) })
      await moveQuote(tx, params.id, 'accepted')
      return wireOwnQuote((await readOwnQuote(tx, scope, params.id))!, now)
    })
  },

  async 'POST /svc_list/quotes/{id}/decline'(received, { db }) {
    const { scope, params, body, now, refuse } = received
    return writeOnce(db, received, async (tx) => {
      const quote = await lockOwnQuote(tx, scope, params.id)
      if (!quote) throw refuse('quote_not_found')
      const state = quoteState(quote, now)
      if (state === 'ordered' || state === 'declined') throw refuse('quote_not_open', { state })
      await moveQuote(tx, params.id, 'declined', { reason: body.reason })
      await setOpen(tx, quote, false)
      return wireOwnQuote((await readOwnQuote(tx, scope, params.id))!, now)
    })
  },

  async 'GET /svc_list/quote-desk'({ site, now }, { db }) {
    return (await readWaitingQuotes(db, site)).map((quote) => wireQuote(quote, now))
  },

  async 'GET /svc_list/quote-desk/{id}'({ site, params, now, refuse }, { db }) {
    const quote = await readQuote(db, site, params.id)
    if (!quote) throw refuse('quote_not_found')
    const list = (await readOwnList(db, ownerOf(quote), quote.listId))!
    const items = list.items.map(({ id, productId, children: [child], qty }) => ({
      itemId: id,
      productId,
      childId: child?.productId ?? productId,
      qty,
    }))
    return { quote: wireQuote(quote, now), items }
  },

  // Responses to staff writes cannot be stored, because staff have no scope. The version makes a retry harmless.
  async 'PUT /svc_list/quote-desk/{id}'(received, { db }) {
    const { site, params, body, now, refuse } = received
    return db.transaction(async (tx) => {
      const quote = await workOn(tx, received)
      const list = (await readOwnList(tx, ownerOf(quote), quote.listId))!
      const offered = new Map(body.lines.map((line) => [line.itemId, line]))
      // A price applies to the quantity that staff saw; the customer may have changed it since.
      const isRequested = (line: { itemId: string; qty: number }) =>
        list.items.some(({ id, qty }) => id === line.itemId && qty === line.qty)
      const unknown = [...offered.values()].flatMap((line) => (isRequested(line) ? [] : [line.itemId]))
      const missing = list.items.flatMap(({ id }) => (offered.has(id) ? [] : [id]))
      if (unknown.length > 0 || missing.length > 0) throw refuse('quote_lines_differ', { unknown, missing })
      await writeOffer(tx, quote.listId, {
        lines: [...offered.values()].map(({ itemId, qty, price }) => ({ itemId, qty, price: toMinor(price) })),
        shipping: body.shipping && { ...body.shipping, price: toMinor(body.shipping.price) },
        note: body.note,
      })
      return wireQuote((await readQuote(tx, site, params.id))!, now)
    })
  },

  async 'POST /svc_list/quote-desk/{id}/send'(received, { db }) {
    const { site, params, body, now, refuse } = received
    return db.transaction(async (tx) => {
      const quote = await workOn(tx, received)
      // A request without an offer cannot be sent. A quote that was sent can be sent again with a later expiry.
      if (quote.state === 'requested') throw refuse('quote_not_open', { state: 'requested' })
      const validUntil = now + body.days * day
      await moveQuote(tx, quote.listId, 'sent', { validUntil })
      // The list was closed when the quote expired.
      await setOpen(tx, quote, true)
      const { email } = await readContact(tx, quote.customerId)
      await afterCommit(tx, 'mail_send', {
        template: 'quote',
        to: email,
        data: {
          site,
          listId: quote.listId,
          number: quote.number,
          title: quote.title,
          validUntil,
        },
        key: `quote-${quote.listId}-${quote.version}-${validUntil}`,
      })
      return wireQuote((await readQuote(tx, site, params.id))!, now)
    })
  },
}

type Working = Pick<
  Received<typeof quotes, 'POST /svc_list/quote-desk/{id}/send'>,
  'site' | 'params' | 'version' | 'now' | 'refuse'
>

/** Returns a quote for staff in the version that they read; refuses one that its customer has already decided on. */
async function workOn(tx: Transaction, { site, params, version, now, refuse }: Working): Promise<QuoteRow> {
  const quote = await lockQuote(tx, site, params.id)
  if (!quote) throw refuse('quote_not_found')
  const state = quoteState(quote, now)
  if (!isWorkable(state)) throw refuse('quote_not_open', { state })
  if (version !== 'any' && version !== quote.version)
    throw refuse('quote_version_conflict', { current: wireQuote(quote, now) })
  return quote
}

/** Ownership does not depend on the customer group. */
function ownerOf({ site, customerId }: QuoteRow): Scope {
  return { site, customerId, guestToken: null, groupId: 1 }
}
