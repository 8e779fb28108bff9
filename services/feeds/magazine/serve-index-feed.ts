import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { jpegPath } from '#domain/catalog/jpeg-path.ts'
import { indexRssFeed, indexJsonFeed } from '#domain/feeds/index-feed.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { PostEngine } from '#services/content/posts/post-engine.ts'
import { readLatestPosts } from '#services/content/steps.ts'
import { sendFeed } from '../send-feed.ts'

const path = /^\/svc_rss\/(?:site\/([a-z]{3})\/)?index(\.json)?(?:\?|$)/i
const types = { rss: 'application/rss+xml; charset=utf-8', json: 'application/feed+json; charset=utf-8' }
const maxAgeSeconds = 900
const maxPosts = 30

interface IndexFeedDeps {
  db: QueryRunner
  /** If undefined, the store's own tables are used. */
  posts?: PostEngine | undefined
  brand: string
  siteUrls: Readonly<Record<Site, string>>
  /** Seconds until the client may send another request; 0 if it may send one now. */
  secondsToWait: (request: IncomingMessage) => Promise<number>
}

/**
 * Serves /svc_rss/index, the latest posts of The Index as RSS, and index.json as JSON Feed. Returns false for other
 * paths, including those of other sites.
 */
export function serveIndexFeed(
  { db, posts: engine, brand, siteUrls, secondsToWait }: IndexFeedDeps,
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
    const posts = await readLatestPosts({ db, ...(engine && { posts: engine }) }, maxPosts)
    const kind = found[2] === undefined ? 'rss' : 'json'
    const content = {
      title: `${brand}: The Index`,
      link: addressOf('/theindex'),
      self: addressOf(kind === 'rss' ? '/svc_rss/index' : '/svc_rss/index.json'),
      language: siteSettings[site].locales[0].tag,
      posts: posts.map(({ title, link, excerpt, date, featuredImagePath }) => ({
        title: title.rendered,
        link: addressOf(link),
        excerpt: excerpt.rendered,
        published: { rfc: new Date(`${date}Z`).toUTCString(), iso: new Date(`${date}Z`).toISOString() },
        picture: pictureOf(featuredImagePath, addressOf),
      })),
    }
    const feed = kind === 'rss' ? indexRssFeed(content) : indexJsonFeed(content)
    const etag = createHash('sha256').update(feed).digest('hex').slice(0, 24)
    await sendFeed(request, response, { type: types[kind], etag, maxAgeSeconds, content: [feed] }, headers)
    return true
  }
}

/** Returns the URL of a picture in a format that every feed reader supports, or null. */
function pictureOf(picture: string | null, addressOf: (to: string) => string): string | null {
  if (picture === null) return null
  const path = jpegPath(picture, 'share') ?? (/^https:|\.webp$/.test(picture) ? picture : null)
  return path === null ? null : addressOf(path)
}
