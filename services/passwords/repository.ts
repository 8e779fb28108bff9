import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

export type LinkPurpose = 'reset' | 'login' | 'email' | 'confirm'

/** Fingerprint that invalidates links when the customer's email or password changes. */
const mark = `encode(sha256(convert_to(lower(customer.email) || ' ' || customer.password_hash, 'UTF8')), 'hex')`

const insert = statement<{ hash: string }>(
  'account-link.create',
  `insert into account_link (token_hash, customer_id, purpose, site, created_at, expires_at, new_email, account_mark)
   select $1, id, $3, $4, to_timestamp($5::double precision / 1000), to_timestamp($6::double precision / 1000), $7,
     ${mark}
   from customer where id = $2
   on conflict do nothing returning token_hash as hash`,
)
const replaceOlder = statement(
  'account-link.replace',
  `update account_link set ended_at = to_timestamp($4::double precision / 1000)
   where customer_id = $1 and purpose = $2 and token_hash <> $3 and ended_at is null`,
)
const endAll = statement(
  'account-link.end-all',
  `update account_link set ended_at = to_timestamp($2::double precision / 1000)
   where customer_id = $1 and ended_at is null`,
)
const countSince = statement<{ count: number }>(
  'account-link.count',
  `select count(*)::integer as count from account_link
   where customer_id = $1 and purpose = $2 and created_at > to_timestamp($3::double precision / 1000)`,
)
const read = statement<{ customerId: number; newEmail: string | null; isExpired: boolean; isEnded: boolean }>(
  'account-link.read',
  `select customer_id as "customerId", new_email as "newEmail", ended_at is not null or account_mark <> ${mark} as "isEnded",
     expires_at <= to_timestamp($3::double precision / 1000) as "isExpired"
   from account_link join customer on customer.id = customer_id where token_hash = $1 and purpose = $2`,
)
const use = statement<{ customerId: number }>(
  'account-link.use',
  `update account_link set ended_at = to_timestamp($3::double precision / 1000) from customer
   where token_hash = $1 and purpose = $2 and ended_at is null and customer.id = customer_id and account_mark = ${mark}
     and expires_at > to_timestamp($3::double precision / 1000)
   returning customer_id as "customerId"`,
)

interface NewLink {
  tokenHash: string
  customerId: number
  purpose: LinkPurpose
  site: Site
  /** The address that the link confirms, if it differs from the customer's current one. */
  newEmail?: string
  now: number
  expires: number
}

/** Creates a link and invalidates older ones with the same purpose. Returns false if it already exists. */
export async function createLink(
  tx: Transaction,
  { tokenHash, customerId, purpose, site, newEmail, now, expires }: NewLink,
): Promise<boolean> {
  const isNew =
    (await tx.run(insert, [tokenHash, customerId, purpose, site, now, expires, newEmail ?? null])).length > 0
  if (isNew) await tx.run(replaceOlder, [customerId, purpose, tokenHash, now])
  return isNew
}

/** Counts a customer's links created after a time. */
export async function countLinks(
  db: QueryRunner,
  customerId: number,
  purpose: LinkPurpose,
  since: number,
): Promise<number> {
  return (await db.run(countSince, [customerId, purpose, since]))[0]!.count
}

export async function readLink(db: QueryRunner, tokenHash: string, purpose: LinkPurpose, now: number) {
  const [link] = await db.run(read, [tokenHash, purpose, now])
  return link
}

/**
 * Consumes a link and returns its customer. Returns undefined if the link has expired, was invalidated, or was used
 * concurrently.
 */
export async function consumeLink(
  tx: Transaction,
  tokenHash: string,
  purpose: LinkPurpose,
  now: number,
): Promise<number | undefined> {
  return (await tx.run(use, [tokenHash, purpose, now]))[0]?.customerId
}

/** Invalidates all of a customer's links. */
export async function invalidateLinks(tx: Transaction, customerId: number, now: number): Promise<void> {
  await tx.run(endAll, [customerId, now])
}

/** Deletes links a week after they expire. Until then, they are reported as expired. */
export const sweepLinks = createClockSweep('account_link', `expires_at < $1 - interval '7 days'`)
