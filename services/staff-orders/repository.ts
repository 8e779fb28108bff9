import type { DeliveryState } from '#domain/orders/order-filter.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import type { Site } from '#domain/sites.ts'
import { likePattern } from '#platform/database/like-pattern.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { unitsDelivered, unitsShipped, unitsToShip } from '#services/tracking/progress-steps.ts'

type OrderQueue = 'all' | 'to_ship' | 'unpaid' | 'failed' | 'refunded'

export interface OrderListRow {
  id: string
  site: Site
  status: OrderStatus
  isCancelled: boolean
  isExchange: boolean
  delivery: DeliveryState
  createdAt: string
  /** Exact to the microsecond, because the next page starts here. */
  cursorAt: string
  name: string
  email: string
  /** Minor units. */
  total: number
  refunded: number
  currency: string
  pieces: number
}

const utc = (column: string, format: string) => `to_char(${column} at time zone 'UTC', '${format}')`
const seconds = 'YYYY-MM-DD"T"HH24:MI:SS"Z"'
const microseconds = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'

/** Each site uses its own range of the index, so sites with few orders cost no more than busy ones. */
const page = (table: string, id: string, condition: string) => `with page as (
    select found.id, found.created_at from unnest($1::text[]) as wanted (site), lateral (
      select ${id} as id, created_at from ${table} where site = wanted.site and ${condition}
        and ($2::timestamptz is null or (created_at, ${id}) < ($2, $3::text))
      order by created_at desc, ${id} desc limit $4) as found
    order by found.created_at desc, found.id desc limit $4)`
const details = `select shop_order.id, site, status, ${utc('shop_order.created_at', seconds)} as "createdAt",
    ${utc('shop_order.created_at', microseconds)} as "cursorAt", email, amount as total, refunded, currency,
    concat_ws(' ', to_address->>'firstname', to_address->>'lastname') as name,
    (select coalesce(sum((line->>'qty')::integer), 0)::integer from jsonb_array_elements(document->'lines') as line) as pieces,
    not exists (select from jsonb_array_elements(document->'lines') as line
      where coalesce((cancelled->>(line->>'itemId'))::integer, 0) < (line->>'qty')::integer) as "isCancelled",
    document ? 'exchange' as "isExchange",
    case when jsonb_array_length(document->'rates') = 0 then 'none'
      when shipped = 0 then 'waiting'
      when round(coalesce(to_ship, shipped)) > shipped then 'partly'
      when round(coalesce(to_ship, shipped)) > delivered then 'shipped'
      else 'delivered' end as delivery
  from page join shop_order on shop_order.id = page.id
  cross join lateral (select ${unitsToShip} as to_ship, ${unitsShipped} as shipped, ${unitsDelivered} as delivered,
    case when jsonb_array_length(document->'rates') = 0 then document->'billingAddress'
      else document->'shippingAddress' end as to_address) as units
  order by page.created_at desc, page.id desc`

const lists = {
  all: statement<OrderListRow>('staff-order.all', `${page('shop_order', 'id', 'true')} ${details}`),
  to_ship: statement<OrderListRow>('staff-order.to-ship', `${page('order_desk', 'order_id', 'is_open')} ${details}`),
  unpaid: statement<OrderListRow>(
    'staff-order.unpaid',
    `${page('shop_order', 'id', "status in ('new', 'payment_pending', 'payment_complete')")} ${details}`,
  ),
  failed: statement<OrderListRow>(
    'staff-order.failed',
    `${page('shop_order', 'id', "status = 'payment_error'")} ${details}`,
  ),
  refunded: statement<OrderListRow>('staff-order.refunded', `${page('shop_order', 'id', 'refunded > 0')} ${details}`),
} as const

const matching = (condition: string) => `with page as (
    select order_id as id, created_at from order_desk where site = any ($1) and ${condition}
      and ($3::timestamptz is null or (created_at, order_id) < ($3, $4::text))
    order by created_at desc, order_id desc limit $5)`
const search = statement<OrderListRow>('staff-order.search', `${matching('words like $2')} ${details}`)
const searchSimilar = statement<OrderListRow>(
  'staff-order.search-similar',
  `with page as (select id, created_at from shop_order where id in (select similar_orders($2, $1))) ${details}`,
)
/** An unpaid order can be found only by its number or email. */
const searchUnpaid = statement<OrderListRow>(
  'staff-order.search-unpaid',
  `with page as (select id, created_at from shop_order
     where site = any ($1) and status <> 'published' and (id = $2 or (lower(email) = $2 and status <> 'payment_error'))
     order by created_at desc limit 20) ${details}`,
)

interface ListRequest {
  sites: readonly Site[]
  queue: OrderQueue
  before: OrderCursor | null
  limit: number
}
/** The last order on the previous page. */
export interface OrderCursor {
  at: string
  id: string
}

/** Returns a page of a queue, newest first. */
export async function listOrders(db: QueryRunner, { sites, queue, before, limit }: ListRequest) {
  return db.run(lists[queue], [sites, before?.at ?? null, before?.id ?? null, limit])
}

const oldestToShip = statement<{ id: string; cursorAt: string }>(
  'staff-order.oldest-to-ship',
  `select found.id, ${utc('found.created_at', microseconds)} as "cursorAt"
   from unnest($1::text[]) as wanted (site), lateral (
     select order_id as id, created_at from order_desk where site = wanted.site and is_open
       and ($2::timestamptz is null or (created_at, order_id) > ($2, $3::text))
     order by created_at, order_id limit $4) as found
   order by found.created_at, found.id limit $4`,
)

/** Returns a page of the shipping queue, oldest first. */
export async function listOldestToShip(
  db: QueryRunner,
  { sites, after, limit }: { sites: readonly Site[]; after: OrderCursor | null; limit: number },
) {
  return db.run(oldestToShip, [sites, after?.at ?? null, after?.id ?? null, limit])
}

interface SearchRequest {
  sites: readonly Site[]
  /** At least three characters. */
  text: string
  before: OrderCursor | null
  limit: number
}

/** Finds orders that match part of a value in `order_desk`. If there are none, finds similar spellings. */
export async function searchOrders(db: QueryRunner, { sites, text, before, limit }: SearchRequest) {
  const words = text.toLowerCase()
  const cursor = [before?.at ?? null, before?.id ?? null, limit]
  const [unpaid, exact] = await Promise.all([
    before ? [] : db.run(searchUnpaid, [sites, words]),
    db.run(search, [sites, likePattern(text), ...cursor]),
  ])
  if (unpaid.length + exact.length > 0 || before) return [...unpaid, ...exact]
  return db.run(searchSimilar, [sites, words])
}

const summary = statement<{ delivery: DeliveryState; isCancelled: boolean; otherOrders: number }>(
  'staff-order.summary',
  `with page as (select id, created_at from shop_order where id = $1)
   select delivery, "isCancelled", (select count(*)::integer from shop_order as other
     where lower(other.email) = lower(found.email) and other.site = found.site and other.id <> found.id
       and other.status <> 'payment_error') as "otherOrders"
   from (${details}) as found`,
)
const events = statement<{ at: string; from: string | null; to: string; cause: string }>(
  'staff-order.events',
  `select ${utc('at', seconds)} as at, from_status as "from", to_status as "to", cause from order_event
   where order_id = $1 order by id`,
)

/** Returns an order's progress, and the number of other orders on the site with the same email. */
export async function readOrderSummary(db: QueryRunner, orderId: string) {
  return (await db.run(summary, [orderId]))[0]!
}

/** Returns an order's state changes, oldest first. */
export async function readOrderEvents(db: QueryRunner, orderId: string) {
  return db.run(events, [orderId])
}
