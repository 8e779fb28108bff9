import {
  estimateReturn,
  refundedShipping,
  withExpectedRefunds,
  type RefundEstimate,
  type ReturnableOrder,
  type ReturnedUnits,
} from '#domain/returns/estimate.ts'
import { splitByTarget, type RefundParts } from '#domain/returns/refund-target.ts'
import { isOpenReturn } from '#domain/returns/transitions.ts'
import { feePercentDue } from '#domain/returns/withdrawal.ts'
import type { Minor } from '#domain/money.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { toPaidOrder } from '#services/refunds/steps.ts'
import { returnLines, type OrderReturns } from './eligibility.ts'
import { withRefundedDifferences } from './exchange/differences.ts'
import type { ReturnRow } from './repository.ts'

type Found = Pick<OrderReturns, 'paidOrder' | 'refunds' | 'returns' | 'lastDelivery' | 'differences'>

/** Returns the refund for units returned now, after the order's open returns. */
export function estimateUnits(order: OrderRow, found: Found, items: readonly ReturnedUnits[], now: number) {
  const earlier = withExpected(order, found, found.returns)
  const lines = withRefundedDifferences(items, found, null)
  return estimateReturn(toReturnable(order, found), earlier, { items: lines, requestedAt: now, target: 'payment' })
}

interface RefundOfReturn {
  estimate: RefundEstimate
  /** The split of the recorded refund, or else of the estimate; all 0 if the return ended without a refund. */
  parts: RefundParts
}

/**
 * Returns the refund for a return and its split between gift cards and payment method. Before the refund is recorded,
 * assumes that all earlier open returns are refunded first.
 */
export function refundOfReturn(order: OrderRow, found: Found, row: ReturnRow): RefundOfReturn {
  return estimateAfter(order, found, row, earlierOpenReturns(found, row))
}

/** Returns the refund for a return if staff refund it before all other open returns. */
export function refundOfReturnIfNext(order: OrderRow, found: Found, row: ReturnRow): RefundOfReturn {
  return estimateAfter(order, found, row, [])
}

/** Returns the order's open returns that were requested before this one and are expected to be refunded. */
export function earlierOpenReturns({ returns }: Pick<Found, 'returns'>, { number, state }: ReturnRow): ReturnRow[] {
  return isOpenReturn(state) ? returns.filter((each) => each.number < number && isRefundExpected(each)) : []
}

/** Returns the amount of shipping that a return refunds if it is refunded now, in minor units including tax. */
export function shippingOfReturn(
  order: OrderRow,
  found: Found,
  items: readonly { itemId: string; qty: number }[],
  requestedAt: number,
): Minor {
  return refundedShipping(toReturnable(order, found), found.refunds, items, requestedAt)
}

/**
 * Removes the fees from an open return within the withdrawal period. Only requests stored by an earlier release, such
 * as during an upgrade, have such fees.
 */
export function withAllowedFees(row: ReturnRow, { lastDelivery }: Pick<Found, 'lastDelivery'>): ReturnRow {
  if (!isOpenReturn(row.state)) return row
  const request = { site: row.site, deliveredAt: lastDelivery, requestedAt: Date.parse(row.createdAt) }
  return { ...row, items: row.items.map((item) => ({ ...item, feePercent: feePercentDue(item.feePercent, request) })) }
}

/** Returns the units that a refund of a return covers, with their fees and the differences refunded before. */
export function refundedItems(row: ReturnRow, found: Found): ReturnedUnits[] {
  return withRefundedDifferences(acceptedItems(withAllowedFees(row, found)), found, row)
}

/** Returns the accepted units with their fees. Before the items arrive, returns all expected units. */
export function acceptedItems({ items }: Pick<ReturnRow, 'items'>): ReturnedUnits[] {
  return items.flatMap(({ itemId, qty, accepted, feePercent }) => {
    const units = accepted ?? qty
    return units > 0 ? [{ itemId, qty: units, feePercent }] : []
  })
}

function estimateAfter(order: OrderRow, found: Found, row: ReturnRow, before: readonly ReturnRow[]): RefundOfReturn {
  // Excludes this return's refund and later ones, so that the estimate stays the same after the refund.
  const refunds = found.refunds.filter(({ number }) => row.refundNumber === null || number < row.refundNumber)
  const earlier = withExpected(order, { ...found, refunds }, before)
  const estimate = estimateReturn(toReturnable(order, found), earlier, toEstimated(row, found))
  const recorded = found.refunds.find(({ number }) => number === row.refundNumber)
  const { refund, toPayment } = isOpenReturn(row.state) ? estimate : { refund: 0, toPayment: 0 }
  return { estimate, parts: recorded ?? splitByTarget(refund, refund - toPayment, row.refundTo) }
}

function withExpected(order: OrderRow, found: Found, open: readonly ReturnRow[]) {
  const expected = open.filter(isRefundExpected).map((row) => toEstimated(row, found))
  return withExpectedRefunds(toReturnable(order, found), found.refunds, expected)
}

function isRefundExpected({ state, resolution }: ReturnRow): boolean {
  return isOpenReturn(state) && resolution === 'refund'
}

function toEstimated(row: ReturnRow, found: Found) {
  return {
    items: refundedItems(row, found),
    requestedAt: Date.parse(row.createdAt),
    target: row.refundTo,
  }
}

function toReturnable(order: OrderRow, { paidOrder, lastDelivery }: Found): ReturnableOrder {
  const { site, document } = paidOrder
  const digital = returnLines(paidOrder, [], []).filter(({ isDigital }) => isDigital)
  return {
    site,
    paid: toPaidOrder(paidOrder),
    paidByGiftCards: document.totals.giftcards,
    digital: new Set(digital.map(({ itemId }) => itemId)),
    standardShipping: document.standardShipping,
    lastDelivery,
    isExchange: paidOrder.id !== order.id,
  }
}
