import type { BulkChange, PreviewOutcome } from '../bulk-edit-types.ts'

/** Returns the ids of products with stored values that no longer match the sheet. */
export function conflictingProducts(changes: readonly BulkChange[], outcomes: readonly PreviewOutcome[]): number[] {
  const conflicts = changes.filter((_, position) => {
    const outcome = outcomes[position]
    return outcome !== 'change' && outcome !== 'special_too_high'
  })
  return [...new Set(conflicts.map(({ productId }) => productId))]
}
