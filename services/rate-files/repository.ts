import type { RateKindName } from '#domain/rates/rate-kind.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { RateChange } from './rate-files.ts'

export interface RateImport {
  kind: RateKindName
  added: number
  changed: number
  ended: number
  unchanged: number
  /** The first changes. */
  changes: RateChange[]
}

const insert = statement(
  'rate-import.insert',
  `insert into rate_import (at, kind, added, changed, ended, unchanged, changes, request_key, request_fingerprint)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)
const ofRequest = statement<RateImport & { fingerprint: string }>(
  'rate-import.of-request',
  `select kind, added, changed, ended, unchanged, changes, request_fingerprint as fingerprint
   from rate_import where request_key = $1 and at > $2 order by at desc limit 1`,
)
const revision = statement<{ revision: string }>(
  'rate-import.revision',
  'select revision::text from rates_revision where kind = $1',
)

/** Logs an import of rates. */
export async function recordImport(tx: Transaction, input: RateImport & { requestKey: string; fingerprint: string }) {
  const { kind, added, changed, ended, unchanged, changes, requestKey, fingerprint } = input
  const counts = [added, changed, ended, unchanged]
  await tx.run(insert, [new Date(tx.now), kind, ...counts, JSON.stringify(changes), requestKey, fingerprint])
}

/** Returns the import that a request has stored after a time in epoch milliseconds, or undefined. */
export async function readImport(db: QueryRunner, requestKey: string, after: number) {
  return (await db.run(ofRequest, [requestKey, new Date(after)]))[0]
}

/** Returns the revision of the tables that a kind of rates belongs to. Each change raises it. */
export async function readRevision(db: QueryRunner, kind: RateKindName): Promise<string> {
  const table = kind === 'tax' || kind === 'tariffs' ? 'tax' : 'shipping'
  return (await db.run(revision, [table]))[0]!.revision
}
