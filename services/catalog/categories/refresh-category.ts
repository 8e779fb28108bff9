import { statement, type Database } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { refreshListings } from '../listing/listing.ts'

interface CategoryBatch {
  categoryId: number
  after: number
}

/** Products per transaction; small, so that locks stay short even for a large category. */
const batchSize = 50

const next = statement<{ id: number }>(
  'category.products-after',
  `with recursive down as (
     select $1::integer as id union select c.id from category c join down on c.parent_id = down.id)
   select distinct product_id as id from product_category
   where category_id in (select id from down) and product_id > $2 order by id limit $3`,
)

/**
 * Rebuilds the listings for the next batch of products in a category and its subcategories, and queues the remaining
 * products.
 */
export async function refreshCategory(db: Database, { categoryId, after }: CategoryBatch, max = batchSize) {
  await db.transaction(async (tx) => {
    const products = await tx.run(next, [categoryId, after, max])
    for (const { id } of products) await refreshListings(tx, id)
    const last = products[max - 1]
    if (last) await afterCommit(tx, 'listings_refresh', { categoryId, after: last.id })
  })
}
