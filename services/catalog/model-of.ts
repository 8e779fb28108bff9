import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import { statement, type Queries } from '#platform/database.ts'

const readModel = statement<{ model: ModelEntry | null }>('sellable.model', 'select model from sellable where sku = $1')

/** What a piece is built as in three dimensions; null where it has no model or does not exist. */
export async function modelOf(db: Queries, sku: string): Promise<ModelEntry | null> {
  const [row] = await db.run(readModel, [sku])
  return row?.model ?? null
}
