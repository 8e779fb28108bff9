import { nextReturnState, stateAfter, type ReturnEvent, type ReturnState } from '#domain/returns/transitions.ts'
import type { Transaction } from '#platform/database.ts'
import { lockOrder, readOrder, type OrderRow } from '#services/orders/steps.ts'
import { queueReturnWebhook } from '#services/webhooks/steps.ts'
import { deleteReturnPhotos, moveReturn, readReturn, type ReturnRow } from './repository.ts'

interface ChangedReturn {
  order: OrderRow
  row: ReturnRow
}

/**
 * Locks an order. For an exchange order, also locks the paid order, because refunds of the exchanged items belong to
 * it. Locks in id order, to avoid deadlocks.
 */
export async function lockReturnedOrder(
  tx: Transaction,
  orderId: string,
  others: readonly string[] = [],
): Promise<OrderRow | undefined> {
  const order = await readOrder(tx, orderId)
  const paidOrderId = order?.document.exchange?.paidOrderId
  const ids = new Set([orderId, ...others, ...(paidOrderId === undefined ? [] : [paidOrderId])])
  const locked: (OrderRow | undefined)[] = []
  for (const id of [...ids].toSorted()) locked.push(await lockOrder(tx, id))
  return locked.find((each) => each?.id === orderId)
}

/**
 * Applies an event to a return while its order is locked. `work` runs before the change and returns the fields to
 * store. A repeated event changes nothing. For an event that is not allowed, returns the state that forbids it.
 */
export async function changeReturn(
  tx: Transaction,
  { number, orderId }: Pick<ReturnRow, 'number' | 'orderId'>,
  event: ReturnEvent,
  work: (changed: ChangedReturn) => Promise<Parameters<typeof moveReturn>[3]> = async () => ({}),
): Promise<ChangedReturn | { state: ReturnState }> {
  const order = (await lockReturnedOrder(tx, orderId))!
  const row = (await readReturn(tx, number))!
  if (row.state === stateAfter(event)) return { order, row }
  const to = nextReturnState(row.state, event)
  if (to === null) return { state: row.state }
  const fields = await work({ order, row })
  if (to === 'cancelled' || to === 'rejected') await deleteReturnPhotos(tx, number)
  if (!(await moveReturn(tx, row, to, fields))) throw new Error(`Return ${number} changed while its order was locked`)
  const moved = (await readReturn(tx, number))!
  await queueReturnWebhook(tx, 'return.updated', order, moved)
  return { order, row: moved }
}
