import type { BulkChange, PreviewOutcome } from '../bulk-edit-types.ts'

/** Returns the ids of products of which a stored value is no longer the one in the sheet. */
export function conflictingProducts(changes: readonly BulkChange[], outcomes: readonly PreviewOutcome[]): number[] {
  const conflicts = changes.filter((_, position) => {
    const outcome = outcomes[position]
    return outcome !== 'change' && outcome !== 'special_too_high'
  })
  return [...new Set(conflicts.map(({ productId }) => productId))]
}
