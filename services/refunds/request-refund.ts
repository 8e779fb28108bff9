import { hasInvoiceSeries } from '#domain/orders/invoice-number.ts'
import { unitsRefunded, computeRefund, type RefundRequest, type RefundProblem } from '#domain/orders/refund.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { lockOrder, replacementCardRecipient, type OrderRow } from '#services/orders/steps.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { everyCall } from '#services/call/dispatch.ts'
import { readUnitsInReturns } from '#services/returns/steps.ts'
import { tickets } from '#services/tickets/steps.ts'
import { packedOf, plannedOf, readShipments, waitingUnits } from '#services/tracking/steps.ts'
import { refundMail } from './mail.ts'
import { toPaidOrder } from './paid.ts'
import { createRefund, readRefunds, type NewRefund, type RefundRow } from './repository.ts'
import { reverseRefund } from './reverse-refund.ts'

export interface RefundDeps {
  db: Database
  giftCards: GiftCards
}

/** A cancellation without lines covers everything that has not shipped. */
interface RefundInput {
  orderId: string
  kind: 'cancel' | 'refund'
  /** `feePercent`: the share of the price that the store keeps. */
  lines?: readonly { itemId: string; qty: number; feePercent?: number }[] | undefined
  shipping: RefundRequest['shipping']
  other: RefundRequest['other']
  /** All lines, and any remaining amount. */
  everything?: boolean
  /** Refunds the units of a return, which no other refund may take. */
  isOfReturn?: boolean
  isRestocked: boolean
  reason: string
  askedBy: RefundRow['askedBy']
  key: string
  fingerprint: string
}
export type Refusal =
  | RefundProblem
  | 'order_not_found'
  | 'order_not_published'
  | 'already_shipped'
  | 'not_shipped'
  | 'gift_cards_together'
  | 'units_in_return'
  | 'not_cancellable'

/**
 * Records a refund with all its effects in one transaction that locks the order; the vendor is asked after the commit.
 * A retry returns the original refund [threat T42].
 */
export function requestRefund(
  { db, giftCards }: RefundDeps,
  input: RefundInput,
  checks: RefundChecks,
): Promise<RequestedRefund> {
  return db.transaction((tx) => recordRefund(tx, giftCards, input, checks))
}

interface RefundChecks {
  refuse: (code: Refusal) => Error
  checkRequest: (order: OrderRow, shipments: number, refunds: number) => Refusal | null
}
interface RequestedRefund {
  order: OrderRow
  refund: RefundRow
}

/** Records a refund as part of a larger transaction, under the same rules. */
export async function recordRefund(
  tx: Transaction,
  giftCards: GiftCards,
  input: RefundInput,
  { refuse, checkRequest }: RefundChecks,
): Promise<RequestedRefund> {
  const order = await lockOrder(tx, input.orderId)
  if (!order) throw refuse('order_not_found')
  const earlier = await readRefunds(tx, order.id)
  const same = earlier.find(({ requestKey }) => requestKey === input.key)
  if (same && same.requestFingerprint !== input.fingerprint) throw everyCall('idempotency_key_reused')
  if (same) return { order, refund: same }
  const shipments = await readShipments(tx, order.id)
  const not = checkRequest(order, shipments.length, earlier.length)
  if (not) throw refuse(not)
  if (order.status !== 'published') throw refuse('order_not_published')
  const waiting = waitingUnits(order, shipments)
  const lines = merged(input.lines ?? openLines(order, earlier, input, waiting))
  if (input.kind === 'cancel' && !allWait(order, lines, waiting)) throw refuse('already_shipped')
  // Older orders do not record what has shipped.
  const isKnown = order.document.pieces !== undefined || shipments.length > 0
  if (input.kind === 'refund' && isKnown && !allLeft(order, earlier, lines, waiting)) throw refuse('not_shipped')
  if (!input.isOfReturn && !areUnclaimed(order, earlier, lines, await readUnitsInReturns(tx, order.id)))
    throw refuse('units_in_return')
  // Locked before gift cards, in the same order as at placement, to avoid deadlocks.
  if (input.kind === 'cancel') await tickets.holdUse(tx, order.id)
  const valued = await valuedLines(tx, giftCards, order, lines, refuse)
  const isWhole = leavesNothing(order, earlier, lines)
  const rest = input.everything || (input.kind === 'cancel' && isWhole)
  const shares = computeRefund(toPaidOrder(order), earlier, {
    lines: valued,
    shipping: rest ? 'rest' : input.shipping,
    other: rest ? 'rest' : input.other,
  })
  if ('problem' in shares) throw refuse(shares.problem)
  const number = earlier.length + 1
  const reference = `refund ${number}`
  const request = { orderId: order.id, amount: shares.amount, reference }
  const giftCardPart = shares.amount === 0 ? 0 : await giftCards.refund(tx, request, replacementCardRecipient(order))
  const cardPart = shares.amount - giftCardPart
  const { kind, isRestocked, reason, askedBy, key, fingerprint } = input
  const refund: NewRefund = {
    ...shares,
    orderId: order.id,
    number,
    kind,
    giftCardPart,
    cardPart,
    isRestocked,
    reason,
    askedBy,
    state: cardPart === 0 ? 'refunded' : 'asked',
    requestKey: key,
    requestFingerprint: fingerprint,
  }
  await createRefund(tx, refund, kind === 'cancel' ? withPieces(order.cancelled, lines) : order.cancelled)
  await reverseRefund(tx, order, { lines, kind, isRestocked, isWhole })
  if (kind === 'cancel') await refundMail(tx, order, 'order-cancelled', number)
  if (shares.amount > 0 && hasInvoiceSeries(order.site))
    await afterCommit(tx, 'invoice_issue', { orderId: order.id, refund: number })
  if (cardPart > 0) await afterCommit(tx, 'order_refund', { orderId: order.id })
  else if (kind === 'refund') await refundMail(tx, order, 'order-refunded', number)
  return { order, refund: (await readRefunds(tx, order.id)).at(-1)! }
}

type Lines = readonly { itemId: string; qty: number; feePercent?: number }[]
type Waiting = ReturnType<typeof waitingUnits>

function merged(lines: Lines): Lines {
  const sums = new Map<string, Lines[number]>()
  for (const line of lines) sums.set(line.itemId, { ...line, qty: line.qty + (sums.get(line.itemId)?.qty ?? 0) })
  return [...sums.values()]
}

/** By default, a cancellation covers the unshipped lines, and a refund all lines. */
function openLines(
  order: OrderRow,
  earlier: readonly RefundRow[],
  { kind, everything }: RefundInput,
  waiting: Waiting,
): Lines {
  if (kind === 'refund' && !everything) return []
  return order.document.lines.flatMap(({ itemId, qty }) => {
    const remaining = qty - unitsRefunded(earlier, itemId)
    const some = kind === 'cancel' ? Math.min(remaining, cancellableOf(order, itemId, waiting)) : remaining
    return some > 0 ? [{ itemId, qty: some }] : []
  })
}

/** Returns how many units of a line can be canceled, which is all if the line never ships. */
export function cancellableOf(order: OrderRow, itemId: string, waiting: Waiting): number {
  const line = order.document.lines.find((each) => each.itemId === itemId)
  if (!line) return 0
  const planned = plannedOf(order)
  if (!planned.some((piece) => piece.itemId === itemId)) return line.qty
  const packed = packedOf(order, { [itemId]: 1 })
  const remaining = (sku: string) => countOf(waiting, sku)
  const inPlan = packed.filter(({ sku }) => planned.some((piece) => piece.sku === sku))
  return Math.min(line.qty, ...inPlan.map(({ sku, qty }) => Math.floor(remaining(sku) / qty)))
}

/** Checks all lines together, because two lines may contain the same product. */
function allWait(order: OrderRow, lines: Lines, waiting: Waiting): boolean {
  const remaining = new Map<string, number>()
  for (const { sku, qty } of waiting) remaining.set(sku, (remaining.get(sku) ?? 0) + qty)
  const planned = plannedOf(order)
  const travelling = new Set(planned.map(({ itemId }) => itemId))
  const units = lines.filter(({ itemId }) => travelling.has(itemId)).map(({ itemId, qty }) => [itemId, qty] as const)
  for (const { sku, qty } of packedOf(order, Object.fromEntries(units))) {
    if (!planned.some((piece) => piece.sku === sku)) continue
    remaining.set(sku, (remaining.get(sku) ?? 0) - qty)
  }
  return [...remaining.values()].every((qty) => qty >= 0)
}

/** True if paid units of these products have not shipped: if refunded instead of canceled, they would still be sent. */
function allLeft(order: OrderRow, earlier: readonly RefundRow[], lines: Lines, waiting: Waiting): boolean {
  const back = new Map(lines.map(({ itemId, qty }) => [itemId, qty]))
  const remaining = order.document.lines.map(
    ({ itemId, qty }) => [itemId, Math.max(0, qty - unitsRefunded(earlier, itemId) - (back.get(itemId) ?? 0))] as const,
  )
  const stays = packedOf(order, Object.fromEntries(remaining))
  return packedOf(order, Object.fromEntries(back)).every(({ sku }) => countOf(waiting, sku) <= countOf(stays, sku))
}

/** Returns true if enough units of each line remain for open returns. */
function areUnclaimed(
  { document }: OrderRow,
  earlier: readonly RefundRow[],
  lines: Lines,
  claimed: ReadonlyMap<string, number>,
): boolean {
  return lines.every(({ itemId, qty }) => {
    const bought = document.lines.find((line) => line.itemId === itemId)?.qty ?? 0
    const left = bought - unitsRefunded(earlier, itemId)
    // More units than are left have an error of their own.
    return qty > left || qty <= left - (claimed.get(itemId) ?? 0)
  })
}

function countOf(pieces: readonly { sku: string; qty: number }[], sku: string): number {
  return pieces.reduce((sum, piece) => sum + (piece.sku === sku ? piece.qty : 0), 0)
}

/** Voids purchased gift cards, all cards of a line at a time. The amount already spent is not refunded [GIFT-214]. */
async function valuedLines(
  tx: Transaction,
  giftCards: GiftCards,
  { id, document }: OrderRow,
  lines: Lines,
  refuse: (code: Refusal) => Error,
): Promise<RefundRequest['lines']> {
  const valued: RefundRequest['lines'][number][] = []
  for (const line of lines) {
    const bought = document.lines.find(({ itemId }) => itemId === line.itemId)
    if (!bought?.metadata?.giftcard) {
      valued.push(line)
      continue
    }
    if (bought.qty !== line.qty) throw refuse('gift_cards_together')
    valued.push({ ...line, most: await giftCards.voidSold(tx, id, line.itemId) })
  }
  return valued
}

/** Returns true if these lines complete the refund of the order. */
function leavesNothing({ document }: OrderRow, earlier: readonly RefundRow[], lines: Lines): boolean {
  return document.lines.every(
    ({ itemId, qty }) =>
      unitsRefunded(earlier, itemId) + (lines.find((line) => line.itemId === itemId)?.qty ?? 0) === qty,
  )
}

function withPieces(cancelled: OrderRow['cancelled'], lines: Lines): Record<string, number> {
  const sums = { ...cancelled }
  for (const { itemId, qty } of lines) sums[itemId] = (sums[itemId] ?? 0) + qty
  return sums
}
