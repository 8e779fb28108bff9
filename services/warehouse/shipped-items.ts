import { sumBySku, unshippedUnits } from '#domain/shipping/delivery/tracking.ts'
import type { PlannedPiece } from '#domain/shipping/packages/plan.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { packedUnitsOf, plannedItemsOf, type ShipmentRow } from '#services/tracking/steps.ts'

/**
 * Returns a shipment's units by order line, assigned by the same rule as all shipped units. Omits units missing from
 * the order's plan, as in older orders.
 */
export function shippedItems(
  order: OrderRow,
  shipments: readonly ShipmentRow[],
  shipment: ShipmentRow,
): PlannedPiece[] {
  const { number, packageNumber, pieces } = shipment
  const canceled = packedUnitsOf(order, order.cancelled)
  // Cancellations are assigned to packages based on the whole order's plan.
  const leftAfter = (some: readonly ShipmentRow[]) =>
    unshippedUnits(plannedItemsOf(order), some, canceled).filter((piece) => piece.packageNumber === packageNumber)
  const earlier = shipments.filter((each) => each.number < number)
  const left = leftAfter([...earlier, shipment])
  const units = leftAfter(earlier).flatMap((piece) => {
    const rest = left.find((each) => each.itemId === piece.itemId && each.sku === piece.sku)
    const qty = piece.qty - (rest?.qty ?? 0)
    return qty > 0 ? [{ ...piece, qty }] : []
  })
  const assigned = new Map(sumBySku(units).map(({ sku, qty }) => [sku, qty]))
  const others = sumBySku(pieces).flatMap(({ sku, qty }) => {
    const missing = qty - (assigned.get(sku) ?? 0)
    return missing > 0 ? [{ itemId: '', sku, qty: missing, packageNumber, isFreight: false }] : []
  })
  return [...units, ...others]
}
