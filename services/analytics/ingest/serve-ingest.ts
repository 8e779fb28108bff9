import type { IncomingMessage, ServerResponse } from 'node:http'
import { ingestRefusals, requestLimits, WireBatch, type IngestRefusal } from '#contract/analytics-messages.ts'
import type { ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import type { StoredMessage } from '#domain/analytics/deliveries/stored-event.ts'
import type { Site } from '#domain/sites.ts'
import { DatabaseUnavailable, type QueryRunner } from '#platform/database.ts'
import { cachedSdkKeys } from '#services/sdk-keys/steps.ts'
import { createEventStore } from '../store-events.ts'
import { readBody } from './read-body.ts'
import { readMessage, type MessageProblem, type Sender } from './read-message.ts'
import {
  isOwnPage,
  isRefusal,
  keyInBody,
  keyInHeader,
  keySender,
  storefrontSender,
  type SenderDeps,
} from './senders.ts'

const path = /^\/(?:beacon\/)?v1\/(batch|track|page|screen|identify|group|alias)(?:\?|$)/

interface IngestDeps extends Omit<SenderDeps, 'readWriteKey'> {
  db: QueryRunner
  clock: () => number
  /** Destinations outside the store that receive events. */
  destinations: readonly ServerDestination[]
  /** Origins of the sites, which may send messages to one another. */
  origins: ReadonlySet<string>
  /** Counts messages, and returns the seconds to wait if this address has sent too many. */
  secondsToWait: (request: IncomingMessage, isServer: boolean, messages: number) => Promise<number>
  networkOf: (request: IncomingMessage, now: number) => number
  warn: (problem: object) => void
}

type Reply = (status: number, body?: string, headers?: Record<string, string>) => true

/**
 * Receives messages from RudderStack and Segment SDKs and from the store's own pages. A message is stored before it is
 * accepted, once for each messageId. Returns false for other paths.
 */
export function serveIngest(ingestDeps: IngestDeps, headers: Readonly<Record<string, string>>) {
  const deps = { ...ingestDeps, readWriteKey: cachedSdkKeys(ingestDeps.db, 'events') }
  const { clock, origins, warn } = deps
  const store = createEventStore(deps.db, deps.destinations)
  return async (request: IncomingMessage, response: ServerResponse, site: Site): Promise<boolean> => {
    const endpoint = path.exec(request.url ?? '')?.[1]
    if (endpoint === undefined) return false
    const shared = { ...headers, ...corsHeaders(request, origins), 'cache-control': 'no-store' }
    const reply: Reply = (status, body = '', more = {}) => {
      const type = body.startsWith('{') ? 'application/json' : 'text/plain'
      const sized = { 'content-length': String(Buffer.byteLength(body)), 'content-type': type }
      response.writeHead(status, { ...shared, ...(status === 204 ? {} : sized), ...more })
      response.end(status === 204 ? undefined : body)
      return true
    }
    const refuse = (code: IngestRefusal, details: object = {}, more: Record<string, string> = {}) =>
      reply(ingestRefusals[code], JSON.stringify({ error: { code, ...details } }), { connection: 'close', ...more })
    if (request.method === 'OPTIONS') return reply(204)
    if (request.method !== 'POST') return refuse('method_not_allowed', {}, { allow: 'POST, OPTIONS' })
    const wait = (seconds: number) => refuse('too_many_requests', {}, { 'retry-after': String(seconds) })
    const received = clock()
    const key = keyInHeader(request)
    const keyed = key === undefined ? undefined : await keySender(deps, key, { site, received })
    const hasOrigin = request.headers.origin !== undefined
    // Only a valid key gets the larger server budget.
    const secondsBefore = await deps.secondsToWait(request, !hasOrigin && keyed !== undefined && !isRefusal(keyed), 1)
    if (secondsBefore > 0) return wait(secondsBefore)
    const found = keyed ?? (isOwnPage(request) ? await storefrontSender(deps, request, { site, received }) : undefined)
    if (found !== undefined && isRefusal(found)) return refuse(found)
    const limits = requestLimits[keyed ? 'key' : found ? 'page' : 'unknown']
    const body = await readBody(request, limits)
    if (typeof body === 'string') return refuse(body)
    const sender = found ?? (await keySender(deps, keyInBody(body.value) ?? '', { site, received }))
    if (isRefusal(sender)) return refuse(sender)
    const messages = messagesIn(endpoint, body.value)
    if (!messages || messages.list.length > limits.messages) return refuse('malformed_body')
    const more = messages.list.length - 1
    const seconds = more > 0 ? await deps.secondsToWait(request, !hasOrigin, more) : 0
    if (seconds > 0) return wait(seconds)
    const { rows, problems } = readAll(messages, sender)
    try {
      if (rows.length > 0) {
        const network = keyed || !found ? undefined : deps.networkOf(request, received)
        await store(network === undefined ? rows : rows.map((row) => ({ ...row, network })), received)
      }
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return refuse('service_unavailable', {}, { 'retry-after': '5' })
      throw error
    }
    if (problems.length === 0) return reply(200, 'OK')
    warn({ site, source: sender.source, rejected: problems.length, first: problems[0]!.problem })
    // The valid messages are stored; retrying the invalid ones would fail again.
    return refuse('invalid_message', { stored: rows.length, messages: problems })
  }
}

function corsHeaders({ headers: { origin } }: IncomingMessage, origins: ReadonlySet<string>): Record<string, string> {
  if (origin === undefined || !origins.has(origin)) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers':
      'authorization, content-type, content-encoding, anonymousid, sentat, rsa-retry-attempt, rsa-is-retriable, rsa-event-type',
    'access-control-max-age': '86400',
  }
}

interface Messages {
  list: readonly unknown[]
  sentAt: string | null
}

/** Returns the messages in a request; the endpoint determines the type of a single message. */
function messagesIn(endpoint: string, body: unknown): Messages | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  if (endpoint !== 'batch') return { list: [{ ...body, type: endpoint }], sentAt: null }
  const read = WireBatch.safeParse(body)
  return read.success ? { list: read.data.batch, sentAt: read.data.sentAt ?? null } : undefined
}

function readAll({ list, sentAt }: Messages, sender: Sender) {
  const rows: StoredMessage[] = []
  const problems: (MessageProblem & { index: number })[] = []
  for (const [index, raw] of list.entries()) {
    const read = readMessage(raw, sender, sentAt)
    if ('problem' in read) problems.push({ index, ...read })
    else rows.push(read)
  }
  return { rows, problems }
}
