import { serverDestinations, type ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

interface DestinationCounts {
  destination: ServerDestination
  delivered: number
  /** Name and delivery time of the last delivered event. */
  lastEvent: string | null
  lastAt: Date | null
  /** Number of waiting deliveries, at most 1,000. */
  waiting: number
}

const maxWaiting = 1_000

const counts = statement<DestinationCounts>(
  'analytics-delivered.counts',
  `select name as destination, delivered, "lastEvent", "lastAt", waiting
   from unnest($1::text[]) with ordinality as t (name, number)
   cross join lateral (
     select coalesce(sum(d.delivered), 0)::integer as delivered, max(d.last_at) as "lastAt",
       (array_agg(d.last_event order by d.last_at desc))[1] as "lastEvent"
     from analytics_delivered d
     where d.destination = name and d.site = any($2::text[]) and d.last_at > $3::timestamptz - interval '30 days') d
   cross join lateral (
     select count(*)::integer as waiting from (
       select from analytics_delivery
       where destination = name and state = 'waiting' and site = any($2::text[]) limit ${maxWaiting}) each) w
   order by number`,
)

/** Returns each destination's event counts on these sites: delivered in the past 30 days, and waiting. */
export async function countByDestination(
  db: QueryRunner,
  sites: readonly Site[],
  now: number,
): Promise<DestinationCounts[]> {
  return db.run(counts, [serverDestinations, sites, new Date(now)])
}

/** Deletes counts for days that no page shows anymore. */
export const sweepDelivered = createClockSweep('analytics_delivered', `last_at < $1::timestamptz - interval '40 days'`)
