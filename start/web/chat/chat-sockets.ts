import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Site } from '#domain/sites.ts'
import { isSameOrigin } from '#services/call/request.ts'
import type { ChatNotifier } from '#services/chat/chat-notifier.ts'
import { closeCodes, serveChatSocket, type ChatSocket, type ServedSocket } from '#services/chat/serve-socket.ts'

type Conversation = NonNullable<Awaited<ReturnType<ServedSocket['read']>>>
/** Calls a path in this process with a request's cookies and IP address. */
export type FetchCall = (request: IncomingMessage, site: Site, path: string) => Promise<Response>

interface ChatSockets {
  news: ChatNotifier
  fetchCall: FetchCall
  report: (error: unknown) => void
}

const path =
  /^\/svc_ssr\/chat\/conversations\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/socket(?:\?after=(\d{1,7}))?$/
/** A browser with more unread data than this is disconnected. */
const maxBufferedBytes = 1_000_000
/** A browser that does not respond before the next ping is disconnected. */
const pingMs = 25_000
/** Time for the client to confirm the close, in milliseconds. */
const closeMs = 2_000

/** Serves the chat WebSocket. Each delivery is a separate call with the usual checks and limits [T15]. */
export function openChatSockets({ news, fetchCall, report }: ChatSockets) {
  // Browsers only receive messages, so any message from a browser exceeds the maximum size.
  const server = new WebSocketServer({ noServer: true, maxPayload: 1, perMessageDeflate: false })
  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer, site: Site) => {
    stream.on('error', () => stream.destroy())
    const [, id = '', after = '0'] = path.exec(request.url ?? '')!
    if (!isSameOrigin({ headers: originHeaders(request) })) return deny(stream, 403)
    const read = async (from: number) => {
      const response = await fetchCall(request, site, `/svc_ssr/chat/conversations/${id}?after=${from}`)
      return { status: response.status, conversation: response.ok ? ((await response.json()) as Conversation) : null }
    }
    const { status } = await read(Number(after))
    if (status !== 200) return deny(stream, status)
    server.handleUpgrade(request, stream, head, (webSocket) => {
      const socket = chatSocket(webSocket)
      const readNow = async (from: number) => (await read(from)).conversation
      serveChatSocket({ news, socket, id, after: Number(after), read: readNow }).catch((error: unknown) => {
        report(error)
        socket.close(closeCodes.tryLater)
      })
    })
  }
  return {
    accepts: (request: IncomingMessage) =>
      request.headers.upgrade?.toLowerCase() === 'websocket' && path.test(request.url ?? ''),
    upgrade: (request: IncomingMessage, stream: Duplex, head: Buffer, site: Site) => {
      upgrade(request, stream, head, site).catch((error: unknown) => {
        report(error)
        stream.destroy()
      })
    },
  }
}

function originHeaders({ headers }: IncomingMessage): Headers {
  const { host, origin, 'sec-fetch-site': fetchSite } = headers
  return new Headers(
    Object.entries({ host, origin, 'sec-fetch-site': fetchSite }).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  )
}

function deny(stream: Duplex, status: number) {
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

function chatSocket(socket: WebSocket): ChatSocket {
  let isAnswering = true
  socket.on('pong', () => {
    isAnswering = true
  })
  const pings = setInterval(() => {
    if (!isAnswering) return socket.terminate()
    isAnswering = false
    socket.ping()
  }, pingMs)
  socket.on('close', () => clearInterval(pings))
  socket.on('error', () => socket.terminate())
  return {
    isOpen: () => socket.readyState === socket.OPEN,
    send: (text) => {
      if (socket.bufferedAmount > maxBufferedBytes) socket.terminate()
      else socket.send(text)
    },
    close: (code) => {
      socket.close(code)
      setTimeout(() => socket.terminate(), closeMs).unref()
    },
    onClose: (listener) => void socket.on('close', listener),
  }
}
