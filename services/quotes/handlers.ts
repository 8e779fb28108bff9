import type { Refuse, Reply } from '#contract/kernel/call.ts'
import type { quoteClosedRefusal, quoteMessageLimitRefusal, quoteNotFoundRefusal, quotes } from '#contract/quotes.ts'
import { quoteLimits } from '#domain/quotes/limits.ts'
import { canRequestChange, isDiscussionOpen, quoteState } from '#domain/quotes/quote.ts'
import { maxLines } from '#domain/lists/list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { currentLocale } from '#platform/request-context.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { attemptLimit } from '#services/call/limits/attempt-limiter.ts'
import type { ChatSettings } from '#services/chat/handlers.ts'
import { prepareFile } from '#services/chat/steps.ts'
import { copyList, readOwnList, setListOpen } from '#services/lists/steps.ts'
import { lockCustomer } from '#services/sessions/steps.ts'
import { printAnswer, type AnswerPrinter } from './answers/print-answer.ts'
import { addFile, addMessage, countQuoteMessages, readFile, readFileBytes, readFiles } from './discussion/repository.ts'
import { queueQuoteReceivedMail, queueShopQuoteMail } from './mail.ts'
import {
  countNewQuotes,
  countWaiting,
  createQuote,
  lockOwnQuote,
  moveQuote,
  readOwnQuote,
  readOwnQuotes,
  type QuoteRow,
} from './repository.ts'
import { readSkuRequests } from './sku-requests.ts'
import { readDetails, wireOwnQuote } from './wire.ts'

interface QuoteDeps {
  db: Database
  invoicing: AnswerPrinter
  chat: Pick<ChatSettings, 'supportEmail'>
}
type SentFile = Reply<typeof quotes, 'POST /svc_list/quotes/{id}/files'>

const maxWaiting = 20
/** Limited per hour, because each request and each message is emailed. */
const countRequest = attemptLimit('quote request', { minutes: 60, address: 100, shopper: 30 })
const countMessage = attemptLimit('quote message', { minutes: 60, address: 100, shopper: 30 })

export const quoteHandlers: Handlers<typeof quotes, QuoteDeps> = {
  async 'GET /svc_list/quotes'({ scope, now }, { db }) {
    return (await readOwnQuotes(db, scope)).map((quote) => wireOwnQuote(quote, now))
  },

  async 'POST /svc_list/quotes'(received, { db, chat }) {
    const { scope, body, now, refuse } = received
    const { listId, items: skuLines, wantedOn } = body
    if (wantedOn !== null && wantedOn < new Date(now).toISOString().slice(0, 10)) throw refuse('date_past')
    const bySku = await readSkuRequests(db, scope, skuLines, now)
    if (bySku.unknown.length > 0) throw refuse('unknown_skus', { skus: bySku.unknown })
    return writeMailed(db, received, countRequest, async (tx) => {
      await lockCustomer(tx, scope.customerId!)
      if ((await countWaiting(tx, scope)) >= maxWaiting) throw refuse('too_many_quotes', { most: maxWaiting })
      const { requestsPerDay: max } = quoteLimits
      if ((await countNewQuotes(tx, scope.customerId!)) >= max) throw refuse('quote_day_limit', { max })
      const from = listId === undefined ? null : await readOwnList(tx, scope, listId)
      if (from === undefined) throw refuse('list_not_found')
      const items = [...(from?.items ?? []), ...bySku.items]
      if (items.length === 0) throw refuse('list_empty')
      if (items.length > maxLines) throw refuse('list_full', { most: maxLines })
      const id = await copyList(tx, scope, { items }, 'quote')
      await createQuote(tx, scope, id, { ...body, locale: currentLocale() ?? null })
      const quote = (await readOwnQuote(tx, scope, id))!
      await queueQuoteReceivedMail(tx, quote)
      await queueShopQuoteMail(tx, quote, chat.supportEmail, null)
      return wireOwnQuote(quote, now)
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
      if (state === 'ordered' || state === 'declined' || state === 'cancelled')
        throw refuse('quote_not_open', { state })
      await moveQuote(tx, params.id, 'declined', { reason: body.reason })
      await setListOpen(tx, quote, false)
      return wireOwnQuote((await readOwnQuote(tx, scope, params.id))!, now)
    })
  },

  async 'GET /svc_list/quotes/{id}/details'({ scope, params, refuse }, { db }) {
    const quote = await readOwnQuote(db, scope, params.id)
    if (!quote) throw refuse('quote_not_found')
    return readDetails(db, quote)
  },

  async 'POST /svc_list/quotes/{id}/change'(received, { db, chat }) {
    const { scope, params, body, now, refuse } = received
    return writeMailed(db, received, countMessage, async (tx) => {
      const quote = await lockOwnQuote(tx, scope, params.id)
      if (!quote) throw refuse('quote_not_found')
      const state = quoteState(quote, now)
      if (!canRequestChange(state)) throw refuse('quote_not_open', { state })
      await addCustomerMessage(tx, received, { quote, text: body.text, shopEmail: chat.supportEmail })
      await moveQuote(tx, params.id, 'requested')
      // Reopens the list, which was closed when the quote expired.
      await setListOpen(tx, quote, true)
      return wireOwnQuote((await readOwnQuote(tx, scope, params.id))!, now)
    })
  },

  async 'POST /svc_list/quotes/{id}/messages'(received, { db, chat }) {
    const { body } = received
    return writeMailed(db, received, countMessage, async (tx) => {
      const quote = await lockDiscussed(tx, received)
      return addCustomerMessage(tx, received, { quote, text: body.text, shopEmail: chat.supportEmail })
    })
  },

  async 'POST /svc_list/quotes/{id}/files'(received, { db }) {
    const { body, scope, params, refuse } = received
    const stored = await storedReply<SentFile>(db, received)
    if (stored) return stored
    if (!(await readOwnQuote(db, scope, params.id))) throw refuse('quote_not_found')
    const file = await prepareFile(body.name, Buffer.from(body.file, 'base64'))
    if (typeof file === 'string') throw refuse(file)
    if (file.type === 'text/plain') throw refuse('file_type')
    return writeOnce<SentFile>(db, received, async (tx) => {
      await lockCustomer(tx, scope.customerId!)
      const { listId } = await lockDiscussed(tx, received)
      const { files: max, customerFileBytes: maxBytes } = quoteLimits
      if ((await readFiles(tx, listId)).length >= max) throw refuse('file_limit', { max })
      const used = await readFileBytes(tx, scope.customerId!)
      if (used + file.bytes.length > maxBytes) throw refuse('file_space', { maxBytes })
      return addFile(tx, listId, { ...file, kind: body.kind })
    })
  },

  async 'GET /svc_list/quotes/{id}/files/{fileId}'({ scope, params, refuse }, { db }) {
    if (!(await readOwnQuote(db, scope, params.id))) throw refuse('quote_not_found')
    const file = await readFile(db, params.id, params.fileId)
    if (!file) throw refuse('file_not_found')
    return { name: file.name, type: file.type, base64: file.bytes.toString('base64') }
  },

  async 'GET /svc_list/quotes/{id}/answers/{number}/file'({ scope, params, refuse }, { db, invoicing }) {
    const quote = await readOwnQuote(db, scope, params.id)
    if (!quote) throw refuse('quote_not_found')
    const printed = await printAnswer(db, invoicing, quote, params.number)
    if (!printed) throw refuse('answer_not_found')
    if (!printed.bytes) throw commonRefusal('service_unavailable')
    return { name: printed.name, base64: Buffer.from(printed.bytes).toString('base64') }
  },
}

interface Writing {
  scope: Scope
  params: { id: string }
  now: number
  refuse: Refuse<typeof quoteNotFoundRefusal & typeof quoteClosedRefusal>
}

/** Locks the caller's quote until commit. Refuses if it has ended. */
async function lockDiscussed(tx: Transaction, { scope, params, now, refuse }: Writing): Promise<QuoteRow> {
  const quote = await lockOwnQuote(tx, scope, params.id)
  if (!quote) throw refuse('quote_not_found')
  const state = quoteState(quote, now)
  if (!isDiscussionOpen(state)) throw refuse('quote_not_open', { state })
  return quote
}

type Mailed = Parameters<typeof writeOnce>[1] & Parameters<typeof countMessage>[1] & { now: number }

/** Runs a write that queues an email, once per key and within the rate limit. Retries do not count toward the limit. */
async function writeMailed<T>(
  db: Database,
  received: Mailed,
  count: typeof countMessage,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const known = await storedReply<T>(db, received)
  if (known) return known
  const seconds = await count(db, received, received.now)
  if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
  return writeOnce(db, received, work)
}

interface CustomerMessage {
  quote: QuoteRow
  text: string
  shopEmail: string
}

/** Adds a customer's message to a locked quote and emails it to the store. */
async function addCustomerMessage(
  tx: Transaction,
  { refuse }: { refuse: Refuse<typeof quoteMessageLimitRefusal> },
  { quote, text, shopEmail }: CustomerMessage,
) {
  const { messages: max } = quoteLimits
  if ((await countQuoteMessages(tx, quote.listId)) >= max) throw refuse('message_limit', { max })
  const message = await addMessage(tx, quote.listId, { author: 'customer', text })
  await queueShopQuoteMail(tx, quote, shopEmail, message.id)
  return message
}
