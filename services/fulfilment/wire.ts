import type { Reply } from '#contract/kernel/call.ts'
import type { fulfilment } from '#contract/fulfilment.ts'
import type { PlannedPiece } from '#domain/shipping/packages/plan.ts'
import { wireAddress, wirePickup, type OrderRow } from '#services/orders/steps.ts'
import { unitsLeftToShip, type readShipments } from '#services/tracking/steps.ts'
import type { ExportRow } from './repository.ts'

type Export = Reply<typeof fulfilment, 'GET /svc_fulfilment/exports'>['exports'][number]
type Shipments = Awaited<ReturnType<typeof readShipments>>

/** Converts an order to a warehouse export: unshipped items by package, and the address. */
export function wireExport({ number, kind, at }: ExportRow, order: OrderRow, shipments: Shipments): Export {
  const { document, email } = order
  const waiting = unitsLeftToShip(order, shipments)
  return {
    number,
    kind,
    at,
    orderId: order.id,
    placedAt: Date.parse(order.createdAt),
    email,
    shippingMode: document.shippingMode,
    comments: document.comments,
    shippingAddress: wireAddress(document.shippingAddress),
    pickup: document.pickup ? wirePickup(document.pickup) : null,
    isGift: Boolean(document.registry),
    packages: [...Map.groupBy(waiting, ({ packageNumber }) => packageNumber)].map(([packageNumber, pieces]) => {
      const rate = document.rates.find((chosen) => chosen.packageNumber === packageNumber)
      return {
        packageNumber,
        carrier: rate?.carrier ?? '',
        shippingCode: rate?.shippingCode ?? '',
        label: rate?.label ?? '',
        pieces: pieces.map((piece) => packedItem(order, piece)),
      }
    }),
  }
}

/**
 * Describes the units in a package. Name and details come from the order line, because lines with the same SKU may have
 * different customizations.
 */
export function packedItem({ document }: OrderRow, { itemId, sku, qty, isFreight }: PlannedPiece) {
  const line = document.lines.find((one) => one.itemId === itemId)
  const part = line?.parts?.find((one) => one.sku === sku)
  return {
    itemId,
    sku,
    qty,
    name: part?.name ?? line?.name ?? '',
    choice: line?.sku === sku ? line.choice : '',
    details: line?.details ?? [],
    isFreight,
    tariffCode: line?.tariffCode ?? '',
  }
}
