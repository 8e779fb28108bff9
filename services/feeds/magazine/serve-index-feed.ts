import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { indexFeed } from '#domain/feeds/index-feed.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readLatestPosts } from '#services/content/steps.ts'
import { sendFeed } from '../send-feed.ts'

const path = /^\/svc_rss\/(?:site\/([a-z]{3})\/)?index(?:\?|$)/i
const type = 'application/rss+xml; charset=utf-8'
const maxAgeSeconds = 900
const maxPosts = 30

interface IndexFeedDeps {
  db: QueryRunner
  brand: string
  siteUrls: Readonly<Record<Site, string>>
  /** Seconds until the client may send another request; 0 for now. */
  secondsToWait: (request: IncomingMessage) => Promise<number>
}

/** Serves /svc_rss/index, the latest posts of The Index as RSS; returns false for other paths and another site's. */
export function serveIndexFeed(
  { db, brand, siteUrls, secondsToWait }: IndexFeedDeps,
  headers: Readonly<Record<string, string>>,
) {
  return async (request: IncomingMessage, response: ServerResponse, site: Site): Promise<boolean> => {
    const found = path.exec(request.url ?? '')
    if (!found || (found[1] ?? site).toUpperCase() !== site) return false
    const seconds = await secondsToWait(request)
    if (seconds > 0) {
      response.writeHead(429, { ...headers, 'retry-after': String(seconds), 'content-length': '0' }).end()
      return true
    }
    const addressOf = (to: string) => new URL(to, siteUrls[site]).href
    const posts = await readLatestPosts(db, maxPosts)
    const feed = indexFeed({
      title: `${brand}: The Index`,
      link: addressOf('/theindex'),
      self: addressOf('/svc_rss/index'),
      language: siteSettings[site].locales[0].tag,
      posts: posts.map(({ title, link, excerpt, date }) => ({
        title: title.rendered,
        link: addressOf(link),
        excerpt: excerpt.rendered,
        published: new Date(`${date}Z`).toUTCString(),
      })),
    })
    const etag = createHash('sha256').update(feed).digest('hex').slice(0, 24)
    await sendFeed(request, response, { type, etag, maxAgeSeconds, content: [feed] }, headers)
    return true
  }
}
