import type { EngineName } from '#domain/payment-engines.ts'
import { sites } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

interface VendorResults {
  engine: EngineName
  /** Times when the last paid order and the last failed order were placed; null if there is none in the period. */
  lastPaidAt: Date | null
  lastFailedAt: Date | null
  /** Number of orders with a failed payment since the last paid order. */
  failuresInRow: number
}

/** Enough to detect consecutive failures; a busy store has thousands of orders a day. */
const maxOrdersPerSite = 200
const results = statement<VendorResults>(
  'payment.vendor-results',
  `with recent as (
     select o.*, max(created_at) filter (where is_paid) over (partition by engine) as last_paid
     from unnest($1::text[]) as each (site) cross join lateral (
       select payment_engine as engine, created_at, status in ('payment_complete', 'published') as is_paid,
         status = 'payment_error' as is_failed
       from shop_order where site = each.site and created_at > $2::timestamptz and amount > 0
       order by created_at desc, id desc limit ${maxOrdersPerSite}) as o)
   select engine, max(last_paid) as "lastPaidAt", max(created_at) filter (where is_failed) as "lastFailedAt",
     (count(*) filter (where is_failed and created_at > coalesce(last_paid, '-infinity')))::integer as "failuresInRow"
   from recent group by engine order by engine`,
)

/** Returns the latest results for each payment vendor with orders since a time in Unix milliseconds. */
export async function readVendorResults(db: QueryRunner, since: number): Promise<VendorResults[]> {
  return db.run(results, [sites, new Date(since)])
}
