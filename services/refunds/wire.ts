import type { z } from 'zod'
import { toWireAmount } from '#contract/codec/amounts.ts'
import type { WireRefund, WireRefundOverview, WireRefundPreview, WireStaffRefund } from '#contract/refunds.ts'
import { refundedUnits } from '#domain/orders/refund.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { unitsLeftToShip, type readShipments } from '#services/tracking/steps.ts'
import type { RefundRow } from './repository.ts'
import type { PreviewedRefund } from './request-refund.ts'
import { cancellableOf, type Refusal } from './split-refund.ts'

/** Converts a previewed refund's split to wire form. */
export function wireRefundPreview(
  order: OrderRow,
  { shares, giftCards, cardPart }: PreviewedRefund,
): z.output<typeof WireRefundPreview> {
  return {
    lines: wireLines(order, shares.lines),
    shipping: toWireAmount(shares.shipping),
    other: toWireAmount(shares.other),
    amount: toWireAmount(shares.amount),
    tax: toWireAmount(shares.tax),
    giftCards: giftCards.map(({ last4, amount }) => ({ last4, amount: toWireAmount(amount) })),
    toCard: toWireAmount(cardPart),
  }
}

function wireLines({ document }: Pick<OrderRow, 'document'>, lines: RefundRow['lines']) {
  return lines.map(({ itemId, qty, net, tax }) => ({
    itemId,
    name: document.lines.find((line) => line.itemId === itemId)?.name ?? '',
    qty,
    amount: toWireAmount(net + tax),
  }))
}

/** Converts a refund to wire form for the customer, without the reason entered by staff. */
export function wireRefund(order: Pick<OrderRow, 'document'>, refund: RefundRow): z.output<typeof WireRefund> {
  const { number, kind, state, createdAt, lines, shipping, amount, tax, giftCardPart, newGiftCardPart, cardPart } =
    refund
  return {
    number,
    kind,
    state,
    createdAt,
    lines: wireLines(order, lines),
    shipping: toWireAmount(shipping),
    amount: toWireAmount(amount),
    tax: toWireAmount(tax),
    toGiftCards: toWireAmount(giftCardPart),
    toNewGiftCard: toWireAmount(newGiftCardPart),
    toCard: toWireAmount(cardPart),
  }
}

export function wireStaffRefund(order: OrderRow, refund: RefundRow): z.output<typeof WireStaffRefund> {
  const { reason, askedBy, isRestocked } = refund
  return { ...wireRefund(order, refund), reason, askedBy, isRestocked }
}

/** Converts an order to wire form for staff, with each line's refundable units. */
export function wireRefundOverview(
  order: OrderRow,
  refunds: readonly RefundRow[],
  shipments: Awaited<ReturnType<typeof readShipments>>,
): z.output<typeof WireRefundOverview> {
  const waiting = unitsLeftToShip(order, shipments)
  const isPaid = order.status === 'published'
  const { lines, totals } = order.document
  return {
    orderId: order.id,
    lines: lines.map(({ itemId, sku, name, qty }) => {
      const refundable = isPaid ? qty - refundedUnits(refunds, itemId) : 0
      const cancellable = Math.min(refundable, cancellableOf(order, itemId, waiting))
      return { itemId, sku, name, qty, refundable, cancellable }
    }),
    refunded: toWireAmount(order.refunded),
    refundable: toWireAmount(isPaid ? totals.grandTotalIncludingTax - order.refunded : 0),
    refunds: refunds.map((refund) => wireStaffRefund(order, refund)),
  }
}

export function isFullyCanceled({ document, cancelled }: Pick<OrderRow, 'document' | 'cancelled'>): boolean {
  return document.lines.every(({ itemId, qty }) => cancelled[itemId] === qty)
}

/**
 * Returns the reason the customer cannot cancel an order, or null. The order must not be packed or refunded, or have
 * gift cards, tickets, or programs, because these are delivered on payment.
 */
export function cancellationRefusal(
  { status, document }: Pick<OrderRow, 'status' | 'document'>,
  shipments: number,
  refunds: number,
): Refusal | null {
  const isDelivered = document.lines.some(
    ({ metadata, ticket, subscriptionInterval }) =>
      metadata?.giftcard || metadata?.eventRegistration || ticket || subscriptionInterval,
  )
  // Older orders do not record which units ship.
  const travelling = new Set((document.pieces ?? []).map(({ sku }) => sku))
  const travels = document.lines.every(({ sku, parts = [] }) => {
    // A bundle itself does not ship; only its parts do.
    const within = parts.filter((part) => part.sku !== sku)
    return (within.length > 0 ? within : [{ sku }]).every((part) => travelling.has(part.sku))
  })
  return status === 'published' && !document.exchange && travels && !isDelivered && shipments === 0 && refunds === 0
    ? null
    : 'not_cancellable'
}
