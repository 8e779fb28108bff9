import type { chat } from '#contract/chat.ts'
import { chatLimits } from '#domain/chat/limits.ts'
import { isOpenAt, nextOpening, type OfficeHours } from '#domain/chat/office-hours.ts'
import { isEmail } from '#domain/address/email.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { siteTimeZones } from '#domain/time-zones.ts'
import type { Database, QueryRunner, Transaction } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { readCustomer } from '#services/sessions/steps.ts'
import type { ChatNotifier } from './chat-notifier.ts'
import { prepareFile } from './files/stored-file.ts'
import {
  addMessage,
  attachFile,
  closeConversation,
  countAttachments,
  countRecentConversations,
  hasAnswer,
  lockConversation,
  markRead,
  markTranscript,
  openConversation,
  rateConversation,
  readConversation,
  readMessages,
  readOwnConversation,
} from './repository.ts'
import { queueChatTicketMail, queueTranscriptMail } from './tickets.ts'
import { wireConversation, wireMessage } from './wire.ts'

export interface ChatDeps {
  db: Database
  /** Signs file links. */
  secret: string
  chat: ChatSettings
}
export interface ChatSettings {
  news: ChatNotifier
  hoursOf: (site: Site) => OfficeHours
  /** URL of a vendor's chat page that replaces conversations. */
  pageUrl: string | null
  /** Address that receives tickets. */
  supportEmail: string
}

export const chatHandlers: Handlers<typeof chat, ChatDeps> = {
  async 'GET /svc_ssr/chat'({ site, now, refuse }, { chat }) {
    if (!siteSettings[site].features.chat) throw refuse('chat_not_offered')
    const [hours, timeZone] = [chat.hoursOf(site), siteTimeZones[site]]
    const [isOpen, opensAt] = [isOpenAt(hours, timeZone, now), nextOpening(hours, timeZone, now)]
    return { isOpen, opensAt, timeZone, pageUrl: chat.pageUrl }
  },

  async 'POST /svc_ssr/chat/conversations'(received, { db, chat, secret }) {
    const { site, scope, body, now, refuse } = received
    if (!siteSettings[site].features.chat || chat.pageUrl !== null) throw refuse('chat_not_offered')
    const { name, email } = await contactOf(db, scope, body)
    if (name === '') throw refuse('name_required')
    if (!isEmail(email)) throw refuse('invalid_email')
    const kind = isOpenAt(chat.hoursOf(site), siteTimeZones[site], now) ? 'chat' : 'ticket'
    return writeOnce(db, received, async (tx) => {
      const { conversationsPerDay: max } = chatLimits
      if ((await countRecentConversations(tx, scope)) >= max) throw refuse('conversation_limit', { max })
      const { id } = await openConversation(tx, scope, { kind, name, email })
      const message = await addMessage(tx, id, { author: 'shopper', agent: null, text: body.text, key: null })
      if (kind === 'ticket') await queueChatTicketMail(tx, chat.supportEmail, id, message.number)
      return wireConversation({ secret, now }, (await readConversation(tx, id))!, [message])
    })
  },

  async 'GET /svc_ssr/chat/conversations/{id}'({ scope, params, query, now, refuse }, { db, secret }) {
    const found = await readOwnConversation(db, scope, params.id)
    if (!found) throw refuse('conversation_not_found')
    return wireConversation({ secret, now }, found, await readMessages(db, found.id, query.after))
  },

  async 'POST /svc_ssr/chat/conversations/{id}/news'({ scope, params, body, now, refuse }, { db, chat, secret }) {
    const { after, seconds } = body
    const until = performance.now() + seconds * 1_000
    const readCurrent = async () => {
      const found = await readOwnConversation(db, scope, params.id)
      if (!found) throw refuse('conversation_not_found')
      return found
    }
    let current = await readCurrent()
    const hasNews = () => current.lastNumber > after || current.state === 'closed'
    // A notification may be for an earlier message.
    for (let isFull = false; !hasNews() && !isFull && performance.now() < until;) {
      const listening = chat.news.listen(current.id, until - performance.now())
      isFull = listening.isFull
      try {
        // A message may have arrived between the last read and the registration.
        current = await readCurrent()
        if (!hasNews()) await listening.next
      } finally {
        listening.stop()
      }
      current = await readCurrent()
    }
    return wireConversation({ secret, now }, current, await readMessages(db, current.id, after))
  },

  async 'POST /svc_ssr/chat/conversations/{id}/messages'(received, { db, chat, secret }) {
    const { scope, params, body, now, refuse } = received
    return writeOnce(db, received, async (tx) => {
      const found = await lockOwnConversation(tx, scope, params.id)
      if (!found) throw refuse('conversation_not_found')
      if (found.state === 'closed') throw refuse('conversation_closed')
      if (found.lastNumber >= chatLimits.messages) throw refuse('message_limit', { max: chatLimits.messages })
      const message = await addMessage(tx, found.id, { author: 'shopper', agent: null, text: body.text, key: null })
      if (found.kind === 'ticket') await queueChatTicketMail(tx, chat.supportEmail, found.id, message.number)
      return wireMessage({ secret, now }, message)
    })
  },

  async 'POST /svc_ssr/chat/conversations/{id}/files'(received, { db, chat, secret }) {
    const { scope, params, body, now, refuse } = received
    type Sent = ReturnType<typeof wireMessage>
    const known = await storedReply<Sent>(db, received)
    if (known) return known
    if (!(await readOwnConversation(db, scope, params.id))) throw refuse('conversation_not_found')
    const file = await prepareFile(body.name, Buffer.from(body.file, 'base64'))
    if (typeof file === 'string') throw refuse(file)
    return writeOnce<Sent>(db, received, async (tx) => {
      const found = await lockOwnConversation(tx, scope, params.id)
      if (!found) throw refuse('conversation_not_found')
      if (found.state === 'closed') throw refuse('conversation_closed')
      if (found.lastNumber >= chatLimits.messages) throw refuse('message_limit', { max: chatLimits.messages })
      if ((await countAttachments(tx, found.id)) >= chatLimits.files)
        throw refuse('file_limit', { max: chatLimits.files })
      const message = await addMessage(tx, found.id, { author: 'shopper', agent: null, text: file.name, key: null })
      const attached = await attachFile(tx, found.id, message, file)
      if (found.kind === 'ticket') await queueChatTicketMail(tx, chat.supportEmail, found.id, message.number)
      return wireMessage({ secret, now }, attached)
    })
  },

  async 'PUT /svc_ssr/chat/conversations/{id}/read'({ scope, params, body, refuse }, { db }) {
    return db.transaction(async (tx) => {
      if (!(await markRead(tx, scope, params.id, body.number))) throw refuse('conversation_not_found')
      return null
    })
  },

  async 'POST /svc_ssr/chat/conversations/{id}/close'({ scope, params, body, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const found = await readOwnConversation(tx, scope, params.id)
      if (!found) throw refuse('conversation_not_found')
      await closeConversation(tx, found.id)
      // The address is not verified: otherwise, a guest could email any text to strangers.
      const isMailed = body.transcript && (await hasAnswer(tx, found.id))
      if (isMailed && (await markTranscript(tx, found.id))) await queueTranscriptMail(tx, found)
      return { isMailed }
    })
  },

  async 'PUT /svc_ssr/chat/conversations/{id}/rating'({ scope, params, body, refuse }, { db }) {
    return db.transaction(async (tx) => {
      if (!(await rateConversation(tx, scope, params.id, body.stars))) throw refuse('conversation_not_found')
      return null
    })
  },
}

/** Locks the conversation if it belongs to the shopper. */
async function lockOwnConversation(tx: Transaction, scope: Scope, id: string) {
  return (await readOwnConversation(tx, scope, id)) && lockConversation(tx, id)
}

/** Returns name and email. Customers may omit them, because they are in the account. */
async function contactOf(
  db: QueryRunner,
  { customerId }: Scope,
  { name, email }: { name: string; email: string },
): Promise<{ name: string; email: string }> {
  const customer = customerId === null ? undefined : await readCustomer(db, customerId)
  const { email: accountEmail = '', firstname = '' } = customer ?? {}
  // An account may have no name.
  const [accountName = ''] = accountEmail.split('@')
  return { name: name || firstname || accountName, email: email || accountEmail }
}
