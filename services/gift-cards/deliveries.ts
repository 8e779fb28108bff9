import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Database, type QueryRunner, type Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'

interface Delivery {
  site: Site
  recipientEmail: string
  recipientName: string
  senderName: string
  message: string
  design: string
  /** Id of the order that the card refunds, if any. */
  refundedOrderId?: string | null
}
interface NewDelivery extends Delivery {
  /** Id of the order that bought the card or whose money it returns. The email is in the order's locale. */
  orderId: string
}
export interface DeliveredCard extends Delivery {
  /** The issued amount, or the balance once staff have corrected the address. */
  amount: Minor
  /** BCP 47 tag of the order's locale; null selects the site's first one. */
  locale: string | null
}

const insert = statement(
  'gift-card-delivery.create',
  `insert into gift_card_delivery
     (gift_card_id, site, deliver_at, recipient_email, recipient_name, sender_name, message, design,
      asked_at, refunded_order_id, locale)
   values ($1, $2, to_timestamp($3::double precision / 1000), $4, $5, $6, $7, $8, case when $9 then now() end, $10,
     (select document->>'locale' from shop_order where id = $11))`,
)
const takeDue = statement<{ id: string; to: string }>(
  'gift-card-delivery.take-due',
  `update gift_card_delivery set asked_at = now() where asked_at is null and gift_card_id = any(array(
     select gift_card_id from gift_card_delivery join gift_card on id = gift_card_id
     where asked_at is null and state = 'active' and deliver_at <= to_timestamp($1::double precision / 1000)
     order by deliver_at limit 100 for update of gift_card_delivery skip locked))
   returning gift_card_id as id, recipient_email as to`,
)
const read = statement<DeliveredCard>(
  'gift-card-delivery.read',
  `select d.site, d.recipient_email as "recipientEmail", d.recipient_name as "recipientName",
     d.sender_name as "senderName", d.message, d.design,
     case when exists (select from gift_card_resend r where r.gift_card_id = gift_card.id)
       then gift_card.balance else issued.amount end as amount, d.refunded_order_id as "refundedOrderId",
     d.locale
   from gift_card_delivery d join gift_card on gift_card.id = d.gift_card_id
     join gift_card_entry as issued on issued.gift_card_id = gift_card.id and issued.kind = 'issue'
   where gift_card.id = $1 and gift_card.state = 'active'`,
)

/** Schedules a card's email. A card that is already due is emailed after the commit that issues it [GIFT-214]. */
export async function createDelivery(tx: Transaction, id: string, at: number, now: number, delivery: NewDelivery) {
  const { site, recipientEmail, recipientName, senderName, message, design, refundedOrderId = null, orderId } = delivery
  const isDue = at <= now
  const sent = [recipientEmail, recipientName, senderName, message, design, isDue, refundedOrderId, orderId]
  await tx.run(insert, [id, site, at, ...sent])
  if (isDue) await queueMail(tx, id, recipientEmail)
}

/** Queues a card's email. The email job computes the code, so that queued payloads contain none. */
function queueMail(tx: Transaction, id: string, to: string) {
  return afterCommit(tx, 'mail_send', { template: 'gift-card', to, data: { id }, key: `gift-card.${id}` })
}

/** Queues an email for a card with a corrected address, once per request. */
export function queueResentMail(tx: Transaction, id: string, to: string, requestKey: string) {
  return afterCommit(tx, 'mail_send', { template: 'gift-card', to, data: { id }, key: `gift-card.${id}.${requestKey}` })
}

/** Returns the content for a card's email, or undefined if the card was voided. */
export async function readDelivery(db: QueryRunner, id: string): Promise<DeliveredCard | undefined> {
  const [card] = await db.run(read, [id])
  return card
}

/** Queues the emails of due cards, each exactly once, except for voided cards [GIFT-214]. */
export async function deliverDueCards(db: Database, now: number): Promise<void> {
  for (let due = 1; due > 0;) {
    due = await db.transaction(async (tx) => {
      const cards = await tx.run(takeDue, [now])
      for (const { id, to } of cards) {
        await queueMail(tx, id, to)
      }
      return cards.length
    })
  }
}
