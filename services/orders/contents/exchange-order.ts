import type { Site } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { allocateOrderNumber, moveOrder, readOrder } from '../repository.ts'
import type { OrderDocument, OrderRow } from '../order-row.ts'

// The new order belongs to the returned order's owner. Its list id is unused, because there is no cart. Like every free
// order, it has the default payment method.
const insert = statement<{ id: string }>(
  'order.create-exchange',
  `with created as (
     insert into shop_order (site, customer_id, guest_token, id, list_id, status, email, document, currency, amount,
       payment_engine)
     select site, customer_id, guest_token, $2, gen_random_uuid(), 'new', email, $3, currency, 0, payment_engine
     from shop_order where id = $1
     returning id),
   event as (insert into order_event (order_id, from_status, to_status, cause) select id, null, 'new', 'placed' from created)
   select id from created`,
)
const cancelAll = statement(
  'order.cancel-exchange',
  `update shop_order set cancelled = (select jsonb_object_agg(line->>'itemId', (line->>'qty')::integer)
     from jsonb_array_elements(document->'lines') as line)
   where id = $1`,
)

/**
 * Creates and returns a published order without payment that replaces items from a locked order. The caller must take
 * the stock. It has none of the other effects of a paid order, because it is not a sale.
 */
export async function createExchangeOrder(
  tx: Transaction,
  { id: returnedId, site }: { id: string; site: Site },
  document: OrderDocument,
): Promise<OrderRow> {
  const id = await allocateOrderNumber(tx, site)
  await tx.run(insert, [returnedId, id, JSON.stringify(document)])
  const created = (await readOrder(tx, id))!
  const authorized = (await moveOrder(tx, created, 'authorized', 'exchange'))!
  return (await moveOrder(tx, authorized, 'captured', 'exchange', { captured: 0 }))!
}

/** Cancels all units in a locked exchange order, so that nothing ships. The caller must return the stock. */
export async function cancelExchangeOrder(tx: Transaction, id: string): Promise<void> {
  await tx.run(cancelAll, [id])
}
