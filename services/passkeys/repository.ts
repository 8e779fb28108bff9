import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'
import { ownerCondition, ownerOf } from '#services/call/identity/scope.ts'

export type ChallengePurpose = 'register' | 'login'

export interface PasskeyRow {
  id: string
  name: string
  site: string
  createdAt: string
  usedAt: string | null
}

interface Credential {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
}

const asDate = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const columns = `id, name, site, ${asDate('created_at')} as "createdAt", ${asDate('used_at')} as "usedAt"`

const list = statement<PasskeyRow>(
  'passkey.list',
  `select ${columns} from passkey where customer_id = $1 order by created_at, id`,
)
const credentials = statement<{ id: string; transports: string[] }>(
  'passkey.credentials',
  'select credential_id as id, transports from passkey where customer_id = $1 order by created_at, id',
)
const byCredential = statement<{ id: string; customerId: number } & Omit<Credential, 'credentialId'>>(
  'passkey.by-credential',
  `select id, customer_id as "customerId", public_key as "publicKey", counter::double precision as counter, transports
   from passkey where credential_id = $1`,
)
const insert = statement<PasskeyRow>(
  'passkey.create',
  `insert into passkey (customer_id, site, credential_id, public_key, counter, transports, name, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::double precision / 1000))
   on conflict (credential_id) do nothing returning ${columns}`,
)
// A counter that does not increase indicates a cloned authenticator; some authenticators always report 0.
const use = statement<{ id: string }>(
  'passkey.use',
  `update passkey set counter = $2, used_at = to_timestamp($3::double precision / 1000)
   where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
)
const rename = statement<PasskeyRow>(
  'passkey.rename',
  `update passkey set name = $3 where customer_id = $1 and id = $2 returning ${columns}`,
)
const remove = statement<{ id: string }>(
  'passkey.remove',
  'delete from passkey where customer_id = $1 and id = $2 returning id',
)
const insertChallenge = statement(
  'passkey-challenge.create',
  `insert into passkey_challenge (site, customer_id, guest_token, challenge_hash, purpose, expires_at)
   values ($1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000))`,
)
const takeOne = statement<{ hash: string }>(
  'passkey-challenge.take',
  `delete from passkey_challenge
   where ${ownerCondition} and challenge_hash = $4 and purpose = $5 and expires_at > to_timestamp($6::double precision / 1000)
   returning challenge_hash as hash`,
)

export async function readPasskeys(db: QueryRunner, customerId: number): Promise<PasskeyRow[]> {
  return db.run(list, [customerId])
}

/** Returns the credential ids of a customer's passkeys, so that an authenticator does not create a second one. */
export async function readCredentials(db: QueryRunner, customerId: number) {
  return db.run(credentials, [customerId])
}

export async function readByCredential(db: QueryRunner, credentialId: string) {
  return (await db.run(byCredential, [credentialId]))[0]
}

/** Stores a passkey. Returns undefined if the credential is already stored. */
export async function createPasskey(
  tx: Transaction,
  {
    customerId,
    site,
    credentialId,
    publicKey,
    counter,
    transports,
    name,
    now,
  }: Credential & { customerId: number; site: Site; name: string; now: number },
): Promise<PasskeyRow | undefined> {
  const values = [customerId, site, credentialId, publicKey, counter, transports, name, now]
  return (await tx.run(insert, values))[0]
}

/** Stores the signature counter from a login. Returns false if it did not increase or the passkey was removed. */
export async function recordPasskeyUse(tx: Transaction, id: string, counter: number, now: number): Promise<boolean> {
  return (await tx.run(use, [id, counter, now])).length > 0
}

export async function renamePasskey(
  tx: Transaction,
  customerId: number,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  return (await tx.run(rename, [customerId, id, name]))[0]
}

/** Removes a passkey. Returns false if the customer has no such passkey. */
export async function removePasskey(tx: Transaction, customerId: number, id: string): Promise<boolean> {
  return (await tx.run(remove, [customerId, id])).length > 0
}

export async function createChallenge(
  db: QueryRunner,
  scope: Scope,
  { hash, purpose, expires }: { hash: string; purpose: ChallengePurpose; expires: number },
): Promise<void> {
  await db.run(insertChallenge, [...ownerOf(scope), hash, purpose, expires])
}

/** Consumes one of this shopper's challenges. Returns false if it is unknown, used, or expired. */
export async function consumeChallenge(
  db: QueryRunner,
  scope: Scope,
  { hash, purpose, now }: { hash: string; purpose: ChallengePurpose; now: number },
): Promise<boolean> {
  return (await db.run(takeOne, [...ownerOf(scope), hash, purpose, now])).length > 0
}

export const sweepChallenges = createClockSweep('passkey_challenge', 'expires_at < $1')
