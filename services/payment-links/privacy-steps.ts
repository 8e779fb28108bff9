import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const ofPerson = '(customer_id = $1 or lower(email) = $2)'
const links = statement<{ json: object }>(
  'payment-link.export',
  `select (to_jsonb(l) - 'customer_id' - 'request_key' - 'request_fingerprint') || jsonb_build_object(
     'payments', coalesce((select jsonb_agg(jsonb_build_object('status', p.status, 'amount', p.amount, 'card', p.card,
       'createdAt', p.created_at) order by p.created_at) from payment_link_payment p where p.link_id = l.id), '[]')) as json
   from payment_link l where ${ofPerson} order by created_at`,
)
const unpaid = `${ofPerson} and not exists (select from payment_link_payment p where p.link_id = payment_link.id)`
const removeMailings = statement(
  'payment-link-mailing.forget',
  `delete from payment_link_mailing where link_id in (select id from payment_link where ${unpaid})`,
)
const remove = statement('payment-link.forget', `delete from payment_link where ${unpaid}`)
// Payments remain together with the link's document, like orders.
const detach = statement('payment-link.detach', 'update payment_link set customer_id = null where customer_id = $1')

export const paymentLinkData: PersonalData = {
  tables: ['payment_link', 'payment_link_mailing', 'payment_link_payment', 'payment_link_refund'],
  read: async (db, { id, email }) => ({ 'payment-links': await readJson(db, links, [id, email]) }),
  forget: async (tx, { id, email }) => {
    await tx.run(removeMailings, [id, email])
    await tx.run(remove, [id, email])
    await tx.run(detach, [id])
  },
}
