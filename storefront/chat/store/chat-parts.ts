import type { StoreCall } from '#contract/kernel/call-options.ts'
import { initialChatState, type ChatState } from './chat-state.ts'

/** External dependencies of a chat. */
export interface ChatParts {
  call: StoreCall
  wait: (milliseconds: number) => Promise<void>
  newKey: () => string
  remembered: () => string | null
  remember: (id: string | null) => void
  openSocket: OpenSocket
}

/** Opens a WebSocket to a path on the shop. */
export type OpenSocket = (path: string, listeners: SocketListeners) => { close: () => void }
export interface SocketListeners {
  onOpen: () => void
  onText: (text: string) => void
  /** Also called if the connection never opens. */
  onClose: () => void
}

export type StateCell = ReturnType<typeof createStateCell>

/** Creates the chat state and its listeners. */
export function createStateCell() {
  let state = initialChatState
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => state,
    set: (next: Partial<ChatState>) => {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
  }
}
