import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { responseHeaders } from './response-headers.ts'
import { CommandError } from './command-error.ts'

export interface HttpListener {
  name: string
  port: number
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Overrides the default listening addresses. */
  hosts?: readonly string[]
  upgrades?: Upgrades
}

/** Handles requests that switch to another protocol. All other requests with an upgrade header are served as usual. */
interface Upgrades {
  accepts: (request: IncomingMessage) => boolean
  handle: (request: IncomingMessage, stream: Duplex, head: Buffer) => void
}

interface DrainOptions {
  withinMs: number
  /**
   * Milliseconds during which /readyz fails but other requests are still served, to let the load balancer stop routing
   * to this process.
   */
  noticeMs?: number
}

interface OpenListeners {
  /** Open ports by listener name. For a requested port of 0, this is the port that the system assigned. */
  ports: ReadonlyMap<string, number>
  drain: (options: DrainOptions) => Promise<void>
}

interface Patience {
  /** Maximum time without sending a byte. Detection takes up to twice as long. */
  stallMs: number
  /** Maximum time that a client may leave response data unread. */
  wholeMs: number
}
const patienceOfShops: Patience = { stallMs: 15_000, wholeMs: 300_000 }

/** Opens all listeners on all addresses. Throws Stop if one fails. */
export async function openListeners(
  listeners: readonly HttpListener[],
  hosts: readonly string[],
  patience = patienceOfShops,
): Promise<OpenListeners> {
  const state = { isDraining: false }
  const servers: Server[] = []
  const ports = new Map<string, number>()
  try {
    for (const listener of listeners) {
      for (const host of listener.hosts ?? hosts) {
        const server = await listenOn(listener, ports.get(listener.name) ?? listener.port, host, state, patience)
        if (server === undefined) continue
        servers.push(server)
        ports.set(listener.name, (server.address() as AddressInfo).port)
      }
    }
  } catch (error) {
    for (const server of servers) server.close()
    throw error
  }
  return { ports, drain: (options) => drain(servers, state, options) }
}

async function listenOn(
  { name, handle, upgrades }: HttpListener,
  port: number,
  host: string,
  state: { isDraining: boolean },
  patience: Patience,
): Promise<Server | undefined> {
  const busySockets = new WeakSet<Socket>()
  const server = createServer(
    // A slow client can occupy only a socket, and only for this long.
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
      shouldUpgradeCallback: (request) => upgrades?.accepts(request) === true && !namesTwoHosts(request),
    },
    (request, response) => {
      if (namesTwoHosts(request)) return end(response, 400)
      // One packet can pipeline hundreds of requests. Browsers and proxies never do this.
      const { socket } = request
      if (busySockets.has(socket)) return end(response, 429)
      busySockets.add(socket)
      response.once('close', () => busySockets.delete(socket))
      if (state.isDraining) {
        response.setHeader('connection', 'close')
        if (request.url === '/readyz') {
          response.writeHead(503, { ...responseHeaders(false), 'content-type': 'text/plain' }).end('stopping\n')
          return
        }
      }
      handle(request, response)
    },
  )
  if (upgrades) server.on('upgrade', upgrades.handle)
  sendAwaySlowReaders(server, patience)
  // The load balancer must close idle connections first.
  server.keepAliveTimeout = 65_000
  server.maxHeadersCount = 100
  try {
    server.listen({ port, host, ipv6Only: host === '::1' })
    await once(server, 'listening')
    return server
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A machine without IPv6 has no ::1.
    if (host === '::1' && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) return undefined
    throw new CommandError(sentence(code, name, port, host))
  }
}

function end(response: ServerResponse, status: number) {
  response.writeHead(status, { ...responseHeaders(false), connection: 'close', 'content-length': '0' }).end()
}

/** Disconnects slow readers, because responses to slow clients are held in memory. */
function sendAwaySlowReaders(server: Server, { stallMs, wholeMs }: Patience) {
  server.timeout = stallMs
  const lastEmpty = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    lastEmpty.set(socket, performance.now())
    socket.once('close', () => lastEmpty.delete(socket))
  })
  const look = setInterval(() => {
    const now = performance.now()
    for (const [socket, since] of lastEmpty) {
      if (socket.writableLength === 0) lastEmpty.set(socket, now)
      else if (now - since > wholeMs) socket.destroy()
    }
  }, wholeMs / 60)
  look.unref()
  server.once('close', () => clearInterval(look))
}

/**
 * Returns true if there are two Host headers. A proxy may use a different one than this server, which could poison the
 * proxy's cache.
 */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function sentence(code: string | undefined, name: string, port: number, host: string) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} (${name}) is in use by another program. Stop it, or set PORT to the first of eight free ports.`
  }
  if (code === 'EACCES') {
    return `This user may not open port ${port} (${name}). Set PORT to 1024 or higher.`
  }
  return `Cannot open port ${port} (${name}) on ${host} (${code ?? 'unknown reason'}). Check HOST and PORT.`
}

async function drain(
  servers: readonly Server[],
  state: { isDraining: boolean },
  { withinMs, noticeMs = 0 }: DrainOptions,
) {
  state.isDraining = true
  if (noticeMs > 0) await sleep(noticeMs)
  const closed = Promise.all(
    servers.map((server) => {
      const close = once(server, 'close')
      server.close()
      return close
    }),
  )
  // Repeated, because a busy connection becomes idle only after its response.
  const closing = setInterval(() => {
    for (const server of servers) server.closeIdleConnections()
  }, 50)
  const cut = setTimeout(() => {
    for (const server of servers) server.closeAllConnections()
  }, withinMs)
  await closed
  clearInterval(closing)
  clearTimeout(cut)
}
