import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'
import type { Site } from '#domain/sites.ts'

const purpose = 'payment-link'

/** Returns a link's token, which is its signed id. The token is deterministic and never stored [PAY-004]. */
export function signToken(secret: string, site: Site, id: string): string {
  return `${id}.${signatureOf(secret, purpose, `${site} ${id}`)}`
}

/** Returns the link id from a site's token, or null if the signature is invalid. */
export function readToken(secret: string, site: Site, token: string): string | null {
  const [id = '', signature = '', more] = token.split('.')
  if (more !== undefined || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null
  return hasSignature(secret, purpose, `${site} ${id}`, signature) ? id : null
}

export function paymentLinkUrl(secret: string, siteUrl: string, { site, id }: { site: Site; id: string }): string {
  const address = new URL(`${siteUrl}/payment-link`)
  address.searchParams.set('token', signToken(secret, site, id))
  return address.href
}
