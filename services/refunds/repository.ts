import type { RefundShares } from '#domain/orders/refund.ts'
import type { Minor } from '#domain/money.ts'
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
  /** Of the request that wrote it. */
  requestKey: string
  requestFingerprint: string
  createdAt: string
}
export type NewRefund = Omit<RefundRow, 'createdAt'>

const columns = `order_id as "orderId", number, kind, lines, shipping, other, amount, tax, taxes,
  gift_card_part as "giftCardPart", card_part as "cardPart", is_restocked as "isRestocked", reason,
  asked_by as "askedBy", state, request_key as "requestKey", request_fingerprint as "requestFingerprint",
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
// One refund of an order at a time, and of each one process: a vendor is never asked twice at the same moment.
const take = statement<RefundRow & { before: Minor }>(
  'refund.take',
  `with next as (
     select order_id, number from order_refund where order_id = $1 and state = 'asked' order by number limit 1),
   taken as (
     update order_refund set asking_until = now() + interval '6 minutes' from next
     where order_refund.order_id = next.order_id and order_refund.number = next.number and state = 'asked'
       and (asking_until is null or asking_until < now()) returning order_refund.*)
   select ${columns},
     (select coalesce(sum(card_part), 0)::integer from order_refund as done
       where done.order_id = $1 and done.state = 'refunded') as before
   from taken`,
)
const waits = statement<{ number: number }>(
  'refund.waits',
  `select number from order_refund where order_id = $1 and state = 'asked' limit 1`,
)
const settle = statement<{ number: number }>(
  'refund.settle',
  `update order_refund set state = $3, asking_until = null, settled_at = now()
   where order_id = $1 and number = $2 and state = 'asked' returning number`,
)
const leave = statement(
  'refund.leave',
  `update order_refund set asking_until = null where order_id = $1 and number = $2 and state = 'asked'`,
)
const again = statement<{ number: number }>(
  'refund.again',
  `update order_refund set state = 'asked', settled_at = null where order_id = $1 and number = $2 and state = 'failed'
   returning number`,
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

/** The first refund of an order that its vendor is to be asked for, for this process alone; with what went back before. */
export async function takeRefund(db: Queries, orderId: string) {
  const [taken] = await db.run(take, [orderId])
  return taken
}

export async function hasRefundToAsk(db: Queries, orderId: string): Promise<boolean> {
  return (await db.run(waits, [orderId])).length > 0
}

/** Writes down what the vendor said; false when somebody else has. */
export async function settleRefund(tx: Transaction, orderId: string, number: number, state: 'refunded' | 'failed') {
  return (await tx.run(settle, [orderId, number, state])).length > 0
}

/** The vendor did not say: another process may ask. */
export async function leaveRefund(db: Queries, orderId: string, number: number) {
  await db.run(leave, [orderId, number])
}

/** Has a refund that failed asked for once more; false when it did not fail. */
export async function askAgain(tx: Transaction, orderId: string, number: number): Promise<boolean> {
  return (await tx.run(again, [orderId, number])).length > 0
}
