import { isRefused } from '#contract/kernel/refused.ts'
import { chatLimits } from '#domain/chat/limits.ts'
import type { ChatParts, StateCell } from './chat-parts.ts'
import { lastNumber, unreadCount, withConversation } from './chat-state.ts'

/** Pauses after failed polls, in milliseconds; the last one repeats. */
const pausesMs = [1_000, 2_000, 5_000, 15_000]
/** A response that came at once without news: the server has no room for waiting requests. */
const crowdedPauseMs = 5_000

/** Creates the receiving side of a chat: it polls while the conversation is open, and marks what is visible as read. */
export function createChatThread({ call, wait, newKey, remember }: ChatParts, { current, set }: StateCell) {
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
    // The next read repeats it.
    call('PUT /svc_ssr/chat/conversations/{id}/read', request).catch(() => {})
  }

  const isOpenChat = (id: string) => {
    const { conversation } = current()
    return conversation?.id === id && conversation.state === 'open' && conversation.kind === 'chat'
  }

  const pollOnce = async (id: string) => {
    const body = { after: lastNumber(current()), seconds: chatLimits.waitSeconds }
    const began = performance.now()
    const reply = await call('POST /svc_ssr/chat/conversations/{id}/news', { params: { id }, body })
    if (isOpenChat(id)) receive(reply)
    if (reply.messages.length === 0 && performance.now() - began < 1_000) await wait(crowdedPauseMs)
  }

  const poll = async (id: string) => {
    if (pollingId === id || !isOpenChat(id)) return
    pollingId = id
    for (let failures = 0; isOpenChat(id);) {
      try {
        await pollOnce(id)
        failures = 0
      } catch (error) {
        if (isRefused(error) && error.status === 404) forget()
        else set({ isOffline: true })
        await wait(pausesMs[Math.min(failures, pausesMs.length - 1)]!)
        failures += 1
      }
    }
    if (pollingId === id) pollingId = null
  }

  const forget = () => {
    remember(null)
    set({ conversation: null, messages: [], outgoing: [], readNumber: 0 })
  }

  return {
    receive,
    forget,
    /** Loads a conversation, and forgets it if it no longer exists. */
    async resume(id: string): Promise<void> {
      const request = { params: { id }, query: { after: String(lastNumber(current())) } }
      try {
        receive(await call('GET /svc_ssr/chat/conversations/{id}', request))
      } catch (error) {
        if (!isRefused(error) || error.status !== 404) throw error
        forget()
      }
    },
    setVisible: (next: boolean) => {
      isVisible = next
      markRead()
    },
  }
}
