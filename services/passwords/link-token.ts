import { signatureOf } from '#services/call/identity/signing.ts'
import type { LinkPurpose } from './repository.ts'

/**
 * Returns a link's 256-bit token. It is derived from a nonce, so that queues contain only the nonce, and a repeated job
 * sends the same token [T12].
 */
export function linkToken(secret: string, purpose: LinkPurpose, nonce: string): string {
  return signatureOf(secret, `account-link-${purpose}`, nonce)
}

const pages = {
  reset: '/account/reset-password',
  login: '/login/link',
  email: '/account/confirm-email',
  confirm: '/account/confirm-email',
} as const

/** Returns the path of an emailed link, including the page to open after login. */
export function linkPath(purpose: LinkPurpose, token: string, redirect: string | null): string {
  return `${pages[purpose]}/${token}${redirect === null ? '' : `?redirect=${encodeURIComponent(redirect)}`}`
}
