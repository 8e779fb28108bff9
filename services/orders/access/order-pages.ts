import type { OrderStatus } from '#domain/orders/status.ts'
import type { Minor } from '#domain/money.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type Queries } from '#platform/database.ts'
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
  items: { name: string; picture: string | null; url: string }[]
}

// Matches the order number by prefix, or a product by part of its name or SKU.
const found = `site = $1 and customer_id = $2 and status <> 'payment_error'
  and ($5 = '' or starts_with(id, $5) or exists (
    select from jsonb_array_elements(document->'lines') as line
    where line->>'name' ilike $6 or line->>'sku' ilike $6))`
const order = 'order by created_at desc, id desc limit $3 offset $4'
const full = statement<OrderRow & { count: number }>(
  'order.page',
  `select ${orderColumns}, count(*) over ()::integer as count from shop_order where ${found} ${order}`,
)
const summary = statement<OrderSummary & { count: number }>(
  'order.page-summary',
  `select id, status, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
     (document->'totals'->>'grandTotalIncludingTax')::integer as total,
     (select coalesce(sum((line->>'qty')::integer), 0)::integer from jsonb_array_elements(document->'lines') as line) as pieces,
     (select coalesce(jsonb_agg(jsonb_build_object('name', line->'name', 'picture', line->'picture', 'url', line->'url')
        order by n) filter (where n <= 4), '[]')
      from jsonb_array_elements(document->'lines') with ordinality as l (line, n)) as items,
     not exists (select from jsonb_array_elements(document->'lines') as line
       where coalesce((cancelled->>(line->>'itemId'))::integer, 0) < (line->>'qty')::integer) as "isCancelled",
     count(*) over ()::integer as count
   from shop_order where ${found} ${order}`,
)

interface PageRequest {
  page: number
  limit: number
  q: string
}

/** Max page size [ORDER-228]. */
const max = 50

function valuesOf({ site, customerId }: Scope, { page, limit, q }: PageRequest) {
  const size = Math.min(limit, max)
  const text = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return [site, customerId, size, (page - 1) * size, q, text]
}

/** Returns a page of a customer's complete orders, newest first, and the total number of matches. */
export async function readOrdersPage(db: Queries, scope: Scope, request: PageRequest) {
  const rows = await db.run(full, valuesOf(scope, request))
  return { count: rows[0]?.count ?? 0, orders: rows }
}

/** Returns a page of order summaries, newest first, and the total number of matches. */
export async function readOrderSummaries(db: Queries, scope: Scope, request: PageRequest) {
  const rows = await db.run(summary, valuesOf(scope, request))
  return { count: rows[0]?.count ?? 0, orders: rows }
}
