import { z } from 'zod'
import { maxShippingCodeLength } from '#domain/shipping/rating/rate.ts'

export const WireRate = z.strictObject({
  shippingCode: z.string(),
  rate: z.number(),
  /** Includes VAT on EUR and GBR. */
  shownRate: z.number(),
  label: z.string(),
  carrier: z.string(),
  packageNumber: z.int(),
  transactionId: z.string(),
  /** Business days from dispatch. */
  days: z.tuple([z.int(), z.int()]).nullable(),
  /** First and last estimated delivery dates. */
  arrives: z.tuple([z.iso.date(), z.iso.date()]).nullable(),
})

/** One entry per package. */
export const ChosenRate = z.strictObject({
  packageNumber: z.int().min(0).max(50),
  shippingCode: z.string().max(maxShippingCodeLength),
})
