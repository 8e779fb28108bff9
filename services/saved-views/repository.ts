import type { ViewPage } from '#domain/saved-views/view-query.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

export interface ViewRow {
  id: string
  staffId: string
  page: ViewPage
  name: string
  query: string
  isShared: boolean
  createdBy: string
  deletedAt: Date | null
  version: number
}
type Fields = Pick<ViewRow, 'name' | 'query' | 'isShared'>

const select = `select id, staff_id as "staffId", page, name, query, is_shared as "isShared", created_by as "createdBy",
  deleted_at as "deletedAt", version from staff_view`
const list = statement<ViewRow>(
  'saved-view.list',
  `${select} where page = $1 and deleted_at is null and (staff_id = $2 or is_shared) order by lower(name), id`,
)
const read = statement<ViewRow>('saved-view.read', `${select} where id = $1`)
const lockRow = statement<ViewRow>('saved-view.lock', `${select} where id = $1 for update`)
const lockOwner = statement('saved-view.lock-owner', 'select pg_advisory_xact_lock(7121, hashtext($1))')
const named = statement<ViewRow>(
  'saved-view.named',
  `${select} where staff_id = $1 and page = $2 and lower(name) = lower($3) and deleted_at is null`,
)
const count = statement<{ count: number }>(
  'saved-view.count',
  'select count(*)::integer as count from staff_view where staff_id = $1 and page = $2 and deleted_at is null',
)
const create = statement(
  'saved-view.create',
  `insert into staff_view (id, staff_id, page, name, query, is_shared, created_by, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)
const change = statement(
  'saved-view.change',
  'update staff_view set name = $2, query = $3, is_shared = $4, version = version + 1 where id = $1',
)
const setDeleted = statement(
  'saved-view.set-deleted',
  'update staff_view set deleted_at = $2, version = version + 1 where id = $1',
)

/** Returns the views for a page that the staff member created or that are shared, by name. */
export async function readViews(db: QueryRunner, page: ViewPage, staffId: string | null): Promise<ViewRow[]> {
  return db.run(list, [page, staffId])
}

/** Serializes changes to a staff member's views, so that the rules for names and the maximum number hold. */
export async function lockViewsOf(tx: Transaction, staffId: string): Promise<void> {
  await tx.run(lockOwner, [staffId])
}

/** Locks a view, even if deleted, and all of its owner's views. Returns undefined if it does not exist. */
export async function lockView(tx: Transaction, id: string): Promise<ViewRow | undefined> {
  const [row] = await tx.run(read, [id])
  if (!row) return undefined
  await lockViewsOf(tx, row.staffId)
  return (await tx.run(lockRow, [id]))[0]
}

/** Returns the staff member's view with this name, ignoring case, or undefined. */
export async function readNamedView(
  tx: Transaction,
  { staffId, page, name }: Pick<ViewRow, 'staffId' | 'page' | 'name'>,
): Promise<ViewRow | undefined> {
  return (await tx.run(named, [staffId, page, name]))[0]
}

export async function countViews(
  tx: Transaction,
  { staffId, page }: Pick<ViewRow, 'staffId' | 'page'>,
): Promise<number> {
  return (await tx.run(count, [staffId, page]))[0]!.count
}

type NewView = Fields & Pick<ViewRow, 'id' | 'staffId' | 'page' | 'createdBy'>

export async function createView(tx: Transaction, view: NewView): Promise<void> {
  const { id, staffId, page, name, query, isShared, createdBy } = view
  await tx.run(create, [id, staffId, page, name, query, isShared, createdBy, new Date(tx.now)])
}

export async function changeView(tx: Transaction, id: string, { name, query, isShared }: Fields): Promise<void> {
  await tx.run(change, [id, name, query, isShared])
}

/** Marks a view as deleted at a time. Null restores the view. */
export async function setViewDeleted(tx: Transaction, id: string, at: Date | null): Promise<void> {
  await tx.run(setDeleted, [id, at])
}

/** Deletes views that were marked as deleted more than a week ago. */
export const sweepDeletedViews = createClockSweep('staff_view', `deleted_at < $1::timestamptz - interval '7 days'`)
