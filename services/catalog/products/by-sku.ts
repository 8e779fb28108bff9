import { statement, type QueryRunner } from '#platform/database.ts'

interface SkuRow {
  sku: string
  /** Id of the variant, or of the product itself. */
  id: number
  productId: number
}

const bySku = statement<SkuRow>(
  'sellable.by-sku',
  `select sku, id, product_id as "productId" from sellable
   where lower(replace(sku, ' ', '')) = any($1::text[])`,
)

/** Returns the products and variants with these SKU keys, without site prefix. SKU keys ignore case and spaces. */
export async function readBySku(db: QueryRunner, keys: readonly string[]): Promise<SkuRow[]> {
  return db.run(bySku, [keys])
}
