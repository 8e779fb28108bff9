import type { z } from 'zod'
import type { WireConversation } from '#contract/chat.ts'
import type { ChatNotifier } from './chat-notifier.ts'

type Conversation = z.output<typeof WireConversation>

/** The server's end of an open connection. */
export interface ChatSocket {
  isOpen: () => boolean
  send: (text: string) => void
  close: (code: number) => void
  onClose: (listener: () => void) => void
}

export interface ServedSocket {
  news: ChatNotifier
  /** Returns the conversation with messages after a number, or null if the shopper may no longer read it. */
  read: (after: number) => Promise<Conversation | null>
  socket: ChatSocket
  id: string
  /** Number of the last message that the browser has received. */
  after: number
}

/** Interval between access checks, and so the maximum time that a connection can outlive its session. */
const checkMs = 25_000
/** Close codes: the browser switches to polling after all except the first. */
export const closeCodes = { ended: 1000, tryLater: 1013, denied: 4404 } as const

/** Sends a conversation each time it changes, until it ends or the connection closes. */
export async function serveChatSocket({ news, read, socket, id, after }: ServedSocket): Promise<void> {
  let stopWaiting = () => {}
  socket.onClose(() => stopWaiting())
  for (let seen = after; socket.isOpen();) {
    const { next, stop, isFull } = news.listen(id, checkMs)
    stopWaiting = stop
    try {
      const conversation = await read(seen)
      if (!conversation) return socket.close(closeCodes.denied)
      const { messages, state } = conversation
      if (messages.length > 0 || state === 'closed') socket.send(JSON.stringify(conversation))
      seen = messages.at(-1)?.number ?? seen
      if (seen < conversation.lastNumber) continue
      if (state === 'closed') return socket.close(closeCodes.ended)
      if (isFull) return socket.close(closeCodes.tryLater)
      await next
    } finally {
      stop()
    }
  }
}
