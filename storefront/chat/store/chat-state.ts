import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

type WireConversation = Reply<Store, 'GET /svc_ssr/chat/conversations/{id}'>
type WireMessage = WireConversation['messages'][number]

/** A message being sent, or one that failed. */
interface Outgoing {
  key: string
  text: string
  isFailed: boolean
}

export interface ChatState {
  /** 'loading' until the office hours are known. */
  phase: 'loading' | 'failed' | 'ready'
  isSupportOpen: boolean
  /** Unix milliseconds. */
  opensAt: number | null
  timeZone: string
  /** URL of a vendor's chat page, which replaces conversations. */
  pageUrl: string | null
  conversation: Pick<WireConversation, 'id' | 'kind' | 'state' | 'stars'> | null
  messages: readonly WireMessage[]
  outgoing: readonly Outgoing[]
  /** Number of the last message that the shopper has seen. */
  readNumber: number
  isOffline: boolean
}

export const initialChatState: ChatState = {
  phase: 'loading',
  isSupportOpen: true,
  opensAt: null,
  timeZone: 'UTC',
  pageUrl: null,
  conversation: null,
  messages: [],
  outgoing: [],
  readNumber: 0,
  isOffline: false,
}

/** Adds the messages in a response. Each number is shown once and in order, even if responses overlap. */
export function withConversation(state: ChatState, reply: WireConversation): ChatState {
  const { id, kind, state: phase, stars, messages, readNumber } = reply
  const isSame = state.conversation?.id === id
  const known = isSame ? state.messages : []
  const numbers = new Set(known.map(({ number }) => number))
  const added = messages.filter(({ number }) => !numbers.has(number))
  return {
    ...state,
    conversation: { id, kind, stars, state: isSame && state.conversation?.state === 'closed' ? 'closed' : phase },
    messages: [...known, ...added].toSorted((one, other) => one.number - other.number),
    readNumber: Math.max(isSame ? state.readNumber : 0, readNumber),
    isOffline: false,
  }
}

/** Returns the last message number before any gap. The shopper's message may arrive before an earlier reply. */
export function lastNumber({ messages }: Pick<ChatState, 'messages'>): number {
  const missing = messages.findIndex(({ number }, index) => number !== index + 1)
  return missing < 0 ? messages.length : missing
}

/** Counts the agent's messages that the shopper has not seen. */
export function unreadCount({ messages, readNumber }: ChatState): number {
  return messages.filter(({ author, number }) => author === 'agent' && number > readNumber).length
}
