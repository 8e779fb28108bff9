import type { Cookies } from '#contract/kernel/call.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'
import { readOrder, readOwnOrder } from '../repository.ts'
import type { OrderRow } from '../order-row.ts'

const seenSeconds = 3_600
const purpose = 'seen-order'
const cookieOf = (site: Site) => `seen_${site.toLowerCase()}`

interface Reading {
  site: Site
  scope: Scope
  cookies: Cookies
  now: number
}

/** Lets this browser read the order for an hour after a successful lookup. */
export function grantGuestAccess(
  { site, cookies, now }: Pick<Reading, 'site' | 'cookies' | 'now'>,
  secret: string,
  orderId: string,
) {
  const payload = `${orderId}.${now + seenSeconds * 1000}`
  cookies.set(cookieOf(site), `${payload}.${signatureOf(secret, purpose, `${site} ${payload}`)}`, seenSeconds)
}

/**
 * Returns an order that the caller owns or has looked up in this browser. A looked-up order is read-only, except for
 * returns and messages, and omits the bank challenge.
 */
export async function readGuestOrder(
  db: QueryRunner,
  { site, scope, cookies, now }: Reading,
  secret: string,
  id: string,
): Promise<OrderRow | undefined> {
  const own = await readOwnOrder(db, scope, id)
  if (own) return own
  const [orderId = '', until = '', signature = ''] = (cookies.get(cookieOf(site)) ?? '').split('.')
  if (orderId !== id || Number(until) < now) return undefined
  if (!hasSignature(secret, purpose, `${site} ${orderId}.${until}`, signature)) return undefined
  const order = await readOrder(db, id)
  return order?.site === site ? { ...order, paymentReference: null, challengeUrl: null, browserInfo: null } : undefined
}
