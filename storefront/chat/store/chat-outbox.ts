import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { chatLimits } from '#domain/chat/limits.ts'
import type { ChatParts, StateCell } from './chat-parts.ts'
import { withConversation, type ChatState } from './chat-state.ts'
import { toBase64 } from '#storefront/browser/to-base64.ts'

/** Creates a chat's outbox. A failed message stays until the shopper resends it. */
export function createChatOutbox({ call, newKey }: Pick<ChatParts, 'call' | 'newKey'>, { current, set }: StateCell) {
  const mark = (key: string, isFailed: boolean) =>
    set({ outgoing: current().outgoing.map((each) => (each.key === key ? { ...each, isFailed } : each)) })

  const deliver = async (key: string, text: string) => {
    const { conversation } = current()
    if (!conversation) return
    try {
      const params = { id: conversation.id }
      const message = await call('POST /svc_ssr/chat/conversations/{id}/messages', { params, body: { text }, key })
      const outgoing = current().outgoing.filter((each) => each.key !== key)
      set({ ...withMessage(current(), conversation, message), outgoing })
    } catch (error) {
      if (isRefusalError(error) && error.code === 'conversation_closed')
        set({ conversation: { ...conversation, state: 'closed' } })
      mark(key, true)
    }
  }

  return {
    send(text: string): void {
      const key = newKey()
      set({ outgoing: [...current().outgoing, { key, text, isFailed: false }] })
      void deliver(key, text)
    },

    /** Sends a file. Throws if the server refuses it. */
    async attach(file: File): Promise<void> {
      const { conversation } = current()
      if (!conversation) return
      const name = file.name.slice(-chatLimits.fileNameLength)
      const request = { params: { id: conversation.id }, body: { name, file: await toBase64(file) }, key: newKey() }
      const message = await call('POST /svc_ssr/chat/conversations/{id}/files', request)
      set(withMessage(current(), conversation, message))
    },

    /** Resends a failed message with its original key, so that it cannot appear twice. */
    retry(key: string): void {
      const failed = current().outgoing.find((each) => each.key === key)
      if (!failed) return
      mark(key, false)
      void deliver(key, failed.text)
    },
  }
}

function withMessage(
  state: ChatState,
  conversation: NonNullable<ChatState['conversation']>,
  message: ChatState['messages'][number],
): Pick<ChatState, 'messages' | 'readNumber'> {
  const { number } = message
  const reply = { ...conversation, messages: [message], readNumber: number, lastNumber: number }
  const { messages, readNumber } = withConversation(state, reply)
  return { messages, readNumber }
}
