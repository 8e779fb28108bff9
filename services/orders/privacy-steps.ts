import { statement, type QueryRunner } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const orders = statement<{ json: object }>(
  'order.export',
  `select jsonb_build_object('number', id, 'site', site, 'status', status, 'email', email, 'currency', currency,
     'amount', amount, 'refunded', refunded, 'paymentType', payment_type, 'card', card, 'createdAt', created_at,
     'document', document, 'browser', browser_info, 'shipments', coalesce((
       select jsonb_agg(to_jsonb(s) - 'request_key' order by s.number) from shipment s where s.order_id = o.id), '[]'),
     'refunds', coalesce((
       select jsonb_agg(jsonb_build_object('number', r.number, 'kind', r.kind, 'amount', r.amount, 'reason', r.reason,
         'newGiftCard', r.new_gift_card_part, 'createdAt', r.created_at) order by r.number) from order_refund r where r.order_id = o.id), '[]'),
     'invoices', coalesce((
       select jsonb_agg(jsonb_build_object('kind', i.kind, 'number', i.number, 'issuedAt', i.issued_at) order by i.issued_at)
       from invoice i where i.order_id = o.id), '[]')) as json
   from shop_order o where customer_id = $1 order by created_at`,
)
const running = statement<{ id: string }>(
  'order.running-of-customer',
  `select id from shop_order where customer_id = $1 and status in ('new', 'payment_pending', 'payment_complete') limit 1`,
)
// The order and its addresses remain for tax records, but no longer link to other orders.
const detach = statement(
  'order.forget',
  `update shop_order set customer_id = null, guest_token = 'deleted-' || gen_random_uuid(), browser_info = null
   where customer_id = $1`,
)

export const orderData: PersonalData = {
  tables: ['shop_order', 'order_desk', 'order_refund', 'invoice', 'shipment', 'shipment_event'],
  read: async (db, { id }) => ({ orders: await readJson(db, orders, [id]) }),
  forget: async (tx, { id }) => void (await tx.run(detach, [id])),
}

/** Returns true while a payment for one of the customer's orders is in progress. */
export async function hasPaymentInProgress(db: QueryRunner, customerId: number): Promise<boolean> {
  return (await db.run(running, [customerId])).length > 0
}
