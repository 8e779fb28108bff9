import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { SocketListeners } from './chat-parts.ts'

export type WireConversation = Reply<Store, 'GET /svc_ssr/chat/conversations/{id}'>

/** A connection that ends sooner was refused for lack of capacity or cut by a proxy. */
const shortestMs = 2_000

/**
 * Returns listeners that receive a conversation. When the connection closes, `hasWorked` resolves to true if it was
 * open for more than 2 seconds.
 */
export function socketReceiver(receive: (reply: WireConversation) => void): {
  listeners: SocketListeners
  hasWorked: Promise<boolean>
} {
  const { promise: hasWorked, resolve } = Promise.withResolvers<boolean>()
  let openedAt = Infinity
  const listeners = {
    onOpen: () => {
      openedAt = performance.now()
    },
    onText: (text: string) => receive(JSON.parse(text) as WireConversation),
    onClose: () => resolve(performance.now() - openedAt > shortestMs),
  }
  return { listeners, hasWorked }
}
