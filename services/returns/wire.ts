import type { z } from 'zod'
import { toWireAmount } from '#contract/codec/amounts.ts'
import type { returns, WireEstimate, WireReturn } from '#contract/returns.ts'
import type { Minor } from '#domain/money.ts'
import type { RefundEstimate } from '#domain/returns/estimate.ts'
import { feePercentOf, returnReasons } from '#domain/returns/reasons.ts'
import type { RefundParts } from '#domain/returns/refund-target.ts'
import { formatReturnNumber } from '#domain/returns/return-number.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { isFreightLine, type OrderReturns } from './eligibility.ts'
import { estimateUnits } from './estimate.ts'
import type { ExchangeVariant, readExchangeVariants } from './exchange/variants.ts'
import type { ReturnRow } from './repository.ts'
import { sendDeadline } from './send-deadline.ts'

type Wire = z.output<typeof WireReturn>
type WireOrderReturns = z.output<(typeof returns)['GET /svc_rma/orders/{orderId}']['reply']>

const shown = ({ itemId, sku, name, choice, picture, url }: OrderRow['document']['lines'][number]) => ({
  itemId,
  sku,
  name,
  choice,
  picture,
  url,
})

export function wireReturn(order: OrderRow, row: ReturnRow, { newGiftCardPart }: RefundParts): Wire {
  const { isPickup, carrier, trackingNumber, rejection, comment, refundTo } = row
  return {
    ...wireReturnSummary(row),
    refundTo,
    newGiftCard: toWireAmount(newGiftCardPart),
    items: row.items.flatMap((item) => {
      const line = order.document.lines.find(({ itemId }) => itemId === item.itemId)
      const { qty, reason, condition, wish, feePercent, received, accepted } = item
      return line ? [{ ...shown(line), qty, reason, condition, wish, feePercent, received, accepted }] : []
    }),
    comment,
    isPickup,
    carrier,
    trackingNumber,
    rejection,
    photos: row.photoIds.length,
    deadline: sendDeadline(row),
  }
}

export function wireReturnSummary({ number, orderId, state, resolution, createdAt, items, replacement }: ReturnRow) {
  const units = items.reduce((sum, { qty }) => sum + qty, 0)
  return { number: formatReturnNumber(number), orderId, state, resolution, createdAt, units, replacement }
}

interface Shown {
  variants: Awaited<ReturnType<typeof readExchangeVariants>>
  isOffered: boolean
  feePercent: number
  isFeeWaived: boolean
  now: number
}

/** Converts an order's returnable units to wire form. If the site offers no returns, no unit is returnable. */
export function wireOrderReturns(
  order: OrderRow,
  found: OrderReturns,
  { variants, isOffered, feePercent, isFeeWaived, now }: Shown,
): WireOrderReturns {
  const { lines, returns } = found
  const { exchange } = order.document
  return {
    orderId: order.id,
    createdAt: order.createdAt,
    isOffered,
    items: order.document.lines.map((line, index) => {
      const { units, obstacle, until } = lines[index]!
      const one = [{ itemId: line.itemId, qty: 1, feePercent: 0 }]
      const { refund, shipping } = estimateUnits(order, found, units > 0 ? one : [], now)
      const isFreight = isFreightLine(order, line.itemId)
      return {
        ...shown(line),
        qty: line.qty,
        returnable: isOffered ? units : 0,
        obstacle,
        until,
        isFreight,
        unit: toWireAmount(Math.max(0, refund - shipping)),
        variants: wireVariants(variants.get(line.itemId) ?? []),
      }
    }),
    isFeeWaived,
    reasons: returnReasons.map((reason) => ({ reason, feePercent: feePercentOf(reason, feePercent) })),
    returns: returns.map(wireReturnSummary),
    exchange: exchange ? { orderId: exchange.orderId, returnNumber: formatReturnNumber(exchange.returnNumber) } : null,
  }
}

function wireVariants(variants: readonly ExchangeVariant[]) {
  const even = variants.filter(({ isEven }) => isEven)
  return even.map(({ sku, sellable, available }) => {
    return { sku, choice: sellable.choice.join(', '), isAvailable: available > 0 }
  })
}

/** Converts an estimate to wire form. `difference` is the paid price difference that is refunded separately. */
export function wireEstimate(estimate: RefundEstimate, difference: Minor): z.output<typeof WireEstimate> {
  const { lines, fee, shipping, refund, toPayment } = estimate
  return {
    lines: lines.map(({ itemId, qty, paid, fee, refund }) => ({
      itemId,
      qty,
      paid: toWireAmount(paid),
      fee: toWireAmount(fee),
      refund: toWireAmount(refund),
    })),
    fee: toWireAmount(fee),
    shipping: toWireAmount(shipping),
    refund: toWireAmount(refund),
    toPayment: toWireAmount(toPayment),
    difference: toWireAmount(difference),
  }
}
