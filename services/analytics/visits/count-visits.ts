import { mergeVisitDetails, visitDetails } from '#domain/analytics/visits/visit-details.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { firstUnsettledDay } from '../repository.ts'
import { addVisits, lockCounter, readVisitEvents, storeCounter, type VisitRow } from './repository.ts'

const perTransaction = 5_000

interface Counting {
  /** Unix milliseconds. */
  now: number
  /** Host names of the sites, which do not count as referrers. */
  ownHosts: ReadonlySet<string>
}

/** Adds new page events to their visits, each event once across processes. */
export async function countVisits(db: Database, counting: Counting): Promise<void> {
  while ((await db.transaction((tx) => countBatch(tx, counting))) === perTransaction);
}

async function countBatch(tx: Transaction, { now, ownHosts }: Counting): Promise<number> {
  const after = await lockCounter(tx)
  const events = await readVisitEvents(tx, { after, limit: perTransaction, now })
  if (events.length === 0) {
    // The next count does not open partitions before this day.
    const day = firstUnsettledDay(now)
    if (day !== after.day) await storeCounter(tx, { ...after, day })
    return 0
  }
  const visits = new Map<string, VisitRow>()
  for (const event of events) {
    const { site, visitId, at } = event
    const key = `${visitId} ${site}`
    const facts = visitDetails(event, ownHosts)
    const known = visits.get(key)
    const merged = known ? mergeVisitDetails(known, facts) : facts
    visits.set(key, { site, visitId, startedAt: Math.min(known?.startedAt ?? at, at), ...merged })
  }
  await addVisits(tx, [...visits.values()])
  await storeCounter(tx, events.at(-1)!)
  return events.length
}
