import type { Site } from '#domain/sites.ts'
import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

const purpose = 'review-order'

/** Returns a token that lets its holder review an order's products until a time in epoch milliseconds. */
export function reviewToken(secret: string, site: Site, orderId: string, until: number): string {
  return `${orderId}.${until}.${signatureOf(secret, purpose, `${site} ${orderId}.${until}`)}`
}

/** Returns the order id in a valid token, or undefined. */
export function orderOfToken(secret: string, site: Site, token: string, now: number): string | undefined {
  const [orderId = '', until = '', signature = '', more] = token.split('.')
  if (more !== undefined || !/^\d{9,12}$/.test(orderId) || !/^\d{13}$/.test(until)) return undefined
  if (Number(until) < now || !hasSignature(secret, purpose, `${site} ${orderId}.${until}`, signature)) return undefined
  return orderId
}

export function reviewLink(secret: string, siteUrl: string, site: Site, orderId: string, until: number): string {
  const link = new URL(`${siteUrl}/mps-review`)
  link.searchParams.set('token', reviewToken(secret, site, orderId, until))
  return link.href
}
