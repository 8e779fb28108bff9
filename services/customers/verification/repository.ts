import type { VerificationKind } from '#domain/customers/verification.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

export interface VerificationRow {
  id: string
  customerId: number
  site: Site
  kind: VerificationKind
  state: 'pending' | 'verified' | 'rejected'
  reason: string | null
  /** BCP 47 tag of the locale for the decision's email; null selects the site's first one. */
  locale: string | null
}
interface RequestRow {
  id: string
  customerId: number
  email: string
  name: string
  kind: VerificationKind
  fileName: string
  createdAt: string
}
interface ProofRow {
  name: string
  type: string
  bytes: Buffer
}

const columns = 'id, customer_id as "customerId", site, kind, state, reason, locale'
const latest = statement<VerificationRow>(
  'verification.latest',
  `select ${columns} from customer_verification where customer_id = $1 order by created_at desc, id limit 1`,
)
const countSince = statement<{ count: number }>(
  'verification.count',
  `select count(*)::integer as count from customer_verification
   where customer_id = $1 and created_at > to_timestamp($2::double precision / 1000)`,
)
const insert = statement(
  'verification.create',
  `insert into customer_verification (customer_id, site, kind, file_name, file_type, file_bytes, created_at, locale)
   values ($1, $2, $3, $4, $5, $6, to_timestamp($7::double precision / 1000), $8)`,
)
const pending = statement<RequestRow>(
  'verification.pending',
  `select v.id, v.customer_id as "customerId", c.email, trim(c.firstname || ' ' || c.lastname) as name, v.kind,
     v.file_name as "fileName", to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
   from customer_verification v join customer c on c.id = v.customer_id
   where v.state = 'pending' order by v.created_at, v.id limit 100`,
)
const proof = statement<ProofRow>(
  'verification.proof',
  `select file_name as name, file_type as type, file_bytes as bytes from customer_verification
   where id = $1 and state = 'pending'`,
)
const one = statement<VerificationRow>(
  'verification.lock',
  `select ${columns} from customer_verification where id = $1 for update`,
)
const decide = statement(
  'verification.decide',
  `update customer_verification set state = $2, reason = $3, file_bytes = null, file_type = null, file_name = '',
     decided_at = to_timestamp($4::double precision / 1000)
   where id = $1 and state = 'pending'`,
)

export async function readLatestVerification(
  db: QueryRunner,
  customerId: number,
): Promise<VerificationRow | undefined> {
  return (await db.run(latest, [customerId]))[0]
}

/** Counts the proofs that a customer has sent since a time. */
export async function countProofs(db: QueryRunner, customerId: number, since: number): Promise<number> {
  return (await db.run(countSince, [customerId, since]))[0]!.count
}

interface NewProof extends ProofRow {
  customerId: number
  site: Site
  kind: VerificationKind
  locale: string | null
  now: number
}

export async function storeProof(tx: Transaction, proof: NewProof): Promise<void> {
  const { customerId, site, kind, name, type, bytes, now, locale } = proof
  await tx.run(insert, [customerId, site, kind, name, type, bytes, now, locale])
}

export async function readPendingVerifications(db: QueryRunner): Promise<RequestRow[]> {
  return db.run(pending, [])
}

/** Returns the file of a pending verification. */
export async function readProof(db: QueryRunner, id: string): Promise<ProofRow | undefined> {
  return (await db.run(proof, [id]))[0]
}

export async function lockVerification(tx: Transaction, id: string): Promise<VerificationRow | undefined> {
  return (await tx.run(one, [id]))[0]
}

/** Stores the decision and deletes the file. */
export async function storeDecision(
  tx: Transaction,
  id: string,
  { state, reason, now }: { state: 'verified' | 'rejected'; reason: string | null; now: number },
): Promise<void> {
  await tx.run(decide, [id, state, reason, now])
}

/** Deletes proofs without a decision after 30 days; customers can then send new ones. */
export const sweepProofs = createClockSweep(
  'customer_verification',
  `state = 'pending' and created_at < $1 - interval '30 days'`,
)
