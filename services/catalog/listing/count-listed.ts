import { statement, type QueryRunner } from '#platform/database.ts'

const count = statement<{ count: number }>(
  'listing.count-products',
  `select count(*)::integer as count from product where exists (select from listing where product_id = product.id)`,
)

/**
 * Creates a function that returns the number of products listed on any site. It reuses the count up to an age in
 * milliseconds.
 */
export function createListedCounter() {
  let latest: { at: number; count: Promise<number> } | null = null
  return async (db: QueryRunner, now: number, maxAgeMs: number): Promise<number> => {
    if (latest && now - latest.at < maxAgeMs) return latest.count
    const counted = { at: now, count: db.run(count, []).then((rows) => rows[0]!.count) }
    latest = counted
    counted.count.catch(() => {
      if (latest === counted) latest = null
    })
    return counted.count
  }
}
