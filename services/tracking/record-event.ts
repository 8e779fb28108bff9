import type { Transaction } from '#platform/database.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { planReviewMail } from '#services/reviews/mailing/plan-steps.ts'
import { queueShipmentWebhook } from '#services/webhooks/steps.ts'
import { addShipmentEvent, readShipments, type ShipmentEvent, type ShipmentRow } from './repository.ts'

/** Stores a tracking event. The first shipped, ready, and delivered events are emailed to the buyer. */
export async function recordEvent(
  tx: Transaction,
  order: OrderRow,
  shipment: ShipmentRow,
  event: ShipmentEvent,
  key: string,
) {
  const { status } = event
  if (!(await addShipmentEvent(tx, shipment.id, event, key))) return
  await planReviewMail(tx, order.id, await readShipments(tx, order.id))
  const isFirst = !shipment.events.some((earlier) => earlier.status === status)
  if (isFirst && status === 'shipped') await queueShipmentWebhook(tx, order, shipment)
  if (!isFirst || !(order.document.pickup ? ['ready'] : ['shipped', 'delivered']).includes(status)) return
  await afterCommit(tx, 'mail_send', {
    template: 'shipment',
    to: order.email,
    data: { shipmentId: shipment.id, status },
    key: `shipment-${shipment.id}-${status}`,
  })
}
