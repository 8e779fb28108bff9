import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import type { OrderRow } from '../order-row.ts'

type Uncaptured = Pick<OrderRow, 'id' | 'site' | 'createdAt' | 'engine' | 'paymentReference' | 'amount'>

const uncaptured = statement<Uncaptured>(
  'capture.waiting',
  `select id, site, payment_engine as engine, payment_reference as "paymentReference", amount,
     to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
   from shop_order where status = 'payment_complete' and amount > 0
     and ($1::text is null or site = $1) and ($2::text is null or id = $2) and exists (
       select from order_event where order_id = shop_order.id and to_status = 'payment_complete'
         and at < now() - interval '10 minutes')
   order by created_at limit 100`,
)

/**
 * Returns paid orders that have waited at least ten minutes for their capture, oldest first; null means all sites or
 * all orders.
 */
export async function readUncapturedOrders(
  db: QueryRunner,
  site: Site | null,
  orderId: string | null = null,
): Promise<Uncaptured[]> {
  return db.run(uncaptured, [site, orderId])
}
