import type { RefusalReason } from '#domain/bulk-edits/edit-outcome.ts'
import type { BulkChange, PreviewOutcome } from '../bulk-edit-types.ts'

interface Reviewed {
  position: number
  change: BulkChange
  /** Null for a change that the server will apply. */
  reason: RefusalReason | null
}

/**
 * Groups the changes into those that the server will apply and those that it will refuse, and counts unchanged values.
 */
export function groupOutcomes(changes: readonly BulkChange[], outcomes: readonly PreviewOutcome[]) {
  const changing: Reviewed[] = []
  const refused: Reviewed[] = []
  let unchanged = 0
  for (const [position, change] of changes.entries()) {
    const outcome = outcomes[position]!
    if (outcome === 'change') changing.push({ position, change, reason: null })
    else if (outcome === 'unchanged') unchanged += 1
    else refused.push({ position, change, reason: outcome })
  }
  return { changing, refused, unchanged }
}
