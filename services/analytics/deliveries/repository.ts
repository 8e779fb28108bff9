import { requiresEventOrder, type ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import type { StoredEvent } from '#domain/analytics/deliveries/stored-event.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

export interface ClaimedDelivery {
  id: string
  /** Number of attempts, including this one. */
  attempts: number
  event: StoredEvent
}

const claimDue = `with claimed as (
     update analytics_delivery set attempts = attempts + 1, next_at = $3::timestamptz
     where id = any(array(
       select id from analytics_delivery d
       where destination = $1 and state = 'waiting' and next_at <= $2::timestamptz
         and not exists (select from analytics_pause where destination = $1 and not_before > $2::timestamptz)`
const returnClaimed = `order by next_at, id limit $4 for update of d skip locked))
     returning id, attempts, event)
   select id::text, attempts, event from claimed order by claimed.id`
const claim = statement<ClaimedDelivery>('analytics-delivery.claim', `${claimDue} ${returnClaimed}`)
// A leased or postponed delivery holds back the user's later ones.
const claimInOrder = statement<ClaimedDelivery>(
  'analytics-delivery.claim-in-order',
  `${claimDue}
   and not exists (
     select from analytics_delivery earlier
     where earlier.user_id = d.user_id and earlier.destination = $1 and earlier.id < d.id and earlier.state = 'waiting')
   ${returnClaimed}`,
)
const pause = statement(
  'analytics-delivery.pause',
  `insert into analytics_pause (destination, not_before) values ($1, $2::timestamptz)
   on conflict (destination) do update set not_before = greatest(analytics_pause.not_before, excluded.not_before)`,
)
// Sites are counted in a fixed order, so that concurrent batches do not deadlock.
const complete = statement(
  'analytics-delivery.complete',
  `with done as (
     delete from analytics_delivery where id = any($1::bigint[])
     returning id, destination, site, coalesce(nullif(event_name, ''), event->>'type') as event)
   insert into analytics_delivered (day, destination, site, delivered, last_event, last_at)
   select ($3::timestamptz at time zone 'UTC')::date, destination, site, count(*),
     (array_agg(event order by id desc))[1], $3::timestamptz
   from done where id = any($2::bigint[]) group by destination, site order by destination, site
   on conflict (day, destination, site) do update
   set delivered = analytics_delivered.delivered + excluded.delivered, last_event = excluded.last_event,
     last_at = greatest(analytics_delivered.last_at, excluded.last_at)`,
)
// An attempt that outlived its lease must not overwrite the outcome of a later attempt.
const postpone = statement(
  'analytics-delivery.postpone',
  `update analytics_delivery d
   set state = case when delay is null then 'failed' else 'waiting' end, last_error = f.error,
     next_at = $5::timestamptz + make_interval(secs => coalesce(delay, 0) / 1000)
   from unnest($1::bigint[], $2::integer[], $3::text[], $4::double precision[]) as f (id, attempts, error, delay)
   where d.id = f.id and d.attempts = f.attempts and d.state = 'waiting'`,
)

/**
 * Claims due deliveries until the lease ends, oldest first, unless the destination is paused. If the destination needs
 * events in order, claims at most one delivery per user. Times are Unix milliseconds.
 */
export async function claimDeliveries(
  db: QueryRunner,
  destination: ServerDestination,
  { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
): Promise<ClaimedDelivery[]> {
  return db.run(requiresEventOrder(destination) ? claimInOrder : claim, [
    destination,
    new Date(now),
    new Date(now + leaseMs),
    limit,
  ])
}

/** Pauses deliveries to a destination until a time in Unix milliseconds. */
export async function pauseDestination(db: QueryRunner, destination: ServerDestination, until: number): Promise<void> {
  await db.run(pause, [destination, new Date(until)])
}

interface CompletedDeliveries {
  ids: readonly string[]
  /** Ids of the deliveries that the destination received; the others had nothing to report. */
  sent: readonly string[]
  /** Unix milliseconds. */
  now: number
}

/** Deletes completed deliveries, and counts the sent ones. */
export async function completeDeliveries(db: QueryRunner, { ids, sent, now }: CompletedDeliveries): Promise<void> {
  await db.run(complete, [ids, sent, new Date(now)])
}

export interface FailedDelivery {
  id: string
  attempts: number
  error: string
  /** Milliseconds until the next attempt; null leaves the delivery to staff. */
  delayMs: number | null
}

/** Schedules the next attempt for failed deliveries, or leaves them to staff. `now` is in Unix milliseconds. */
export async function postponeDeliveries(
  db: QueryRunner,
  failed: readonly FailedDelivery[],
  now: number,
): Promise<void> {
  await db.run(postpone, [
    failed.map(({ id }) => id),
    failed.map(({ attempts }) => attempts),
    failed.map(({ error }) => error),
    failed.map(({ delayMs }) => delayMs),
    new Date(now),
  ])
}

interface ListedDelivery {
  id: string
  destination: ServerDestination
  site: Site
  event: string
  attempts: number
  lastError: string
  createdAt: Date
}

const list = statement<ListedDelivery>(
  'analytics-delivery.list',
  `select id::text, destination, site, coalesce(nullif(event_name, ''), event->>'type') as event, attempts,
     coalesce(last_error, '') as "lastError", created_at as "createdAt"
   from analytics_delivery where state = 'failed' and site = any($1::text[]) and ($2::text is null or destination = $2)
     and ($3::bigint is null or id < $3) order by id desc limit $4`,
)
const failed = `where id = any($1::bigint[]) and site = any($2::text[]) and state = 'failed'`
const retry = statement<{ id: string }>(
  'analytics-delivery.retry',
  `update analytics_delivery set state = 'waiting', attempts = 0, next_at = $3::timestamptz ${failed} returning id::text`,
)
const discard = statement<{ id: string }>(
  'analytics-delivery.discard',
  `delete from analytics_delivery ${failed} returning id::text`,
)

interface FailedFilter {
  sites: readonly Site[]
  destination: ServerDestination | null
  /** Id of the last delivery on the previous page, or null for the first page. */
  before: string | null
  limit: number
}

/** Returns the failed deliveries on these sites, newest first. */
export async function readFailedDeliveries(
  db: QueryRunner,
  { sites, destination, before, limit }: FailedFilter,
): Promise<ListedDelivery[]> {
  return db.run(list, [sites, destination, before, limit])
}

/** Makes failed deliveries on these sites due again and returns their ids. `now` is in Unix milliseconds. */
export async function retryDeliveries(
  tx: Transaction,
  sites: readonly Site[],
  ids: readonly string[],
  now: number,
): Promise<string[]> {
  return (await tx.run(retry, [ids, sites, new Date(now)])).map(({ id }) => id)
}

/** Deletes failed deliveries on these sites and returns their ids. */
export async function discardDeliveries(
  tx: Transaction,
  sites: readonly Site[],
  ids: readonly string[],
): Promise<string[]> {
  return (await tx.run(discard, [ids, sites])).map(({ id }) => id)
}

/** Deletes deliveries after 30 days, including those to destinations that are no longer configured. */
export const sweepDeliveries = createClockSweep(
  'analytics_delivery',
  `created_at < $1::timestamptz - interval '30 days'`,
)
