import { computeRefund } from '#domain/orders/refund.ts'
import { splitByTarget, type RefundParts } from '#domain/returns/refund-target.ts'
import { isOpenReturn } from '#domain/returns/transitions.ts'
import { isWithdrawal, withdrawnShipping } from '#domain/returns/withdrawal.ts'
import type { Minor } from '#domain/money.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { toPaidOrder, type RefundRow } from '#services/refunds/steps.ts'
import { returnLines, type OrderReturns } from './eligibility.ts'
import type { ReturnRow } from './repository.ts'

interface EstimateItem {
  itemId: string
  qty: number
  feePercent: number
}

/**
 * Calculates the refund for a return after earlier refunds: the paid amount per line, the fee, the refunded shipping,
 * and the total, with the part that no gift card paid.
 */
export function estimateReturn(
  order: OrderRow,
  refunds: readonly RefundRow[],
  items: readonly EstimateItem[],
  shipping: Minor = 0,
) {
  const paid = toPaidOrder(order)
  const nothing = { lines: [], fee: 0, shipping: 0, refund: 0, toPayment: 0 }
  if (items.length === 0) return nothing
  const withFee = computeRefund(paid, refunds, { lines: items, shipping, other: 0 })
  const withoutFee = computeRefund(paid, refunds, {
    lines: items.map(({ itemId, qty }) => ({ itemId, qty })),
    shipping: 0,
    other: 0,
  })
  if ('problem' in withFee || 'problem' in withoutFee) return nothing
  const lines = withFee.lines.map(({ itemId, qty, net, tax }, index) => {
    const full = withoutFee.lines[index]!
    return { itemId, qty, paid: full.net + full.tax, fee: full.net + full.tax - net - tax, refund: net + tax }
  })
  return {
    lines,
    fee: lines.reduce((sum, { fee }) => sum + fee, 0),
    shipping: withFee.shipping,
    refund: withFee.amount,
    toPayment: withFee.amount - Math.min(withFee.amount, giftCardsLeft(order, refunds)),
  }
}

/** Returns the gift card payment of an order that earlier refunds left. Gift cards are refunded first. */
function giftCardsLeft({ document }: OrderRow, refunds: readonly RefundRow[]): Minor {
  return Math.max(
    0,
    refunds.reduce((left, { giftCardPart }) => left - giftCardPart, document.totals.giftcards),
  )
}

/**
 * Returns the shipping that a return refunds, in minor units including tax: standard delivery if the customer withdraws
 * from the entire order in time, else 0. `refunds` are those before the return, and `requestedAt` is in epoch
 * milliseconds.
 */
export function shippingOfReturn(
  order: OrderRow,
  { refunds, lastDelivery }: Pick<OrderReturns, 'refunds' | 'lastDelivery'>,
  items: readonly { itemId: string; qty: number }[],
  requestedAt: number,
): Minor {
  const lines = returnLines(order, refunds, []).map(({ itemId, qty, refunded, isDigital }) => {
    const returned = items.reduce((sum, item) => sum + (item.itemId === itemId ? item.qty : 0), 0)
    return { qty, refunded, returned, isDigital }
  })
  if (!isWithdrawal({ site: order.site, lines, deliveredAt: lastDelivery, requestedAt })) return 0
  const { shipping } = toPaidOrder(order)
  const left = refunds.reduce((sum, refund) => sum - refund.shipping, shipping.net + shipping.tax)
  return withdrawnShipping(left, order.document.standardShipping)
}

interface RefundOfReturn {
  estimate: ReturnType<typeof estimateReturn>
  /** The parts of the recorded refund, or else of the estimate; all 0 if the return ended without a refund. */
  parts: RefundParts
}

/** Returns the estimated refund of a return, and its split between gift cards and payment method. */
export function refundOfReturn(
  order: OrderRow,
  { refunds, lastDelivery }: Pick<OrderReturns, 'refunds' | 'lastDelivery'>,
  row: ReturnRow,
): RefundOfReturn {
  // Excludes the refund of this return and later ones, so that the estimate is the same after the refund.
  const earlier = refunds.filter(({ number }) => row.refundNumber === null || number < row.refundNumber)
  const items = acceptedItems(row)
  const shipping = shippingOfReturn(order, { refunds: earlier, lastDelivery }, items, Date.parse(row.createdAt))
  const estimate = estimateReturn(order, earlier, items, shipping)
  const recorded = refunds.find(({ number }) => number === row.refundNumber)
  const { refund, toPayment } = isOpenReturn(row.state) ? estimate : { refund: 0, toPayment: 0 }
  return { estimate, parts: recorded ?? splitByTarget(refund, refund - toPayment, row.refundTo) }
}

/** Returns the accepted units with their fees; before the goods arrive, returns all expected units. */
export function acceptedItems({ items }: Pick<ReturnRow, 'items'>) {
  return items.flatMap(({ itemId, qty, accepted, feePercent }) => {
    const units = accepted ?? qty
    return units > 0 ? [{ itemId, qty: units, feePercent }] : []
  })
}
