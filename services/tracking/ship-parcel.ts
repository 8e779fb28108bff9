import { isDeepStrictEqual } from 'node:util'
import { excessUnits, fitsDeliveryMethod, sumBySku, type Pieces } from '#domain/shipping/delivery/tracking.ts'
import { pickupCarrier } from '#domain/shipping/delivery/carriers.ts'
import { labelKey } from '#domain/shipping/warehouse/repeated-numbers.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { lockOrder, type OrderRow } from '#services/orders/steps.ts'
import { recordEvent } from './record-event.ts'
import { createShipment, readShipment, readShipments, type ShipmentRow } from './repository.ts'
import { unitsLeftToShip } from './wire.ts'

interface NewParcel {
  orderId: string
  packageNumber: number
  carrier: string
  trackingNumber: string
  /** True if another package in the order may have the same tracking number. */
  sharesNumber: boolean
  /** Undefined means the remaining contents of the package. */
  pieces?: readonly Pieces[] | undefined
  expectedOn: string | null
  /** Undefined means 'shipped', or 'ready' for a pickup order. */
  status?: 'packed' | 'ready' | 'shipped' | undefined
  at: number
  place: string
  note: string
  /** Idempotency key: a repeated key returns the parcel that it created in the package. */
  key: string
}

/** The parcel with its order, or the code of the rule that prevents shipping. */
type ShipResult =
  | { shipment: ShipmentRow }
  | {
      refused:
        | 'order_not_found'
        | 'order_not_published'
        | 'key_reused'
        | 'number_repeated'
        | 'nothing_left'
        | 'wrong_status'
        | 'wrong_carrier'
    }
  | { refused: 'pieces_exceed'; pieces: Pieces[] }

/**
 * Records a parcel for an order on one of these sites. Repeating the key or the same parcel has no effect [SHIP-002].
 */
export async function shipParcel(tx: Transaction, sites: readonly Site[], parcel: NewParcel): Promise<ShipResult> {
  const order = await lockOrder(tx, parcel.orderId)
  if (!order || !sites.includes(order.site)) return { refused: 'order_not_found' }
  if (order.status !== 'published') return { refused: 'order_not_published' }
  const before = await readShipments(tx, order.id)
  const earlier = before.find(({ requestKey }) => requestKey === parcel.key)
  if (earlier) return earlier.packageNumber === parcel.packageNumber ? { shipment: earlier } : { refused: 'key_reused' }
  const remaining = remainingOf(order, before, parcel.packageNumber)
  const label = labelKey(parcel)
  const labeled = before.filter((shipment) => label !== null && labelKey(shipment) === label)
  const inPackage = labeled.find(({ packageNumber }) => packageNumber === parcel.packageNumber)
  if (inPackage) return isSame(inPackage, parcel, remaining) ? { shipment: inPackage } : { refused: 'number_repeated' }
  if (labeled.length > 0 && !parcel.sharesNumber) return { refused: 'number_repeated' }
  if (remaining.length === 0) return { refused: 'nothing_left' }
  const tooMany = excessUnits(remaining, parcel.pieces ?? [])
  if (tooMany.length > 0) return { refused: 'pieces_exceed', pieces: tooMany }
  const isPickup = Boolean(order.document.pickup)
  const { status = isPickup ? 'ready' : 'shipped' } = parcel
  if (!fitsDeliveryMethod(status, isPickup)) return { refused: 'wrong_status' }
  if (!isPickup && parcel.carrier === pickupCarrier) return { refused: 'wrong_carrier' }
  const { packageNumber, carrier, trackingNumber, expectedOn, at, place, note, key } = parcel
  const pieces = parcel.pieces ? sumBySku(parcel.pieces) : remaining
  const row = { orderId: order.id, packageNumber, carrier, trackingNumber, pieces, expectedOn, requestKey: key }
  const id = await createShipment(tx, row)
  await recordEvent(tx, order, (await readShipment(tx, id))!, { status, at, place, note }, key)
  return { shipment: (await readShipment(tx, id))! }
}

/** Returns true if a parcel has the same contents as an earlier one with its package and tracking number. */
function isSame(shipment: ShipmentRow, { pieces }: NewParcel, remaining: readonly Pieces[]): boolean {
  if (!pieces) return remaining.length === 0
  const sums = [shipment.pieces, pieces].map((each) =>
    sumBySku(each)
      .map(({ sku, qty }) => `${sku} ${qty}`)
      .toSorted(),
  )
  return isDeepStrictEqual(sums[0], sums[1])
}

function remainingOf(order: OrderRow, before: readonly ShipmentRow[], packageNumber: number): Pieces[] {
  return sumBySku(unitsLeftToShip(order, before).filter((unit) => unit.packageNumber === packageNumber))
}
