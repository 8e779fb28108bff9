import { createChatOutbox } from './chat-outbox.ts'
import { createStateCell, type ChatParts } from './chat-parts.ts'
import { createChatThread } from './chat-thread.ts'

export type ChatStore = ReturnType<typeof createChatStore>

/** Creates the client state of a shopper's conversation. */
export function createChatStore(parts: ChatParts) {
  const { call, newKey, remembered, remember } = parts
  const cell = createStateCell()
  const { current, set } = cell
  const thread = createChatThread(parts, cell)
  return {
    subscribe: cell.subscribe,
    current,
    ...createChatOutbox(parts, cell),
    setVisible: thread.setVisible,
    pause: thread.pause,

    /** Loads the office hours and the remembered conversation. */
    async load(): Promise<void> {
      set({ phase: 'loading' })
      try {
        const id = current().conversation?.id ?? remembered()
        const [hours] = await Promise.all([call('GET /svc_ssr/chat', {}), id && thread.resume(id)])
        const { isOpen, opensAt, timeZone, pageUrl } = hours
        set({ phase: 'ready', isSupportOpen: isOpen, opensAt, timeZone, pageUrl })
      } catch {
        set({ phase: 'failed' })
      }
    },

    /** Opens a conversation. Throws if the server refuses it. */
    async open(body: { name?: string; email?: string; text: string }, key: string): Promise<void> {
      thread.receive(await call('POST /svc_ssr/chat/conversations', { body, key }))
    },

    /** Ends the conversation. Returns true if its transcript is emailed. Throws if the server refuses. */
    async end(transcript = false): Promise<boolean> {
      const { conversation } = current()
      if (!conversation) return false
      const request = { params: { id: conversation.id }, body: { transcript }, key: newKey() }
      const { isMailed } = await call('POST /svc_ssr/chat/conversations/{id}/close', request)
      remember(null)
      set({ conversation: { ...conversation, state: 'closed' } })
      return isMailed
    },

    /** Rates the conversation. Throws if the server refuses. */
    async rate(stars: number): Promise<void> {
      const { conversation } = current()
      if (!conversation) return
      const request = { params: { id: conversation.id }, body: { stars }, key: newKey() }
      await call('PUT /svc_ssr/chat/conversations/{id}/rating', request)
      set({ conversation: { ...conversation, stars } })
    },

    /** Shows the form for a new conversation. */
    startOver: thread.forget,
  }
}
