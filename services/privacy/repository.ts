import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

interface ExportRow {
  id: string
  customerId: number
  site: Site
  /** Epoch milliseconds. */
  requestedAt: number
  /** Epoch milliseconds; null until the archive is ready. */
  expiresAt: number | null
}
export interface DeletionRow {
  customerId: number
  site: Site
  requestedAt: number
  dueAt: number
  /** BCP 47 tag of the locale for emails; null selects the site's first one. */
  locale: string | null
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::double precision`
const time = (parameter: `$${number}`) => `to_timestamp(${parameter}::double precision / 1000)`
const exportColumns = `id, customer_id as "customerId", site, ${ms('requested_at')} as "requestedAt",
  ${ms('expires_at')} as "expiresAt"`
const deletionColumns = `customer_id as "customerId", site, ${ms('requested_at')} as "requestedAt",
  ${ms('due_at')} as "dueAt", locale`

const exportsOf = statement<ExportRow>(
  'privacy-export.of-customer',
  `select ${exportColumns} from privacy_export where customer_id = $1 order by requested_at desc, id`,
)
const oneExport = statement<ExportRow>(
  'privacy-export.read',
  `select ${exportColumns} from privacy_export where id = $1`,
)
const insertExport = statement(
  'privacy-export.insert',
  `insert into privacy_export (id, customer_id, site, requested_at) values ($1, $2, $3, ${time('$4')})`,
)
const putArchive = statement<{ id: string }>(
  'privacy-export.put-archive',
  `update privacy_export set archive = $2, expires_at = ${time('$3')}
   where id = $1 and archive is null returning id`,
)
const archive = statement<{ bytes: Buffer }>(
  'privacy-export.archive',
  `select archive as bytes from privacy_export where id = $1 and expires_at > ${time('$2')}`,
)
const oneDeletion = statement<DeletionRow>(
  'privacy-deletion.read',
  `select ${deletionColumns} from privacy_deletion where customer_id = $1`,
)
const insertDeletion = statement(
  'privacy-deletion.insert',
  `insert into privacy_deletion (customer_id, site, requested_at, due_at, locale)
   values ($1, $2, ${time('$3')}, ${time('$4')}, $5)`,
)
const removeDeletion = statement<{ id: number }>(
  'privacy-deletion.remove',
  'delete from privacy_deletion where customer_id = $1 returning customer_id as id',
)
const due = statement<DeletionRow>(
  'privacy-deletion.due',
  `select ${deletionColumns} from privacy_deletion where due_at <= ${time('$1')} order by due_at, customer_id`,
)
const lockDue = statement<DeletionRow>(
  'privacy-deletion.lock-due',
  `select ${deletionColumns} from privacy_deletion where customer_id = $1 and due_at <= ${time('$2')} for update`,
)
const log = statement(
  'privacy-log.insert',
  `insert into privacy_log (customer_id, kind, state, at) values ($1, $2, $3, ${time('$4')})`,
)

/** Returns a customer's exports, newest first. */
export async function readExports(db: QueryRunner, customerId: number): Promise<ExportRow[]> {
  return db.run(exportsOf, [customerId])
}

export async function readExport(db: QueryRunner, id: string): Promise<ExportRow | undefined> {
  return (await db.run(oneExport, [id]))[0]
}

export async function createExport(
  tx: Transaction,
  { id, customerId, site, requestedAt }: Omit<ExportRow, 'expiresAt'>,
): Promise<void> {
  await tx.run(insertExport, [id, customerId, site, requestedAt])
}

/** Stores an archive. Returns false if the export was deleted or is already complete. */
export async function storeArchive(tx: Transaction, id: string, bytes: Buffer, expiresAt: number): Promise<boolean> {
  return (await tx.run(putArchive, [id, bytes, expiresAt])).length > 0
}

/** Returns an export's archive until it expires. */
export async function readArchive(db: QueryRunner, id: string, now: number): Promise<Buffer | undefined> {
  return (await db.run(archive, [id, now]))[0]?.bytes
}

/** Deletes exports with an expired archive, or without an archive after a day. */
export const sweepExports = createClockSweep(
  'privacy_export',
  `expires_at <= $1 or (archive is null and requested_at <= $1 - interval '1 day')`,
)

export async function readDeletion(db: QueryRunner, customerId: number): Promise<DeletionRow | undefined> {
  return (await db.run(oneDeletion, [customerId]))[0]
}

export async function createDeletion(tx: Transaction, { customerId, site, requestedAt, dueAt, locale }: DeletionRow) {
  await tx.run(insertDeletion, [customerId, site, requestedAt, dueAt, locale])
}

/** Cancels a planned deletion. Returns false if there is none. */
export async function cancelDeletion(tx: Transaction, customerId: number): Promise<boolean> {
  return (await tx.run(removeDeletion, [customerId])).length > 0
}

/** Returns due deletions, longest overdue first. */
export async function readDueDeletions(db: QueryRunner, now: number): Promise<DeletionRow[]> {
  return db.run(due, [now])
}

/** Locks a due deletion. Returns undefined if the customer canceled it. */
export async function lockDueDeletion(
  tx: Transaction,
  customerId: number,
  now: number,
): Promise<DeletionRow | undefined> {
  return (await tx.run(lockDue, [customerId, now]))[0]
}

/** Adds a row without personal data to the audit log. */
export async function logPrivacyRequest(
  tx: Transaction,
  customerId: number,
  kind: 'export' | 'deletion',
  state: 'requested' | 'ready' | 'cancelled' | 'done',
  now: number,
): Promise<void> {
  await tx.run(log, [customerId, kind, state, now])
}
