import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '#domain/sites.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import type { Database } from '#platform/database.ts'
import { respondToOneClick } from '#platform/mail/one-click.ts'
import { areNewsletterLists, unsubscribeAddress } from '../steps.ts'
import { emailOfToken } from './reader-token.ts'

interface StopDeps {
  db: Database
  secret: string
  secondsToWait: (request: IncomingMessage) => Promise<number>
}

/**
 * Serves one-click unsubscribe requests for newsletters (RFC 8058); returns false for other requests. Forms on the
 * newsletters page never post to a URL with `stop`.
 */
export function serveNewsletterUnsubscribe(
  { db, secret, secondsToWait }: StopDeps,
  headers: Readonly<Record<string, string>>,
) {
  return async (request: IncomingMessage, response: ServerResponse, site: Site): Promise<boolean> => {
    const query = new URLSearchParams((request.url ?? '').split('?')[1])
    const list = query.get('stop')
    if (request.method !== 'POST' || list === null) return false
    await respondToOneClick(request, response, {
      headers,
      secondsToWait,
      stop: async () => {
        const email = emailOfToken(secret, site, query.get('token') ?? '')
        if (email === undefined) return false
        const lists = areNewsletterLists(site, [list])
          ? [list]
          : newsletterKeys(site).map((key) => newsletterId(site, key))
        await db.transaction((tx) => unsubscribeAddress(tx, { site, email, lists, source: 'one-click' }))
        return true
      },
    })
    return true
  }
}
