import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

const asDate = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const at = (parameter: string) => `to_timestamp(${parameter}::double precision / 1000)`

interface InvitationRow {
  id: string
  email: string
  name: string
  roles: string[]
  sites: Site[] | null
  isDemo: boolean
  expiresAt: string
}

const columns = `id, email, name, roles, sites, is_demo as "isDemo", ${asDate('expires_at')} as "expiresAt"`
const insert = statement<InvitationRow>(
  'staff-invitation.create',
  `insert into staff_invitation (token_hash, email, name, roles, sites, is_demo, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, ${at('$7')}, ${at('$8')}) returning ${columns}`,
)
const list = statement<InvitationRow>(
  'staff-invitation.list',
  `select ${columns} from staff_invitation where not is_demo and expires_at > ${at('$1')} order by created_at, id`,
)
const read = statement<InvitationRow>(
  'staff-invitation.read',
  `select ${columns} from staff_invitation where token_hash = $1 and expires_at > ${at('$2')}`,
)
const take = statement<InvitationRow>(
  'staff-invitation.take',
  `delete from staff_invitation where token_hash = $1 and expires_at > ${at('$2')} returning ${columns}`,
)
const remove = statement<{ id: string }>(
  'staff-invitation.remove',
  'delete from staff_invitation where id = $1 returning id',
)

interface NewInvitation {
  hash: string
  email: string
  name: string
  roles: readonly string[]
  sites: readonly Site[] | null
  isDemo: boolean
  now: number
  /** Epoch milliseconds. */
  expires: number
}

export async function createInvitation(db: QueryRunner, invitation: NewInvitation): Promise<InvitationRow> {
  const { hash, email, name, roles, sites, isDemo, now, expires } = invitation
  return (await db.run(insert, [hash, email, name, roles, sites, isDemo, now, expires]))[0]!
}

/** Returns open invitations, excluding demo links, oldest first. */
export async function readInvitations(db: QueryRunner, now: number): Promise<InvitationRow[]> {
  return db.run(list, [now])
}

export async function readInvitation(db: QueryRunner, hash: string, now: number): Promise<InvitationRow | undefined> {
  return (await db.run(read, [hash, now]))[0]
}

/** Consumes an invitation. Returns undefined if it is unknown, used, or expired. */
export async function takeInvitation(tx: Transaction, hash: string, now: number): Promise<InvitationRow | undefined> {
  return (await tx.run(take, [hash, now]))[0]
}

/** Deletes an invitation. Returns false if there is no such invitation. */
export async function removeInvitation(db: QueryRunner, id: string): Promise<boolean> {
  return (await db.run(remove, [id])).length > 0
}

export const sweepInvitations = createClockSweep('staff_invitation', 'expires_at < $1')
