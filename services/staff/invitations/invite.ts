import { randomBytes } from 'node:crypto'
import type { Site } from '#domain/sites.ts'
import { ownerRole } from '#domain/staff/roles.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { hashToken } from '#services/call/identity/scope.ts'
import { createInvitation } from './repository.ts'

const invitationMs = 24 * 3_600_000
/** Email of the demo account, which does not belong to a real person. */
const demoEmail = 'owner@demo.example'

interface Invitee {
  email: string
  name: string
  roles: readonly string[]
  sites: readonly Site[] | null
}

/** Creates an invitation and returns its link, which works once, within 24 hours. */
export async function inviteStaff(db: QueryRunner, backOfficeUrl: string, now: number, invitee: Invitee) {
  const token = randomBytes(32).toString('base64url')
  const row = await createInvitation(db, {
    ...invitee,
    hash: hashToken(token),
    isDemo: false,
    now,
    expires: now + invitationMs,
  })
  return { id: row.id, link: `${backOfficeUrl}/accept/${token}`, expiresAt: row.expiresAt }
}

/** Creates a login link for the demo account that works once, within 24 hours. */
export async function inviteToDemo(db: Database, backOfficeUrl: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await createInvitation(db, {
    hash: hashToken(token),
    email: demoEmail,
    name: 'Demo owner',
    roles: [ownerRole],
    sites: null,
    isDemo: true,
    now,
    expires: now + invitationMs,
  })
  return `${backOfficeUrl}/accept/${token}`
}
