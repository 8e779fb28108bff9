import type { OrderStatus } from '#domain/orders/status.ts'
import { statement, type Database } from '#platform/database.ts'

// Like the one order that was placed by the shop's own calls, whose number comes before all of these.
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

/** Orders as they are when they were just placed, each of a guest and a list of its own. */
export async function insertOrders(db: Database, count: number): Promise<string[]> {
  return (await db.run(copies, [count])).map(({ id }) => id)
}

/** What is to be done after a commit, once for each row or more often. */
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

/** Takes what was asked for after the commits so far. */
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

/** Lets seconds pass over all that is under way. */
export async function timePasses(db: Database, seconds: number) {
  await db.run(agedOrders, [seconds])
}

/** Lets a day pass: whatever waits for its time has come to it. */
export async function dayPasses(db: Database) {
  await timePasses(db, 86_400)
}

/** How an order stands, and the way there. */
export interface Ended {
  id: string
  status: OrderStatus
  amount: number
  /** When the vendor is looked at for it again; null when no more. */
  looks: string | null
  isReserved: boolean
  /** Each as from>to. */
  events: string[]
}
const ends = statement<Ended>(
  'prove.simulated-ends',
  `select id, status, amount, payment_look_at::text as looks,
     exists (select from reservation where order_id = shop_order.id) as "isReserved",
     array(select coalesce(from_status, '') || '>' || to_status from order_event
       where order_id = shop_order.id order by order_event.id) as events
   from shop_order where id = any ($1) order by id`,
)

export async function readEnds(db: Database, ids: readonly string[]): Promise<Ended[]> {
  return db.run(ends, [ids])
}
