import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { sendFeed } from '../send-feed.ts'
import { readFeed, readFeedParts } from './repository.ts'

const path = /^\/(?:feeds\/products\.xml|svc_rss\/products)(?:\?|$)/
const maxAgeSeconds = 900

/** Serves a site's product feed; returns false for other paths, and until the first feed exists. */
export function serveFeeds(
  { db, secondsToWait }: { db: QueryRunner; secondsToWait: (request: IncomingMessage) => Promise<number> },
  headers: Readonly<Record<string, string>>,
) {
  return async (request: IncomingMessage, response: ServerResponse, site: Site): Promise<boolean> => {
    if (!path.test(request.url ?? '')) return false
    const seconds = await secondsToWait(request)
    if (seconds > 0) {
      response.writeHead(429, { ...headers, 'retry-after': String(seconds), 'content-length': '0' }).end()
      return true
    }
    const feed = await readFeed(db, site)
    if (!feed) return false
    const content = readFeedParts(db, site, feed.edition)
    const etag = `${site}-${feed.edition}`
    await sendFeed(request, response, { type: 'application/xml; charset=utf-8', etag, maxAgeSeconds, content }, headers)
    return true
  }
}
