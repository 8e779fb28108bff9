import type { BulkEdit } from '../bulk-edit-types.ts'

/** Returns how many changes a bulk edit or its undo has processed. */
export function progressOf({ state, counts }: Pick<BulkEdit, 'state' | 'counts'>): { done: number; total: number } {
  const { waiting, changed, unchanged, refused, undone, left } = counts
  const total = waiting + changed + unchanged + refused + undone + left
  if (state === 'undoing') return { done: undone + left, total: changed + undone + left }
  return { done: total - waiting, total }
}
