import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import { respondToOneClick } from '#platform/mail/one-click.ts'
import { readOrder } from '#services/orders/steps.ts'
import { unsubscribeFromReviewMails } from './repository.ts'
import { orderOfToken } from './review-token.ts'

interface StopDeps {
  db: Database
  secret: string
  clock: () => number
  secondsToWait: (request: IncomingMessage) => Promise<number>
}

/**
 * Serves one-click unsubscribe requests for review emails (RFC 8058); returns false for other requests. Only one-click
 * URLs contain `stop`; forms on the page post without it.
 */
export function serveReviewUnsubscribe(
  { db, secret, clock, secondsToWait }: StopDeps,
  headers: Readonly<Record<string, string>>,
) {
  return async (request: IncomingMessage, response: ServerResponse, site: Site): Promise<boolean> => {
    const query = new URLSearchParams((request.url ?? '').split('?')[1])
    if (request.method !== 'POST' || !query.has('stop')) return false
    await respondToOneClick(request, response, {
      headers,
      secondsToWait,
      stop: async () => {
        const orderId = orderOfToken(secret, site, query.get('token') ?? '', clock())
        const order = orderId === undefined ? undefined : await readOrder(db, orderId)
        if (order) await db.transaction((tx) => unsubscribeFromReviewMails(tx, secret, order))
        return order !== undefined
      },
    })
    return true
  }
}
