import type { IncomingMessage, ServerResponse } from 'node:http'
import type { QueryRunner } from '#platform/database.ts'
import { cachedSdkKeys } from '#services/sdk-keys/steps.ts'
import { readFlagClient } from './clients.ts'
import type { FlagNotifier } from './flag-notifier.ts'
import { wirePayload } from './payload.ts'
import { readPayload } from './repository.ts'

const streamPath = /^\/sub\/([\w-]{1,80})(?:\?|$)/
const callPath = /^\/api\/(?:features|eval)\/[\w-]{1,80}(?:\?|$)/

/** Shorter than the server's idle timeout for sockets. */
const heartbeatMs = 10_000

/** Key for the store's own pages, which are only notified that flags changed. */
const storefrontKey = 'storefront'
const ownPages = { encryptionKey: null, isRemote: true, isOfStaff: false }

interface StreamDeps {
  db: QueryRunner
  clock: () => number
  news: FlagNotifier
  /** Seconds until the client may send another request; 0 if it may send one now. */
  secondsToWait: (request: IncomingMessage) => Promise<number>
  /** Returns the client's address, used to limit streams. */
  addressOf: (request: IncomingMessage) => string
  report: (error: unknown) => void
}

/**
 * Serves GET /sub/{clientKey}, GrowthBook's change stream as server-sent events, and preflight requests for the flag
 * calls; returns false for other requests [FLAG-406].
 */
export function serveFlagStream(deps: StreamDeps, headers: Readonly<Record<string, string>>) {
  const cors = { ...headers, 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
  const end = (response: ServerResponse, status: number, more: Readonly<Record<string, string>> = {}) => {
    response.writeHead(status, { ...cors, ...more, 'content-length': '0' }).end()
    return true
  }
  const readKey = cachedSdkKeys(deps.db, 'flags')
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { url = '', method } = request
    const [, clientKey] = streamPath.exec(url) ?? []
    if (method === 'OPTIONS' && (clientKey !== undefined || callPath.test(url))) {
      const allowed = { 'access-control-allow-headers': 'content-type', 'access-control-max-age': '86400' }
      return end(response, 204, { ...allowed, 'access-control-allow-methods': 'GET, POST' })
    }
    if (clientKey === undefined || method !== 'GET') return false
    const seconds = await deps.secondsToWait(request)
    if (seconds > 0) return end(response, 429, { 'retry-after': String(seconds) })
    const kind = clientKey === storefrontKey ? 'storefront' : 'client'
    const client = kind === 'storefront' ? ownPages : await readFlagClient(deps.db, clientKey, deps.clock())
    if (!client) return end(response, 404)
    // A disconnected client emits no further `close`, so its stream would never end.
    if (response.destroyed) return true
    const listener = deps.news.listen(() => void send().catch(deps.report), deps.addressOf(request), kind)
    if (!listener) return end(response, 503, { 'retry-after': '60' })
    // Remote clients request a new evaluation instead of reading the rules.
    const send = async () => {
      // The key may have been disabled since the stream opened.
      if (client.isOfStaff && !(await readKey(clientKey, deps.clock()))) return void response.end()
      if (client.isRemote) return void response.write('event: features-updated\ndata:\n\n')
      const payload = wirePayload(await listener.latest(() => readPayload(deps.db)), client.encryptionKey)
      response.write(`event: features\ndata: ${JSON.stringify(payload)}\n\n`)
    }
    response.writeHead(200, { ...cors, 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write('retry: 5000\n\n')
    const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs)
    response.once('close', () => {
      clearInterval(heartbeat)
      listener.stop()
    })
    // The flags may have changed since the client read them.
    await send()
    listener.onEnd(() => response.end())
    return true
  }
}
