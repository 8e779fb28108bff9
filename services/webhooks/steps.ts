import { randomUUID } from 'node:crypto'
import { orderLinesOf, orderData, refundData, shipmentData } from '#domain/webhooks/order-data.ts'
import { formatReturnNumber } from '#domain/returns/return-number.ts'
import { webhookBody, type WebhookEvents, type WebhookEventType } from '#domain/webhooks/events.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { insertDeliveries } from './deliveries/repository.ts'

export { countEndpointProblems } from './endpoints/problem-repository.ts'
export { countSwitchedOff } from './endpoints/health-repository.ts'
export { readSwitchedOffMail } from './endpoints/queue-switched-off-mails.ts'

interface Occurrence<Type extends WebhookEventType> {
  type: Type
  site: Site
  /** Id of the order, return, or customer. */
  objectId: string
  data: WebhookEvents[Type]
}

/** Queues an event for the endpoints that subscribe to it. It is sent only if the transaction commits. */
async function queueWebhook<Type extends WebhookEventType>(
  tx: Transaction,
  { type, site, objectId, data }: Occurrence<Type>,
): Promise<void> {
  const body = webhookBody(type, new Date(tx.now).toISOString(), data)
  const isQueued = await insertDeliveries(tx, { eventId: randomUUID(), type, site, objectId, body })
  if (isQueued) await afterCommit(tx, 'webhooks_due', {})
}

type WebhookOrder = Parameters<typeof orderData>[0]

/** Queues an order event in the transaction that changes the order. */
export async function queueOrderWebhook(
  tx: Transaction,
  type: 'order.placed' | 'order.paid' | 'order.payment_failed',
  order: WebhookOrder,
): Promise<void> {
  await queueWebhook(tx, { type, site: order.site, objectId: order.id, data: orderData(order) })
}

/** Queues the event for a cancellation or a completed refund. */
export async function queueRefundWebhook(
  tx: Transaction,
  type: 'order.canceled' | 'order.refunded',
  order: WebhookOrder,
  refund: Parameters<typeof refundData>[1],
): Promise<void> {
  await queueWebhook(tx, { type, site: order.site, objectId: order.id, data: refundData(order, refund) })
}

/** Queues the event for a parcel that is on its way. */
export async function queueShipmentWebhook(
  tx: Transaction,
  order: WebhookOrder,
  shipment: Parameters<typeof shipmentData>[1],
): Promise<void> {
  const data = shipmentData(order, shipment)
  await queueWebhook(tx, { type: 'order.shipped', site: order.site, objectId: order.id, data })
}

interface WebhookReturn {
  number: number
  site: Site
  state: string
  replacement: string
  items: readonly { itemId: string; qty: number }[]
}

/** Queues the event for a new return, or for a return with a new state. */
export async function queueReturnWebhook(
  tx: Transaction,
  type: 'return.created' | 'return.updated',
  order: WebhookOrder,
  { number, site, state, replacement, items }: WebhookReturn,
): Promise<void> {
  const returnNumber = formatReturnNumber(number)
  const lines = orderLinesOf(order, items)
  const data = {
    orderId: order.id,
    site,
    returnNumber,
    state,
    ...(replacement && { replacementOrderId: replacement }),
    lines,
  }
  await queueWebhook(tx, { type, site, objectId: returnNumber, data })
}

/** Queues the event for a new customer account. */
export async function queueCustomerWebhook(tx: Transaction, id: number, site: Site): Promise<void> {
  const customerId = String(id)
  await queueWebhook(tx, { type: 'customer.created', site, objectId: customerId, data: { customerId, site } })
}
