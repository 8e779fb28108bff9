import type { VariantEntry } from '#domain/catalog/product-entry.ts'
import { stockLocations } from '#domain/catalog/stock.ts'
import { sites } from '#domain/sites.ts'
import { pipelined, statement, type Transaction } from '#platform/database.ts'
import { missingStockWrite, priceWrites, saleStates } from './save-product.ts'

const endRetirement = statement(
  'sellable.end-retirement',
  'update sellable set retired_at = null, retired_option = null, retired_value = null where id = any($1)',
)

/**
 * Resumes selling variants of a locked product that have no prices, with the sale state of its other variants on each
 * site. Their other data stays unchanged. The caller must make them visible.
 */
export async function returnVariants(
  tx: Transaction,
  productId: number,
  variants: readonly (VariantEntry & { id: number })[],
): Promise<void> {
  const states = await tx.run(saleStates, [productId, sites])
  const writes = variants.flatMap((variant) => [
    ...priceWrites(variant.id, { status: 'draft' }, variant, states),
    ...stockLocations.map((location) => missingStockWrite(variant.id, variant, location)),
  ])
  await pipelined([
    tx.run(endRetirement, [variants.map(({ id }) => id)]),
    ...writes.map(([sql, values]) => tx.run(sql, values)),
  ])
}
