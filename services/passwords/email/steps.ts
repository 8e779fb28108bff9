import { randomBytes } from 'node:crypto'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { readEmail } from './repository.ts'

/** Queues a link that confirms an account's email. A new account gets the link in its welcome email. */
export async function queueConfirmation(
  tx: Transaction,
  { email, site, isWelcome = false }: { email: string; site: Site; isWelcome?: boolean },
): Promise<void> {
  const nonce = randomBytes(32).toString('base64url')
  await afterCommit(tx, 'account_link', { email, site, purpose: 'confirm', nonce, redirect: null, isWelcome })
}

/** Returns true if the shopper is logged in and the address is their confirmed email. */
export async function ownsAddress(db: QueryRunner, { customerId }: Scope, address: string): Promise<boolean> {
  if (customerId === null) return false
  const { email, isConfirmed } = await readEmail(db, customerId)
  return isConfirmed && email.toLowerCase() === address.trim().toLowerCase()
}
