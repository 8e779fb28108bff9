import { isSigned, signatureOf } from '#services/call/signing.ts'
import type { Site } from '#domain/sites.ts'

const purpose = 'payment-link'

/** What opens a link on its site: its id with our signature. It is kept nowhere, and the same each time it is made [PAY-004]. */
export function tokenOf(secret: string, site: Site, id: string): string {
  return `${id}.${signatureOf(secret, purpose, `${site} ${id}`)}`
}

/** The link that a token names on a site; null for what we did not sign for it. */
export function readToken(secret: string, site: Site, token: string): string | null {
  const [id = '', signature = '', more] = token.split('.')
  if (more !== undefined || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null
  return isSigned(secret, purpose, `${site} ${id}`, signature) ? id : null
}

/** Where a link is opened. */
export function linkAddress(secret: string, siteUrl: string, { site, id }: { site: Site; id: string }): string {
  const address = new URL('/payment-link', siteUrl)
  address.searchParams.set('token', tokenOf(secret, site, id))
  return address.href
}
