import type { Reply } from '#contract/kernel/call.ts'
import type { orderMessages } from '#contract/order-messages.ts'
import { allowedRequests, type RequestKind } from '#domain/orders/order-requests.ts'
import type { QueryRunner } from '#platform/database.ts'
import { hasOwnAddress, wireAddress, type OrderRow } from '#services/orders/steps.ts'
import { isFullyCanceled, cancellationRefusal, readRefunds } from '#services/refunds/steps.ts'
import { readShipments } from '#services/tracking/steps.ts'
import { readMessages, type MessageRow } from './repository.ts'

type Thread = Reply<typeof orderMessages, 'GET /svc_checkout/order/{orderId}/messages'>

/**
 * Returns the requests that an order currently allows. In the transaction that locks the order, the result is final.
 */
export async function readAllowedRequests(
  db: QueryRunner,
  order: OrderRow,
  { isOwn }: { isOwn: boolean },
): Promise<RequestKind[]> {
  const [shipments, refunds] = [await readShipments(db, order.id), await readRefunds(db, order.id)]
  const allowed = allowedRequests({
    status: order.status,
    isCancelled: isFullyCanceled(order),
    parcels: shipments.length,
    canCancel: isOwn && cancellationRefusal(order, shipments.length, refunds.length) === null,
    hasOwnAddress: hasOwnAddress(order.document),
  })
  // Staff cancel an exchange order through its return, so that they can refund it or send another variant.
  return order.document.exchange ? allowed.filter((kind) => kind !== 'cancel') : allowed
}

export function wireMessage(row: MessageRow): Thread['messages'][number] {
  const { id, kind, text, createdAt, state, address, reply, decidedAt } = row
  return { id, kind, text, createdAt, state, address: address && wireAddress(address), reply, decidedAt }
}

/** Returns an order's messages and the requests that it allows. */
export async function readThread(db: QueryRunner, order: OrderRow, caller: { isOwn: boolean }): Promise<Thread> {
  const messages = await readMessages(db, order.id)
  const allowed = await readAllowedRequests(db, order, caller)
  const canAsk = (kind: RequestKind) =>
    allowed.includes(kind) && !messages.some((message) => message.kind === kind && message.state === 'open')
  return { messages: messages.map(wireMessage), canAsk: { cancel: canAsk('cancel'), address: canAsk('address') } }
}
