import {
  computeRefund,
  refundedUnits,
  type PaidOrder,
  type PricePart,
  type RefundShares,
} from '#domain/orders/refund.ts'
import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { splitByTarget, type RefundParts, type RefundTarget } from './refund-target.ts'
import { isWithdrawal, withdrawnShipping } from './withdrawal.ts'

/** A paid order whose returns are estimated. */
export interface ReturnableOrder {
  site: Site
  paid: PaidOrder
  /** The amount paid with gift cards. */
  paidByGiftCards: Minor
  /** Ids of lines that do not ship. */
  digital: ReadonlySet<string>
  /** The price of the cheapest offered delivery including tax, if the customer chose a different one. */
  standardShipping: Minor | undefined
  /** Epoch milliseconds of the last delivery event; null until all items have one. */
  lastDelivery: number | null
  /** True if the units came with an exchange order. Their return refunds no shipping, which was paid for other units. */
  isExchange?: boolean
}

/** Units to refund, with the share of their price that the store withholds. */
export interface ReturnedUnits {
  itemId: string
  qty: number
  feePercent: number
  /** The part of the price that exchanges for cheaper variants refunded before. */
  less?: PricePart | undefined
}

interface EstimatedReturn {
  items: readonly ReturnedUnits[]
  /** Epoch milliseconds. */
  requestedAt: number
  target: RefundTarget
}

type Refunded = RefundShares & RefundParts

export interface RefundEstimate {
  lines: readonly { itemId: string; qty: number; paid: Minor; fee: Minor; refund: Minor }[]
  fee: Minor
  shipping: Minor
  refund: Minor
  /** The part of the refund that does not go back to a used gift card. */
  toPayment: Minor
  /** The estimate as a refund; null if nothing can be refunded. */
  refunded: Refunded | null
}

const nothing: RefundEstimate = { lines: [], fee: 0, shipping: 0, refund: 0, toPayment: 0, refunded: null }

/**
 * Calculates the refund of a return after earlier refunds: the paid amount per line, the fee, the refunded shipping, and
 * the total with its split. Gift cards that paid the order are refunded first.
 */
export function estimateReturn(
  order: ReturnableOrder,
  earlier: readonly Refunded[],
  { items, requestedAt, target }: EstimatedReturn,
): RefundEstimate {
  if (items.length === 0) return nothing
  const shipping = refundedShipping(order, earlier, items, requestedAt)
  const withFee = computeRefund(order.paid, earlier, { lines: items, shipping, other: 0 })
  const withoutFee = computeRefund(order.paid, earlier, {
    lines: items.map(({ itemId, qty, less }) => ({ itemId, qty, less })),
    shipping: 0,
    other: 0,
  })
  if ('problem' in withFee || 'problem' in withoutFee) return nothing
  const lines = withFee.lines.map(({ itemId, qty, net, tax }, index) => {
    const full = withoutFee.lines[index]!
    return { itemId, qty, paid: full.net + full.tax, fee: full.net + full.tax - net - tax, refund: net + tax }
  })
  const giftCardsLeft = earlier.reduce((left, { giftCardPart }) => left - giftCardPart, order.paidByGiftCards)
  const toGiftCards = Math.min(withFee.amount, Math.max(0, giftCardsLeft))
  return {
    lines,
    fee: lines.reduce((sum, { fee }) => sum + fee, 0),
    shipping: withFee.shipping,
    refund: withFee.amount,
    toPayment: withFee.amount - toGiftCards,
    refunded: { ...withFee, ...splitByTarget(withFee.amount, toGiftCards, target) },
  }
}

/**
 * Returns the refunds of an order followed by those expected for open returns, in the given order. Each return takes
 * into account the amounts, shipping, and gift card money that earlier returns use up.
 */
export function withExpectedRefunds(
  order: ReturnableOrder,
  refunds: readonly Refunded[],
  openReturns: readonly EstimatedReturn[],
): readonly Refunded[] {
  return openReturns.reduce((earlier, each) => {
    const { refunded } = estimateReturn(order, earlier, each)
    return refunded === null ? earlier : [...earlier, refunded]
  }, refunds)
}

/**
 * Returns the shipping that a return refunds, including tax: standard delivery if the customer withdraws from the
 * entire order in time, or else 0. Exchange orders have none.
 */
export function refundedShipping(
  { site, paid, digital, standardShipping, lastDelivery, isExchange = false }: ReturnableOrder,
  earlier: readonly RefundShares[],
  items: readonly { itemId: string; qty: number }[],
  requestedAt: number,
): Minor {
  if (isExchange) return 0
  const lines = paid.lines.map(({ itemId, qty }) => ({
    qty,
    refunded: refundedUnits(earlier, itemId),
    returned: items.reduce((sum, item) => sum + (item.itemId === itemId ? item.qty : 0), 0),
    isDigital: digital.has(itemId),
  }))
  if (!isWithdrawal({ site, lines, deliveredAt: lastDelivery, requestedAt })) return 0
  const left = earlier.reduce((sum, refund) => sum - refund.shipping, paid.shipping.net + paid.shipping.tax)
  return withdrawnShipping(left, standardShipping)
}
