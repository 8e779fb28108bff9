import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

const at = (parameter: string) => `to_timestamp(${parameter}::double precision / 1000)`

const read = statement<{ secret: string | null; isEnrolled: boolean }>(
  'staff-factor.read',
  'select totp_secret as secret, enrolled_at is not null as "isEnrolled" from staff_account where id = $1',
)
// The first request wins, so that reloading the page returns the same secret.
const begin = statement<{ secret: string }>(
  'staff-factor.begin',
  `update staff_account set totp_secret = coalesce(totp_secret, $2) where id = $1 and enrolled_at is null
   returning totp_secret as secret`,
)
const useStep = statement<{ id: string }>(
  'staff-factor.use-step',
  'update staff_account set totp_step = $2 where id = $1 and totp_step < $2 returning id',
)
const enroll = statement<{ id: string }>(
  'staff-factor.enroll',
  `update staff_account set enrolled_at = ${at('$2')} where id = $1 and enrolled_at is null returning id`,
)
const storeCode = statement(
  'staff-factor.store-code',
  'insert into staff_recovery_code (staff_id, code_hash) select $1, unnest($2::text[])',
)
const useCode = statement<{ hash: string }>(
  'staff-factor.use-code',
  'delete from staff_recovery_code where staff_id = $1 and code_hash = $2 returning code_hash as hash',
)

export async function readFactor(db: QueryRunner, staffId: string) {
  return (await db.run(read, [staffId]))[0]
}

/** Stores a sealed secret for an account without a second factor, and returns the secret in effect. */
export async function beginEnrollment(db: QueryRunner, staffId: string, sealed: string): Promise<string | undefined> {
  return (await db.run(begin, [staffId, sealed]))[0]?.secret
}

/** Consumes the code for a time step. Returns false if this code or a later one was already used. */
export async function consumeTotpStep(db: QueryRunner, staffId: string, step: number): Promise<boolean> {
  return (await db.run(useStep, [staffId, step])).length > 0
}

/** Enables the second factor. Returns false if it was already enabled. */
export async function completeEnrollment(
  tx: Transaction,
  { staffId, hashes, now }: { staffId: string; hashes: readonly string[]; now: number },
): Promise<boolean> {
  if ((await tx.run(enroll, [staffId, now])).length === 0) return false
  await tx.run(storeCode, [staffId, hashes])
  return true
}

/** Consumes a recovery code. Returns false if it is wrong or was already used. */
export async function consumeRecoveryCode(db: QueryRunner, staffId: string, hash: string): Promise<boolean> {
  return (await db.run(useCode, [staffId, hash])).length > 0
}
