import type { Reply } from '#contract/kernel/call.ts'
import type { warehouse } from '#contract/warehouse.ts'
import type { PlannedPiece } from '#domain/shipping/packages/plan.ts'
import { packedItem } from '#services/fulfilment/steps.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { plannedItemsOf, waitingUnits, type ShipmentRow } from '#services/tracking/steps.ts'

type ClosedReason = NonNullable<
  Reply<typeof warehouse, 'POST /svc_admin/warehouse/open-orders'>['orders'][number]['closed']
>

/** A package with units that remain to ship. */
export interface OpenPackage {
  packageNumber: number
  label: string
  carrier: string
  items: ReturnType<typeof packedItem>[]
}

/** Returns the packages of an order with units that remain to ship, without canceled units. */
export function openPackages(order: OrderRow, shipments: readonly ShipmentRow[]): OpenPackage[] {
  if (order.status !== 'published') return []
  const units = Map.groupBy(waitingUnits(order, shipments), ({ packageNumber }) => packageNumber)
  return [...units]
    .map(([packageNumber, planned]) => describePackage(order, packageNumber, planned))
    .toSorted((a, b) => a.packageNumber - b.packageNumber)
}

/** Describes units of a package, with the label and carrier of its shipping rate. */
export function describePackage(order: OrderRow, packageNumber: number, planned: readonly PlannedPiece[]): OpenPackage {
  const rate = order.document.rates.find((each) => each.packageNumber === packageNumber)
  const items = planned.map((piece) => packedItem(order, piece))
  return { packageNumber, label: rate?.label ?? '', carrier: rate?.carrier ?? '', items }
}

/** Returns the name of an item with its options, such as 'Plate, 20 kg'. */
export const itemName = ({ name, choice, sku }: { name: string; choice: string; sku: string }) =>
  [name, choice].filter(Boolean).join(', ') || sku

/** Returns the reason why nothing of a package can ship; without a package number, of the order. */
export function closedReason(
  order: OrderRow,
  shipments: readonly ShipmentRow[],
  packageNumber: number | null = null,
): ClosedReason | null {
  const isConcerned = (each: { packageNumber: number }) =>
    packageNumber === null || each.packageNumber === packageNumber
  if (order.status !== 'published') return 'order_not_published'
  if (waitingUnits(order, shipments).some(isConcerned)) return null
  if (shipments.some(isConcerned)) return 'already_shipped'
  return plannedItemsOf(order).some(isConcerned) ? 'items_canceled' : 'nothing_to_ship'
}
