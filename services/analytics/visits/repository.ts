import type { PageEvent, VisitDetails } from '#domain/analytics/visits/visit-details.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'
import { settledBefore, type EventPosition } from '../repository.ts'

interface VisitEvent extends EventPosition, PageEvent {
  site: Site
  visitId: string
  /** Unix milliseconds. */
  at: number
}

export interface VisitRow extends VisitDetails {
  site: Site
  visitId: string
  /** Unix milliseconds. */
  startedAt: number
}

// Around midnight, a higher number may belong to the earlier day, so the previous day is read too.
const events = statement<VisitEvent>(
  'analytics-visit.events',
  `select number::double precision as number, day::text as day, site, visit_id as "visitId",
     (extract(epoch from at) * 1000)::double precision as at, type, name, properties->>'step' as "checkoutStep", context
   from analytics_event
   where day >= $4::date - 1 and number > $1 and source = 'storefront' and visit_id is not null and received_at < $3
   order by analytics_event.number limit $2`,
)
const counted = statement<EventPosition>(
  'analytics-visit.counted',
  'select number::double precision as number, day::text as day from analytics_visit_counted for update',
)
const setCounted = statement('analytics-visit.set-counted', 'update analytics_visit_counted set number = $1, day = $2')
const ofHigherRank = (column: string) =>
  `${column} = case when excluded.origin > visit.origin then excluded.${column} else visit.${column} end`
// Same rule as `mergeVisitDetails`: the first origin with the highest rank wins. Skips updates that change nothing.
const add = statement(
  'analytics-visit.add',
  `insert into analytics_visit as visit (site, visit_id, started_at, step, device, origin, source, medium, campaign)
   select site, "visitId", to_timestamp("startedAt" / 1000), step, device, origin, source, medium, campaign
   from jsonb_to_recordset($1::jsonb) as row (site text, "visitId" text, "startedAt" double precision, step smallint,
     device text, origin smallint, source text, medium text, campaign text)
   order by "visitId", site
   on conflict (visit_id, site) do update set started_at = least(visit.started_at, excluded.started_at),
     step = greatest(visit.step, excluded.step), device = coalesce(visit.device, excluded.device),
     ${['origin', 'source', 'medium', 'campaign'].map(ofHigherRank).join(', ')}
   where excluded.started_at < visit.started_at or excluded.step > visit.step or excluded.origin > visit.origin
     or visit.device is null and excluded.device is not null`,
)

/** Returns the store's page events after an event, oldest first, except those from the last half minute. */
export async function readVisitEvents(
  db: QueryRunner,
  { after, limit, now }: { after: EventPosition; limit: number; now: number },
): Promise<VisitEvent[]> {
  return db.run(events, [after.number, limit, settledBefore(now), after.day])
}

/** Locks the counter, so that only one process counts at a time, and returns the last counted event. */
export async function lockCounter(tx: Transaction): Promise<EventPosition> {
  return (await tx.run(counted, []))[0]!
}

export async function storeCounter(tx: Transaction, { number, day }: EventPosition): Promise<void> {
  await tx.run(setCounted, [number, day])
}

/** Inserts visits, or updates them from later events. */
export async function addVisits(tx: Transaction, rows: readonly VisitRow[]): Promise<void> {
  await tx.run(add, [JSON.stringify(rows)])
}

/** Deletes visits that began before a time. */
export const sweepVisits = createClockSweep('analytics_visit', 'started_at < $1')
