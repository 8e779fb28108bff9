import { statement, type QueryRunner } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

/** Longer than the retries of a card's email, because the email is built from this row. */
const mailDays = 3

const ofPerson = `(lower(recipient_email) = $2 or gift_card_id in (
  select g.id from gift_card g join shop_order o on o.id = g.order_id where o.customer_id = $1)
  or refunded_order_id in (select id from shop_order where customer_id = $1))`
const deliveries = statement<{ json: object }>(
  'gift-card-delivery.export',
  `select (to_jsonb(d) - 'gift_card_id' - 'clears_when_sent') || jsonb_build_object('last4', g.last4,
     'currency', g.currency, 'balance', g.balance) as json
   from gift_card_delivery d join gift_card g on g.id = d.gift_card_id where ${ofPerson} order by deliver_at`,
)
const mark = statement(
  'gift-card-delivery.forget',
  `update gift_card_delivery set clears_when_sent = true where ${ofPerson}`,
)
// A return may be refunded after its customer has deleted the account, so its card may not be marked.
const clear = statement(
  'gift-card-delivery.clear',
  `update gift_card_delivery d set recipient_email = '', recipient_name = '', sender_name = '', message = '',
     clears_when_sent = false
   from gift_card g where g.id = d.gift_card_id
     and (clears_when_sent or recipient_email <> '' and exists (
       select from shop_order o where o.id = d.refunded_order_id and o.guest_token like 'deleted-%'))
     and (g.state <> 'active' or asked_at < $1::timestamptz - interval '${mailDays} days')`,
)

const resendsOfPerson = `(lower(recipient_email) = $2 or lower(earlier_email) = $2
  or order_id in (select id from shop_order where customer_id = $1))`
// Other people's addresses, such as the correct recipient's, are not exported.
const resends = statement<{ json: object }>(
  'gift-card-resend.export',
  `select jsonb_strip_nulls(jsonb_build_object(
     'order', (select o.id from shop_order o where o.id = order_id and o.customer_id = $1),
     'from', case when lower(earlier_email) = $2 then earlier_email end,
     'to', case when lower(recipient_email) = $2 then recipient_email end, 'at', requested_at)) as json
   from gift_card_resend where ${resendsOfPerson} order by requested_at`,
)
const clearResends = statement(
  'gift-card-resend.forget',
  `update gift_card_resend set earlier_email = '', recipient_email = '' where ${resendsOfPerson}`,
)
// Staff can correct a card's address until the card is cleared, even after the account was deleted.
const clearResendsOfCleared = statement(
  'gift-card-resend.clear',
  `update gift_card_resend r set earlier_email = '', recipient_email = ''
   from gift_card_delivery d where d.gift_card_id = r.gift_card_id and d.recipient_email = ''
     and (r.earlier_email <> '' or r.recipient_email <> '')`,
)

/** Cards that have not been emailed yet are delivered first and cleared afterwards. */
export const giftCardData: PersonalData = {
  tables: ['gift_card', 'gift_card_delivery', 'gift_card_resend'],
  read: async (db, { id, email }) => ({
    'gift-cards': await readJson(db, deliveries, [id, email]),
    'gift-card-corrections': await readJson(db, resends, [id, email]),
  }),
  forget: async (tx, { id, email }) => {
    await tx.run(mark, [id, email])
    await tx.run(clearResends, [id, email])
    await clearSentCards(tx, tx.now)
  },
}

/**
 * Clears names, addresses, corrections, and messages of emailed cards if the buyer or recipient has deleted the
 * account.
 */
export async function clearSentCards(db: QueryRunner, now: number): Promise<void> {
  await db.run(clear, [new Date(now)])
  await db.run(clearResendsOfCleared, [])
}
