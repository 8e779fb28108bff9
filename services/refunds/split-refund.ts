import {
  computeRefund,
  refundedUnits,
  type PricePart,
  type RefundProblem,
  type RefundRequest,
  type RefundShares,
} from '#domain/orders/refund.ts'
import type { Minor } from '#domain/money.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { readUnitsInExchanges, readUnitsInReturns } from '#services/returns/steps.ts'
import { packedUnitsOf, plannedItemsOf, unitsLeftToShip, type readShipments } from '#services/tracking/steps.ts'
import { toPaidOrder } from './paid-order.ts'
import type { RefundRow } from './repository.ts'

/** The units and amounts to refund. A cancellation without lines covers everything that has not shipped. */
export interface RefundChoice {
  kind: 'cancel' | 'refund'
  /** `feePercent` is the share of the price that the store keeps. */
  lines?: Lines | undefined
  /** Lowers the price of units that the customer has exchanged. */
  reductions?: RefundRequest['reductions']
  shipping: RefundRequest['shipping']
  other: RefundRequest['other']
  /** True to refund all lines and any remaining amount. */
  everything?: boolean
  /** True to refund the units in a return, which no other refund may include. */
  isOfReturn?: boolean
}

export type Refusal =
  | RefundProblem
  | 'order_not_found'
  | 'order_not_published'
  | 'already_shipped'
  | 'not_shipped'
  | 'gift_cards_together'
  | 'units_in_return'
  | 'exchange_order'
  | 'not_cancellable'
  | 'amount_changed'
export type Refuse = (code: Refusal) => Error

/** The state of an order before a refund. */
interface RefundedOrder {
  order: OrderRow
  earlier: readonly RefundRow[]
  shipments: Awaited<ReturnType<typeof readShipments>>
}

/** Returns the units that a refund covers, or refuses the refund. */
export async function refundedLines(
  db: QueryRunner,
  { order, earlier, shipments }: RefundedOrder,
  choice: RefundChoice,
  refuse: Refuse,
): Promise<Lines> {
  if (order.status !== 'published') throw refuse('order_not_published')
  // An exchange order was not paid for. Its return refunds the paid order.
  if (order.document.exchange) throw refuse('exchange_order')
  const waiting = unitsLeftToShip(order, shipments)
  const lines = merged(choice.lines ?? openLines(order, earlier, choice, waiting))
  if (choice.kind === 'cancel' && !allWait(order, lines, waiting)) throw refuse('already_shipped')
  // Older orders have no packing plan. Without shipments, it is unknown which units have shipped.
  const isKnown = order.document.pieces !== undefined || shipments.length > 0
  if (choice.kind === 'refund' && isKnown && !allLeft(order, earlier, lines, waiting)) throw refuse('not_shipped')
  if (!choice.isOfReturn && !areUnclaimed(order, earlier, lines, await claimedUnits(db, order.id)))
    throw refuse('units_in_return')
  return lines
}

/** Returns the amounts to refund; `balanceOf` returns the balance of a purchased line's gift cards. */
export async function splitRefund(
  { order, earlier }: RefundedOrder,
  choice: RefundChoice,
  lines: Lines,
  balanceOf: (itemId: string) => Promise<Minor>,
  refuse: Refuse,
): Promise<{ shares: RefundShares; isWhole: boolean }> {
  const valued = await valuedLines(order, lines, balanceOf, refuse)
  const isWhole = leavesNothing(order, earlier, lines)
  const rest = choice.everything || (choice.kind === 'cancel' && isWhole)
  const shares = computeRefund(toPaidOrder(order), earlier, {
    lines: valued,
    reductions: choice.reductions,
    shipping: rest ? 'rest' : choice.shipping,
    other: rest ? 'rest' : choice.other,
  })
  if ('problem' in shares) throw refuse(shares.problem)
  return { shares, isWhole }
}

export type Lines = readonly { itemId: string; qty: number; feePercent?: number; less?: PricePart | undefined }[]
type Waiting = ReturnType<typeof unitsLeftToShip>

function merged(lines: Lines): Lines {
  const sums = new Map<string, Lines[number]>()
  for (const line of lines) sums.set(line.itemId, { ...line, qty: line.qty + (sums.get(line.itemId)?.qty ?? 0) })
  return [...sums.values()]
}

/** By default, a cancellation covers the unshipped lines, and a refund covers all lines. */
function openLines(
  order: OrderRow,
  earlier: readonly RefundRow[],
  { kind, everything }: RefundChoice,
  waiting: Waiting,
): Lines {
  if (kind === 'refund' && !everything) return []
  return order.document.lines.flatMap(({ itemId, qty }) => {
    const remaining = qty - refundedUnits(earlier, itemId)
    const some = kind === 'cancel' ? Math.min(remaining, cancellableOf(order, itemId, waiting)) : remaining
    return some > 0 ? [{ itemId, qty: some }] : []
  })
}

/** Returns how many units of a line can be canceled: all of them if the line never ships. */
export function cancellableOf(order: OrderRow, itemId: string, waiting: Waiting): number {
  const line = order.document.lines.find((each) => each.itemId === itemId)
  if (!line) return 0
  const planned = plannedItemsOf(order)
  if (!planned.some((piece) => piece.itemId === itemId)) return line.qty
  const packed = packedUnitsOf(order, { [itemId]: 1 })
  const remaining = (sku: string) => countOf(waiting, sku)
  const inPlan = packed.filter(({ sku }) => planned.some((piece) => piece.sku === sku))
  return Math.min(line.qty, ...inPlan.map(({ sku, qty }) => Math.floor(remaining(sku) / qty)))
}

/**
 * Returns true if all units are still unshipped. Checks all lines together, because two lines may contain the same
 * product.
 */
function allWait(order: OrderRow, lines: Lines, waiting: Waiting): boolean {
  const remaining = new Map<string, number>()
  for (const { sku, qty } of waiting) remaining.set(sku, (remaining.get(sku) ?? 0) + qty)
  const planned = plannedItemsOf(order)
  const travelling = new Set(planned.map(({ itemId }) => itemId))
  const units = lines.filter(({ itemId }) => travelling.has(itemId)).map(({ itemId, qty }) => [itemId, qty] as const)
  for (const { sku, qty } of packedUnitsOf(order, Object.fromEntries(units))) {
    if (!planned.some((piece) => piece.sku === sku)) continue
    remaining.set(sku, (remaining.get(sku) ?? 0) - qty)
  }
  return [...remaining.values()].every((qty) => qty >= 0)
}

/**
 * Returns true if paid units of these products have not shipped. If they were refunded instead of canceled, they would
 * still be sent.
 */
function allLeft(order: OrderRow, earlier: readonly RefundRow[], lines: Lines, waiting: Waiting): boolean {
  const back = new Map(lines.map(({ itemId, qty }) => [itemId, qty]))
  const remaining = order.document.lines.map(
    ({ itemId, qty }) => [itemId, Math.max(0, qty - refundedUnits(earlier, itemId) - (back.get(itemId) ?? 0))] as const,
  )
  const stays = packedUnitsOf(order, Object.fromEntries(remaining))
  return packedUnitsOf(order, Object.fromEntries(back)).every(({ sku }) => countOf(waiting, sku) <= countOf(stays, sku))
}

/**
 * Returns the number of units per line that only a return may refund: those in open returns, and those that were
 * exchanged.
 */
async function claimedUnits(db: QueryRunner, orderId: string): Promise<ReadonlyMap<string, number>> {
  const units = new Map(await readUnitsInReturns(db, orderId))
  for (const [itemId, qty] of await readUnitsInExchanges(db, orderId)) units.set(itemId, (units.get(itemId) ?? 0) + qty)
  return units
}

/** Returns true if enough units remain on each line for open returns and exchanges. */
function areUnclaimed(
  { document }: OrderRow,
  earlier: readonly RefundRow[],
  lines: Lines,
  claimed: ReadonlyMap<string, number>,
): boolean {
  return lines.every(({ itemId, qty }) => {
    const bought = document.lines.find((line) => line.itemId === itemId)?.qty ?? 0
    // `claimed` still includes exchanged units that were refunded through the return of their exchange order.
    const ofOrder = earlier.filter(({ exchangeOrderId }) => exchangeOrderId === null)
    const unclaimed = bought - refundedUnits(ofOrder, itemId) - (claimed.get(itemId) ?? 0)
    // A quantity above the remaining units is reported as a different error.
    return qty > bought - refundedUnits(earlier, itemId) || qty <= unclaimed
  })
}

function countOf(pieces: readonly { sku: string; qty: number }[], sku: string): number {
  return pieces.reduce((sum, piece) => sum + (piece.sku === sku ? piece.qty : 0), 0)
}

/** A line's gift cards are refunded together, minus the amount already spent [GIFT-214]. */
async function valuedLines(
  { document }: OrderRow,
  lines: Lines,
  balanceOf: (itemId: string) => Promise<Minor>,
  refuse: Refuse,
): Promise<RefundRequest['lines']> {
  const valued: RefundRequest['lines'][number][] = []
  for (const line of lines) {
    const bought = document.lines.find(({ itemId }) => itemId === line.itemId)
    if (!bought?.metadata?.giftcard) {
      valued.push(line)
      continue
    }
    if (bought.qty !== line.qty) throw refuse('gift_cards_together')
    valued.push({ ...line, most: await balanceOf(line.itemId) })
  }
  return valued
}

/** Returns true if these lines complete the refund of all units in the order. */
function leavesNothing({ document }: OrderRow, earlier: readonly RefundRow[], lines: Lines): boolean {
  return document.lines.every(
    ({ itemId, qty }) =>
      refundedUnits(earlier, itemId) + (lines.find((line) => line.itemId === itemId)?.qty ?? 0) === qty,
  )
}
