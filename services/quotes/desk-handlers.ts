import { toMinor } from '#contract/codec/amounts.ts'
import type { Refuse } from '#contract/kernel/call.ts'
import type { quotesDesk, quoteLineRefusals } from '#contract/quotes-desk.ts'
import { lockHolder } from '#domain/quotes/edit-lock.ts'
import { quoteLimits } from '#domain/quotes/limits.ts'
import { isDiscussionOpen, overriddenLines, quoteState, type QuoteOffer } from '#domain/quotes/quote.ts'
import type { List } from '#domain/lists/list.ts'
import type { Database } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { copyList, readOwnList, setListOpen } from '#services/lists/steps.ts'
import { findCustomerId } from '#services/sessions/steps.ts'
import { printAnswer, readBuyerName, type AnswerPrinter } from './answers/print-answer.ts'
import { createAnswer, isAnswerSent } from './answers/repository.ts'
import { describeItems, describeLines, readCatalog, type Catalog, type PricingDeps } from './answers/snapshot.ts'
import { readBuyerScope, lockEditableQuote, ownerScope, lockQuoteAtVersion } from './building/lock-quote.ts'
import { addMessage, countQuoteMessages, readFile, readSentMessage } from './discussion/repository.ts'
import { queueQuoteAnswerMail, queueQuoteCanceledMail, queueQuoteMessageMail, queueQuoteReceivedMail } from './mail.ts'
import {
  createQuote,
  lockQuote,
  moveQuote,
  readCopiedQuote,
  readQuote,
  readPriceReason,
  readWaitingQuotes,
  searchQuotes,
  showQuoteToCustomer,
  assignQuote,
  writeOffer,
} from './repository.ts'
import { readDetails, wireQuoteWithOwner, wireQuote, wireRows } from './wire.ts'

interface DeskDeps extends PricingDeps {
  db: Database
  invoicing: AnswerPrinter
}

const dayMs = 86_400_000
const pageSize = 50

export const quoteDeskHandlers: Handlers<typeof quotesDesk, DeskDeps> = {
  async 'GET /svc_list/quote-desk'({ site, now }, { db }) {
    return wireRows(db, await readWaitingQuotes(db, site), now)
  },

  async 'GET /svc_list/quote-search'({ site, query, now }, { db }) {
    const { state, owner, text, page } = query
    const customerId = text.includes('@') ? await findCustomerId(db, text) : undefined
    const search = { state, owner, text, customerId, now }
    const { quotes, total } = await searchQuotes(db, site, search, { page, size: pageSize })
    return { total, quotes: await wireRows(db, quotes, now) }
  },

  async 'GET /svc_list/quote-desk/{id}'({ site, params, now, refuse }, { db, settings }) {
    const quote = await readQuote(db, site, params.id)
    if (!quote) throw refuse('quote_not_found')
    const list = (await readOwnList(db, ownerScope(quote), quote.listId))!
    const items = await describeItems(db, { settings }, await readBuyerScope(db, quote), list, now)
    const { customerId } = quote
    const customer = await readBuyerName(db, customerId)
    const { owner, lockedBy } = wireQuoteWithOwner(quote, now)
    const reason = await readPriceReason(db, quote.listId)
    const details = await readDetails(db, quote)
    return { quote: wireQuote(quote, now), items, customerId, customer, owner, lockedBy, reason, ...details }
  },

  // Staff calls have no session scope, so their responses are not stored for retries. A version, a lock, or a stored
  // key makes each write safe to repeat.
  async 'PUT /svc_list/quote-desk/{id}'(received, { db, settings }) {
    const { site, params, body, now, refuse } = received
    // Reads prices before the transaction; inside it, the read would wait for a second connection.
    const read = await readQuote(db, site, params.id)
    const seen = read && (await readOwnList(db, ownerScope(read), read.listId))
    const catalog = seen && (await readCatalog(db, { settings }, await readBuyerScope(db, read), seen, now))
    return db.transaction(async (tx) => {
      const quote = await lockQuoteAtVersion(tx, received)
      const list = (await readOwnList(tx, ownerScope(quote), quote.listId))!
      const lines = [...new Map(body.lines.map((line) => [line.itemId, line])).values()].map(
        ({ itemId, qty, price }) => ({
          itemId,
          qty,
          price: toMinor(price),
          taxClass: catalog?.taxClasses.get(itemId) ?? 'goods',
        }),
      )
      checkLines(lines, list, catalog, refuse)
      const itemIds = overriddenLines(lines, catalog?.prices ?? new Map())
      if (body.reason === '' && itemIds.length > 0) throw refuse('reason_required', { itemIds })
      await writeOffer(tx, quote.listId, {
        lines,
        shipping: body.shipping && { ...body.shipping, price: toMinor(body.shipping.price) },
        note: body.note,
        reason: body.reason,
        agent: body.agent,
      })
      return wireQuote((await readQuote(tx, site, params.id))!, now)
    })
  },

  async 'POST /svc_list/quote-desk/{id}/send'(received, { db, settings }) {
    const { site, params, body, key, now, refuse } = received
    return db.transaction(async (tx) => {
      const known = await lockQuote(tx, site, params.id)
      if (known && (await isAnswerSent(tx, known.listId, key))) return wireQuote(known, now)
      const quote = await lockQuoteAtVersion(tx, received)
      // A request cannot be sent without a new offer. A sent quote can be sent again with a later expiry.
      if (quote.state === 'requested') throw refuse('quote_not_open', { state: 'requested' })
      const list = (await readOwnList(tx, ownerScope(quote), quote.listId))!
      const buyer = await readBuyerScope(tx, quote)
      checkLines(quote.lines, list, await readCatalog(tx, { settings }, buyer, list, now), refuse)
      const validUntil = now + body.days * dayMs
      await moveQuote(tx, quote.listId, 'sent', { validUntil })
      // Reopens the list, which was closed when the quote expired.
      await setListOpen(tx, quote, true)
      const { shipping, note } = quote
      const lines = await describeLines(tx, { settings }, buyer, list, quote, now)
      const answer = { document: { lines, shipping, note }, sentAt: now, validUntil, key }
      await queueQuoteAnswerMail(tx, quote, await createAnswer(tx, quote.listId, answer), validUntil)
      return wireQuote((await readQuote(tx, site, params.id))!, now)
    })
  },

  async 'POST /svc_list/quote-desk/{id}/take'({ site, params, body, now, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const quote = await lockQuote(tx, site, params.id)
      if (!quote) throw refuse('quote_not_found')
      const holder = lockHolder(quote, now)
      if (holder !== null && holder !== body.agent && !body.takeOver) throw refuse('quote_taken', { agent: holder })
      await assignQuote(tx, quote.listId, body.agent, now)
      return wireQuoteWithOwner((await readQuote(tx, site, params.id))!, now)
    })
  },

  async 'POST /svc_list/quote-desk/{id}/messages'({ site, params, body, key, now, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const quote = await lockQuote(tx, site, params.id)
      if (!quote) throw refuse('quote_not_found')
      const sent = await readSentMessage(tx, quote.listId, key)
      if (sent && sent.text !== body.text) throw commonRefusal('idempotency_key_reused')
      if (sent) return sent
      const state = quoteState(quote, now)
      if (!isDiscussionOpen(state)) throw refuse('quote_not_open', { state })
      const { messages: max } = quoteLimits
      if ((await countQuoteMessages(tx, quote.listId)) >= max) throw refuse('message_limit', { max })
      const message = await addMessage(tx, quote.listId, { author: 'sales', ...body, key })
      // The customer replies on the quote's page.
      await showQuoteToCustomer(tx, quote.listId)
      await queueQuoteMessageMail(tx, quote, message.id)
      return message
    })
  },

  async 'POST /svc_list/quote-desk/{id}/cancel'(received, { db }) {
    const { site, params, body, now } = received
    return db.transaction(async (tx) => {
      const known = await lockQuote(tx, site, params.id)
      if (known?.state === 'cancelled') return wireQuote(known, now)
      const quote = await lockEditableQuote(tx, received)
      await moveQuote(tx, quote.listId, 'cancelled', { reason: body.reason })
      await setListOpen(tx, quote, false)
      if (quote.isVisible) await queueQuoteCanceledMail(tx, quote, body.reason)
      return wireQuote((await readQuote(tx, site, params.id))!, now)
    })
  },

  async 'POST /svc_list/quote-desk/{id}/duplicate'({ site, params, key, now, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const quote = await lockQuote(tx, site, params.id)
      if (!quote) throw refuse('quote_not_found')
      const copyKey = `${quote.listId}.${key}`
      const copied = await readCopiedQuote(tx, site, copyKey)
      if (copied) return wireQuote(copied, now)
      const list = (await readOwnList(tx, ownerScope(quote), quote.listId))!
      if (list.items.length === 0) throw refuse('list_empty')
      const listId = await copyList(tx, ownerScope(quote), list, 'quote')
      await createQuote(tx, quote, listId, { ...quote, copyKey })
      const copy = (await readQuote(tx, site, listId))!
      await queueQuoteReceivedMail(tx, copy)
      return wireQuote(copy, now)
    })
  },

  async 'GET /svc_list/quote-desk/{id}/files/{fileId}'({ site, params, refuse }, { db }) {
    if (!(await readQuote(db, site, params.id))) throw refuse('quote_not_found')
    const file = await readFile(db, params.id, params.fileId)
    if (!file) throw refuse('file_not_found')
    return { name: file.name, type: file.type, base64: file.bytes.toString('base64') }
  },

  async 'GET /svc_list/quote-desk/{id}/answers/{number}/file'({ site, params, refuse }, { db, invoicing }) {
    const quote = await readQuote(db, site, params.id)
    if (!quote) throw refuse('quote_not_found')
    const printed = await printAnswer(db, invoicing, quote, params.number)
    if (!printed) throw refuse('answer_not_found')
    if (!printed.bytes) throw commonRefusal('service_unavailable')
    return { name: printed.name, base64: Buffer.from(printed.bytes).toString('base64') }
  },
}

/** Refuses an offer that differs from its list, or that changes a price exempt from quotes [LIST-234]. */
function checkLines(
  lines: QuoteOffer['lines'],
  list: Pick<List, 'items'>,
  catalog: Pick<Catalog, 'fixed'> | undefined,
  refuse: Refuse<typeof quoteLineRefusals>,
): void {
  const difference = differenceOf(lines, list)
  if (difference) throw refuse('quote_lines_differ', difference)
  const itemIds = overriddenLines(lines, catalog?.fixed ?? new Map())
  if (itemIds.length > 0) throw refuse('quote_price_fixed', { itemIds })
}

/**
 * Returns the lines where an offer differs from its list, or null if there are none. The customer may have changed
 * quantities after staff read the list.
 */
function differenceOf(offered: QuoteOffer['lines'], { items }: Pick<List, 'items'>) {
  const unknown = offered.flatMap(({ itemId, qty }) =>
    items.some((item) => item.id === itemId && item.qty === qty) ? [] : [itemId],
  )
  const missing = items.flatMap(({ id }) => (offered.some(({ itemId }) => itemId === id) ? [] : [id]))
  return unknown.length > 0 || missing.length > 0 ? { unknown, missing } : null
}
