import type { Rating } from '#domain/reviews/rating.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { refreshListings } from './listing.ts'

const lockProduct = statement('rating.lock', 'select from product where id = $1 for update')
const put = statement(
  'rating.put',
  `insert into product_rating (product_id, reviews, stars) values ($1, $2, $3)
   on conflict (product_id) do update set reviews = excluded.reviews, stars = excluded.stars`,
)
const remove = statement('rating.remove', 'delete from product_rating where product_id = $1')
const listed = statement<{ id: number }>(
  'rating.is-listed',
  'select product_id as id from listing where site = $1 and product_id = $2 and visibility = 4',
)

/** Returns true if a product has a page on a site. */
export async function isListed(db: QueryRunner, site: Site, productId: number): Promise<boolean> {
  return (await db.run(listed, [site, productId])).length > 0
}

const hiding = statement<{ id: number }>(
  'rating.hiding',
  `select id from product where id = any($1) and coalesce((attributes->>'hidesReviews')::boolean, false)`,
)

/** Returns the ids of the products for which the shop must not show or request reviews [ANALYTICS-501]. */
export async function readIdsHidingReviews(db: QueryRunner, productIds: readonly number[]): Promise<Set<number>> {
  return new Set((await db.run(hiding, [productIds])).map(({ id }) => id))
}

/** Returns true if the shop must not show or request reviews for a product [ANALYTICS-501]. */
export async function hidesReviews(db: QueryRunner, productId: number): Promise<boolean> {
  return (await readIdsHidingReviews(db, [productId])).has(productId)
}

/**
 * Updates a product's rating, listings, and pages. Reads the rating under a lock, so that concurrent reviews are all
 * counted.
 */
export async function updateProductRating(tx: Transaction, productId: number, read: () => Promise<Rating>) {
  await tx.run(lockProduct, [productId])
  const { count, stars } = await read()
  if (count > 0) await tx.run(put, [productId, count, stars])
  else await tx.run(remove, [productId])
  await refreshListings(tx, productId)
}
