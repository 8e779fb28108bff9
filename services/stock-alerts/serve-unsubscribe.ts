import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '#platform/database.ts'
import { respondToOneClick } from '#platform/mail/one-click.ts'
import { deleteAlertsTo } from './repository.ts'
import { emailOfToken } from './unsubscribe-link.ts'

// Allows a locale prefix, because the page can be opened in any locale.
const path = /^((?:\/[a-z]{2}){0,2}\/stop-stock-mails\/([\w-]{1,600}))(?:\?|$)/

interface UnsubscribeDeps {
  db: Database
  secret: string
  secondsToWait: (request: IncomingMessage) => Promise<number>
}

/**
 * Serves one-click unsubscribe requests (RFC 8058); returns false for other paths. Accepts cross-origin forms without a
 * login, because only our emails contain the encrypted address.
 */
export function serveUnsubscribe(
  { db, secret, secondsToWait }: UnsubscribeDeps,
  headers: Readonly<Record<string, string>>,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, page, token] = request.method === 'POST' ? (path.exec(request.url ?? '') ?? []) : []
    if (page === undefined) return false
    await respondToOneClick(request, response, {
      headers,
      secondsToWait,
      stop: async () => {
        const email = emailOfToken(secret, token!)
        if (email !== undefined) await db.transaction((tx) => deleteAlertsTo(tx, email))
        return email !== undefined
      },
      // A form on the page posts `page`, and is redirected back to the page.
      redirectOf: (form, isStopped) => (form.has('page') ? `${page}?said=${isStopped ? 'stopped' : 'unknown'}` : null),
    })
    return true
  }
}
