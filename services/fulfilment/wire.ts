import type { Reply } from '#contract/call.ts'
import type { fulfilment } from '#contract/fulfilment.ts'
import { wireAddress, wirePickup, type OrderRow } from '#services/checkout/steps.ts'
import { plannedOf, waitingPieces, type readShipments } from '#services/tracking/steps.ts'
import type { ExportRow } from './repository.ts'

type Export = Reply<typeof fulfilment, 'GET /svc_fulfilment/exports'>['exports'][number]
type Shipments = Awaited<ReturnType<typeof readShipments>>

/** An order as its warehouse reads it: what did not leave yet, package by package, and where it goes. */
export function wireExport({ number, kind, at }: ExportRow, order: OrderRow, shipments: Shipments): Export {
  const { document, email } = order
  const waiting = waitingPieces(order, shipments)
  const things = thingsOf(order)
  const freight = new Set(plannedOf(order).flatMap(({ isFreight, sku }) => (isFreight ? [sku] : [])))
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
        pieces: pieces.map(({ sku, qty }) => ({
          sku,
          qty,
          name: things.get(sku)?.name ?? '',
          isFreight: freight.has(sku),
          tariffCode: things.get(sku)?.tariffCode ?? '',
        })),
      }
    }),
  }
}

/** What things are called and declared as, by their skus: lines, and what is in them. */
function thingsOf({ document }: OrderRow) {
  return new Map(
    document.lines.flatMap(({ sku, name, tariffCode, parts }) => [
      ...(parts ?? []).map((part) => [part.sku, { name: part.name, tariffCode }] as const),
      [sku, { name, tariffCode }] as const,
    ]),
  )
}
