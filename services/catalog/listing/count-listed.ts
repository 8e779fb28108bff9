import { statement, type QueryRunner } from '#platform/database.ts'

const count = statement<{ count: number }>(
  'listing.count-products',
  `select count(*)::integer as count from product where exists (select from listing where product_id = product.id)`,
)

/** Counts the products with a listing on some site. */
export async function countListedProducts(db: QueryRunner): Promise<number> {
  return (await db.run(count, []))[0]!.count
}
