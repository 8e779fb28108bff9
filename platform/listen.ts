import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Stop } from './stop.ts'

/** One port and what answers there. */
export interface HttpListener {
  name: string
  port: number
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Network addresses, where they are not those of all listeners. */
  hosts?: readonly string[]
}

interface DrainOptions {
  /** How long requests under way may take to finish. */
  withinMs: number
  /** How long /readyz says no while all else is still answered, so that a load balancer looks away first. */
  noticeMs?: number
}

interface OpenListeners {
  /** The ports by name: where 0 was asked for, the one that was free. */
  ports: ReadonlyMap<string, number>
  /** Stops accepting, lets requests under way finish, then cuts what is left. */
  drain: (options: DrainOptions) => Promise<void>
}

/** Opens every listener on every address, or none of them. */
export async function openListeners(
  listeners: readonly HttpListener[],
  hosts: readonly string[],
): Promise<OpenListeners> {
  const state = { isDraining: false }
  const servers: Server[] = []
  const ports = new Map<string, number>()
  try {
    for (const listener of listeners) {
      for (const host of listener.hosts ?? hosts) {
        const server = await listenOn(listener, ports.get(listener.name) ?? listener.port, host, state)
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
  { name, handle }: HttpListener,
  port: number,
  host: string,
  state: { isDraining: boolean },
): Promise<Server | undefined> {
  const server = createServer(
    // A client that sends slowly holds a socket, and no more than that, for this long.
    { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    (request, response) => {
      if (namesTwoHosts(request)) {
        response.writeHead(400, { connection: 'close', 'content-length': '0' }).end()
        return
      }
      if (state.isDraining) {
        response.setHeader('connection', 'close')
        if (request.url === '/readyz') {
          response.writeHead(503, { 'content-type': 'text/plain' }).end('stopping\n')
          return
        }
      }
      handle(request, response)
    },
  )
  // Nor does one that asks and does not read.
  server.timeout = 60_000
  // Longer than load balancers keep theirs, so that they are the ones to close.
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
    throw new Stop(sentence(code, name, port, host))
  }
}

/** A proxy may have read the other one; what is then kept for whom, nobody knows. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1
}

function sentence(code: string | undefined, name: string, port: number, host: string) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} (${name}) is taken by another program. Stop that one, or set PORT to the first of eight free ports.`
  }
  if (code === 'EACCES') {
    return `Port ${port} (${name}) may not be opened by this user. Set PORT to 1024 or more.`
  }
  return `Port ${port} (${name}) cannot be opened on ${host} (${code ?? 'unknown reason'}). Check HOST and PORT.`
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
  // A connection whose request was answered meanwhile stays open for the next one, which will not come.
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
