import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import type { OrderDetail, RefundOverview } from '../order-types.ts'

/** Returns the shipping cost, including tax, that has not been refunded. */
export function refundableShipping({ totals }: OrderDetail['order'], { refunds }: RefundOverview): number {
  const refunded = refunds.reduce((sum, { shipping }) => sum + toMinor(shipping), 0)
  return toWireAmount(toMinor(totals.shipping) + toMinor(totals.shippingTax) - refunded)
}
