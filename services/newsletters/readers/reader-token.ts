import type { Site } from '#domain/sites.ts'
import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

const purpose = 'newsletter-reader'
const longest = 600

/** Returns a token that lets its holder change an address's newsletters on one site. It does not expire. */
export function readerToken(secret: string, site: Site, email: string): string {
  const reader = Buffer.from(email.toLowerCase()).toString('base64url')
  return `${reader}.${signatureOf(secret, purpose, `${site} ${reader}`)}`
}

/** Returns the email address in a valid token, or undefined. */
export function emailOfToken(secret: string, site: Site, token: string): string | undefined {
  const [reader = '', signature = '', more] = token.split('.')
  if (more !== undefined || reader === '' || token.length > longest) return undefined
  if (!hasSignature(secret, purpose, `${site} ${reader}`, signature)) return undefined
  return Buffer.from(reader, 'base64url').toString()
}

/** Returns the URL of the page where the owner of an email address can change its newsletters. */
export function readerLink(secret: string, siteUrl: string, site: Site, email: string): string {
  const link = new URL(`${siteUrl}/newsletters`)
  link.searchParams.set('token', readerToken(secret, site, email))
  return link.href
}

/** Returns the URL that ends one newsletter or all newsletters with a single request (RFC 8058). */
export function unsubscribeLink(secret: string, siteUrl: string, site: Site, email: string, list?: string): string {
  const link = new URL(readerLink(secret, siteUrl, site, email))
  link.searchParams.set('stop', list ?? 'all')
  return link.href
}
