import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

interface DayRow {
  site: Site
  orders: number
  /** Minor units. */
  revenue: number
  ordersWeekAgo: number
  revenueWeekAgo: number
}

/** Also counts the same part of the day a week earlier, so that mornings are compared with mornings. */
const today = statement<DayRow>(
  'staff-home.today',
  `select day.site, count(*) filter (where is_today)::integer as orders,
     coalesce(sum(amount) filter (where is_today), 0)::double precision as revenue,
     count(*) filter (where not is_today)::integer as "ordersWeekAgo",
     coalesce(sum(amount) filter (where not is_today), 0)::double precision as "revenueWeekAgo"
   from unnest($1::text[], $2::text[]) as day (site, zone)
   cross join lateral (select to_timestamp($3::double precision / 1000) as now) as clock
   cross join lateral (select date_trunc('day', now, zone) as midnight) as local
   left join lateral (
     select amount, true as is_today from shop_order
     where site = day.site and status in ('payment_complete', 'published') and created_at >= midnight
       and not exists (select from exchange_order where order_id = shop_order.id)
     union all
     select amount, false from shop_order
     where site = day.site and status in ('payment_complete', 'published')
       and created_at >= midnight - interval '7 days' and created_at < now - interval '7 days'
       and not exists (select from exchange_order where order_id = shop_order.id)) as o on true
   group by day.site`,
)

const waiting = statement<Record<string, number>>(
  'staff-home.waiting',
  `select
     (select count(*) from order_desk where is_open and site = any ($1))::integer as "ordersToShip",
     (select count(*) from order_message where state = 'open' and site = any ($1))::integer as messages,
     (select count(*) from rma where state = 'requested' and site = any ($1))::integer as returns,
     (select count(*) from review where state = 'pending' and site = any ($1))::integer as reviews,
     (select count(*) from quote where state in ('requested', 'in_work') and site = any ($1))::integer as quotes,
     (select count(*) from customer_verification where state = 'pending' and site = any ($1))::integer as verifications,
     (select count(*) from reader_story where state = 'pending' and site = any ($1))::integer as stories,
     (select count(*) from order_refund as r join shop_order as o on o.id = r.order_id
       where r.state = 'failed' and o.site = any ($1))::integer as "failedRefunds"`,
)

type WaitingCounts = Record<
  'ordersToShip' | 'messages' | 'returns' | 'reviews' | 'quotes' | 'verifications' | 'stories' | 'failedRefunds',
  number
>

/**
 * Returns totals of paid orders since midnight in each site's time zone, and for the same part of the day a week
 * earlier.
 */
export async function readSalesToday(db: QueryRunner, zones: readonly (readonly [Site, string])[], now: number) {
  return db.run(today, [zones.map(([site]) => site), zones.map(([, zone]) => zone), now])
}

/** Returns the number of pending tasks of each kind for staff with access to these sites. */
export async function readWaitingCounts(db: QueryRunner, sites: readonly Site[]): Promise<WaitingCounts> {
  return (await db.run(waiting, [sites]))[0] as WaitingCounts
}
