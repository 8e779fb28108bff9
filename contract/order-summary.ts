import { z } from 'zod'
import { deliveryStates } from '#domain/orders/order-filter.ts'
import { orderStatuses } from '#domain/orders/status.ts'

/** [ORDER-228] */
export const WireOrderSummary = z.strictObject({
  orderId: z.string(),
  status: z.enum(orderStatuses),
  /** True for a paid order that was canceled before any unit shipped. */
  isCancelled: z.boolean(),
  /** True if the order replaces returned items, so that it was not paid. */
  isExchange: z.boolean(),
  /** 'none' means that nothing ships. */
  delivery: z.enum(deliveryStates),
  createdAt: z.string(),
  total: z.number(),
  pieces: z.int(),
  /** The first four lines only. */
  items: z.array(z.strictObject({ name: z.string(), picture: z.string().nullable(), url: z.string() })),
})
