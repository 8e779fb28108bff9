import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

const asDate = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const at = (parameter: string) => `to_timestamp(${parameter}::double precision / 1000)`

interface MemberRow {
  id: string
  name: string
  email: string
  roles: string[]
  sites: Site[] | null
  isActive: boolean
  hasFactor: boolean
  seenAt: string | null
}

const members = `select a.id, a.name, a.email, a.sites, a.is_active as "isActive",
    a.enrolled_at is not null or a.is_demo as "hasFactor",
    array(select role_id from staff_account_role join staff_role as r on r.id = role_id
      where staff_id = a.id order by r.position, r.id) as roles,
    (select ${asDate('max(seen_at)')} from staff_session where staff_id = a.id) as "seenAt"
  from staff_account as a`
const list = statement<MemberRow>('staff.list', `${members} order by a.created_at, a.id`)
const readOne = statement<MemberRow>('staff.read', `${members} where a.id = $1`)
const forLogin = statement<{ id: string; hash: string | null }>(
  'staff.for-login',
  'select id, password_hash as hash from staff_account where lower(email) = lower($1) and is_active',
)
const demo = statement<{ id: string }>('staff.demo', 'select id from staff_account where is_demo and is_active')
const insert = statement<{ id: string }>(
  'staff.create',
  `insert into staff_account (email, name, password_hash, is_demo, sites, created_at)
   values ($1, $2, $3, $4, $5, ${at('$6')}) on conflict do nothing returning id`,
)
const change = statement(
  'staff.change',
  `update staff_account set is_active = coalesce($2, is_active), sites = case when $3 then $4 else sites end
   where id = $1`,
)
const grant = statement(
  'staff.grant',
  `insert into staff_account_role (staff_id, role_id) select $1, unnest($2::text[]) on conflict do nothing`,
)
const revoke = statement(
  'staff.revoke',
  'delete from staff_account_role where staff_id = $1 and not role_id = any($2::text[])',
)
const lockOwners = statement('staff.lock-owners', `select from staff_role where id = 'owner' for update`)
const countOwners = statement<{ count: number }>(
  'staff.count-owners',
  `select count(*)::integer as count from staff_account as a join staff_account_role as has on has.staff_id = a.id
   where a.is_active and has.role_id = 'owner'`,
)

/** Returns all staff, oldest account first. */
export async function readMembers(db: QueryRunner): Promise<MemberRow[]> {
  return db.run(list, [])
}

export async function readMember(db: QueryRunner, id: string): Promise<MemberRow | undefined> {
  return (await db.run(readOne, [id]))[0]
}

/** Returns the active account with this email and its password hash. The demo account has no hash. */
export async function readAccountForLogin(db: QueryRunner, email: string) {
  return (await db.run(forLogin, [email]))[0]
}

export async function readDemoAccount(db: QueryRunner): Promise<string | undefined> {
  return (await db.run(demo, []))[0]?.id
}

interface NewAccount {
  email: string
  name: string
  passwordHash: string | null
  isDemo: boolean
  roles: readonly string[]
  sites: readonly Site[] | null
  now: number
}

/** Creates an account and returns its id, or undefined if the email already has one. */
export async function createAccount(tx: Transaction, account: NewAccount): Promise<string | undefined> {
  const { email, name, passwordHash, isDemo, roles, sites, now } = account
  const [created] = await tx.run(insert, [email, name, passwordHash, isDemo, sites, now])
  if (created) await tx.run(grant, [created.id, roles])
  return created?.id
}

interface AccountChange {
  roles?: readonly string[] | undefined
  sites?: readonly Site[] | null | undefined
  isActive?: boolean | undefined
}

/** Changes an account. Returns the number of active owners left, counted under a lock that every change acquires. */
export async function changeAccount(tx: Transaction, id: string, { roles, sites, isActive }: AccountChange) {
  await tx.run(lockOwners, [])
  await tx.run(change, [id, isActive ?? null, sites !== undefined, sites ?? null])
  if (roles) {
    await tx.run(revoke, [id, roles])
    await tx.run(grant, [id, roles])
  }
  return (await tx.run(countOwners, []))[0]!.count
}
