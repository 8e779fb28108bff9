import { skuKey } from '#domain/catalog/import/cells/sku.ts'
import type { RowResult } from '#domain/catalog/import/columns.ts'
import type { ImportedProduct } from '#domain/catalog/import/read-product.ts'
import { locationOf } from '#domain/catalog/stock.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readUnitsSoldSince } from '#services/orders/steps.ts'
import { readSkus } from './repository.ts'

/** Returns a note for each variant sold since the file was made, because the file still counts the sold units. */
export async function soldSinceNotes(
  db: QueryRunner,
  products: readonly ImportedProduct[],
  { site, madeAt, column }: { site: Site; madeAt: number; column: string },
): Promise<RowResult[]> {
  const near = sites.filter((each) => locationOf(each) === locationOf(site))
  const sold = await readUnitsSoldSince(db, madeAt, near)
  const skus = await readSkus(db, [...sold.keys()])
  const units = new Map(skus.map(({ id, sku }) => [skuKey(sku), sold.get(id)!]))
  const time = new Date(madeAt).toISOString()
  return products.flatMap(({ handle, variants }) =>
    variants.flatMap(({ row, sku, quantity, managed }): RowResult[] => {
      const count = units.get(skuKey(sku))
      if (count === undefined || quantity === null || !managed) return []
      const sales = count === 1 ? '1 unit was' : `${count} units were`
      return [
        {
          row,
          handle,
          outcome: 'note',
          column,
          why: `${sku}: ${sales} sold since the file was exported (${time}). Setting the stock to ${quantity} ignores that.`,
          suggestion: 'Make the file again, lower the quantity, or import with --stock skip.',
        },
      ]
    }),
  )
}
