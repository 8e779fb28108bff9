import { readOrder, type OrderRow } from '#services/orders/steps.ts'
import type { Queries } from '#platform/database.ts'
import { readShipment, readShipments } from './repository.ts'
import { wireTracking } from './wire.ts'

// What other areas may ask of tracking.

export { trackingLink } from './key.ts'
export { readShipments } from './repository.ts'
export { packedOf, plannedOf, waitingPieces } from './wire.ts'

/** What a mail of a parcel tells: the parcel, its order, and whether more of it waits. */
export async function readMailedShipment(db: Queries, id: string) {
  const shipment = await readShipment(db, id)
  const order: OrderRow | undefined = shipment && (await readOrder(db, shipment.orderId))
  if (!shipment || !order) return undefined
  // The mail tells what was so when it was asked for.
  const askedAt = shipment.events[0]?.at ?? Date.parse(order.createdAt)
  const { parcels } = wireTracking(order, await readShipments(db, order.id), askedAt)
  const parcel = parcels[shipment.number - 1]!
  return { order, parcel, isLast: parcels.every(({ step }) => step !== 'ordered') }
}
