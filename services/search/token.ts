import type { Site } from '#domain/sites.ts'
import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

/** Search tokens are valid for 15 minutes [SEARCH-060, SEARCH-099]. */
export const tokenLifeMs = 15 * 60_000

/** Creates a search token for one site. */
export function createSearchToken(secret: string, site: Site, now: number): { token: string; expires: number } {
  const expires = now + tokenLifeMs
  const body = `${site}.${expires}`
  return { token: `${body}.${signatureOf(secret, 'search', body)}`, expires }
}

/** Verifies a search token's site, signature, and expiry. */
export function checkSearchToken(secret: string, site: Site, token: string, now: number): boolean {
  const at = token.lastIndexOf('.')
  const body = token.slice(0, at)
  const [ofSite, expires] = body.split('.')
  const isOurs = hasSignature(secret, 'search', body, token.slice(at + 1))
  return isOurs && ofSite === site && Number(expires) > now
}
