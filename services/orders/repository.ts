import type { Address } from '#domain/address/address.ts'
import type { Minor } from '#domain/money.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import type { DisplayedCard } from '#platform/payments/engine.ts'
import { holdMs, orderNumber } from '#domain/orders/status.ts'
import { nextStatus, type OrderEvent } from '#domain/orders/transitions.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { livenessLockClass } from '#platform/jobs/liveness-lock.ts'
import { transferGuestTokens } from '#services/payment-methods/steps.ts'
import { ownerCondition, ownerOf } from '#services/call/identity/scope.ts'
import type { OrderRow } from './order-row.ts'

// The columns that may change after the order is placed.
const changing = `customer_id as "customerId", status, payment_token as "paymentToken", payment_reference as "paymentReference",
  challenge_url as "challengeUrl", browser_info as "browserInfo", card, captured, refunded, cancelled`
type Changing = Pick<
  OrderRow,
  | 'customerId'
  | 'status'
  | 'paymentToken'
  | 'paymentReference'
  | 'challengeUrl'
  | 'browserInfo'
  | 'card'
  | 'captured'
  | 'refunded'
  | 'cancelled'
>

export const orderColumns = `id, site, list_id as "listId", email, document, amount,
  payment_engine as engine, payment_method as method, ${changing},
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"`
const noted = `insert into order_event (order_id, from_status, to_status, cause)`
const nextNumber = statement<{ next: number }>('order.number', `select nextval('order_number')::integer as next`)
const insert = statement<{ id: string }>(
  'order.create',
  `with created as (
     insert into shop_order (site, customer_id, guest_token, id, list_id, status, email, document, currency, amount,
       payment_engine, payment_method, payment_token, card, browser_info)
     values ($1, $2, $3, $4, $5, 'new', $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (list_id) where status in ('new', 'payment_pending', 'payment_complete', 'published') do nothing
     returning id),
   event as (${noted} select id, null, 'new', 'placed' from created)
   select id from created`,
)
const ignorePending = statement<OrderRow>(
  'order.ask-anew',
  `update shop_order set challenge_url = $2 where id = $1 and status = 'payment_pending' returning ${orderColumns}`,
)
// The document is not returned, because it is large and the caller already has it.
const move = statement<Changing>(
  'order.move',
  `with moved as (
     update shop_order set status = $3, updated_at = now(), asking_until = null,
       payment_reference = coalesce($4, payment_reference), challenge_url = $5, card = coalesce($6, card),
       payment_look_at = case when asks > 1 or $4::text is null then payment_look_at end,
       payment_token = case when $3 = 'payment_pending' then payment_token end,
       browser_info = case when $3 = 'payment_pending' then browser_info end, captured = coalesce($7, captured)
     where id = $1 and status = $2 returning *),
   event as (${noted} select id, $2, $3, $8 from moved)
   select ${changing} from moved`,
)
const running = statement<OrderRow>(
  'order.running',
  `select ${orderColumns} from shop_order
   where list_id = $1 and status in ('new', 'payment_pending', 'payment_complete', 'published')`,
)
const ownOne = statement<OrderRow>(
  'order.read-own',
  `select ${orderColumns} from shop_order where ${ownerCondition} and id = $4
     and (customer_id is not null or created_at > now() - interval '24 hours')`,
)
const ownSome = statement<OrderRow>(
  'order.read-own-some',
  `select ${orderColumns} from shop_order where site = $1 and customer_id = $2 and id = any($3)`,
)
const one = statement<OrderRow>('order.read', `select ${orderColumns} from shop_order where id = $1`)
const several = statement<OrderRow>('order.several', `select ${orderColumns} from shop_order where id = any($1)`)
const lock = statement<OrderRow>('order.lock', `select ${orderColumns} from shop_order where id = $1 for update`)
const replaceAddress = statement(
  'order.replace-address',
  `update shop_order set document = jsonb_set(document, '{shippingAddress}', $2::jsonb) where id = $1`,
)
const correct = statement(
  'order.correct-contact',
  `update shop_order set email = $2, document = jsonb_set(document, '{shippingAddress}', $3::jsonb) where id = $1`,
)
// Only one process at a time queries the engine. The check for orphaned authorizations is scheduled before the request,
// and only a response that names the payment cancels the check.
const takeLease = statement<OrderRow & { asks: number }>(
  'order.ask',
  `update shop_order set asking_until = now() + make_interval(secs => $2), asking_by = $4, asks = asks + 1,
     payment_look_at = case when $3 then now() + interval '1 minute' else payment_look_at end,
     payment_looks = case when $3 then 0 else payment_looks end
   where id = $1 and (asking_until is null or asking_until < now())
     and case when $3 then status = 'new' and amount > 0 else status in ('new', 'payment_pending') end
   returning asks, ${orderColumns}`,
)
// A process that does not hold its liveness lock is dead. This statement takes the lock only while it runs.
const deadLeaseHolder = statement<{ gone: string }>(
  'order.asked-by-gone',
  `select asking_by as gone from shop_order where id = $1 and status = 'new' and asking_by is not null
     and pg_try_advisory_xact_lock(${livenessLockClass}, hashtext(asking_by))`,
)
const releasePaymentLease = statement(
  'order.leave-turn',
  `update shop_order set asking_until = null, asking_by = null where id = $1 and asking_by = $2`,
)
const stuck = statement<{ id: string }>(
  'order.stuck',
  `select id from shop_order
   where payment_engine <> all ($1::text[]) and (asking_until is null or asking_until < now())
     and (status = 'new' and created_at < now() - make_interval(secs =>
        case when amount > 0 and payment_engine = any($2::text[]) then $3 else 60 end)
      or status = 'payment_pending' and exists (
        select 1 from reservation where order_id = shop_order.id and expires_at < $4))
   order by asks, created_at limit 100`,
)

/** Allocates the next order number. A failed order's number is not reused. */
export async function allocateOrderNumber(tx: Transaction, site: Site): Promise<string> {
  const [drawn] = await tx.run(nextNumber, [])
  return orderNumber(siteSettings[site].storeId, drawn!.next)
}

/** Inserts an order; returns false if the list has another pending order. */
export async function createOrder(
  tx: Transaction,
  scope: Scope,
  order: Pick<
    OrderRow,
    'id' | 'listId' | 'email' | 'document' | 'amount' | 'engine' | 'method' | 'paymentToken' | 'browserInfo' | 'card'
  >,
): Promise<boolean> {
  const created = await tx.run(insert, [
    ...ownerOf(scope),
    order.id,
    order.listId,
    order.email,
    JSON.stringify(order.document),
    siteSettings[scope.site].currency,
    order.amount,
    order.engine,
    order.method,
    order.paymentToken,
    order.card && JSON.stringify(order.card),
    order.browserInfo && JSON.stringify(order.browserInfo),
  ])
  return created.length > 0
}

/** Applies an event that moves an order out of the expected status. Returns null if the status has changed. */
export async function moveOrder(
  tx: Transaction,
  order: OrderRow,
  event: OrderEvent,
  cause: string,
  payment: Partial<{
    reference: string | null
    challengeUrl: string | null
    card: DisplayedCard | null
    captured: Minor
  }> = {},
): Promise<OrderRow | null> {
  const { id, status: from } = order
  const to = nextStatus(from, event)
  if (to === null) throw new Error(`Invalid order transition: ${event} from ${from}`)
  const { reference = null, challengeUrl = null, card = null, captured = null } = payment
  const values = [id, from, to, reference, challengeUrl, card && JSON.stringify(card), captured, cause]
  const [moved] = await tx.run(move, values)
  return moved ? { ...order, ...moved } : null
}

/** Replaces the challenge URL. Returns null if the order is no longer pending. */
export async function renewOrderChallenge(tx: Transaction, id: string, challengeUrl: string): Promise<OrderRow | null> {
  return (await tx.run(ignorePending, [id, challengeUrl]))[0] ?? null
}

export async function readPendingOrder(db: QueryRunner, listId: string): Promise<OrderRow | undefined> {
  const [order] = await db.run(running, [listId])
  return order
}

/** Returns one of the caller's orders: at any time for a customer, and within 24 hours for a guest. */
export async function readOwnOrder(db: QueryRunner, scope: Scope, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.run(ownOne, [...ownerOf(scope), id])
  return order
}

/** Returns the orders among `ids` that belong to the customer. */
export async function readCustomerOrders(db: QueryRunner, scope: Scope, ids: readonly string[]): Promise<OrderRow[]> {
  return db.run(ownSome, [scope.site, scope.customerId, ids])
}

export async function readOrder(db: QueryRunner, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.run(one, [id])
  return order
}

/** Returns the orders with these ids, in the same order, omitting missing ones. */
export async function readOrders(db: QueryRunner, ids: readonly string[]): Promise<OrderRow[]> {
  const found = new Map((await db.run(several, [ids])).map((order) => [order.id, order]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Replaces a locked order's shipping address. */
export async function replaceShippingAddress(tx: Transaction, id: string, address: Address) {
  await tx.run(replaceAddress, [id, JSON.stringify(address)])
}

/** Replaces a locked order's email and shipping address. */
export async function correctContact(
  tx: Transaction,
  id: string,
  { email, shippingAddress }: { email: string; shippingAddress: Address },
) {
  await tx.run(correct, [id, email, JSON.stringify(shippingAddress)])
}

/** Locks and returns an order, regardless of its owner. The lock lasts until the transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.run(lock, [id])
  return order
}

interface LeaseRequest {
  seconds: number
  mayAuthorize: boolean
  /** Name of the process, if other processes can check that it is alive. */
  holder: string | null
}

/**
 * Acquires the payment lease and returns the order with its number of requests. Returns undefined if another process
 * holds the lease or nothing is due.
 */
export async function acquirePaymentLease(
  db: QueryRunner,
  id: string,
  { seconds, mayAuthorize, holder }: LeaseRequest,
): Promise<{ order: OrderRow; asks: number } | undefined> {
  const [leased] = await db.run(takeLease, [id, seconds, mayAuthorize, holder])
  if (!leased) return undefined
  const { asks, ...order } = leased
  return { order, asks }
}

/**
 * Returns the name of the dead process that holds a new order's lease. Returns undefined if the process is alive or its
 * state is unknown.
 */
export async function readExpiredLeaseHolder(db: QueryRunner, id: string): Promise<string | undefined> {
  const [leaseHolder] = await db.run(deadLeaseHolder, [id])
  return leaseHolder?.gone
}

/** Releases a dead process's lease. */
export async function releaseDeadLease(db: QueryRunner, id: string, deadHolder: string) {
  await db.run(releasePaymentLease, [id, deadHolder])
}

const unpublished = statement<{ id: string }>(
  'order.unpublished',
  `update shop_order set updated_at = now() where status = 'payment_complete' and id in (
     select id from shop_order where status = 'payment_complete' and updated_at < now() - interval '10 minutes'
     order by updated_at limit 100)
   returning id`,
)

const follow = statement(
  'order.follow-login',
  `update shop_order set customer_id = $3, guest_token = null
   where guest_token = $2 and id in (
     select id from shop_order where site = $1 and guest_token = $2 and status in ('new', 'payment_pending')
     union all
     select id from shop_order where site = $1 and guest_token = $2 and lower(email) = lower($4)
       and status <> 'payment_error')`,
)

/**
 * Moves a guest's orders and cards to the customer who logs in. This includes open orders, so that a return from the
 * bank finds them, and orders with the customer's email.
 */
export async function transferGuestOrders(tx: Transaction, guest: Scope, customer: Scope, email: string) {
  await tx.run(follow, [guest.site, guest.guestToken, customer.customerId, email])
  await transferGuestTokens(tx, guest, customer)
}

/** Returns paid orders with overdue publishing, each at most once per interval. */
export async function takeUnpublishedOrders(db: QueryRunner): Promise<string[]> {
  return (await db.run(unpublished, [])).map(({ id }) => id)
}

/**
 * Returns orders with an overdue outcome, fewest requests first. If the engine has no lookup, new orders are overdue
 * only after the full reservation time.
 */
export async function readStuckOrders(
  db: QueryRunner,
  { silent, notifying, now }: { silent: readonly EngineName[]; notifying: readonly EngineName[]; now: number },
): Promise<string[]> {
  return (await db.run(stuck, [silent, notifying, holdMs / 1000, new Date(now)])).map(({ id }) => id)
}
