import { z } from 'zod'
import { chatLimits } from '#domain/chat/limits.ts'
import { cleanText } from '#domain/reviews/review.ts'
import { NormalizedEmail, SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const { nameLength, textLength, waitSeconds, fileBytes, fileNameLength } = chatLimits
/** Maximum length in base64 characters. */
const maxFileLetters = Math.ceil(fileBytes / 3) * 4
export const maxFileBodyBytes = maxFileLetters + 1_000
export const chatFileFields = {
  name: SingleLineText(fileNameLength).pipe(z.string().min(1)),
  file: z.base64().min(4).max(maxFileLetters),
}
export const ChatText = z
  .string()
  .max(textLength * 2)
  .transform(cleanText)
  .pipe(z.string().min(1).max(textLength))

export const WireChatMessage = z.strictObject({
  number: z.int(),
  author: z.enum(['shopper', 'agent']),
  /** The agent's first name, or null for the shopper. */
  agent: z.string().nullable(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** The path is valid until the end of the next day. */
  file: z.strictObject({ name: z.string(), type: z.string(), url: z.string() }).nullable(),
})

export const conversationFields = {
  id: z.uuid(),
  /** A ticket is answered by email. */
  kind: z.enum(['chat', 'ticket']),
  state: z.enum(['open', 'closed']),
  /** Number of the last message that the shopper has read. */
  readNumber: z.int(),
  lastNumber: z.int(),
  /** The shopper's rating. */
  stars: z.int().nullable(),
}
export const WireConversation = z.strictObject({
  ...conversationFields,
  /** At most 100 messages after the requested number, in chronological order. */
  messages: z.array(WireChatMessage),
})
export const ConversationParams = z.object({ id: z.uuid() })
export const AfterNumber = z.coerce.number<string>().int().min(0).max(1_000_000).default(0)
export const conversationNotFoundRefusal = { conversation_not_found: { status: 404 } } as const
export const fileRefusals = {
  file_limit: { status: 422, details: z.strictObject({ max: z.int() }) },
  file_type: { status: 422 },
  file_too_large: { status: 422 },
} as const
export const messageLimitRefusal = {
  message_limit: { status: 422, details: z.strictObject({ max: z.int() }) },
} as const

export const chat = contract({
  'GET /svc_ssr/chat': {
    summary: 'Returns whether support is open on the site, and when it opens next',
    access: 'public',
    rate: 'read',
    isLive: true,
    reply: z.strictObject({
      isOpen: z.boolean(),
      /** Epoch milliseconds, or null if there are no office hours. */
      opensAt: z.number().nullable(),
      timeZone: z.string(),
      /** URL of an external vendor's chat page, which replaces the store's conversations. */
      pageUrl: z.url().nullable(),
    }),
    refusals: { chat_not_offered: { status: 404 } },
  },
  'POST /svc_ssr/chat/conversations': {
    summary: 'Opens a conversation with its first message; outside office hours it is a ticket, which is also mailed',
    access: 'guest',
    rate: 'login',
    /** Customers may omit name and email. */
    body: z.object({
      name: SingleLineText(nameLength).default(''),
      email: NormalizedEmail.default(''),
      text: ChatText,
    }),
    status: 201,
    reply: WireConversation,
    refusals: {
      chat_not_offered: { status: 404 },
      name_required: { status: 422 },
      invalid_email: { status: 422 },
      conversation_limit: { status: 422, details: z.strictObject({ max: z.int() }) },
    },
  },
  'GET /svc_ssr/chat/conversations/{id}': {
    summary: "Returns a shopper's conversation with its messages after a number",
    access: 'guest',
    rate: 'read',
    params: ConversationParams,
    query: z.object({ after: AfterNumber }),
    reply: WireConversation,
    refusals: conversationNotFoundRefusal,
  },
  'POST /svc_ssr/chat/conversations/{id}/news': {
    summary: 'Waits for messages after a number or for the end of the conversation, then returns it',
    access: 'guest',
    rate: 'read',
    reads: true,
    maxWaitMs: waitSeconds * 1_000,
    params: ConversationParams,
    body: z.object({ after: z.int().min(0).max(1_000_000), seconds: z.int().min(0).max(waitSeconds) }),
    reply: WireConversation,
    refusals: conversationNotFoundRefusal,
  },
  'POST /svc_ssr/chat/conversations/{id}/messages': {
    summary: 'Sends a message',
    access: 'guest',
    rate: 'write',
    params: ConversationParams,
    body: z.object({ text: ChatText }),
    status: 201,
    reply: WireChatMessage,
    refusals: { ...conversationNotFoundRefusal, ...messageLimitRefusal, conversation_closed: { status: 409 } },
  },
  'POST /svc_ssr/chat/conversations/{id}/files': {
    summary: 'Sends a file in base64: a picture, which is re-encoded, a PDF, or plain text',
    access: 'guest',
    rate: 'write',
    params: ConversationParams,
    body: z.object(chatFileFields),
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
  'PUT /svc_ssr/chat/conversations/{id}/read': {
    summary: 'Marks the messages up to a number as read',
    access: 'guest',
    rate: 'write',
    params: ConversationParams,
    body: z.object({ number: z.int().min(0).max(1_000_000) }),
    status: 204,
    reply: z.null(),
    refusals: conversationNotFoundRefusal,
  },
  'POST /svc_ssr/chat/conversations/{id}/close': {
    summary: 'Ends a conversation, and emails its transcript once if requested and if an agent has answered',
    access: 'guest',
    rate: 'login',
    params: ConversationParams,
    body: z.object({ transcript: z.boolean().default(false) }),
    reply: z.strictObject({ isMailed: z.boolean() }),
    refusals: conversationNotFoundRefusal,
  },
  'PUT /svc_ssr/chat/conversations/{id}/rating': {
    summary: 'Rates a conversation',
    access: 'guest',
    rate: 'write',
    params: ConversationParams,
    body: z.object({ stars: z.int().min(1).max(5) }),
    status: 204,
    reply: z.null(),
    refusals: conversationNotFoundRefusal,
  },
})
