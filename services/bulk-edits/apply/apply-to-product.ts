import { reversed, type BulkChange } from '#domain/bulk-edits/bulk-change.ts'
import { editOutcome, restoreOutcome, type EditOutcome } from '#domain/bulk-edits/edit-outcome.ts'
import { sites } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { refreshListings } from '#services/catalog/steps.ts'
import {
  changePrice,
  changeSaleState,
  lockProduct,
  readSheetProducts,
  storeName,
} from '#services/staff-catalog/steps.ts'
import { lockOpenChanges, settleChanges, type SettledChange } from '../repository.ts'

interface ProductRun {
  bulkEditId: number
  productId: number
  isUndo: boolean
}

/**
 * Makes or undoes the open changes of a bulk edit to one product, and records their outcome in the same transaction, so
 * that a repeated run never makes a change twice. Refused changes do not stop the others.
 */
export async function applyToProduct(tx: Transaction, { bulkEditId, productId, isUndo }: ProductRun): Promise<void> {
  await lockProduct(tx, productId)
  const open = await lockOpenChanges(tx, bulkEditId, productId, isUndo ? 'changed' : 'waiting')
  if (open.length === 0) return
  const [product] = await readSheetProducts(tx, [productId], sites)
  const settled: SettledChange[] = []
  let isChanged = false
  for (const { position, change } of open) {
    const edit = isUndo ? reversed(change) : change
    const planned = isUndo ? restoreOutcome(product, edit) : editOutcome(product, edit)
    const outcome = planned === 'change' && !(await store(tx, edit)) ? 'changed_since' : planned
    if (outcome === 'change') isChanged = true
    settled.push({ position, ...settledAs(outcome, isUndo) })
  }
  await settleChanges(tx, bulkEditId, settled)
  if (isChanged) await refreshListings(tx, productId)
}

/** Stores a change; returns false if an import changed the price after it was read. */
async function store(tx: Transaction, change: BulkChange): Promise<boolean> {
  const { productId } = change
  switch (change.field) {
    case 'name':
      await storeName(tx, productId, change.after)
      return true
    case 'state':
      await changeSaleState(tx, productId, change.site, change.after)
      return true
    case 'price':
      return changePrice(tx, { productId, sku: change.sku, site: change.site }, change.after, change.before)
  }
}

function settledAs(outcome: EditOutcome, isUndo: boolean): Omit<SettledChange, 'position'> {
  if (outcome === 'change') return { outcome: isUndo ? 'undone' : 'changed', reason: null }
  // A value that is already restored needs no undo.
  if (outcome === 'unchanged') return { outcome: isUndo ? 'undone' : 'unchanged', reason: null }
  return { outcome: isUndo ? 'left' : 'refused', reason: outcome }
}
