import { z } from 'zod'
import { chatLimits } from '#domain/chat/limits.ts'
import {
  AfterNumber,
  chatFileFields,
  ChatText,
  ConversationParams,
  conversationFields,
  fileRefusals,
  messageLimitRefusal,
  maxFileBodyBytes,
  conversationNotFoundRefusal,
  WireChatMessage,
} from './chat.ts'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const { nameLength, page } = chatLimits

export const WireDeskConversation = z.strictObject({
  ...conversationFields,
  site: z.string(),
  name: z.string(),
  email: z.string(),
  customerId: z.int().nullable(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
})
/** A conversation in the support desk's list. */
export const WireDeskRow = z.strictObject({
  ...WireDeskConversation.shape,
  /** The last message, truncated to 200 characters. */
  newest: z.strictObject({ author: WireChatMessage.shape.author, text: z.string() }).nullable(),
  /** Time of the first unanswered message. Null if there is none or the conversation is closed. */
  waitingSince: z.iso.datetime().nullable(),
})
const WireCannedAnswer = z.strictObject({ title: z.string(), text: z.string() })

const Page = z.coerce.number<string>().int().min(1).max(10_000).default(1)
const Title = SingleLineText(nameLength).pipe(z.string().min(1))

/** Support desk calls. */
export const chatDesk = contract({
  'GET /svc_ssr/chat/desk': {
    summary:
      'Returns conversations of all sites: open ones by their last change, oldest first; closed ones newest first',
    access: 'staff',
    permission: 'support.read',
    rate: 'read',
    query: z.object({ state: z.enum(['open', 'closed']).default('open'), page: Page }),
    reply: z.strictObject({ total: z.int(), conversations: z.array(WireDeskRow) }),
  },
  'GET /svc_ssr/chat/desk/{id}': {
    summary: 'Returns a conversation for staff, with its messages after a number',
    access: 'staff',
    permission: 'support.read',
    rate: 'read',
    params: ConversationParams,
    query: z.object({ after: AfterNumber }),
    reply: z.strictObject({ ...WireDeskConversation.shape, messages: z.array(WireChatMessage) }),
    refusals: conversationNotFoundRefusal,
  },
  'POST /svc_ssr/chat/desk/{id}/messages': {
    summary: 'Answers a conversation; the answer to a ticket is mailed',
    access: 'staff',
    permission: 'support.write',
    rate: 'write',
    params: ConversationParams,
    body: z.object({ agent: Title, text: ChatText }),
    status: 201,
    reply: WireChatMessage,
    refusals: { ...conversationNotFoundRefusal, ...messageLimitRefusal, conversation_closed: { status: 409 } },
  },
  'POST /svc_ssr/chat/desk/{id}/files': {
    summary: 'Sends a file to a shopper; the link to a file of a ticket is mailed',
    access: 'staff',
    permission: 'support.write',
    rate: 'write',
    params: ConversationParams,
    body: z.object({ agent: Title, ...chatFileFields }),
    maxBytes: maxFileBodyBytes,
    status: 201,
    reply: WireChatMessage,
    refusals: {
      ...conversationNotFoundRefusal,
      ...messageLimitRefusal,
      ...fileRefusals,
      conversation_closed: { status: 409 },
    },
  },
  'POST /svc_ssr/chat/desk/{id}/close': {
    summary: 'Ends a conversation for staff',
    access: 'staff',
    permission: 'support.write',
    rate: 'write',
    params: ConversationParams,
    status: 204,
    reply: z.null(),
    refusals: conversationNotFoundRefusal,
  },
  'GET /svc_ssr/chat/answers': {
    summary: 'Returns the canned answers by title',
    access: 'staff',
    permission: 'support.read',
    rate: 'read',
    reply: z.array(WireCannedAnswer),
  },
  'PUT /svc_ssr/chat/answers': {
    summary: 'Replaces the canned answers',
    access: 'staff',
    permission: 'support.write',
    rate: 'write',
    body: z.object({
      answers: z.array(z.object({ title: Title, text: ChatText })).max(page),
    }),
    reply: z.array(WireCannedAnswer),
    refusals: { duplicate_title: { status: 422, details: z.strictObject({ title: z.string() }) } },
  },
})
