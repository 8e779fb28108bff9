import type { OrderStatus } from '#domain/orders/status.ts'
import { statement, type Database } from '#platform/database.ts'

// Copies the only order placed through the shop's calls, which has the lowest number.
const copies = statement<{ id: string }>(
  'prove.simulated-orders',
  `with made as (
     insert into list (site, guest_token, type)
     select 'USA', 'a-guest-of-a-simulation-' || gen_random_uuid(), 'cart' from generate_series(1, $1)
     returning id, guest_token),
   filled as (
     insert into list_item (list_id, product_id, qty, options, children) select id, 77, 1, '{}', '[]' from made),
   ordered as (
     insert into shop_order (site, guest_token, id, list_id, status, email, document, currency, amount, payment_token, created_at)
     select 'USA', made.guest_token, 'S' || lpad(nextval('order_number')::text, 9, '0'), made.id, 'new', email, document, currency, amount,
       'card of ' || made.id, now() - row_number() over () * interval '1 millisecond'
     from made, shop_order like_this where like_this.id = (select min(id) from shop_order)
     returning id),
   noted as (
     insert into order_event (order_id, from_status, to_status, cause) select id, null, 'new', 'placed' from ordered),
   promised as (
     update stock set reserved = reserved + $1 where sellable_id = 77 and location = 'US'),
   reserved as (
     insert into reservation (order_id, sellable_id, qty, promotional, expires_at)
     select id, 77, 1, 0, now() + interval '30 minutes' from ordered)
   select id from ordered order by id`,
)

export async function insertOrders(db: Database, count: number): Promise<string[]> {
  return (await db.run(copies, [count])).map(({ id }) => id)
}

/** A job, which may run more than once. */
export interface Job {
  topic: 'order_paid' | 'payment_release' | 'mail_send'
  orderId: string
  reference: string | null
}
const taken = statement<Job>(
  'prove.simulated-jobs',
  `with taken as (delete from outbox returning id, topic, payload)
   select topic, coalesce(payload->>'orderId', payload #>> '{data,orderId}') as "orderId", payload->>'reference' as reference
   from taken where topic in ('order_paid', 'payment_release') or payload->>'template' = 'order-confirmation' order by id`,
)

export async function takeJobs(db: Database): Promise<Job[]> {
  return db.run(taken, [])
}

const running = `status in ('new', 'payment_pending', 'payment_complete')`
const agedOrders = statement(
  'prove.simulated-time',
  `with held as (update reservation set expires_at = expires_at - make_interval(secs => $1))
   update shop_order set created_at = created_at - make_interval(secs => $1),
     updated_at = updated_at - make_interval(secs => $1), asking_until = asking_until - make_interval(secs => $1),
     payment_look_at = payment_look_at - make_interval(secs => $1),
     payment_look_again_at = payment_look_again_at - make_interval(secs => $1)
   where (${running} or payment_look_at is not null) and id like 'S%'`,
)

export async function advanceTime(db: Database, seconds: number) {
  await db.run(agedOrders, [seconds])
}

/** Advances time by a day, which makes all scheduled work due. */
export async function advanceDay(db: Database) {
  await advanceTime(db, 86_400)
}

export interface FinalOrder {
  id: string
  status: OrderStatus
  amount: number
  nextCheck: string | null
  isReserved: boolean
  /** Each transition in the format `from>to`. */
  events: string[]
}
const ends = statement<FinalOrder>(
  'prove.simulated-ends',
  `select id, status, amount, payment_look_at::text as "nextCheck",
     exists (select from reservation where order_id = shop_order.id) as "isReserved",
     array(select coalesce(from_status, '') || '>' || to_status from order_event
       where order_id = shop_order.id order by order_event.id) as events
   from shop_order where id = any ($1) order by id`,
)

export async function readFinalOrders(db: Database, ids: readonly string[]): Promise<FinalOrder[]> {
  return db.run(ends, [ids])
}
