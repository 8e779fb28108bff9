import { countSearchOutcomes } from '#domain/analytics/searches/search-outcomes.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { firstUnsettledDay } from '../repository.ts'
import { lockCounter, readSearchEvents, readVisitSearches, storeCounter, storeOutcomes } from './repository.ts'

const perTransaction = 2_000

/**
 * Adds new searches, clicks, and orders to the phrase counts, each event once across processes. `now` is in Unix
 * milliseconds.
 */
export async function countSearches(db: Database, now: number): Promise<void> {
  while ((await db.transaction((tx) => countBatch(tx, now))) === perTransaction);
}

async function countBatch(tx: Transaction, now: number): Promise<number> {
  const after = await lockCounter(tx)
  const events = await readSearchEvents(tx, { after, limit: perTransaction, now })
  if (events.length === 0) {
    // The next count does not open partitions before this day.
    const day = firstUnsettledDay(now)
    if (day !== after.day) await storeCounter(tx, { ...after, day })
    return 0
  }
  const known = await readVisitSearches(tx, [...new Set(events.map(({ visitId }) => visitId))])
  await storeOutcomes(tx, countSearchOutcomes(known, events))
  await storeCounter(tx, events.at(-1)!)
  return events.length
}
