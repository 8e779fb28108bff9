import type { Database } from '#platform/database.ts'
import { createAccount, readDemoAccount } from '../accounts/repository.ts'
import { takeInvitation } from '../invitations/repository.ts'

interface Acceptance {
  /** Hash of the invitation token. */
  hash: string
  name: string
  /** Null for the demo link. */
  passwordHash: string | null
  now: number
}

/**
 * Consumes an invitation and returns its account's id. Returns null if it was already used or its email already has an
 * account.
 */
export async function acceptInvitation(
  db: Database,
  { hash, name, passwordHash, now }: Acceptance,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const invitation = await takeInvitation(tx, hash, now)
    if (!invitation) return null
    const { email, roles, sites, isDemo } = invitation
    // Every start of the demo prints a new link to the same account.
    const existing = isDemo ? await readDemoAccount(tx) : undefined
    return existing ?? (await createAccount(tx, { email, name, passwordHash, isDemo, roles, sites, now })) ?? null
  })
}
