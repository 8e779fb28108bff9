import { z } from 'zod'
import { Amount } from './codec/money.ts'

export const WireTotals = z.strictObject({
  subtotal: z.number(),
  shipping: z.number(),
  discount: z.number(),
  itemTax: z.number(),
  shippingTax: z.number(),
  tax: z.number(),
  tariff: z.number(),
  giftcards: z.number(),
  grandTotalExcludingTax: z.number(),
  grandTotalIncludingTax: z.number(),
})

/** Totals computed by the client. They are only compared, never used. */
export const ClientTotals = z.object({
  subtotal: Amount,
  shipping: Amount,
  discount: Amount,
  tax: Amount,
  grandTotalIncludingTax: Amount,
})
