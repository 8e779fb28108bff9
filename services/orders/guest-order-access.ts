import type { Cookies } from '#contract/kernel/call.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { Queries } from '#platform/database.ts'
import { isSigned, signatureOf } from '#services/call/signing.ts'
import { readOrder, readOwnOrder, type OrderRow } from './repository.ts'

/** So long a browser reads an order that it has looked up. */
const seenSeconds = 3_600
const purpose = 'seen-order'
const cookieOf = (site: Site) => `seen_${site.toLowerCase()}`

interface Reading {
  site: Site
  scope: Scope
  cookies: Cookies
  now: number
}

/** Lets a browser read one order for an hour: whoever uses it has shown that the order is theirs [design-commerce D26]. */
export function grantGuestAccess(
  { site, cookies, now }: Pick<Reading, 'site' | 'cookies' | 'now'>,
  secret: string,
  orderId: string,
) {
  const said = `${orderId}.${now + seenSeconds * 1000}`
  cookies.set(cookieOf(site), `${said}.${signatureOf(secret, purpose, `${site} ${said}`)}`, seenSeconds)
}

/**
 * An order that the caller may read: their own, or one that this browser has looked up; it may change nothing of the latter,
 * and learns nothing of what its bank asks.
 */
export async function readSeenOrder(
  db: Queries,
  { site, scope, cookies, now }: Reading,
  secret: string,
  id: string,
): Promise<OrderRow | undefined> {
  const own = await readOwnOrder(db, scope, id)
  if (own) return own
  const [orderId = '', until = '', signature = ''] = (cookies.get(cookieOf(site)) ?? '').split('.')
  if (orderId !== id || Number(until) < now) return undefined
  if (!isSigned(secret, purpose, `${site} ${orderId}.${until}`, signature)) return undefined
  const order = await readOrder(db, id)
  return order?.site === site ? { ...order, paymentReference: null, challengeUrl: null, browserInfo: null } : undefined
}
