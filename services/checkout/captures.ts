import type { OrderStatus } from '#domain/orders/status.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Queries } from '#platform/database.ts'
import { readOrder, type OrderRow } from './orders-repository.ts'
import { captureOf, publishCaptured } from './publish.ts'
import { failOrder, type SettleDeps } from './settle.ts'

type Uncaptured = Pick<OrderRow, 'id' | 'site' | 'createdAt' | 'engine' | 'paymentReference' | 'amount'>

const uncaptured = statement<Uncaptured>(
  'capture.waiting',
  `select id, site, payment_engine as engine, payment_reference as "paymentReference", amount,
     to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
   from shop_order where status = 'payment_complete' and ($1::text is null or site = $1) and exists (
     select from order_event where order_id = shop_order.id and to_status = 'payment_complete'
       and at < now() - interval '10 minutes')
   order by created_at limit 100`,
)

/** Paid orders that have waited for their capture for ten minutes, the oldest first; of all sites where none is said. */
export async function readUncaptured(db: Queries, site: Site | null): Promise<Uncaptured[]> {
  return db.run(uncaptured, [site])
}

/**
 * Settles a paid order by what staff see at its vendor, and answers its status; unclear: the money may have been taken
 * and cannot be let go. Of an order that is said not to be captured the vendor is asked once more: nobody's word ends an
 * order that was taken money for [ORDER-214].
 */
export async function sayCaptured(
  deps: SettleDeps,
  order: OrderRow,
  isCaptured: boolean,
): Promise<OrderStatus | 'unclear'> {
  if (order.status === 'payment_complete') {
    const came = isCaptured ? 'captured' : await captureOf(deps, order)
    if (came === 'captured') await publishCaptured(deps, order, isCaptured ? 'captured-by-staff' : 'captured')
    else if (await isLetGo(deps, order, came)) await failOrder(deps, order, 'not_captured')
    else return 'unclear'
  }
  return (await readOrder(deps.db, order.id))!.status
}

/** Whether nothing can be taken of a payment any more. What the vendor refuses to capture and to let go has ended there. */
async function isLetGo({ payments }: SettleDeps, order: OrderRow, came: 'failed' | 'unknown'): Promise<boolean> {
  const cancelled = await payments.of(order.engine).cancel(order.paymentReference!)
  return cancelled === 'cancelled' || (cancelled === 'failed' && came === 'failed')
}
