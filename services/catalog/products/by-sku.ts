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
   where lower(replace(sku, ' ', '')) = any(select lower(replace(wanted, ' ', '')) from unnest($1::text[]) wanted)`,
)

/** Returns the products and variants with these SKUs, which have no site prefix. Case and spaces do not count. */
export async function readBySku(db: QueryRunner, skus: readonly string[]): Promise<SkuRow[]> {
  return db.run(bySku, [skus])
}
