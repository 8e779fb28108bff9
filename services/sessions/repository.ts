import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

export interface CustomerRow {
  id: number
  email: string
  firstname: string
  lastname: string
  telephone: string
  groupId: number
  passwordHash: string
  isPasswordExpired: boolean
  segments: number[]
}

const columns = `id, email, firstname, lastname, telephone, group_id as "groupId", password_hash as "passwordHash",
  password_expired_at is not null as "isPasswordExpired", segments`
const byEmail = statement<CustomerRow>(
  'customer.by-email',
  `select ${columns} from customer where lower(email) = lower($1)`,
)
const byId = statement<CustomerRow>('customer.read', `select ${columns} from customer where id = $1`)
const byIds = statement<CustomerRow>(
  'customer.read-many',
  `select ${columns} from customer where id = any($1::integer[])`,
)
const insertCustomer = statement<{ id: number }>(
  'customer.create',
  `insert into customer (email, password_hash, firstname, lastname, segments) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning id`,
)
const insertSession = statement(
  'session.create',
  `insert into session (token_hash, site, customer_id, expires_at, device, created_at, seen_at)
   select $1, $2, $3, to_timestamp($4::double precision / 1000), $5, at, at
   from to_timestamp($6::double precision / 1000) as at`,
)
const extend = statement<{ id: number }>(
  'session.extend',
  `update session set expires_at = to_timestamp($3::double precision / 1000),
     seen_at = to_timestamp($4::double precision / 1000)
   where token_hash = $1 and site = $2 returning customer_id as id`,
)
const remove = statement('session.end', 'delete from session where token_hash = $1 and site = $2')

/** Deletes sessions a month after they end; until then they are reported as expired. */
export const sweepSessions = createClockSweep('session', `expires_at < $1 - interval '30 days'`)

export async function readCustomerByEmail(db: QueryRunner, email: string): Promise<CustomerRow | undefined> {
  const [found] = await db.run(byEmail, [email])
  return found
}

export async function readCustomer(db: QueryRunner, id: number): Promise<CustomerRow | undefined> {
  const [found] = await db.run(byId, [id])
  return found
}

/** Returns the customers with these ids, in no particular order. */
export async function readCustomers(db: QueryRunner, ids: readonly number[]): Promise<CustomerRow[]> {
  return ids.length === 0 ? [] : db.run(byIds, [[...new Set(ids)]])
}

/** Creates a customer and returns the id, or null if the email address already has an account. */
export async function createCustomer(
  tx: Transaction,
  {
    email,
    passwordHash,
    firstname,
    lastname,
    segments = [],
  }: Pick<CustomerRow, 'email' | 'passwordHash' | 'firstname' | 'lastname'> & { segments?: readonly number[] },
): Promise<number | null> {
  const [created] = await tx.run(insertCustomer, [email, passwordHash, firstname, lastname, segments])
  return created?.id ?? null
}

/** Sets a new password, clears its expiry, and ends the customer's sessions on all sites. */
export async function setPassword(tx: Transaction, customerId: number, passwordHash: string): Promise<void> {
  await replacePassword(tx, customerId, passwordHash)
  await tx.run(removeAll, [customerId])
}

/** Sets a new password and clears its expiry. */
export async function replacePassword(tx: Transaction, customerId: number, passwordHash: string): Promise<void> {
  await tx.run(putPassword, [customerId, passwordHash])
}
const putPassword = statement(
  'customer.set-password',
  'update customer set password_hash = $2, password_expired_at = null where id = $1',
)
const removeAll = statement('session.end-all', 'delete from session where customer_id = $1')

/** Logs a customer out on all devices and sites. */
export async function endAllSessions(tx: Transaction, customerId: number): Promise<void> {
  await tx.run(removeAll, [customerId])
}

export async function updateNames(
  tx: Transaction,
  customerId: number,
  { firstname, lastname, telephone }: Pick<CustomerRow, 'firstname' | 'lastname' | 'telephone'>,
): Promise<void> {
  await tx.run(setNames, [customerId, firstname, lastname, telephone])
}
const setNames = statement(
  'customer.set-names',
  'update customer set firstname = $2, lastname = $3, telephone = $4 where id = $1',
)

export async function updateSegments(tx: Transaction, customerId: number, segments: readonly number[]): Promise<void> {
  await tx.run(setSegments, [customerId, segments])
}
const setSegments = statement('customer.set-segments', 'update customer set segments = $2 where id = $1')

/** Sets the customer group, which determines prices from then on. */
export async function setCustomerGroup(tx: Transaction, customerId: number, groupId: number): Promise<void> {
  await tx.run(setGroup, [customerId, groupId])
}
const setGroup = statement('customer.set-group', 'update customer set group_id = $2 where id = $1')

/** Locks a customer until the transaction ends and returns the row. */
export async function readLockedCustomer(tx: Transaction, customerId: number): Promise<CustomerRow | undefined> {
  await lockCustomer(tx, customerId)
  return readCustomer(tx, customerId)
}

/** Serializes a customer's writes, so that limits are not exceeded. */
export async function lockCustomer(tx: Transaction, customerId: number): Promise<void> {
  await tx.run(lock, [customerId])
}
const lock = statement('customer.lock', 'select id from customer where id = $1 for no key update')

interface NewSession {
  tokenHash: string
  site: Site
  customerId: number
  device: string
  now: number
  expires: number
}

export async function createSession(
  tx: Transaction,
  { tokenHash, site, customerId, device, now, expires }: NewSession,
): Promise<void> {
  await tx.run(insertSession, [tokenHash, site, customerId, expires, device, now])
}

/** Extends a session. Returns false if it is missing. */
export async function extendSession(
  db: QueryRunner,
  { tokenHash, site, now, expires }: Pick<NewSession, 'tokenHash' | 'site' | 'now' | 'expires'>,
): Promise<boolean> {
  return (await db.run(extend, [tokenHash, site, expires, now])).length > 0
}

export async function endSession(tx: Transaction, tokenHash: string, site: Site) {
  await tx.run(remove, [tokenHash, site])
}

interface SessionRow {
  id: string
  tokenHash: string
  site: Site
  device: string
  createdAt: string
  seenAt: string
}
const asDate = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const sessionsOf = statement<SessionRow>(
  'session.list',
  `select id, token_hash as "tokenHash", site, device, ${asDate('created_at')} as "createdAt",
     ${asDate('seen_at')} as "seenAt"
   from session where customer_id = $1 and expires_at > to_timestamp($2::double precision / 1000)
   order by token_hash = $3 desc, seen_at desc, id limit 100`,
)
const removeOne = statement<{ id: string }>(
  'session.end-one',
  'delete from session where customer_id = $1 and id = $2 returning id',
)
const removeOthers = statement<{ id: string }>(
  'session.end-others',
  'delete from session where customer_id = $1 and token_hash <> $2 returning id',
)

/** Returns up to 100 of a customer's unexpired sessions, the current one first, then by most recent use. */
export async function readSessions(
  db: QueryRunner,
  customerId: number,
  { current, now }: { current: string; now: number },
): Promise<SessionRow[]> {
  return db.run(sessionsOf, [customerId, now, current])
}

const openOne = statement<{ id: string }>(
  'session.is-open',
  'select id from session where token_hash = $1 and customer_id = $2',
)

/** Returns false once a session has ended, for example after a password reset. */
export async function isSessionOpen(tx: Transaction, customerId: number, tokenHash: string): Promise<boolean> {
  return (await tx.run(openOne, [tokenHash, customerId])).length > 0
}

/** Ends a session. Returns false if the customer has no such session. */
export async function endSessionById(tx: Transaction, customerId: number, id: string): Promise<boolean> {
  return (await tx.run(removeOne, [customerId, id])).length > 0
}

/** Ends all of a customer's sessions except one. Returns the number of ended sessions. */
export async function endOtherSessions(tx: Transaction, customerId: number, tokenHash: string): Promise<number> {
  return (await tx.run(removeOthers, [customerId, tokenHash])).length
}
