/** Wakes requests that wait for messages. Each process has one, which database notifications feed. */
export interface ChatNews {
  /**
   * Resolves with the next notification of a conversation, or after the wait. Call it before reading. `isFull`: the
   * process has no room for another listener, and `next` is resolved.
   */
  listen: (conversationId: string, waitMs: number) => { next: Promise<void>; stop: () => void; isFull: boolean }
  /** Wakes the listeners of a conversation. */
  notify: (conversationId: string) => void
  /** Wakes all listeners, because notifications may have been lost. */
  notifyAll: () => void
  /** Wakes all listeners, and makes further requests return at once: the process stops. */
  close: () => void
}

/** Requests beyond this number return at once, so that waiting cannot exhaust a process. */
const maxListeners = 2_000
/** A shopper has a tab or two; more is abuse. */
const maxOfConversation = 6

/** Creates the registry of waiting requests of one process. */
export function createChatNews(): ChatNews {
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
