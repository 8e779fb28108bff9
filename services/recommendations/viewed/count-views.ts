import { rankTogether } from '#domain/recommendations/rank-together.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { readProductViews } from '#services/analytics/steps.ts'
import {
  addVisits,
  lockViewCounter,
  readProductsOf,
  readStaleViewed,
  readViewedPairs,
  storeViewCounter,
  storeViewedTogether,
} from './repository.ts'

const perTransaction = 5_000
/** A visit to more products is a crawler's or a script's, and its number of pairs grows quadratically. */
const maxProducts = 30
const productsPerStatement = 100
const maxStored = 24

/**
 * Counts which products were viewed in the same visits. Memory holds one batch of views; a visit that continues in a
 * later batch counts as two. `now` is in Unix milliseconds.
 */
export async function countViews(db: Database, now: number): Promise<void> {
  while ((await db.transaction((tx) => countNext(tx, now))) === perTransaction);
  for (;;) {
    const ids = await readStaleViewed(db, productsPerStatement)
    if (ids.length === 0) return
    const rows = await readViewedPairs(db, ids)
    const countOf = new Map(
      rows.flatMap((row) => [
        [row.id, row.countOfId],
        [row.other, row.countOfOther],
      ]),
    )
    const lists = rankTogether(rows, countOf, maxStored)
    await storeViewedTogether(db, new Map(ids.map((id) => [id, lists.get(id) ?? []])))
  }
}

/** Counts the next views exactly once across processes, and returns their number. */
async function countNext(tx: Transaction, now: number): Promise<number> {
  const views = await readProductViews(tx, { after: await lockViewCounter(tx), limit: perTransaction, now })
  if (views.length === 0) return 0
  const productOf = await readProductsOf(tx, [...new Set(views.map(({ sku }) => sku))])
  const visits = Map.groupBy(views, ({ visitId }) => visitId)
  const products = new Map<number, number>()
  const pairs = new Map<string, { id: number; other: number; shared: number }>()
  for (const viewed of visits.values()) {
    const ids = [...new Set(viewed.flatMap(({ sku }) => productOf.get(sku) ?? []))]
    if (ids.length > maxProducts) continue
    for (const id of ids) {
      products.set(id, (products.get(id) ?? 0) + 1)
      for (const other of ids) {
        if (other === id) continue
        const pair = pairs.get(`${id}:${other}`) ?? { id, other, shared: 0 }
        pairs.set(`${id}:${other}`, { ...pair, shared: pair.shared + 1 })
      }
    }
  }
  const counted = [...products].map(([id, count]) => ({ id, visits: count }))
  await addVisits(tx, counted, [...pairs.values()])
  await storeViewCounter(tx, views.at(-1)!)
  return views.length
}
