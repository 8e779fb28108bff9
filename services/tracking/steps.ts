import { readOrder, type OrderRow } from '#services/orders/steps.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readShipment, readShipments } from './repository.ts'
import { wireTracking } from './wire.ts'

export { trackingLink } from './key.ts'
export { readShipment, readShipments, readShipmentsOf, type ShipmentRow } from './repository.ts'
export { shipParcel } from './ship-parcel.ts'
export { packedUnitsOf, plannedItemsOf, unitsLeftToShip } from './wire.ts'

/** Returns a parcel with its order for an email; `isLast` is true if no more parcels follow. */
export async function readMailedShipment(db: QueryRunner, id: string) {
  const shipment = await readShipment(db, id)
  const order: OrderRow | undefined = shipment && (await readOrder(db, shipment.orderId))
  if (!shipment || !order) return undefined
  // The email shows the state when it was queued.
  const asOf = shipment.events[0]?.at ?? Date.parse(order.createdAt)
  const { parcels } = wireTracking(order, await readShipments(db, order.id), asOf)
  const parcel = parcels[shipment.number - 1]!
  return { order, parcel, isLast: parcels.every(({ step }) => step !== 'ordered') }
}
