import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

const readModel = statement<{ model: ModelEntry | null }>('sellable.model', 'select model from sellable where sku = $1')

/** Returns the 3D model of a product by SKU, or null. */
export async function modelOf(db: QueryRunner, sku: string): Promise<ModelEntry | null> {
  const [row] = await db.run(readModel, [sku])
  return row?.model ?? null
}
