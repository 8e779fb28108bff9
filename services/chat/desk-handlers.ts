import type { chatDesk } from '#contract/chat-desk.ts'
import { chatLimits } from '#domain/chat/limits.ts'
import type { Database } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { prepareFile } from './files/stored-file.ts'
import {
  addMessage,
  attachFile,
  closeConversation,
  countAttachments,
  lockConversation,
  readCannedAnswers,
  readConversation,
  readConversations,
  readMessages,
  readSentMessage,
  replaceCannedAnswers,
} from './repository.ts'
import { queueTicketAnswerMail } from './tickets.ts'
import { wireDeskConversation, wireDeskRow, wireMessage } from './wire.ts'

const pageSize = 50

export const chatDeskHandlers: Handlers<typeof chatDesk, { db: Database; secret: string }> = {
  async 'GET /svc_ssr/chat/desk'({ query }, { db }) {
    const { total, conversations } = await readConversations(db, query.state, { page: query.page, size: pageSize })
    return { total, conversations: conversations.map(wireDeskRow) }
  },

  async 'GET /svc_ssr/chat/desk/{id}'({ params, query, now, refuse }, { db, secret }) {
    const found = await readConversation(db, params.id)
    if (!found) throw refuse('conversation_not_found')
    const messages = await readMessages(db, found.id, query.after)
    return { ...wireDeskConversation(found), messages: messages.map((each) => wireMessage({ secret, now }, each)) }
  },

  // Staff have no scope for idempotency keys, so the message stores the key.
  async 'POST /svc_ssr/chat/desk/{id}/messages'({ params, body, key, now, refuse }, { db, secret }) {
    return db.transaction(async (tx) => {
      const found = await lockConversation(tx, params.id)
      if (!found) throw refuse('conversation_not_found')
      const sent = await readSentMessage(tx, found.id, key)
      if (sent && sent.text !== body.text) throw commonRefusal('idempotency_key_reused')
      if (sent) return wireMessage({ secret, now }, sent)
      if (found.state === 'closed') throw refuse('conversation_closed')
      if (found.lastNumber >= chatLimits.messages) throw refuse('message_limit', { max: chatLimits.messages })
      const message = await addMessage(tx, found.id, { author: 'agent', ...body, key })
      if (found.kind === 'ticket') await queueTicketAnswerMail(tx, found, message.number)
      return wireMessage({ secret, now }, message)
    })
  },

  async 'POST /svc_ssr/chat/desk/{id}/files'({ params, body, key, now, refuse }, { db, secret }) {
    const file = await prepareFile(body.name, Buffer.from(body.file, 'base64'))
    if (typeof file === 'string') throw refuse(file)
    return db.transaction(async (tx) => {
      const found = await lockConversation(tx, params.id)
      if (!found) throw refuse('conversation_not_found')
      const sent = await readSentMessage(tx, found.id, key)
      if (sent && sent.text !== file.name) throw commonRefusal('idempotency_key_reused')
      if (sent) return wireMessage({ secret, now }, sent)
      if (found.state === 'closed') throw refuse('conversation_closed')
      if (found.lastNumber >= chatLimits.messages) throw refuse('message_limit', { max: chatLimits.messages })
      if ((await countAttachments(tx, found.id)) >= chatLimits.files)
        throw refuse('file_limit', { max: chatLimits.files })
      const message = await addMessage(tx, found.id, { author: 'agent', agent: body.agent, text: file.name, key })
      const attached = await attachFile(tx, found.id, message, file)
      if (found.kind === 'ticket') await queueTicketAnswerMail(tx, found, message.number)
      return wireMessage({ secret, now }, attached)
    })
  },

  async 'POST /svc_ssr/chat/desk/{id}/close'({ params, refuse }, { db }) {
    return db.transaction(async (tx) => {
      if (!(await lockConversation(tx, params.id))) throw refuse('conversation_not_found')
      await closeConversation(tx, params.id)
      return null
    })
  },

  async 'GET /svc_ssr/chat/answers'(_, { db }) {
    return readCannedAnswers(db)
  },

  async 'PUT /svc_ssr/chat/answers'({ body, refuse }, { db }) {
    const titles = body.answers.map(({ title }) => title)
    const title = titles.find((each, index) => titles.indexOf(each) !== index)
    if (title !== undefined) throw refuse('duplicate_title', { title })
    return db.transaction(async (tx) => {
      await replaceCannedAnswers(tx, body.answers)
      return readCannedAnswers(tx)
    })
  },
}
