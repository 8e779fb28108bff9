import type { bulkEdits } from '#contract/bulk-edits.ts'
import { repeatedChanges, sitesOfChanges, type BulkChange } from '#domain/bulk-edits/bulk-change.ts'
import { locationOf } from '#domain/catalog/stock.ts'
import { sites } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Database } from '#platform/database.ts'
import { currentActor } from '#platform/request-context.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { readNames } from '#services/catalog/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import {
  assertSiteAccess,
  listProducts,
  readSheetProducts,
  readWantedCategories,
} from '#services/staff-catalog/steps.ts'
import { previewChanges } from './preview-changes.ts'
import {
  createBulkEdit,
  lockBulkEdit,
  markUndoing,
  readBulkEdit,
  readBulkEditOfRequest,
  readBulkEdits,
  readAppliedChanges,
} from './repository.ts'
import { readChange, type ReceivedChange, wireBulkEdit, wireChange, wireSheetProduct } from './wire.ts'

const sheetPageSize = 200
const pageSize = 50
const changesPageSize = 200
/** Shorter search texts would match nearly every product, as they would in the product list. */
const minSearchLength = 3
/** Maximum number of repeated changes listed in a refusal. */
const maxShownPositions = 20

export const bulkEditHandlers: Handlers<typeof bulkEdits, { db: Database }> = {
  async 'POST /svc_admin/product-sheet'({ body, staff }, { db }) {
    for (const site of body.sites) assertSiteAccess(staff, site)
    const before = body.before ?? null
    const ids = await selectProducts(db, body.products, { before, staff })
    const products = await readSheetProducts(db, ids, body.sites)
    return {
      products: products.map((product) => wireSheetProduct(product, body.sites)),
      next: ids.length < sheetPageSize ? null : ids.at(-1)!,
    }
  },

  async 'POST /svc_admin/bulk-edits/preview'({ body, staff, refuse }, { db }) {
    const changes = readChanges(body.changes, staff)
    const repeated = repeatedPositions(changes)
    if (repeated) throw refuse('change_repeated', repeated)
    return { outcomes: await previewChanges(db, changes) }
  },

  async 'POST /svc_admin/bulk-edits'({ body, staff, key, fingerprint, refuse }, { db }) {
    const changes = readChanges(body.changes, staff)
    const repeated = repeatedPositions(changes)
    if (repeated) throw refuse('change_repeated', repeated)
    const requestKey = `${staff.id ?? `key ${staff.keyId ?? ''}`} ${key}`
    const edit = { sites: sitesOfChanges(changes), actor: currentActor()!, requestKey, fingerprint, changes }
    const createdId = await db.transaction(async (tx) => {
      const bulkEditId = await createBulkEdit(tx, edit)
      if (bulkEditId !== undefined) await afterCommit(tx, 'bulk_edit_run', { bulkEditId })
      return bulkEditId
    })
    const known =
      createdId === undefined ? (await readBulkEditOfRequest(db, requestKey))! : { id: createdId, fingerprint }
    if (known.fingerprint !== fingerprint) throw commonRefusal('idempotency_key_reused')
    return wireBulkEdit((await readBulkEdit(db, known.id, sites))!)
  },

  async 'GET /svc_admin/bulk-edits'({ query, staff }, { db }) {
    const rows = await readBulkEdits(db, { sites: staff.sites, before: query.before ?? null, limit: pageSize })
    return { edits: rows.map(wireBulkEdit), next: rows.length < pageSize ? null : String(rows.at(-1)!.id) }
  },

  async 'GET /svc_admin/bulk-edits/{id}'({ params, staff, refuse }, { db }) {
    const edit = await readBulkEdit(db, params.id, staff.sites)
    if (!edit) throw refuse('bulk_edit_not_found')
    return wireBulkEdit(edit)
  },

  async 'GET /svc_admin/bulk-edits/{id}/changes'({ params: { id }, query, staff, site, refuse }, { db }) {
    if (!(await readBulkEdit(db, id, staff.sites))) throw refuse('bulk_edit_not_found')
    const { after = -1, outcome = null } = query
    const rows = await readAppliedChanges(db, { id, after, outcome, limit: changesPageSize })
    const names = await readNames(
      db,
      site,
      rows.map(({ change }) => change.productId),
    )
    return {
      changes: rows.map(({ change, ...row }) => ({
        ...row,
        productName: names.get(change.productId)?.name ?? null,
        change: wireChange(change),
      })),
      next: rows.length < changesPageSize ? null : String(rows.at(-1)!.position),
    }
  },

  async 'POST /svc_admin/bulk-edits/{id}/undo'({ params: { id }, staff, refuse }, { db }) {
    await db.transaction(async (tx) => {
      const edit = await lockBulkEdit(tx, id)
      if (!edit?.sites.every((site) => staff.sites.includes(site))) throw refuse('bulk_edit_not_found')
      if (edit.state === 'applying') throw refuse('bulk_edit_running')
      if (edit.state !== 'applied') return
      await markUndoing(tx, id, currentActor()!)
      await afterCommit(tx, 'bulk_edit_run', { bulkEditId: id })
    })
    return wireBulkEdit((await readBulkEdit(db, id, staff.sites))!)
  },
}

type Selected = Parameters<(typeof bulkEditHandlers)['POST /svc_admin/product-sheet']>[0]['body']['products']

/** Returns a page of selected product ids, newest first. */
async function selectProducts(
  db: Database,
  products: Selected,
  { before, staff }: { before: number | null; staff: Staff },
): Promise<number[]> {
  if ('ids' in products) {
    const sorted = [...new Set(products.ids)].toSorted((a, b) => b - a)
    return sorted.filter((id) => before === null || id < before).slice(0, sheetPageSize)
  }
  const { site, q, filter } = products
  assertSiteAccess(staff, site)
  const text = q.length < minSearchLength ? '' : q
  const categoryIds = await readWantedCategories(db, products)
  const list = { site, location: locationOf(site), text, filter, categoryIds, before, limit: sheetPageSize }
  return (await listProducts(db, list)).map(({ id }) => id)
}

/** Converts received changes to minor units. Refuses changes on sites that the staff member may not edit. */
function readChanges(received: readonly ReceivedChange[], staff: Staff): BulkChange[] {
  const changes = received.map(readChange)
  for (const site of sitesOfChanges(changes)) assertSiteAccess(staff, site)
  return changes
}

/** Returns the total number of changes that repeat an earlier one, and the first positions; null if there are none. */
function repeatedPositions(changes: readonly BulkChange[]) {
  const positions = repeatedChanges(changes)
  return positions.length === 0 ? null : { positions: positions.slice(0, maxShownPositions), total: positions.length }
}
