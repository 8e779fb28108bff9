import type { BulkChange } from '#domain/bulk-edits/bulk-change.ts'
import type { FailureReason } from '#domain/bulk-edits/edit-outcome.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { Actor } from '#platform/request-context.ts'
import { createClockSweep } from '#platform/sweep.ts'

type BulkEditState = 'applying' | 'applied' | 'undoing' | 'undone'
type ChangeOutcome = 'waiting' | 'changed' | 'unchanged' | 'refused' | 'undone' | 'left'

export interface BulkEditRow {
  id: number
  state: BulkEditState
  sites: Site[]
  staffName: string
  undoneBy: string | null
  createdAt: string
  counts: Partial<Record<ChangeOutcome, number>>
}
interface NewBulkEdit {
  sites: readonly Site[]
  actor: Actor
  requestKey: string
  fingerprint: string
  changes: readonly BulkChange[]
}

const insert = statement<{ id: number }>(
  'bulk-edit.insert',
  `insert into bulk_edit (sites, staff_name, actor, created_at, request_key, request_fingerprint)
   values ($1, $2, $3, $4, $5, $6) on conflict (request_key) do nothing returning id`,
)
const insertChanges = statement(
  'bulk-edit.insert-changes',
  `insert into bulk_edit_change (bulk_edit_id, position, product_id, change)
   select $1, n - 1, (change->>'productId')::integer, change
   from jsonb_array_elements($2::jsonb) with ordinality as of_edit (change, n)`,
)
const readRequest = statement<{ id: number; fingerprint: string }>(
  'bulk-edit.of-request',
  'select id, request_fingerprint as fingerprint from bulk_edit where request_key = $1',
)

/** Stores a bulk edit and returns its id, or undefined if the request has already stored one. */
export async function createBulkEdit(tx: Transaction, edit: NewBulkEdit): Promise<number | undefined> {
  const { sites, actor, requestKey, fingerprint, changes } = edit
  const values = [sites, actor.name, JSON.stringify(actor), new Date(tx.now), requestKey, fingerprint]
  const [created] = await tx.run(insert, values)
  if (created) await tx.run(insertChanges, [created.id, JSON.stringify(changes)])
  return created?.id
}

/** Returns the bulk edit that a request stored. */
export async function readBulkEditOfRequest(db: QueryRunner, requestKey: string) {
  return (await db.run(readRequest, [requestKey]))[0]
}

/** Returns SQL for the number of changes by outcome. */
const countsOf = (id: string) => `(select jsonb_object_agg(outcome, count) from (
    select outcome, count(*)::integer as count from bulk_edit_change where bulk_edit_id = ${id} group by outcome) as each)`
const columns = `id, state, sites, staff_name as "staffName", undone_by as "undoneBy",
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
  coalesce(e.counts, ${countsOf('e.id')}, '{}') as counts`
const readOne = statement<BulkEditRow>(
  'bulk-edit.read',
  `select ${columns} from bulk_edit as e where id = $1 and sites <@ $2::text[]`,
)
const readPage = statement<BulkEditRow>(
  'bulk-edit.page',
  `select ${columns} from bulk_edit as e where sites <@ $1::text[] and ($2::integer is null or id < $2)
   order by id desc limit $3`,
)

/** Returns a bulk edit if it covers only these sites. */
export async function readBulkEdit(db: QueryRunner, id: number, sites: readonly Site[]) {
  return (await db.run(readOne, [id, sites]))[0]
}

export async function readBulkEdits(
  db: QueryRunner,
  { sites, before, limit }: { sites: readonly Site[]; before: number | null; limit: number },
): Promise<BulkEditRow[]> {
  return db.run(readPage, [sites, before, limit])
}

interface ChangeRow {
  position: number
  change: BulkChange
  outcome: ChangeOutcome
  reason: FailureReason | null
}
const changes = statement<ChangeRow>(
  'bulk-edit.changes',
  `select position, change, outcome, reason from bulk_edit_change
   where bulk_edit_id = $1 and position > $2 and ($3::text is null or outcome = $3) order by position limit $4`,
)

/** Returns a bulk edit's changes after a position. */
export async function readAppliedChanges(
  db: QueryRunner,
  { id, after, outcome, limit }: { id: number; after: number; outcome: ChangeOutcome | null; limit: number },
): Promise<ChangeRow[]> {
  return db.run(changes, [id, after, outcome, limit])
}

interface Run {
  state: BulkEditState
  actor: Actor
}
const readState = statement<Run>('bulk-edit.run', 'select state, actor from bulk_edit where id = $1')
const openProducts = statement<{ id: number }>(
  'bulk-edit.open-products',
  `select distinct product_id as id from bulk_edit_change
   where bulk_edit_id = $1 and outcome = $2 and outcome in ('waiting', 'changed') and product_id > $3
   order by product_id limit $4`,
)
const openChanges = statement<{ position: number; change: BulkChange }>(
  'bulk-edit.open-changes',
  `select position, change from bulk_edit_change
   where bulk_edit_id = $1 and product_id = $2 and outcome = $3 and outcome in ('waiting', 'changed')
   order by position for update`,
)
const settle = statement(
  'bulk-edit.settle',
  `update bulk_edit_change as c set outcome = r.outcome, reason = r.reason
   from jsonb_to_recordset($2::jsonb) as r (position integer, outcome text, reason text)
   where c.bulk_edit_id = $1 and c.position = r.position`,
)
const finish = statement(
  'bulk-edit.finish',
  // A finished run does not change, so its counts are stored for the list.
  `update bulk_edit set state = $3, counts = ${countsOf('$1')} where id = $1 and state = $2
     and not exists (select from bulk_edit_change where bulk_edit_id = $1 and outcome = $4)`,
)

/** Returns the state and author of a bulk edit, or undefined if it does not exist. */
export async function readRun(db: QueryRunner, id: number): Promise<Run | undefined> {
  return (await db.run(readState, [id]))[0]
}

/** Outcome of changes that a run has not processed yet. */
type OpenOutcome = 'waiting' | 'changed'

/** Returns the ids of products with open changes, in ascending order, starting after an id. */
export async function readOpenProducts(
  db: QueryRunner,
  { id, open, after, limit }: { id: number; open: OpenOutcome; after: number; limit: number },
): Promise<number[]> {
  return (await db.run(openProducts, [id, open, after, limit])).map((row) => row.id)
}

/** Locks and returns the open changes to a locked product. */
export async function lockOpenChanges(tx: Transaction, id: number, productId: number, open: OpenOutcome) {
  return tx.run(openChanges, [id, productId, open])
}

export interface RecordedOutcome {
  position: number
  outcome: ChangeOutcome
  reason: FailureReason | null
}

export async function recordOutcomes(tx: Transaction, id: number, settled: readonly RecordedOutcome[]): Promise<void> {
  await tx.run(settle, [id, JSON.stringify(settled)])
}

/** Finishes a run if it has no open changes. */
export async function finishRun(
  db: QueryRunner,
  { id, from, to, open }: { id: number; from: BulkEditState; to: BulkEditState; open: OpenOutcome },
): Promise<void> {
  await db.run(finish, [id, from, to, open])
}

const lock = statement<{ state: BulkEditState; sites: Site[] }>(
  'bulk-edit.lock',
  'select state, sites from bulk_edit where id = $1 for update',
)
const startUndo = statement(
  'bulk-edit.start-undo',
  `update bulk_edit set state = 'undoing', actor = $2, undone_by = $3, counts = null where id = $1`,
)

/** Locks a bulk edit and returns its state and sites, or undefined if it does not exist. */
export async function lockBulkEdit(tx: Transaction, id: number) {
  return (await tx.run(lock, [id]))[0]
}

export async function markUndoing(tx: Transaction, id: number, actor: Actor): Promise<void> {
  await tx.run(startUndo, [id, JSON.stringify(actor), actor.name])
}

const isOld = `created_at < $1 - interval '90 days'`
// Deletes changes first, in batches, because one edit may have 10,000 of them.
const sweepChanges = createClockSweep('bulk_edit_change', `bulk_edit_id in (select id from bulk_edit where ${isOld})`)
const sweepEdits = createClockSweep('bulk_edit', isOld)

/** Deletes bulk edits older than 90 days, with their changes. */
export async function sweepBulkEdits(db: QueryRunner, now: number): Promise<void> {
  await sweepChanges(db, now)
  await sweepEdits(db, now)
}
