import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { ChatParts, StateCell } from './chat-parts.ts'
import { lastNumber, unreadCount, withConversation } from './chat-state.ts'
import { createDeliveries } from './deliveries.ts'

/** Pauses after failed polls, in milliseconds. The last one repeats. */
const pausesMs = [1_000, 2_000, 5_000, 15_000]
/**
 * Creates a chat's message receiver. While the conversation is open, it uses a WebSocket, or polling if the WebSocket
 * fails. Marks visible messages as read.
 */
export function createChatThread(parts: ChatParts, cell: StateCell) {
  const { call, wait, newKey, remember } = parts
  const { current, set } = cell
  let isVisible = false
  let pollingId: string | null = null

  const receive = (reply: Parameters<typeof withConversation>[1]) => {
    set(withConversation(current(), reply))
    remember(reply.state === 'open' && reply.kind === 'chat' ? reply.id : null)
    markRead()
    void poll(reply.id)
  }

  const markRead = () => {
    const { conversation } = current()
    if (!isVisible || !conversation || unreadCount(current()) === 0) return
    const number = lastNumber(current())
    set({ readNumber: number })
    const request = { params: { id: conversation.id }, body: { number }, key: newKey() }
    // The next read receipt includes this one.
    call('PUT /svc_ssr/chat/conversations/{id}/read', request).catch(() => {})
  }

  const isOpenChat = (id: string) => {
    const { conversation } = current()
    return conversation?.id === id && conversation.state === 'open' && conversation.kind === 'chat'
  }

  const deliveries = createDeliveries(parts, cell, { isOpenChat, receive: (reply) => receive(reply) })

  const poll = async (id: string) => {
    if (pollingId === id || !isOpenChat(id)) return
    pollingId = id
    for (let failures = 0; isOpenChat(id);) {
      try {
        await deliveries.next(id)
        failures = 0
      } catch (error) {
        if (isRefusalError(error) && error.status === 404) forget()
        else set({ isOffline: true })
        await wait(pausesMs[Math.min(failures, pausesMs.length - 1)]!)
        failures += 1
      }
    }
    if (pollingId === id) pollingId = null
  }

  const forget = () => {
    deliveries.close()
    remember(null)
    set({ conversation: null, messages: [], outgoing: [], readNumber: 0 })
  }

  return {
    receive,
    forget,
    /** Loads a conversation, and removes it from storage if it no longer exists. */
    async resume(id: string): Promise<void> {
      const request = { params: { id }, query: { after: String(lastNumber(current())) } }
      try {
        receive(await call('GET /svc_ssr/chat/conversations/{id}', request))
      } catch (error) {
        if (!isRefusalError(error) || error.status !== 404) throw error
        forget()
      }
    },
    /**
     * Closes the connection, because an open one would exclude the page from the back/forward cache. The chat
     * reconnects later.
     */
    pause: deliveries.close,
    setVisible: (next: boolean) => {
      isVisible = next
      markRead()
    },
  }
}
