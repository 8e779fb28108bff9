import type { PaidOrder } from '#domain/orders/refund.ts'
import type { OrderRow } from '#services/orders/steps.ts'

export function toPaidOrder({ document }: Pick<OrderRow, 'document'>): PaidOrder {
  const { lines, totals, taxSummary } = document
  return {
    lines: lines.map(({ itemId, qty, net, tax }) => ({ itemId, qty, net, tax })),
    shipping: { net: totals.shipping, tax: totals.shippingTax },
    taxes: taxSummary,
    total: totals.grandTotalIncludingTax,
  }
}
