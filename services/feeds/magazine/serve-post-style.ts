import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { slugOfStylePath } from '#domain/content/article/post-style-path.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { PostEngine } from '#services/content/posts/post-engine.ts'
import { readPostStyle } from '#services/content/posts/post-steps.ts'
import { sendFeed } from '../send-feed.ts'

const maxAgeSeconds = 300

interface StyleDeps {
  db: QueryRunner
  /** If undefined, the store's own tables are used. */
  posts?: PostEngine | undefined
  /** Seconds until the client may send another request; 0 if it may send one now. */
  secondsToWait: (request: IncomingMessage) => Promise<number>
}

/**
 * Serves a post's custom CSS, limited to its article [INDEX-034]; returns false for other paths and posts without CSS.
 */
export function servePostStyle({ db, posts, secondsToWait }: StyleDeps, headers: Readonly<Record<string, string>>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const slug = slugOfStylePath(request.url ?? '')
    if (slug === null || slug === '' || slug.length > 200 || slug.includes('\0')) return false
    const seconds = await secondsToWait(request)
    if (seconds > 0) {
      response.writeHead(429, { ...headers, 'retry-after': String(seconds), 'content-length': '0' }).end()
      return true
    }
    const css = await readPostStyle({ db, ...(posts && { posts }) }, slug)
    if (css === '') return false
    const etag = createHash('sha256').update(css).digest('hex').slice(0, 24)
    await sendFeed(request, response, { type: 'text/css; charset=utf-8', etag, maxAgeSeconds, content: [css] }, headers)
    return true
  }
}
