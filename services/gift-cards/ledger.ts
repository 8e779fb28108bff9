import { applyGiftCards } from '#domain/gift-cards/apply.ts'
import type { Minor } from '#domain/money.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { lockCards, type CardScope } from './repository.ts'

export interface Holding {
  orderId: string
  cardScope: CardScope
  /** Card ids as returned by `read`, without duplicates. */
  cards: readonly { id: string; amount: Minor }[]
}
export type HoldResult = 'held' | 'giftcard_not_exist' | 'giftcard_balance_error'

const heldBy = statement<{ id: string }>(
  'gift-card-entry.held',
  `select gift_card_id as id from gift_card_entry where order_id = $1 and kind = 'hold'`,
)
const takeHolds = statement<{ id: string }>(
  'gift-card-entry.hold',
  `with taken as (
     update gift_card set balance = balance - requested.amount from unnest($2::uuid[], $3::integer[]) as requested (id, amount)
     where gift_card.id = requested.id and balance >= requested.amount returning gift_card.id, requested.amount)
   insert into gift_card_entry (gift_card_id, kind, amount, order_id) select id, 'hold', amount, $1 from taken
   returning gift_card_id as id`,
)
/** Holds that are neither spent nor released. */
const openHolds = `select gift_card_id, amount from gift_card_entry as held where order_id = $1 and kind = 'hold'
  and not exists (select from gift_card_entry as ended where ended.gift_card_id = held.gift_card_id
    and ended.order_id = held.order_id and ended.kind in ('capture', 'release'))`
const lockOf = statement<{ id: string }>(
  'gift-card.lock-of-order',
  `select id from gift_card where id in (select gift_card_id from gift_card_entry where order_id = $1)
   order by id for update`,
)
const capture = statement<{ amount: Minor }>(
  'gift-card-entry.capture',
  `insert into gift_card_entry (gift_card_id, kind, amount, order_id)
   select gift_card_id, 'capture', amount, $1 from (${openHolds}) as open returning amount`,
)
const release = statement<{ amount: Minor }>(
  'gift-card-entry.release',
  `with given as (
     insert into gift_card_entry (gift_card_id, kind, amount, order_id)
     select gift_card_id, 'release', amount, $1 from (${openHolds}) as open returning gift_card_id, amount)
   update gift_card set balance = balance + given.amount from given where id = given.gift_card_id
   returning given.amount`,
)
const refunded = statement<{ amount: Minor }>(
  'gift-card-entry.refunded',
  `select amount from gift_card_entry where order_id = $1 and kind = 'refund' and reference = $2`,
)
const refundable = statement<{ id: string; last4: string; balance: Minor }>(
  'gift-card-entry.refundable',
  `select gift_card_id as id, (select last4 from gift_card where id = gift_card_id) as last4,
     sum(case kind when 'capture' then amount else -amount end)::integer as balance
   from gift_card_entry where order_id = $1 and kind in ('capture', 'refund') group by 1 order by min(id)`,
)
const refund = statement(
  'gift-card-entry.refund',
  `with requested as (select * from unnest($3::uuid[], $4::integer[]) as requested (id, amount)),
   raised as (update gift_card set balance = balance + requested.amount from requested where gift_card.id = requested.id)
   insert into gift_card_entry (gift_card_id, kind, amount, order_id, reference)
   select id, 'refund', amount, $1, $2 from requested`,
)
// Void cards were refunded to the buyer, and expired cards are no longer accepted.
const transfer = statement<{ amount: Minor }>(
  'gift-card-entry.transfer',
  `with ended as (
     select entry.gift_card_id, entry.amount from gift_card_entry as entry join gift_card on gift_card.id = gift_card_id
     where entry.order_id = $1 and kind = $2 and reference = $3
       and (state = 'void' or expires_at <= to_timestamp($4::double precision / 1000))),
   moved as (
     insert into gift_card_entry (gift_card_id, kind, amount, order_id, reference)
     select gift_card_id, 'transfer', amount, $1, $2 || ' ' || $3 from ended
     on conflict do nothing returning gift_card_id, amount),
   lowered as (update gift_card set balance = balance - moved.amount from moved where id = gift_card_id)
   select amount from moved`,
)

/**
 * Holds card amounts for an order, all or none, in the order's transaction. A repeated call holds nothing more. With
 * any result except 'held', nothing changes [GIFT-213].
 */
export async function holdCards(tx: Transaction, { orderId, cardScope, cards }: Holding): Promise<HoldResult> {
  const requested = cards.filter(({ amount }) => amount > 0)
  const ids = requested.map(({ id }) => id)
  const found = new Map((await lockCards(tx, ids, cardScope)).map((card) => [card.id, card]))
  if ((await tx.run(heldBy, [orderId])).length > 0) return 'held'
  if (ids.some((id) => !found.has(id))) return 'giftcard_not_exist'
  if (requested.some(({ id, amount }) => found.get(id)!.balance < amount)) return 'giftcard_balance_error'
  const placed = await tx.run(takeHolds, [orderId, ids, requested.map(({ amount }) => amount)])
  // The same card was listed twice.
  if (placed.length !== ids.length)
    throw new Error(`Order ${orderId} holds ${placed.length} of ${ids.length} gift cards`)
  return 'held'
}

/** Spends an order's holds and returns the amount spent by this call, which is 0 on repeated calls [GIFT-213]. */
export async function captureCards(tx: Transaction, orderId: string): Promise<Minor> {
  await tx.run(lockOf, [orderId])
  return sum(await tx.run(capture, [orderId]))
}

/** Releases an order's holds and returns the amount released by this call [GIFT-213]. */
export async function releaseCards(tx: Transaction, orderId: string): Promise<Minor> {
  await tx.run(lockOf, [orderId])
  return sum(await tx.run(release, [orderId]))
}

/**
 * Returns the share of a refund for each gift card that paid for the order; the remainder goes to the payment method.
 */
export async function readCardRefundParts(db: QueryRunner, { orderId, amount }: { orderId: string; amount: Minor }) {
  return applyGiftCards(await db.run(refundable, [orderId]), amount).filter((part) => part.amount > 0)
}

/**
 * Refunds an order to its gift cards, up to the amounts that they paid. Returns the refunded amount, which is the same
 * on every call with the same reference.
 */
export async function refundToCards(
  tx: Transaction,
  { orderId, amount, reference }: { orderId: string; amount: Minor; reference: string },
): Promise<Minor> {
  await tx.run(lockOf, [orderId])
  const before = await tx.run(refunded, [orderId, reference])
  if (before.length > 0) return sum(before)
  const parts = await readCardRefundParts(tx, { orderId, amount })
  await tx.run(refund, [orderId, reference, parts.map(({ id }) => id), parts.map((part) => part.amount)])
  return sum(parts)
}

/**
 * Deducts money released or refunded to void or expired cards, for a replacement card. Returns the amount, or 0 on
 * repeated calls.
 */
export async function transferFromEndedCards(
  tx: Transaction,
  { orderId, kind, reference }: { orderId: string; kind: 'release' | 'refund'; reference: string },
  now: number,
): Promise<Minor> {
  return sum(await tx.run(transfer, [orderId, kind, reference, now]))
}

function sum(entries: readonly { amount: Minor }[]): Minor {
  return entries.reduce((total, { amount }) => total + amount, 0)
}
