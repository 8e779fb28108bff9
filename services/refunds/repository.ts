import type { RefundShares } from '#domain/orders/refund.ts'
import type { Minor } from '#domain/money.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'

export interface RefundRow extends RefundShares {
  orderId: string
  /** Of the order: the first one is 1. */
  number: number
  kind: 'cancel' | 'refund'
  giftCardPart: Minor
  cardPart: Minor
  isRestocked: boolean
  reason: string
  askedBy: 'customer' | 'staff'
  state: 'asked' | 'refunded' | 'failed'
  /** How often it was asked for anew, with the first time. */
  tries: number
  /** Of the request that wrote it. */
  requestKey: string
  requestFingerprint: string
  createdAt: string
}
export type NewRefund = Omit<RefundRow, 'createdAt' | 'tries'>

const columns = `order_id as "orderId", number, kind, lines, shipping, other, amount, tax, taxes,
  gift_card_part as "giftCardPart", card_part as "cardPart", is_restocked as "isRestocked", reason,
  asked_by as "askedBy", state, tries, request_key as "requestKey", request_fingerprint as "requestFingerprint",
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"`
const ofOrder = statement<RefundRow>(
  'refund.of-order',
  `select ${columns} from order_refund where order_id = $1 order by number`,
)
const insert = statement(
  'refund.create',
  `insert into order_refund (order_id, number, kind, lines, shipping, other, amount, tax, taxes, gift_card_part, card_part,
     is_restocked, reason, asked_by, state, request_key, request_fingerprint, settled_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
     case when $15 = 'refunded' then now() end)`,
)
// Whatever was worked out before: no order gives back more than was paid for it.
const count = statement<{ id: string }>(
  'order.count-refund',
  `update shop_order set refunded = refunded + $2, refunded_to_card = refunded_to_card + $3, cancelled = $4
   where id = $1 and status = 'published' and refunded_to_card + $3 <= captured
     and refunded + $2 <= (document #>> '{totals,grandTotalIncludingTax}')::integer
   returning id`,
)
// One refund of an order at a time, and of each one process: a vendor is never asked twice at the same moment. The turn is
// longer than the vendor's list may take and a credit that was posted at its end may be on its way.
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

/** The refunds of an order, the first one first. */
export async function readRefunds(db: Queries, orderId: string): Promise<RefundRow[]> {
  return db.run(ofOrder, [orderId])
}

/** Writes a refund of an order that the transaction holds, and counts it; throws when it is more than was paid. */
export async function createRefund(tx: Transaction, refund: NewRefund, cancelled: Readonly<Record<string, number>>) {
  const { orderId, number, amount, cardPart } = refund
  const [counted] = await tx.run(count, [orderId, amount, cardPart, JSON.stringify(cancelled)])
  if (!counted) throw new Error(`Refund ${number} of order ${orderId} is more than was paid`)
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
  ])
}

/**
 * The first refund of an order that its vendor is to be asked for, for this process alone; with what went back before. None
 * while any of the order is asked for; the transaction holds the order.
 */
export async function takeRefund(tx: Transaction, orderId: string) {
  const [taken] = await tx.run(take, [orderId])
  return taken
}

export async function hasRefundToAsk(db: Queries, orderId: string): Promise<boolean> {
  return (await db.run(waits, [orderId])).length > 0
}

/** Of which process it is to ask: one that comes back after its turn settles nothing. */
interface Turn {
  turn: string
}

/** One try of a refund. */
export type RefundTry = Pick<RefundRow, 'orderId' | 'number' | 'tries'>

/** Writes down what the vendor said to a try in a turn; false when the turn is another one's. */
export async function settleRefund(tx: Transaction, refund: RefundTry & Turn, state: 'refunded' | 'failed') {
  const { orderId, number, tries, turn } = refund
  return (await tx.run(settle, [orderId, number, tries, state, turn])).length > 0
}

/** The vendor did not say in a turn: another process may ask after so many seconds. */
export async function leaveRefund(db: Queries, { orderId, number, tries, turn }: RefundTry & Turn, seconds: number) {
  await db.run(leave, [orderId, number, tries, seconds, turn])
}

/** Has a refund that failed asked for once more; one that did not fail stays as it is. */
export async function askAgain(tx: Transaction, orderId: string, number: number) {
  await tx.run(again, [orderId, number])
}

/** The orders of refunds that nobody asks for though they are to be, each told once an hour. */
export async function takeForgottenRefunds(tx: Transaction): Promise<string[]> {
  return [...new Set((await tx.run(takeForgotten, [])).map(({ orderId }) => orderId))].toSorted()
}

/** A vendor says that a try which it had taken on did not come about: it failed, unless it was asked for anew since. */
export async function noteComeBack(db: Queries, { orderId, number, tries }: RefundTry, engine: EngineName) {
  await db.run(comeBack, [orderId, number, tries, engine])
}

/** Refunds that staff have to look at: those that failed, and those that were asked for an hour ago and had no answer. */
export async function readRefundsToSee(db: Queries) {
  return db.run(toSee, [])
}

/** Says that refunds went back in another way; for whoever has seen to that. */
export function wentBackOtherwise(refunds: readonly Pick<RefundRow, 'orderId' | 'number'>[]): string {
  const named = refunds.map(({ orderId, number }) => `('${Number(orderId)}', ${Number(number)})`).join(', ')
  return `update order_refund set state = 'refunded', went_otherwise = true, settled_at = now() where state = 'failed' and (order_id, number) in (${named})`
}
