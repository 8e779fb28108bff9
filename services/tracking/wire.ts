import type { z } from 'zod'
import type { WireTracking } from '#contract/tracking.ts'
import { carrierName, carrierPage } from '#domain/shipping/delivery/carriers.ts'
import { expectedDay } from '#domain/shipping/delivery/delivery-days.ts'
import type { PlannedPiece } from '#domain/shipping/packages/plan.ts'
import {
  sumBySku,
  orderStep,
  parcelState,
  unshippedUnits,
  withoutCanceledUnits,
  type Pieces,
} from '#domain/shipping/delivery/tracking.ts'
import { shipToOf, wirePickup, type OrderRow } from '#services/orders/steps.ts'
import type { ShipmentRow } from './repository.ts'

type Wire = z.output<typeof WireTracking>
type Item = Wire['parcels'][number]['items'][number]

/** Returns the units in an order's planned packages; an older order has a single package. */
export function plannedItemsOf({ document }: Pick<OrderRow, 'document'>): PlannedPiece[] {
  if (document.pieces) return document.pieces
  if (document.rates.length === 0) return []
  const goods = document.lines.filter((line) => !line.metadata?.giftcard && line.subscriptionInterval === undefined)
  return goods.flatMap(({ itemId, sku, qty, parts }) =>
    (parts ?? [{ sku, qty }]).map((part) => ({
      itemId,
      sku: part.sku,
      qty: part.qty,
      packageNumber: 1,
      isFreight: false,
    })),
  )
}

export function packedUnitsOf({ document }: Pick<OrderRow, 'document'>, pieces: Readonly<Record<string, number>>) {
  return document.lines.flatMap(({ itemId, sku, qty, parts }) => {
    const of = pieces[itemId] ?? 0
    return of === 0
      ? []
      : (parts ?? [{ sku, qty }]).map((part) => ({ itemId, sku: part.sku, qty: (part.qty / qty) * of }))
  })
}

/** Returns the units in an order that still need to ship. */
export function unitsLeftToShip(order: Pick<OrderRow, 'document' | 'cancelled'>, shipments: readonly ShipmentRow[]) {
  const canceled = packedUnitsOf(order, order.cancelled)
  return withoutCanceledUnits(unshippedUnits(plannedItemsOf(order), shipments, canceled), canceled)
}

/** Converts an order's tracking to wire form: parcels in shipping order, then unshipped packages. */
export function wireTracking(order: OrderRow, shipments: readonly ShipmentRow[], now: number): Wire {
  const { document, site } = order
  const planned = plannedItemsOf(order)
  const shown = itemsOf(document.lines)
  const isFreight = (pieces: readonly Pieces[]) =>
    planned.some((piece) => piece.isFreight && pieces.some(({ sku }) => sku === piece.sku))
  const rateOf = (packageNumber: number) => document.rates.find((rate) => rate.packageNumber === packageNumber)
  const common = (packageNumber: number, pieces: readonly Pieces[]) => ({
    packageNumber,
    label: rateOf(packageNumber)?.label ?? '',
    isFreight: isFreight(pieces),
    items: sumBySku(pieces).map(({ sku, qty }) => ({ ...(shown.get(sku) ?? unknown(sku)), qty })),
  })
  const remaining = shipments.map(({ packageNumber, pieces, carrier, trackingNumber, expectedOn, events }) => {
    const state = parcelState(events)
    const leftAt = events.findLast(({ status }) => status === 'shipped')?.at ?? null
    const rate = rateOf(packageNumber)
    return {
      ...common(packageNumber, pieces),
      ...state,
      carrier: { name: carrierName(carrier), trackingNumber, url: carrierPage(carrier, trackingNumber) },
      expectedOn: expectedDay({ site, expectedOn, exception: state.exception, leftAt, rate }, now),
      events,
    }
  })
  const waiting = Map.groupBy(unitsLeftToShip(order, shipments), ({ packageNumber }) => packageNumber)
  const waits = [...waiting].map(([packageNumber, pieces]) => ({
    ...common(packageNumber, pieces),
    step: 'ordered' as const,
    exception: null,
    carrier: null,
    expectedOn: expectedDay(
      { site, expectedOn: null, exception: null, leftAt: null, rate: rateOf(packageNumber) },
      now,
    ),
    events: [],
  }))
  const isTracked = isPlaced(order) && (document.pieces !== undefined || shipments.length > 0)
  const parcels = isTracked ? [...remaining, ...waits] : []
  const { city, region, countryId } = shipToOf(document)
  return {
    orderId: order.id,
    placedAt: Date.parse(order.createdAt),
    shipTo: { city, region, countryId },
    pickup: document.pickup ? wirePickup(document.pickup) : null,
    step: orderStep(parcels),
    isTracked,
    parcels,
  }
}

/** Returns true for a paid or pending order. */
export const isPlaced = ({ status }: Pick<OrderRow, 'status'>) => status !== 'payment_error' && status !== 'new'

/** Returns display data by SKU; a part has the picture of its order line. */
function itemsOf(lines: OrderRow['document']['lines']): ReadonlyMap<string, Omit<Item, 'qty'>> {
  const items = lines.flatMap(({ sku, name, choice, picture, url, parts = [] }) => [
    ...parts.map((part) => ({ sku: part.sku, name: part.name, picture, url })),
    { sku, name: [name, choice].filter(Boolean).join(', '), picture, url },
  ])
  return new Map(items.map((item) => [item.sku, item]))
}

const unknown = (sku: string) => ({ sku, name: sku, picture: null, url: '' })
