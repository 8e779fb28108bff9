import { reverseChange, sitesOfChanges, type BulkChange } from '#domain/bulk-edits/bulk-change.ts'
import { editOutcome, restoreOutcome, type EditOutcome } from '#domain/bulk-edits/edit-outcome.ts'
import { sites } from '#domain/sites.ts'
import { pipelined, type Transaction } from '#platform/database.ts'
import { lockRelated, refreshListings } from '#services/catalog/steps.ts'
import { changePrice, changeSaleState, readSheetProducts, storeName } from '#services/staff-catalog/steps.ts'
import { lockOpenChanges, recordOutcomes, type RecordedOutcome } from '../repository.ts'

interface ProductRun {
  bulkEditId: number
  productId: number
  isUndo: boolean
}

/**
 * Applies or undoes a bulk edit's open changes to one product. Records their outcome in the same transaction, so that a
 * repeated run never makes a change twice. Refused changes do not stop the others.
 */
export async function applyToProduct(tx: Transaction, { bulkEditId, productId, isUndo }: ProductRun): Promise<void> {
  await lockRelated(tx, productId)
  const [open, [product]] = await pipelined([
    lockOpenChanges(tx, bulkEditId, productId, openOutcome(isUndo)),
    readSheetProducts(tx, [productId], sites),
  ])
  if (open.length === 0) return
  const planned = open.map(({ position, change }) => {
    const edit = isUndo ? reverseChange(change) : change
    return { position, edit, outcome: isUndo ? restoreOutcome(product, edit) : editOutcome(product, edit) }
  })
  const isStored = await storeAll(
    tx,
    planned.flatMap(({ edit, outcome }) => (outcome === 'change' ? [edit] : [])),
  )
  const settled = planned.map(({ position, edit, outcome }) => ({
    position,
    edit,
    outcome: outcome === 'change' && !isStored.has(edit) ? ('changed_since' as const) : outcome,
  }))
  await recordOutcomes(
    tx,
    bulkEditId,
    settled.map(({ position, outcome }) => ({ position, ...settledAs(outcome, isUndo) })),
  )
  const stored = [...isStored]
  if (stored.length === 0) return
  // Prices and states on one site do not affect listings on other sites.
  const concerned = stored.some(({ field }) => field === 'name') ? sites : sitesOfChanges(stored)
  await refreshListings(tx, productId, 'all', concerned)
}

/** Marks a product's open changes as failed, so that they do not stop the bulk edit. */
export async function recordFailedProduct(
  tx: Transaction,
  { bulkEditId, productId, isUndo }: ProductRun,
): Promise<void> {
  const open = await lockOpenChanges(tx, bulkEditId, productId, openOutcome(isUndo))
  const settled = open.map(({ position }) => ({ position, ...settledAs('failed', isUndo) }))
  await recordOutcomes(tx, bulkEditId, settled)
}

/** Returns the outcome of changes that a run has not processed yet. */
export function openOutcome(isUndo: boolean): 'waiting' | 'changed' {
  return isUndo ? 'changed' : 'waiting'
}

/** Stores changes and returns those that took effect. */
async function storeAll(tx: Transaction, changes: readonly BulkChange[]): Promise<Set<BulkChange>> {
  const stored = new Set<BulkChange>()
  const run = async (change: BulkChange) => {
    if (await store(tx, change)) stored.add(change)
  }
  // Prices first, because a state change moves them to another table.
  await pipelined(changes.filter(({ field }) => field === 'price').map(run))
  for (const change of changes.filter(({ field }) => field !== 'price')) await run(change)
  return stored
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

function settledAs(outcome: EditOutcome | 'failed', isUndo: boolean): Omit<RecordedOutcome, 'position'> {
  if (outcome === 'change') return { outcome: isUndo ? 'undone' : 'changed', reason: null }
  // A value that is already restored needs no undo.
  if (outcome === 'unchanged') return { outcome: isUndo ? 'undone' : 'unchanged', reason: null }
  return { outcome: isUndo ? 'left' : 'refused', reason: outcome }
}
