import type { Site } from '#domain/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

const at = (parameter: string) => `to_timestamp(${parameter}::double precision / 1000)`
/** A session ends after 30 minutes without a call, and always after 12 hours. */
const isOpen = `s.seen_at > ${at('$2')} - interval '30 minutes' and s.created_at > ${at('$2')} - interval '12 hours'`

export interface SessionRow {
  id: string
  name: string
  email: string
  isDemo: boolean
  isEnrolled: boolean
  /** Null means all sites. */
  sites: Site[] | null
  permissions: Permission[]
  /** Time of the last second factor check in epoch milliseconds; null before the first one. */
  factorAt: number | null
  isStale: boolean
}

const read = statement<SessionRow>(
  'staff-session.read',
  `select a.id, a.name, a.email, a.is_demo as "isDemo", a.enrolled_at is not null as "isEnrolled", a.sites,
     array(select distinct permission from staff_account_role as has join staff_role as r on r.id = has.role_id,
       unnest(r.permissions) as permission where has.staff_id = a.id) as permissions,
     extract(epoch from s.factor_at)::double precision * 1000 as "factorAt",
     s.seen_at < ${at('$2')} - interval '1 minute' as "isStale"
   from staff_session as s join staff_account as a on a.id = s.staff_id
   where s.token_hash = $1 and a.is_active and ${isOpen}`,
)
const touch = statement('staff-session.touch', `update staff_session set seen_at = ${at('$2')} where token_hash = $1`)
const insert = statement(
  'staff-session.create',
  `insert into staff_session (token_hash, staff_id, created_at, seen_at, factor_at, ip, user_agent)
   values ($1, $2, ${at('$3')}, ${at('$4')}, ${at('$5')}, $6, $7)`,
)
const confirm = statement(
  'staff-session.confirm',
  `update staff_session set factor_at = ${at('$2')}, seen_at = ${at('$2')} where token_hash = $1`,
)
const remove = statement('staff-session.remove', 'delete from staff_session where token_hash = $1')
const removeOthers = statement(
  'staff-session.remove-others',
  'delete from staff_session where staff_id = $1 and token_hash <> $2',
)

export async function readSession(db: QueryRunner, hash: string, now: number): Promise<SessionRow | undefined> {
  return (await db.run(read, [hash, now]))[0]
}

export async function touchSession(db: QueryRunner, hash: string, now: number): Promise<void> {
  await db.run(touch, [hash, now])
}

interface NewSession {
  hash: string
  staffId: string
  /** Epoch milliseconds, like the other times. */
  createdAt: number
  now: number
  factorAt: number | null
  ip: string
  userAgent: string
}

export async function createSession(db: QueryRunner, session: NewSession): Promise<void> {
  const { hash, staffId, createdAt, now, factorAt, ip, userAgent } = session
  await db.run(insert, [hash, staffId, createdAt, now, factorAt, ip, userAgent.slice(0, 300)])
}

/** Records that the second factor was just verified. */
export async function recordFactorVerified(db: QueryRunner, hash: string, now: number): Promise<void> {
  await db.run(confirm, [hash, now])
}

export async function removeSession(db: QueryRunner, hash: string): Promise<void> {
  await db.run(remove, [hash])
}

/** Ends all sessions of a staff member except one. */
export async function removeSessions(db: QueryRunner, staffId: string, except = ''): Promise<void> {
  await db.run(removeOthers, [staffId, except])
}

export const sweepStaffSessions = createClockSweep('staff_session', `created_at < $1 - interval '12 hours'`)
