import type { BrowserFamily } from '#domain/consent/browser-family.ts'
import type { ConsentChoices } from '#domain/consent/choices.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'
import { ownerOf } from '#services/call/identity/scope.ts'

interface ConsentRecord extends ConsentChoices {
  /** Epoch milliseconds. */
  at: number
  version: number
  source: 'banner' | 'page'
  gpc: boolean
  browser: BrowserFamily
}

interface ConsentRow extends ConsentRecord {
  number: number
  site: Site
  customer: number | null
  guest: string | null
}

const insert = statement(
  'consent.insert',
  `insert into consent_record (site, customer_id, guest_token, at, version, performance, marketing, functional, source,
     gpc, browser)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
)
// Ordered by the table's column: the output column `number` is a converted value without an index.
const page = statement<ConsentRow>(
  'consent.page',
  `select number::double precision as number, (extract(epoch from at) * 1000)::double precision as at, site,
     customer_id as customer, guest_token as guest, version, performance, marketing, functional, source, gpc, browser
   from consent_record where number > $1 and at < $2 order by consent_record.number limit $3`,
)

/** Longer than a call takes, so that records committed late are not skipped. */
const settleMs = 30_000

/** Stores the proof of a choice. */
export async function insertRecord(tx: Transaction, scope: Scope, record: ConsentRecord): Promise<void> {
  const { at, version, performance, marketing, functional, source, gpc, browser } = record
  const values = [new Date(at), version, performance, marketing, functional, source, gpc, browser]
  await tx.run(insert, [...ownerOf(scope), ...values])
}

/** Returns records after a number, oldest first, except those from the last half minute. */
export async function readRecords(db: QueryRunner, after: number, limit: number, now: number): Promise<ConsentRow[]> {
  return db.run(page, [after, new Date(now - settleMs), limit])
}

/** Deletes records before a Unix time in milliseconds. */
export const sweepRecords = createClockSweep('consent_record', 'at < $1')
