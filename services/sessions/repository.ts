import type { Site } from '#domain/sites.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'
import { sweepAt } from '#platform/sweep.ts'

export interface CustomerRow {
  id: number
  email: string
  firstname: string
  lastname: string
  telephone: string
  groupId: number
  passwordHash: string
}

const columns = 'id, email, firstname, lastname, telephone, group_id as "groupId", password_hash as "passwordHash"'
const byEmail = statement<CustomerRow>(
  'customer.by-email',
  `select ${columns} from customer where lower(email) = lower($1)`,
)
const byId = statement<CustomerRow>('customer.read', `select ${columns} from customer where id = $1`)
const insertCustomer = statement<{ id: number }>(
  'customer.create',
  `insert into customer (email, password_hash, firstname, lastname) values ($1, $2, $3, $4)
   on conflict do nothing returning id`,
)
const insertSession = statement(
  'session.create',
  `insert into session (token_hash, site, customer_id, expires_at)
   values ($1, $2, $3, to_timestamp($4::double precision / 1000))`,
)
const extend = statement<{ id: number }>(
  'session.extend',
  `update session set expires_at = to_timestamp($3::double precision / 1000)
   where token_hash = $1 and site = $2 returning customer_id as id`,
)
const remove = statement('session.end', 'delete from session where token_hash = $1 and site = $2')

/** Deletes sessions a month after they end; until then they are reported as expired. */
export const sweepSessions = sweepAt('session', `expires_at < $1 - interval '30 days'`)

export async function readCustomerByEmail(db: Queries, email: string): Promise<CustomerRow | undefined> {
  const [found] = await db.run(byEmail, [email])
  return found
}

export async function readCustomer(db: Queries, id: number): Promise<CustomerRow | undefined> {
  const [found] = await db.run(byId, [id])
  return found
}

/** Returns false if the email already has an account. */
export async function createCustomer(
  tx: Transaction,
  { email, passwordHash, firstname, lastname }: Pick<CustomerRow, 'email' | 'passwordHash' | 'firstname' | 'lastname'>,
): Promise<boolean> {
  return (await tx.run(insertCustomer, [email, passwordHash, firstname, lastname])).length > 0
}

/** Sets the customer group, whose prices apply from then on. */
export async function putInGroup(tx: Transaction, customerId: number, groupId: number): Promise<void> {
  await tx.run(setGroup, [customerId, groupId])
}
const setGroup = statement('customer.set-group', 'update customer set group_id = $2 where id = $1')

/** Serializes the writes of a customer, so that limits are not exceeded. */
export async function lockCustomer(tx: Transaction, customerId: number): Promise<void> {
  await tx.run(lock, [customerId])
}
const lock = statement('customer.lock', 'select id from customer where id = $1 for no key update')

export async function createSession(
  tx: Transaction,
  tokenHash: string,
  site: Site,
  customerId: number,
  expires: number,
) {
  await tx.run(insertSession, [tokenHash, site, customerId, expires])
}

/** Extends a session; returns false if it is missing. */
export async function extendSession(db: Queries, tokenHash: string, site: Site, expires: number): Promise<boolean> {
  return (await db.run(extend, [tokenHash, site, expires])).length > 0
}

export async function endSession(tx: Transaction, tokenHash: string, site: Site) {
  await tx.run(remove, [tokenHash, site])
}
