import { countSightings, sightingsOf } from '#domain/recommendations/sightings.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { readProductViews } from '#services/analytics/steps.ts'
import { rankStaleLists } from '../rank-stale.ts'
import {
  addSightings,
  addVisits,
  lockViewCounter,
  readProductIdsBySku,
  readStaleViewedIds,
  readViewedPairs,
  storeViewCounter,
  storeViewedTogether,
} from './repository.ts'

const perTransaction = 5_000

/**
 * Counts products viewed in the same visits. Each pair counts once per browser, and once per network and day, so that a
 * sender of fake visits has little effect. Memory holds one batch of views. `now` is in Unix milliseconds.
 */
export async function countViews(db: Database, now: number): Promise<void> {
  while ((await db.transaction((tx) => countNext(tx, now))) === perTransaction);
  await rankStaleLists({
    readStale: async (max) => readStaleViewedIds(db, max),
    readPairs: async (ids) => readViewedPairs(db, ids),
    store: async (lists) => storeViewedTogether(db, lists),
  })
}

/** Counts the next batch of views, exactly once even with several processes. Returns the number of counted views. */
async function countNext(tx: Transaction, now: number): Promise<number> {
  const views = await readProductViews(tx, { after: await lockViewCounter(tx), limit: perTransaction, now })
  if (views.length === 0) return 0
  const productOf = await readProductIdsBySku(tx, [...new Set(views.map(({ sku }) => sku))])
  const visits = Map.groupBy(views, ({ visitId }) => visitId)
  const sightings = sightingsOf(
    [...visits.values()].map((viewed) => {
      const { visitor, network, day } = viewed[0]!
      return { ids: [...new Set(viewed.flatMap(({ sku }) => productOf.get(sku) ?? []))], visitor, network, day }
    }),
  )
  const { counts, pairs } = countSightings(await addSightings(tx, sightings))
  await addVisits(
    tx,
    [...counts].map(([id, count]) => ({ id, visits: count })),
    pairs,
  )
  await storeViewCounter(tx, views.at(-1)!)
  return views.length
}
