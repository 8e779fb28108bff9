import type { Minor } from '#domain/money.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface OrderCardRow {
  id: string
  last4: string
  kind: 'sold' | 'refund' | 'replacement'
  amount: Minor
  balance: Minor
  state: 'active' | 'void'
  recipientEmail: string
  recipientName: string
  /** Epoch milliseconds. */
  deliverAt: number
  emailedAt: number | null
  corrections: { from: string; to: string; at: number }[]
}

const ms = (column: string) => `floor(extract(epoch from ${column}) * 1000)::double precision`
const ofOrder = statement<OrderCardRow>(
  'gift-card.of-order',
  `with cards as (
     select id from gift_card where order_id = $1
     union select gift_card_id from gift_card_delivery where refunded_order_id = $1
     union select replacement.id from gift_card_entry as moved
       join gift_card as replacement on replacement.source = 'order ' || moved.order_id || ' ' || moved.reference
       where moved.order_id = $1 and moved.kind = 'transfer')
   select card.id, card.last4, card.balance, card.state, issued.amount,
     case when card.order_id is not null then 'sold' when d.refunded_order_id is not null then 'refund'
       else 'replacement' end as kind,
     d.recipient_email as "recipientEmail", d.recipient_name as "recipientName",
     ${ms('d.deliver_at')} as "deliverAt", ${ms('d.asked_at')} as "emailedAt",
     (select coalesce(jsonb_agg(jsonb_build_object('from', r.earlier_email, 'to', r.recipient_email,
         'at', ${ms('r.requested_at')}) order by r.requested_at, r.id), '[]')
       from gift_card_resend r where r.gift_card_id = card.id) as corrections
   from cards join gift_card as card using (id)
     join gift_card_delivery as d on d.gift_card_id = card.id
     join gift_card_entry as issued on issued.gift_card_id = card.id and issued.kind = 'issue'
   order by d.deliver_at, card.last4, card.id limit 200`,
)
const byKey = statement<{ cardId: string; email: string }>(
  'gift-card-resend.of-key',
  'select gift_card_id as "cardId", recipient_email as email from gift_card_resend where request_key = $1',
)
// Also locks the delivery, so that its address is not cleared between the check and the correction.
const lock = statement<{ id: string }>(
  'gift-card.lock',
  `select card.id from gift_card as card join gift_card_delivery as d on d.gift_card_id = card.id
   where card.id = $1 for update`,
)
const insert = statement(
  'gift-card-resend.create',
  `insert into gift_card_resend (gift_card_id, order_id, earlier_email, recipient_email, request_key, requested_at)
   select gift_card_id, $2, recipient_email, $3, $4, to_timestamp($5::double precision / 1000)
   from gift_card_delivery where gift_card_id = $1`,
)
// A card with a future delivery day is emailed on that day, to the new address.
const readdress = statement<{ isEmailed: boolean }>(
  'gift-card-delivery.readdress',
  `update gift_card_delivery set recipient_email = $2,
     asked_at = case when asked_at is not null then to_timestamp($3::double precision / 1000) end
   where gift_card_id = $1 returning asked_at is not null as "isEmailed"`,
)

/** Returns an order's emailed gift cards: sold ones, refunds, and replacements. */
export async function readOrderCards(db: QueryRunner, orderId: string): Promise<OrderCardRow[]> {
  return db.run(ofOrder, [orderId])
}

/** Locks an emailed gift card until commit. While locked, it cannot be used, voided, or cleared. */
export async function lockCard(tx: Transaction, id: string): Promise<void> {
  await tx.run(lock, [id])
}

/** Returns the card and the address from an earlier request with this key. */
export async function readResend(db: QueryRunner, key: string): Promise<{ cardId: string; email: string } | undefined> {
  return (await db.run(byKey, [key]))[0]
}

interface Resend {
  cardId: string
  orderId: string
  email: string
  key: string
  now: number
}

/**
 * Stores a card's corrected address. Returns true if the card has already been emailed, and so must be emailed again.
 */
export async function recordResend(tx: Transaction, { cardId, orderId, email, key, now }: Resend): Promise<boolean> {
  await tx.run(insert, [cardId, orderId, email, key, now])
  return (await tx.run(readdress, [cardId, email, now]))[0]!.isEmailed
}
