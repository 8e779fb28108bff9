import { randomBytes } from 'node:crypto'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'

/** Queues a link that confirms the email of an account; a new account gets it in its welcome mail. */
export async function queueConfirmation(
  tx: Transaction,
  { email, site, isWelcome = false }: { email: string; site: Site; isWelcome?: boolean },
): Promise<void> {
  const nonce = randomBytes(32).toString('base64url')
  await afterCommit(tx, 'account_link', { email, site, purpose: 'confirm', nonce, redirect: null, isWelcome })
}
