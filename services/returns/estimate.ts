import { computeRefund } from '#domain/orders/refund.ts'
import { isWithdrawal, withdrawnShipping } from '#domain/returns/withdrawal.ts'
import type { Minor } from '#domain/money.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { toPaidOrder, type RefundRow } from '#services/refunds/steps.ts'
import { returnLines, type OrderReturns } from './eligibility.ts'

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
