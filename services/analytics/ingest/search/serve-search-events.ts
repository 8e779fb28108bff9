import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  SearchEvent,
  searchEventLimits,
  searchEventRefusals,
  type SearchEventRefusal,
} from '#contract/search-events.ts'
import type { Site } from '#domain/sites.ts'
import { DatabaseUnavailable, type QueryRunner } from '#platform/database.ts'
import { isPlainJson } from '#services/call/request.ts'
import { createEventStore } from '../../store-events.ts'
import { readBody } from '../read-body.ts'
import { isOwnPage, isRefusal, storefrontSender, type PageSenderDeps } from '../senders.ts'
import { readSearchEvent } from './read-search-event.ts'

const path = /^\/api\/event\/1(?:\?|$)/

interface SearchEventDeps extends PageSenderDeps {
  db: QueryRunner
  clock: () => number
  /** Counts events, and returns the seconds to wait if this address has sent too many. */
  secondsToWait: (request: IncomingMessage, events: number) => Promise<number>
  /** Returns true if the search engine token is valid. */
  hasSearchToken: (site: Site, token: string, now: number) => boolean
  networkOf: (request: IncomingMessage, now: number) => number
}

/**
 * Receives search protocol events from the store's pages, and from other clients with a search engine token. An event
 * is stored only if the shopper allows analytics. Returns false for other paths.
 */
export function serveSearchEvents(deps: SearchEventDeps, headers: Readonly<Record<string, string>>) {
  const store = createEventStore(deps.db, [])
  return async (request: IncomingMessage, response: ServerResponse, site: Site): Promise<boolean> => {
    if (!path.test(request.url ?? '')) return false
    const send = (status: number, body: object, more: Record<string, string> = {}) => {
      const text = JSON.stringify(body)
      const sized = { 'content-length': String(Buffer.byteLength(text)), 'content-type': 'application/json' }
      response.writeHead(status, { ...headers, 'cache-control': 'no-store', ...sized, ...more }).end(text)
      return true
    }
    const refuse = (code: SearchEventRefusal, details: object = {}, more: Record<string, string> = {}) =>
      send(searchEventRefusals[code], { error: { code, ...details } }, { connection: 'close', ...more })
    if (request.method !== 'POST') return refuse('method_not_allowed', {}, { allow: 'POST' })
    const wait = (seconds: number) => refuse('too_many_requests', {}, { 'retry-after': String(seconds) })
    const seconds = await deps.secondsToWait(request, 1)
    if (seconds > 0) return wait(seconds)
    const received = deps.clock()
    if (!isOwnPage(request) && !deps.hasSearchToken(site, bearerOf(request), received)) return refuse('token_invalid')
    const sender = await storefrontSender(deps, request, { site, received })
    if (isRefusal(sender)) return refuse('consent_required')
    const body = await readBody(request, searchEventLimits)
    if (typeof body === 'string') return refuse(body)
    // PostgreSQL cannot store every JSON string, such as one with a NUL character.
    if (!isPlainJson(body.value)) return refuse('invalid_event', { problem: 'not plain JSON' })
    const event = SearchEvent.safeParse(body.value)
    if (!event.success) return refuse('invalid_event', { problem: problemOf(event.error.issues) })
    // Each product may become a stored event; the first is already counted.
    const others = (event.data.data.value.products?.length ?? 0) - 1
    const secondsForOthers = others > 0 ? await deps.secondsToWait(request, others) : 0
    if (secondsForOthers > 0) return wait(secondsForOthers)
    try {
      const network = deps.networkOf(request, received)
      const rows = await readSearchEvent(deps.db, event.data.data, { sender, network })
      const stored = rows.length > 0 ? await store(rows, received) : 0
      return send(200, { stored })
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return refuse('service_unavailable', {}, { 'retry-after': '5' })
      throw error
    }
  }
}

function bearerOf({ headers }: IncomingMessage): string {
  return /^Bearer ([\w.~+/=-]{1,400})$/.exec(headers.authorization ?? '')?.[1] ?? ''
}

function problemOf([issue]: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  return `${issue!.path.join('.')}: ${issue!.message}`.slice(0, 200)
}
