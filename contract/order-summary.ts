import { z } from 'zod'
import { orderStatuses } from '#domain/orders/status.ts'

/** An order as a list of orders shows it [ORDER-228]. */
export const WireOrderSummary = z.strictObject({
  orderId: z.string(),
  status: z.enum(orderStatuses),
  /** It was paid, and no piece of it ever leaves. */
  isCancelled: z.boolean(),
  createdAt: z.string(),
  total: z.number(),
  /** Of all its lines. */
  pieces: z.int(),
  /** The first four lines. */
  items: z.array(z.strictObject({ name: z.string(), picture: z.string().nullable(), url: z.string() })),
})
