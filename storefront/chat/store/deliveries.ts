import { chatLimits } from '#domain/chat/limits.ts'
import type { ChatParts, OpenSocket, StateCell } from './chat-parts.ts'
import { lastNumber } from './chat-state.ts'
import { socketReceiver, type WireConversation } from './receive-by-socket.ts'

/** Pause after an immediate response without messages, which means that the server has no capacity for long polls. */
const crowdedPauseMs = 5_000
const reconnectMs = 1_000
/** How long a chat polls after its WebSocket has failed. */
const socketRetryMs = 300_000

interface Receiver {
  isOpenChat: (id: string) => boolean
  receive: (reply: WireConversation) => void
}

/**
 * Receives messages for an open conversation over a WebSocket, or by polling for a while after the connection fails.
 */
export function createDeliveries(
  { call, wait, openSocket }: Pick<ChatParts, 'call' | 'wait' | 'openSocket'>,
  { current }: Pick<StateCell, 'current'>,
  { isOpenChat, receive }: Receiver,
) {
  let socket: ReturnType<OpenSocket> | undefined
  let socketFrom = 0

  const poll = async (id: string) => {
    const body = { after: lastNumber(current()), seconds: chatLimits.waitSeconds }
    const began = performance.now()
    const reply = await call('POST /svc_ssr/chat/conversations/{id}/news', { params: { id }, body })
    if (isOpenChat(id)) receive(reply)
    if (reply.messages.length === 0 && performance.now() - began < 1_000) await wait(crowdedPauseMs)
  }

  const receiveBySocket = async (id: string) => {
    const { listeners, hasWorked } = socketReceiver((reply) => {
      if (isOpenChat(id)) receive(reply)
    })
    socket = openSocket(`/svc_ssr/chat/conversations/${id}/socket?after=${lastNumber(current())}`, listeners)
    const isFine = await hasWorked
    socket = undefined
    if (!isFine) socketFrom = performance.now() + socketRetryMs
    else if (isOpenChat(id)) await wait(reconnectMs)
  }

  return {
    /** Waits for the next messages. Throws if the server cannot be reached. */
    next: async (id: string) => (performance.now() >= socketFrom ? receiveBySocket(id) : poll(id)),
    /** Closes the WebSocket. The next delivery opens a new one. */
    close: () => socket?.close(),
  }
}
