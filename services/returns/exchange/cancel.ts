import type { ReturnState } from '#domain/returns/transitions.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import { returnStock } from '#services/catalog/steps.ts'
import { cancelExchangeOrder } from '#services/orders/placing-steps.ts'
import { readOrder, type OrderRow } from '#services/orders/steps.ts'
import { readShipments } from '#services/tracking/steps.ts'
import { changeReturn, lockReturnedOrder } from '../change-return.ts'
import { queueReturnMail } from '../mail-steps.ts'
import type { ReturnRow } from '../repository.ts'
import { markExchangeOrderCanceled, readExchangeOrderId } from './repository.ts'

/**
 * Cancels a return's exchange order before it ships, and reopens the return for a refund or another variant. The units
 * return to stock. A repeated call changes nothing, even if the return has another exchange order by then.
 */
export async function cancelExchange(
  tx: Transaction,
  row: ReturnRow,
  orderId: string,
  refuse: (code: 'no_exchange_order' | 'exchange_shipped') => Error,
): Promise<{ order: OrderRow; row: ReturnRow } | { state: ReturnState }> {
  // Locked together with the returned order, in id order.
  const isOfReturn = (await readExchangeOrderId(tx, row.number)) === orderId
  await lockReturnedOrder(tx, row.orderId, isOfReturn ? [orderId] : [])
  const id = await readExchangeOrderId(tx, row.number)
  if (id !== null && id !== orderId) return { state: 'exchanged' }
  let canceled: OrderRow | undefined
  const changed = await changeReturn(tx, row, 'reopen', async ({ order }) => {
    if (id === null) throw refuse('no_exchange_order')
    if (!(await canCancelExchange(tx, id))) throw refuse('exchange_shipped')
    canceled = (await readOrder(tx, id))!
    await cancelExchangeOrder(tx, id)
    await markExchangeOrderCanceled(tx, id)
    await queueReturnMail(tx, order, 'reopened', row.number, id)
    return { replacement: '' }
  })
  if (canceled) {
    const pieces = canceled.document.lines.map(({ sellableId, qty }) => ({ sellableId, qty }))
    await returnStock(tx, row.site, pieces)
  }
  return changed
}

/** Returns true until one of the exchange order's parcels is packed. */
export async function canCancelExchange(db: QueryRunner, orderId: string): Promise<boolean> {
  return (await readShipments(db, orderId)).length === 0
}
