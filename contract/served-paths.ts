import { z } from 'zod'
import type { ServedPath } from './kernel/openapi.ts'
import { SearchEvent, searchEventRefusals } from './search-events.ts'

const site = z.object({ site: z.string().regex(/^[A-Za-z]{3}$/) })
/** Statuses of every feed. With the ETag, readers can request only changes. */
const ofFeed = { 304: 'The feed has not changed', 429: 'Too many requests from this address' }
const productFeed = {
  summary: 'Returns the products of the site for shopping channels, with prices and stock; updated every few minutes',
  type: 'application/xml; charset=utf-8',
  statuses: { ...ofFeed, 404: 'No feed has been created yet' },
}
const indexFeed = {
  summary: 'Returns the latest posts of The Index as RSS',
  type: 'application/rss+xml; charset=utf-8',
  statuses: ofFeed,
}
const indexJsonFeed = {
  summary: 'Returns the latest posts of The Index as a JSON feed',
  type: 'application/feed+json; charset=utf-8',
  statuses: ofFeed,
}

/** The feeds, keyed by method and path [ROUTE-052]. */
export const feeds: Readonly<Record<string, ServedPath>> = {
  'GET /svc_rss/products': productFeed,
  'GET /feeds/products.xml': productFeed,
  'GET /svc_rss/index': indexFeed,
  'GET /svc_rss/index.json': indexJsonFeed,
  'GET /svc_rss/site/{site}/index': { ...indexFeed, params: site },
  'GET /svc_rss/site/{site}/index.json': { ...indexJsonFeed, params: site },
  'GET /feeds/events/{handle}.ics': {
    summary: 'Returns the calendar entry of an event',
    params: z.object({ handle: z.string().max(4_000) }),
    type: 'text/calendar; charset=utf-8',
    statuses: { ...ofFeed, 404: 'The product is not an event, or not on this site' },
  },
}

/** Paths that the OpenAPI document lists in addition to the calls, because their responses have no call envelope. */
export const servedPaths: Readonly<Record<string, ServedPath>> = {
  ...feeds,
  'POST /api/event/1': {
    summary:
      "Receives an event of the search wire, in the Discover v1 format; clients other than the store's pages send a token of GET /svc_ssr/site/{code}/rfktkn",
    token: 'search',
    body: SearchEvent,
    type: 'application/json',
    reply: z.strictObject({ stored: z.int() }),
    statuses: codesByStatus(searchEventRefusals),
  },
}

function codesByStatus(codes: Readonly<Record<string, number>>): Record<number, string> {
  const byStatus = Object.groupBy(Object.entries(codes), ([, status]) => status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same = []]) => [status, same.map(([code]) => code).join(', ')]),
  )
}
