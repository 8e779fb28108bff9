import type { Database } from '#platform/database.ts'
import { createAccount, readDemoAccount } from '../accounts/repository.ts'
import { takeInvitation } from '../invitations/repository.ts'

interface Acceptance {
  /** Hash of the invitation's token. */
  hash: string
  name: string
  /** Null for the link of the demo. */
  passwordHash: string | null
  now: number
}

/** Uses an invitation and returns the id of its account, or null if it was used, or its email got an account. */
export async function acceptInvitation(
  db: Database,
  { hash, name, passwordHash, now }: Acceptance,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const invitation = await takeInvitation(tx, hash, now)
    if (!invitation) return null
    const { email, roles, sites, isDemo } = invitation
    // Each start of the demo prints another link to the same account.
    const existing = isDemo ? await readDemoAccount(tx) : undefined
    return existing ?? (await createAccount(tx, { email, name, passwordHash, isDemo, roles, sites, now })) ?? null
  })
}
