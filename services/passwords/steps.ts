import { linkPath, linkToken } from './link-token.ts'
import type { LinkPurpose } from './repository.ts'

interface MailedLink {
  nonce: string
  redirect: string | null
}

/** Returns the address of an account link for its mail; the site's URL comes from the settings. */
export function accountLinkAddress(
  secret: string,
  siteUrl: string,
  purpose: LinkPurpose,
  { nonce, redirect }: MailedLink,
): string {
  return new URL(linkPath(purpose, linkToken(secret, purpose, nonce), redirect), siteUrl).href
}
