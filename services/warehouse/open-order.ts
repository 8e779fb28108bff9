import type { Reply } from '#contract/kernel/call.ts'
import type { warehouse } from '#contract/warehouse.ts'
import type { PlannedPiece } from '#domain/shipping/packages/plan.ts'
import { packedItem } from '#services/fulfilment/steps.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { plannedItemsOf, unitsLeftToShip, type ShipmentRow } from '#services/tracking/steps.ts'

type ClosedReason = NonNullable<
  Reply<typeof warehouse, 'POST /svc_admin/warehouse/open-orders'>['orders'][number]['closed']
>

/** A package with units that still need to ship. */
export interface OpenPackage {
  packageNumber: number
  label: string
  carrier: string
  items: ReturnType<typeof packedItem>[]
}

/** Returns an order's packages with units that still need to ship, excluding canceled units. */
export function openPackages(order: OrderRow, shipments: readonly ShipmentRow[]): OpenPackage[] {
  if (order.status !== 'published') return []
  const units = Map.groupBy(unitsLeftToShip(order, shipments), ({ packageNumber }) => packageNumber)
  return [...units]
    .map(([packageNumber, planned]) => describePackage(order, packageNumber, planned))
    .toSorted((a, b) => a.packageNumber - b.packageNumber)
}

/** Describes units in a package, with the label and carrier of its shipping rate. */
export function describePackage(order: OrderRow, packageNumber: number, planned: readonly PlannedPiece[]): OpenPackage {
  const rate = order.document.rates.find((each) => each.packageNumber === packageNumber)
  const items = planned.map((piece) => packedItem(order, piece))
  return { packageNumber, label: rate?.label ?? '', carrier: rate?.carrier ?? '', items }
}

/** Returns an item's name with its options, such as 'Plate, 20 kg'. */
export const itemName = ({ name, choice, sku }: { name: string; choice: string; sku: string }) =>
  [name, choice].filter(Boolean).join(', ') || sku

/**
 * Returns the reason nothing in a package can ship, or nothing in the whole order if there is no package number.
 * Returns null if units can ship.
 */
export function closedReason(
  order: OrderRow,
  shipments: readonly ShipmentRow[],
  packageNumber: number | null = null,
): ClosedReason | null {
  const isConcerned = (each: { packageNumber: number }) =>
    packageNumber === null || each.packageNumber === packageNumber
  if (order.status !== 'published') return 'order_not_published'
  if (unitsLeftToShip(order, shipments).some(isConcerned)) return null
  if (shipments.some(isConcerned)) return 'already_shipped'
  return plannedItemsOf(order).some(isConcerned) ? 'items_canceled' : 'nothing_to_ship'
}
