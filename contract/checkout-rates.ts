import { z } from 'zod'
import { longestShippingCode } from '#domain/shipping/rate.ts'

/** A rate as checkout offers it. */
export const WireRate = z.strictObject({
  shippingCode: z.string(),
  rate: z.number(),
  /** As shown and paid: with VAT on EUR and GBR. */
  shownRate: z.number(),
  label: z.string(),
  carrier: z.string(),
  packageNumber: z.int(),
  transactionId: z.string(),
  /** Working days from dispatch, earliest and latest. */
  days: z.tuple([z.int(), z.int()]).nullable(),
  /** The first and the last day on which it is thought to arrive, when dispatched as soon as it can be. */
  arrives: z.tuple([z.iso.date(), z.iso.date()]).nullable(),
})

/** A rate as it is chosen: one for each package. */
export const ChosenRate = z.strictObject({
  packageNumber: z.int().min(0).max(50),
  shippingCode: z.string().max(longestShippingCode),
})
