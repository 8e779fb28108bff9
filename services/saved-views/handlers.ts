import { randomUUID } from 'node:crypto'
import type { Reply } from '#contract/kernel/call.ts'
import type { savedViews } from '#contract/saved-views.ts'
import {
  maxOwnViews,
  maxViewQuery,
  normalizeViewQuery,
  viewFilters,
  type ViewPage,
} from '#domain/saved-views/view-query.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import {
  changeView,
  countViews,
  createView,
  lockView,
  lockViewsOf,
  readNamedView,
  readViews,
  setViewDeleted,
  type ViewRow,
} from './repository.ts'

type WireView = Reply<typeof savedViews, 'PUT /svc_admin/views/{id}'>

export const savedViewHandlers: Handlers<typeof savedViews, { db: Database }> = {
  async 'GET /svc_admin/views'({ query: { page }, staff }, { db }) {
    assertReads(staff, page)
    const rows = await readViews(db, page, staff.id)
    return { views: rows.filter((row) => seesView(staff, row)).map((row) => wireView(row, staff)) }
  },

  async 'POST /svc_admin/views'({ body: { page, name, isShared, query }, staff, refuse }, { db }) {
    assertReads(staff, page)
    const { id: staffId } = staff
    if (staffId === null) throw refuse('account_required')
    const view = { staffId, page, name, isShared, query: normalizeViewQuery(page, query) }
    if (view.query.length > maxViewQuery) throw refuse('view_query_too_long')
    return db.transaction(async (tx) => {
      await lockViewsOf(tx, staffId)
      const existing = await readNamedView(tx, view)
      if (existing?.name === name && existing.query === view.query) return wireView(existing, staff)
      if (existing) throw refuse('view_name_taken')
      if ((await countViews(tx, view)) >= maxOwnViews) throw refuse('too_many_views')
      const id = randomUUID()
      await createView(tx, { ...view, id, createdBy: staff.name })
      return wireView((await lockView(tx, id))!, staff)
    })
  },

  async 'PUT /svc_admin/views/{id}'({ params, body, version, staff, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const row = await changeableView(tx, params.id, staff)
      if (!row || row.deletedAt !== null) throw refuse('view_not_found')
      const fields = { ...body, query: normalizeViewQuery(row.page, body.query) }
      if (fields.query.length > maxViewQuery) throw refuse('view_query_too_long')
      // If nothing changes, this is a retry.
      if (row.name === fields.name && row.query === fields.query && row.isShared === fields.isShared)
        return wireView(row, staff)
      if (version !== 'any' && version !== row.version)
        throw refuse('version_conflict', { current: wireView(row, staff) })
      const other = await readNamedView(tx, { ...row, name: fields.name })
      if (other && other.id !== row.id) throw refuse('view_name_taken')
      await changeView(tx, row.id, fields)
      return wireView((await lockView(tx, row.id))!, staff)
    })
  },

  async 'DELETE /svc_admin/views/{id}'({ params, staff, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const row = await changeableView(tx, params.id, staff)
      if (!row) throw refuse('view_not_found')
      if (row.deletedAt === null) await setViewDeleted(tx, row.id, new Date(tx.now))
      return { success: true as const }
    })
  },

  async 'POST /svc_admin/views/{id}/restore'({ params, staff, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const row = await changeableView(tx, params.id, staff)
      if (!row) throw refuse('view_not_found')
      if (row.deletedAt === null) return wireView(row, staff)
      if (await readNamedView(tx, row)) throw refuse('view_name_taken')
      if ((await countViews(tx, row)) >= maxOwnViews) throw refuse('too_many_views')
      await setViewDeleted(tx, row.id, null)
      return wireView((await lockView(tx, row.id))!, staff)
    })
  },
}

function assertReads({ permissions }: Staff, page: ViewPage): void {
  const { permission } = viewFilters[page]
  if (!permissions.has(permission)) throw commonRefusal('not_permitted', { permission })
}

/** A shared view for a single site is visible to that site's staff. */
function seesView(staff: Staff, { staffId, page, query, isShared }: ViewRow): boolean {
  if (!staff.permissions.has(viewFilters[page].permission)) return false
  const site = new URLSearchParams(query).get('site')
  return staffId === staff.id || (isShared && (site === null || staff.sites.some((each) => each === site)))
}

function mayChange(staff: Staff, { staffId, isShared }: ViewRow): boolean {
  return staffId === staff.id || (isShared && staff.permissions.has('views.write'))
}

/**
 * Locks a view that the caller may change. Returns undefined if the caller cannot see the view. Refuses if the caller
 * can see but not change it.
 */
async function changeableView(tx: Transaction, id: string, staff: Staff): Promise<ViewRow | undefined> {
  const row = await lockView(tx, id)
  if (!row || !seesView(staff, row)) return undefined
  if (!mayChange(staff, row)) throw commonRefusal('not_permitted', { permission: 'views.write' })
  return row
}

function wireView(row: ViewRow, staff: Staff): WireView {
  const { id, page, name, query, isShared, createdBy, version, staffId } = row
  return {
    id,
    page,
    name,
    query,
    isShared,
    createdBy,
    isOwn: staffId === staff.id,
    mayChange: mayChange(staff, row),
    version,
  }
}
