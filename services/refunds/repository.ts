import type { RefundShares } from '#domain/orders/refund.ts'
import type { Minor } from '#domain/money.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface RefundRow extends RefundShares {
  orderId: string
  /** Numbered per order, from 1. */
  number: number
  kind: 'cancel' | 'refund'
  /** Amount returned to the gift cards that paid for the order. */
  giftCardPart: Minor
  /** Amount issued as a new gift card instead of being refunded to the payment method. */
  newGiftCardPart: Minor
  cardPart: Minor
  isRestocked: boolean
  reason: string
  askedBy: 'customer' | 'staff'
  state: 'asked' | 'refunded' | 'failed'
  tries: number
  requestKey: string
  requestFingerprint: string
  /** The exchange order with the returned items; null if the items are from the paid order itself. */
  exchangeOrderId: string | null
  createdAt: string
}
export type NewRefund = Omit<RefundRow, 'createdAt' | 'tries'>

const columns = `order_id as "orderId", number, kind, lines, shipping, other, amount, tax, taxes,
  gift_card_part as "giftCardPart", new_gift_card_part as "newGiftCardPart", card_part as "cardPart",
  is_restocked as "isRestocked", reason, asked_by as "askedBy", state, tries, request_key as "requestKey", request_fingerprint as "requestFingerprint",
  exchange_order_id as "exchangeOrderId",
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"`
const ofOrder = statement<RefundRow>(
  'refund.of-order',
  `select ${columns} from order_refund where order_id = $1 order by number`,
)
const ofOrders = statement<RefundRow>(
  'refund.of-orders',
  `select ${columns} from order_refund where order_id = any($1) order by order_id, number`,
)
const insert = statement(
  'refund.create',
  `insert into order_refund (order_id, number, kind, lines, shipping, other, amount, tax, taxes, gift_card_part, card_part,
     is_restocked, reason, asked_by, state, request_key, request_fingerprint, new_gift_card_part,
     exchange_order_id, settled_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
     case when $15 = 'refunded' then now() end)`,
)
// Enforced in SQL: an order's refunds never exceed the paid amount.
const count = statement<{ id: string }>(
  'order.count-refund',
  `update shop_order set refunded = refunded + $2, refunded_to_card = refunded_to_card + $3,
     refunded_to_new_cards = refunded_to_new_cards + $5, cancelled = $4
   where id = $1 and status = 'published' and refunded_to_card + refunded_to_new_cards + $3 + $5 <= captured
     and refunded + $2 <= (document #>> '{totals,grandTotalIncludingTax}')::integer
   returning id`,
)
// One refund per order at a time, in a single process. The lease is long enough to look up the refund at the vendor and
// then send it.
const take = statement<RefundRow & Turn & { before: Minor }>(
  'refund.take',
  `with next as (
     select order_id, number from order_refund where order_id = $1 and state = 'asked'
       and not exists (select from order_refund as other
         where other.order_id = $1 and other.state = 'asked' and other.asking_until >= now())
     order by number limit 1),
   taken as (
     update order_refund set asking_until = now() + interval '16 minutes', asked_at = now() from next
     where order_refund.order_id = next.order_id and order_refund.number = next.number returning order_refund.*)
   select ${columns}, asking_until::text as turn,
     (select coalesce(sum(card_part), 0)::integer from order_refund as done
       where done.order_id = $1 and done.state = 'refunded' and not done.went_otherwise) as before
   from taken`,
)
const waits = statement<{ number: number }>(
  'refund.waits',
  `select number from order_refund where order_id = $1 and state = 'asked' limit 1`,
)
const settle = statement<{ number: number }>(
  'refund.settle',
  `update order_refund set state = $4, asking_until = null, settled_at = now()
   where order_id = $1 and number = $2 and tries = $3 and state = 'asked' and asking_until = $5::timestamptz returning number`,
)
const leave = statement(
  'refund.leave',
  `update order_refund set asking_until = now() + $4 * interval '1 second'
   where order_id = $1 and number = $2 and tries = $3 and state = 'asked' and asking_until = $5::timestamptz`,
)
const again = statement(
  'refund.again',
  `update order_refund set state = 'asked', tries = tries + 1, asked_at = now(), settled_at = null
   where order_id = $1 and number = $2 and state = 'failed'`,
)
const takeForgotten = statement<{ orderId: string }>(
  'refund.take-forgotten',
  `update order_refund set asked_at = now() where state = 'asked' and asked_at < now() - interval '1 hour'
     and (asking_until is null or asking_until < now()) returning order_id as "orderId"`,
)
const comeBack = statement(
  'refund.come-back',
  `update order_refund set state = 'failed', asking_until = null, settled_at = now() from shop_order
   where shop_order.id = order_id and payment_engine = $4 and order_id = $1 and number = $2 and tries = $3
     and card_part > 0 and state in ('asked', 'refunded')`,
)
const toSee = statement<Pick<RefundRow, 'orderId' | 'number' | 'state'>>(
  'refund.to-see',
  `select order_id as "orderId", number, state from order_refund
   where state = 'failed' or (state = 'asked' and created_at < now() - interval '1 hour')
   order by order_id, number limit 100`,
)

export async function readRefunds(db: QueryRunner, orderId: string): Promise<RefundRow[]> {
  return db.run(ofOrder, [orderId])
}

/** Returns the refunds of several orders. */
export async function readRefundsOf(db: QueryRunner, orderIds: readonly string[]): Promise<RefundRow[]> {
  return db.run(ofOrders, [orderIds])
}

/** Records a refund of a locked order. Throws if it exceeds the paid amount. */
export async function createRefund(tx: Transaction, refund: NewRefund, cancelled: Readonly<Record<string, number>>) {
  const { orderId, number, amount, cardPart, newGiftCardPart } = refund
  const [counted] = await tx.run(count, [orderId, amount, cardPart, JSON.stringify(cancelled), newGiftCardPart])
  if (!counted) throw new Error(`Refund ${number} of order ${orderId} exceeds the captured amount`)
  await tx.run(insert, [
    orderId,
    number,
    refund.kind,
    JSON.stringify(refund.lines),
    refund.shipping,
    refund.other,
    amount,
    refund.tax,
    JSON.stringify(refund.taxes),
    refund.giftCardPart,
    cardPart,
    refund.isRestocked,
    refund.reason,
    refund.askedBy,
    refund.state,
    refund.requestKey,
    refund.requestFingerprint,
    newGiftCardPart,
    refund.exchangeOrderId,
  ])
}

/**
 * Leases a locked order's next refund for this process, and returns it with the amount refunded before. Returns
 * undefined while another refund is in progress.
 */
export async function leaseRefund(tx: Transaction, orderId: string) {
  const [taken] = await tx.run(take, [orderId])
  return taken
}

export async function hasDueRefund(db: QueryRunner, orderId: string): Promise<boolean> {
  return (await db.run(waits, [orderId])).length > 0
}

/** One process's lease. After it expires, the process cannot settle anything. */
interface Turn {
  turn: string
}

export type RefundAttempt = Pick<RefundRow, 'orderId' | 'number' | 'tries'>

/** Records the vendor's result for a leased attempt. Returns false if another process holds the lease. */
export async function settleRefund(tx: Transaction, refund: RefundAttempt & Turn, state: 'refunded' | 'failed') {
  const { orderId, number, tries, turn } = refund
  return (await tx.run(settle, [orderId, number, tries, state, turn])).length > 0
}

/** Releases a lease without a result. Another process may retry after `seconds`. */
export async function releaseRefundLease(
  db: QueryRunner,
  { orderId, number, tries, turn }: RefundAttempt & Turn,
  seconds: number,
) {
  await db.run(leave, [orderId, number, tries, seconds, turn])
}

/** Starts another attempt at a failed refund. Has no effect on other refunds. */
export async function retryRefund(tx: Transaction, orderId: string, number: number) {
  await tx.run(again, [orderId, number])
}

/** Returns the ids of orders with stalled refunds, each at most once per hour. */
export async function takeStaleRefunds(tx: Transaction): Promise<string[]> {
  return [...new Set((await tx.run(takeForgotten, [])).map(({ orderId }) => orderId))].toSorted()
}

/** Records that an attempt failed after the vendor had accepted it, unless there is a newer attempt. */
export async function markRefundReturned(
  db: QueryRunner,
  { orderId, number, tries }: RefundAttempt,
  engine: EngineName,
) {
  await db.run(comeBack, [orderId, number, tries, engine])
}

/** Returns refunds that need staff attention: failed ones, and those without a response for an hour. */
export async function readUnseenRefunds(db: QueryRunner) {
  return db.run(toSee, [])
}

/** Returns SQL for staff to mark refunds as settled in another way. */
export function settleRefundsSql(refunds: readonly Pick<RefundRow, 'orderId' | 'number'>[]): string {
  const named = refunds.map(({ orderId, number }) => `('${Number(orderId)}', ${Number(number)})`).join(', ')
  return `update order_refund set state = 'refunded', went_otherwise = true, settled_at = now() where state = 'failed' and (order_id, number) in (${named})`
}
