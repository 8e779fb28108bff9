import type { QueryRunner } from '#platform/database.ts'
import { readEmail } from './email/repository.ts'
import { linkPath, linkToken } from './link-token.ts'
import type { LinkPurpose } from './repository.ts'

export interface MailedLink {
  nonce: string
  redirect: string | null
}

export { queueConfirmation } from './email/steps.ts'

/** Returns the customer's email, or null if it is not confirmed. */
export async function readConfirmedEmail(db: QueryRunner, customerId: number): Promise<string | null> {
  const { email, isConfirmed } = await readEmail(db, customerId)
  return isConfirmed ? email : null
}

/** Returns the URL of an account link for an email. The base URL comes from the settings, not from the request. */
export function accountLinkUrl(
  secret: string,
  siteUrl: string,
  purpose: LinkPurpose,
  { nonce, redirect }: MailedLink,
): string {
  return new URL(siteUrl + linkPath(purpose, linkToken(secret, purpose, nonce), redirect)).href
}
