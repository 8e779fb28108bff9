/** Wakes requests that wait for messages. Each process has one registry, and database notifications trigger it. */
export interface ChatNotifier {
  /**
   * `next` resolves on the next notification for a conversation, or after `waitMs`; call `listen` before reading. If
   * `isFull`, the process cannot accept another listener, and `next` is already resolved.
   */
  listen: (conversationId: string, waitMs: number) => { next: Promise<void>; stop: () => void; isFull: boolean }
  /** Wakes the listeners of a conversation. */
  notify: (conversationId: string) => void
  /** Wakes all listeners, because notifications may have been lost. */
  notifyAll: () => void
  /** Wakes all listeners and makes further requests return immediately, because the process is stopping. */
  close: () => void
}

/** Requests beyond this number return immediately, so that waiting requests cannot exhaust a process. */
const maxListeners = 2_000
/** A shopper has one or two tabs open; more indicate abuse. */
const maxOfConversation = 6

/** Creates the registry of waiting requests for this process. */
export function createChatNotifier(): ChatNotifier {
  const listeners = new Map<string, Set<() => void>>()
  let count = 0
  let isClosed = false
  const wake = (waiting: Iterable<() => void>) => {
    for (const each of waiting) each()
  }
  const notifyAll = () => {
    for (const own of listeners.values()) wake(own)
  }
  return {
    listen(conversationId, waitMs) {
      const { promise: next, resolve } = Promise.withResolvers<void>()
      const own = listeners.get(conversationId) ?? new Set()
      if (isClosed || waitMs <= 0 || count >= maxListeners || own.size >= maxOfConversation) {
        resolve()
        return { next, stop: () => {}, isFull: waitMs > 0 }
      }
      listeners.set(conversationId, own)
      own.add(resolve)
      count += 1
      const timer = setTimeout(resolve, waitMs)
      const stop = () => {
        clearTimeout(timer)
        if (!own.delete(resolve)) return
        count -= 1
        if (own.size === 0) listeners.delete(conversationId)
        resolve()
      }
      return { next, stop, isFull: false }
    },
    notify: (conversationId) => wake(listeners.get(conversationId) ?? []),
    notifyAll,
    close: () => {
      isClosed = true
      notifyAll()
    },
  }
}
