import type { BulkChange } from '#domain/bulk-edits/bulk-change.ts'
import { editOutcome, type EditOutcome } from '#domain/bulk-edits/edit-outcome.ts'
import { sites } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readSheetProducts } from '#services/staff-catalog/steps.ts'

const batchSize = 500

/** Returns the effect that each change would have now, in order. */
export async function previewChanges(db: QueryRunner, changes: readonly BulkChange[]): Promise<EditOutcome[]> {
  const ids = [...new Set(changes.map(({ productId }) => productId))]
  const positions = Map.groupBy(changes.keys(), (position) => changes[position]!.productId)
  const outcomes: EditOutcome[] = changes.map(() => 'not_found')
  for (let start = 0; start < ids.length; start += batchSize) {
    const products = await readSheetProducts(db, ids.slice(start, start + batchSize), sites)
    for (const product of products)
      for (const position of positions.get(product.id) ?? [])
        outcomes[position] = editOutcome(product, changes[position]!)
  }
  return outcomes
}
