import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '#platform/database.ts'
import { deleteAlertsTo } from './repository.ts'
import { emailOfToken } from './unsubscribe-link.ts'

// Allows a locale prefix, because the page can be opened in any locale.
const path = /^((?:\/[a-z]{2}){0,2}\/stop-stock-mails\/([\w-]{1,600}))(?:\?|$)/
const longestBody = 4_096

interface UnsubscribeDeps {
  db: Database
  secret: string
  secondsToWait: (request: IncomingMessage) => Promise<number>
}

/**
 * Serves one-click unsubscribe (RFC 8058); returns false for other paths. Accepts cross-origin forms without login,
 * because only our emails contain the encrypted address.
 */
export function serveUnsubscribe(
  { db, secret, secondsToWait }: UnsubscribeDeps,
  headers: Readonly<Record<string, string>>,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, page, token] = request.method === 'POST' ? (path.exec(request.url ?? '') ?? []) : []
    if (page === undefined) return false
    const respond = (status: number, more: Record<string, string> = {}) => {
      response.writeHead(status, { ...headers, 'cache-control': 'no-store', 'content-length': '0', ...more })
      response.end()
    }
    const body = await bodyOf(request)
    if (body === undefined) return (respond(413, { connection: 'close' }), true)
    const seconds = await secondsToWait(request)
    if (seconds > 0) return (respond(429, { 'retry-after': String(seconds) }), true)
    const email = emailOfToken(secret, token!)
    if (email !== undefined) await db.transaction((tx) => deleteAlertsTo(tx, email))
    const isOfPage = new URLSearchParams(body).has('page')
    // Email programs need no redirect; the button on the page leads back to it.
    if (isOfPage) respond(303, { location: `${page}?said=${email === undefined ? 'unknown' : 'stopped'}` })
    else respond(email === undefined ? 404 : 200)
    return true
  }
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  let body = ''
  for await (const chunk of request as AsyncIterable<Buffer>) {
    body += chunk.toString('latin1')
    if (body.length > longestBody) return undefined
  }
  return body
}
