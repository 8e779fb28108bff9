import type { ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import type { EventContext, StoredMessage } from '#domain/analytics/deliveries/stored-event.ts'
import type { Site } from '#domain/sites.ts'
import { utcDay } from '#platform/clock.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { createSweep } from '#platform/sweep.ts'

/** A message to store, with the destinations outside the store that receive it. */
interface EventRow extends StoredMessage {
  deliverTo: readonly ServerDestination[]
}

// A repeated message has the same id and is not stored again, even on another day. Ids are unique per source, so that
// no sender can use up the store's own ids. Source names contain no colon.
const insert = statement<{ count: number }>(
  'analytics.insert',
  `with sent as (
     select distinct on (source, "messageId") *, source || ':' || "messageId" as key from jsonb_to_recordset($1::jsonb) as each(position integer, "messageId" text,
       at double precision,
       site text, source text, type text, name text, "anonymousId" text, "userId" text, "visitId" text, "tabId" text,
       "cartId" text, properties jsonb, context jsonb, integrations jsonb, "deliverTo" jsonb, network integer)),
   fresh as (
     insert into analytics_message (message_id, day) select key, $2::date from sent order by 1
     on conflict do nothing returning message_id),
   stored as (
     insert into analytics_event (day, message_id, received_at, at, site, source, type, name, anonymous_id, user_id,
       visit_id, tab_id, cart_id, properties, context, integrations, network)
     select $2::date, "messageId", $3::timestamptz, to_timestamp(at / 1000), site, source, type, name, "anonymousId",
       "userId", "visitId", "tabId", "cartId", properties, context, integrations, network
     from sent join fresh on fresh.message_id = key order by position
     returning *),
   purchases as (
     insert into analytics_purchase (number, day, received_at, at, site, order_id, user_id, anonymous_id, visit_id,
       context, integrations)
     select number, day, received_at, at, site, properties->'order'->>'orderId', user_id, anonymous_id, visit_id,
       context, integrations
     from stored where name = 'purchase' and source = 'server'),
   deliveries as (
     insert into analytics_delivery (destination, site, event_name, user_id, anonymous_id, event, next_at, created_at)
     select destination, site, name, "userId", "anonymousId",
       to_jsonb(sent) - 'position' - 'key' - 'deliverTo' - 'network', $3::timestamptz, $3::timestamptz
     from sent join fresh on fresh.message_id = key, jsonb_array_elements_text("deliverTo") as destination
     order by position)
   select count(*)::integer as count from stored`,
)
const openDay = statement('analytics.open-day', 'select analytics_open_day($1::date)')
const dropBefore = statement<{ count: number }>(
  'analytics.drop-before',
  'select analytics_drop_before($1::date) as count',
)

/**
 * Stores each message once and returns the number of new messages. The day's partition must exist (`createDayPartition`). `now`
 * is the time of receipt in Unix milliseconds.
 */
export async function insertEvents(db: QueryRunner, rows: readonly EventRow[], now: number): Promise<number> {
  const [row] = await db.run(insert, [
    JSON.stringify(rows.map((each, position) => ({ ...each, position }))),
    utcDay(now),
    new Date(now),
  ])
  return row!.count
}

/** Creates the partition for the UTC day of a time if it does not exist. */
export async function createDayPartition(db: QueryRunner, at: number): Promise<void> {
  await db.run(openDay, [utcDay(at)])
}

/** Drops events from UTC days before a time, each day in its own transaction. */
export async function dropDayPartitionsBefore(db: QueryRunner, at: number): Promise<void> {
  await sweepPurchases(db, [utcDay(at)])
  while ((await db.run(dropBefore, [utcDay(at)]))[0]!.count > 0);
}

const sweepPurchases = createSweep('analytics_purchase', 'day < $1::date')
const sweepMessages = createSweep('analytics_message', 'day < $1::date')

/** Deletes the ids of messages received on UTC days before a time. */
export async function sweepMessageIds(db: QueryRunner, at: number): Promise<number> {
  return sweepMessages(db, [utcDay(at)])
}

interface PurchaseRow {
  number: number
  /** Unix milliseconds. */
  at: number
  orderId: string
  context: { visitStartedAt?: number; isApp?: boolean }
}

// Numbers become visible out of order, so the newest rows wait. The column in `order by` is qualified, because the
// output column of the same name is a converted value without an index.
const purchases = statement<PurchaseRow>(
  'analytics.purchases',
  `select number::double precision as number, (extract(epoch from at) * 1000)::double precision as at,
     order_id as "orderId", context
   from analytics_purchase
   where site = $1 and number > $2 and integrations->$3 = 'true'
     and received_at < $5
   order by analytics_purchase.number limit $4`,
)

const campaign = statement<{ campaign: EventContext['campaign'] }>(
  'analytics.campaign',
  `select context->'campaign' as campaign from analytics_event
   where anonymous_id = $1 and day >= ($2::timestamptz at time zone 'UTC')::date
     and at between $2::timestamptz and $3::timestamptz and context ? 'campaign'
   order by at desc, number desc limit 1`,
)

/**
 * Returns the last campaign that brought a browser to the store between two times, or undefined. Times are in Unix
 * milliseconds.
 */
export async function readCampaign(
  db: QueryRunner,
  anonymousId: string,
  { from, to }: { from: number; to: number },
): Promise<EventContext['campaign']> {
  return (await db.run(campaign, [anonymousId, new Date(from), new Date(to)]))[0]?.campaign
}

const settleMs = 30_000

/** Returns a site's purchases that a destination may receive, oldest first, except those from the last half minute. */
export async function readPurchases(
  db: QueryRunner,
  {
    site,
    destination,
    after,
    limit,
    now,
  }: { site: Site; destination: string; after: number; limit: number; now: number },
): Promise<PurchaseRow[]> {
  return db.run(purchases, [site, after, destination, limit, new Date(now - settleMs)])
}

/** An event's number, and the UTC day on which it was received, as a date or '-infinity'. */
export interface EventPosition {
  number: number
  day: string
}

interface ProductView extends EventPosition {
  visitId: string
  /** Without the site prefix. */
  sku: string
  /**
   * 32-bit hashes; a network hash is valid for one day. Events stored before network hashes existed use the visit's
   * hash.
   */
  visitor: number
  network: number
}

// Around midnight, a higher number may belong to the earlier day, so the previous day is read too.
const productViews = statement<ProductView>(
  'analytics.product-views',
  `select number::double precision as number, day::text as day, visit_id as "visitId", properties->>'baseSku' as sku,
     hashtext(coalesce(anonymous_id, visit_id)) as visitor, coalesce(network, hashtext(visit_id)) as network
   from analytics_event
   where day >= $4::date - 1 and name = 'productDetailView' and number > $1 and source in ('storefront', 'search')
     and type = 'track'
     and visit_id is not null and properties->>'baseSku' is not null and received_at < $3
   order by analytics_event.number limit $2`,
)

/**
 * Returns product page views after an event, oldest first, except those from the last half minute. Opens only the
 * partitions since that event.
 */
export async function readProductViews(
  db: QueryRunner,
  { after, limit, now }: { after: EventPosition; limit: number; now: number },
): Promise<ProductView[]> {
  return db.run(productViews, [after.number, limit, new Date(now - settleMs), after.day])
}

const browserEvents = statement<BrowserEvent>(
  'analytics.browser-events',
  `select number::double precision as number, day::text as day, site, anonymous_id as "anonymousId",
     (extract(epoch from at) * 1000)::double precision as at, properties
   from analytics_event
   where day >= $4::date - 1 and name = $5 and number > $1 and source = $6 and type = 'track'
     and anonymous_id is not null and received_at < $3
   order by analytics_event.number limit $2`,
)

interface BrowserEvent extends EventPosition {
  site: Site
  anonymousId: string
  /** Unix milliseconds. */
  at: number
  properties: unknown
}

/**
 * Returns events from known browsers after an event, oldest first, except those from the last half minute. Purchases
 * come from the server, other events from the store's pages. Opens only the partitions since that event.
 */
export async function readBrowserEvents(
  db: QueryRunner,
  name: 'experimentView' | 'purchase',
  { after, limit, now }: { after: EventPosition; limit: number; now: number },
): Promise<BrowserEvent[]> {
  const source = name === 'purchase' ? 'server' : 'storefront'
  return db.run(browserEvents, [after.number, limit, new Date(now - settleMs), after.day, name, source])
}

/**
 * Returns the time before which all events are visible to readers, although their numbers become visible out of order.
 */
export function settledBefore(now: number): Date {
  return new Date(now - settleMs)
}

/** Returns the UTC day of the first events that `readBrowserEvents` does not return yet. */
export function firstUnsettledDay(now: number): string {
  return utcDay(now - settleMs)
}
