import { refundedUnits } from '#domain/orders/refund.ts'
import { deliveredAt, recordedDelivery } from '#domain/returns/deadline.ts'
import {
  claimedUnits,
  lastDeliveryOf,
  returnableLines,
  type LineEligibility,
  type ReturnLine,
} from '#domain/returns/eligibility.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readOrder, readOrders, type OrderRow } from '#services/orders/steps.ts'
import { readRefunds, readRefundsOf, type RefundRow } from '#services/refunds/steps.ts'
import { plannedItemsOf, readShipments, readShipmentsOf } from '#services/tracking/steps.ts'
import { readDifferences, type DifferenceRow } from './exchange/repository.ts'
import { readReturnsOfOrder, readReturnsOfOrders, type ReturnRow } from './repository.ts'

export interface OrderReturns {
  lines: LineEligibility[]
  /** Epoch milliseconds of the last delivery event; null until all items have one. */
  lastDelivery: number | null
  /** The order whose payment is refunded: the order itself, or the paid order behind an exchange order. */
  paidOrder: OrderRow
  /** All refunds of the paid order. */
  refunds: RefundRow[]
  returns: ReturnRow[]
  /** Settled price differences of the order's exchanged units. */
  differences: DifferenceRow[]
}
type ReturnableOrder = Omit<OrderReturns, 'differences'>

/**
 * Returns the units that a customer can return from an order. In a transaction that locks the order, the result cannot
 * become outdated.
 */
export async function readOrderReturns(db: QueryRunner, order: OrderRow, now: number): Promise<OrderReturns> {
  const { exchange } = order.document
  const paidOrder = exchange ? (await readOrder(db, exchange.paidOrderId))! : order
  const shipments = await readShipments(db, order.id)
  const refunds = await readRefunds(db, paidOrder.id)
  const rows = { paidOrder, shipments, refunds, returns: await readReturnsOfOrder(db, order.id) }
  return { ...orderReturnsOf(order, rows, now), differences: await readDifferences(db, order.id) }
}

/** Returns the units that a customer can return from each of several orders, using at most four statements. */
export async function readReturnsByOrder(
  db: QueryRunner,
  orders: readonly OrderRow[],
  now: number,
): Promise<(ReturnableOrder & { order: OrderRow })[]> {
  const ids = orders.map(({ id }) => id)
  const paidIds = orders.flatMap(({ document }) => document.exchange?.paidOrderId ?? [])
  const [shipments, refunds, returns, paid] = await Promise.all([
    readShipmentsOf(db, ids),
    readRefundsOf(db, [...ids, ...paidIds]),
    readReturnsOfOrders(db, ids),
    paidIds.length > 0 ? readOrders(db, paidIds) : [],
  ])
  const ofOrder = <Row extends { orderId: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ orderId }) => orderId === id)
  return orders.map((order) => {
    const { id } = order
    const paidOrder = paid.find((each) => each.id === order.document.exchange?.paidOrderId) ?? order
    const rows = {
      paidOrder,
      shipments: ofOrder(shipments, id),
      refunds: ofOrder(refunds, paidOrder.id),
      returns: ofOrder(returns, id),
    }
    return { order, ...orderReturnsOf(order, rows, now) }
  })
}

interface Rows extends Pick<OrderReturns, 'paidOrder' | 'refunds' | 'returns'> {
  shipments: Awaited<ReturnType<typeof readShipments>>
}

function orderReturnsOf(order: OrderRow, rows: Rows, now: number): ReturnableOrder {
  const { paidOrder, shipments, refunds, returns } = rows
  const lines = returnLines(order, refunds, returns)
  const deliveriesBy = (arrival: (events: Rows['shipments'][number]['events']) => number | null) =>
    shipments.flatMap(({ events, pieces }) => {
      const at = arrival(events)
      return at === null ? [] : [{ at, pieces }]
    })
  const parcels = deliveriesBy((events) => deliveredAt(events, now))
  // Older orders have no packing plan or parcels, so all units count as delivered on the order date.
  const isKnown = order.document.pieces !== undefined || shipments.length > 0
  const whole = { at: Date.parse(order.createdAt), pieces: lines.flatMap(({ pieces }) => pieces) }
  const deliveries = order.status !== 'published' ? [] : isKnown ? parcels : [whole]
  // An assumed delivery must not end the withdrawal period.
  const lastDelivery = lastDeliveryOf(lines, deliveriesBy(recordedDelivery))
  return { lines: returnableLines(lines, deliveries, now), lastDelivery, paidOrder, refunds, returns }
}

/**
 * Returns an order's lines with the number of refunded units and of units in returns. `refunds` are the paid order's
 * refunds. A refunded unit counts for the order in which it was delivered.
 */
export function returnLines(
  order: OrderRow,
  refunds: readonly RefundRow[],
  returns: readonly ReturnRow[],
): ReturnLine[] {
  const planned = plannedItemsOf(order)
  const ownRefunds = refunds.filter(
    ({ exchangeOrderId }) => exchangeOrderId === (order.document.exchange ? order.id : null),
  )
  return order.document.lines.map(({ itemId, qty, metadata = {}, ticket, subscriptionInterval }) => ({
    itemId,
    qty,
    pieces: planned.filter((piece) => piece.itemId === itemId),
    isDigital: Boolean(metadata.giftcard ?? metadata.eventRegistration ?? ticket ?? subscriptionInterval),
    isFinalSale: Boolean(
      metadata.customSku ?? metadata.recipeId ?? metadata.plateOpts ?? metadata.nonFluidCustomization,
    ),
    cancelled: order.cancelled[itemId] ?? 0,
    refunded: refundedUnits(ownRefunds, itemId),
    claimed: returns
      .flatMap(({ state, items }) => items.map((item) => ({ ...item, state })))
      .reduce((sum, item) => sum + (item.itemId === itemId ? claimedUnits(item) : 0), 0),
  }))
}

/** Returns true if a line ships as freight, which the store can collect. */
export function isFreightLine(order: OrderRow, itemId: string): boolean {
  return plannedItemsOf(order).some((piece) => piece.itemId === itemId && piece.isFreight)
}
