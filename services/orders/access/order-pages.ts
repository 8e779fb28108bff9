import type { DeliveryState, OrderFilter } from '#domain/orders/order-filter.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import type { Minor } from '#domain/money.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { unitsDelivered, unitsShipped, unitsToShip } from '#services/tracking/progress-steps.ts'
import { orderColumns } from '../repository.ts'
import type { OrderRow } from '../order-row.ts'

export interface OrderSummary {
  id: string
  status: OrderStatus
  createdAt: string
  total: Minor
  pieces: number
  /** True if every unit is canceled. */
  isCancelled: boolean
  /** True if the order replaces returned items. */
  isExchange: boolean
  delivery: DeliveryState
  items: { name: string; picture: string | null; url: string }[]
}

// Matches the order number by prefix, or a product by part of its name or SKU.
const found = `site = $1 and customer_id = $2 and status <> 'payment_error'
  and ($5 = '' or starts_with(id, $5) or exists (
    select from jsonb_array_elements(document->'lines') as line
    where line->>'name' ilike $6 or line->>'sku' ilike $6))
  and ($8::integer is null or created_at >= make_timestamptz($8, 1, 1, 0, 0, 0, 'UTC')
    and created_at < make_timestamptz($8 + 1, 1, 1, 0, 0, 0, 'UTC'))
  and case $7
    when 'open' then not is_cancelled and (status <> 'published' or delivery in ('waiting', 'partly'))
    when 'shipped' then delivery in ('partly', 'shipped', 'delivered')
    when 'cancelled' then is_cancelled
    when 'virtual' then delivery = 'none' or exists (select from jsonb_array_elements(document->'lines') as line
      where line ?| array['subscriptionInterval', 'ticket'] or line->'metadata' ? 'giftcard')
    else true end`
// Delivery is measured in units, not packages, because packages may be split or combined.
const source = `shop_order
  cross join lateral (select ${unitsToShip} as to_ship, ${unitsShipped} as shipped, ${unitsDelivered} as delivered) as units
  cross join lateral (select case
      when jsonb_array_length(document->'rates') = 0 then 'none'
      when shipped = 0 then 'waiting'
      when round(coalesce(to_ship, shipped)) > shipped then 'partly'
      when round(coalesce(to_ship, shipped)) > delivered then 'shipped'
      else 'delivered' end as delivery,
    not exists (select from jsonb_array_elements(document->'lines') as line
      where coalesce((cancelled->>(line->>'itemId'))::integer, 0) < (line->>'qty')::integer) as is_cancelled) as state`
const order = 'order by created_at desc, id desc limit $3 offset $4'
const full = statement<OrderRow & { count: number }>(
  'order.page',
  `select ${orderColumns}, count(*) over ()::integer as count from ${source} where ${found} ${order}`,
)
const summary = statement<OrderSummary & { count: number }>(
  'order.page-summary',
  `select id, status, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
     (document->'totals'->>'grandTotalIncludingTax')::integer as total,
     (select coalesce(sum((line->>'qty')::integer), 0)::integer from jsonb_array_elements(document->'lines') as line) as pieces,
     (select coalesce(jsonb_agg(jsonb_build_object('name', line->'name', 'picture', line->'picture', 'url', line->'url')
        order by n) filter (where n <= 4), '[]')
      from jsonb_array_elements(document->'lines') with ordinality as l (line, n)) as items,
     is_cancelled as "isCancelled", document ? 'exchange' as "isExchange", delivery, count(*) over ()::integer as count
   from ${source} where ${found} ${order}`,
)
const years = statement<{ year: number }>(
  'order.years',
  `select distinct extract(year from created_at at time zone 'UTC')::integer as year from shop_order
   where site = $1 and customer_id = $2 and status <> 'payment_error' order by year desc`,
)

interface PageRequest {
  page: number
  limit: number
  q: string
  filter?: OrderFilter
  year?: number | undefined
}

/** Maximum page size [ORDER-228]. */
const max = 50

function valuesOf({ site, customerId }: Scope, { page, limit, q, filter = 'all', year }: PageRequest) {
  const size = Math.min(limit, max)
  const text = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return [site, customerId, size, (page - 1) * size, q, text, filter, year ?? null]
}

/** Returns a page of a customer's complete orders, newest first, and the total number of matches. */
export async function readOrdersPage(db: QueryRunner, scope: Scope, request: PageRequest) {
  const rows = await db.run(full, valuesOf(scope, request))
  return { count: rows[0]?.count ?? 0, orders: rows }
}

/** Returns a page of order summaries, newest first, the total number of matches, and all years with orders. */
export async function readOrderSummaries(db: QueryRunner, scope: Scope, request: PageRequest) {
  const [rows, found] = await Promise.all([
    db.run(summary, valuesOf(scope, request)),
    db.run(years, [scope.site, scope.customerId]),
  ])
  return { count: rows[0]?.count ?? 0, orders: rows, years: found.map(({ year }) => year) }
}
