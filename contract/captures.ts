import { z } from 'zod'
import { orderStatuses } from '#domain/orders/status.ts'
import { contract } from './call.ts'

/** Paid orders whose money was authorised and, as far as the store was told, not taken: they are not published. */
export const captures = contract({
  'GET /svc_fulfilment/captures': {
    summary: 'Read the paid orders whose capture has not been confirmed for ten minutes',
    access: 'staff',
    rate: 'read',
    reply: z.strictObject({
      orders: z.array(
        z.strictObject({
          orderId: z.string(),
          placedAt: z.string(),
          /** Who holds the money, and what it calls the payment. */
          engine: z.string(),
          reference: z.string(),
          amount: z.number(),
        }),
      ),
    }),
  },
  'POST /svc_fulfilment/order/{orderId}/capture': {
    summary: 'Say what the vendor shows of a capture that was not confirmed: the order is published, or ends',
    access: 'staff',
    rate: 'write',
    params: z.object({ orderId: z.string().regex(/^\d{9,12}$/) }),
    /** Not captured: the vendor is asked once more, and an order that it did take money for is published all the same. */
    body: z.object({ isCaptured: z.boolean() }),
    reply: z.strictObject({ orderId: z.string(), status: z.enum(orderStatuses) }),
    refusals: {
      order_not_found: { status: 404 },
      /** It is not paid yet, or it was settled otherwise meanwhile. */
      capture_not_waiting: { status: 409 },
      /** The vendor may have taken the money, and does not let it go: see there, and say that it is captured. */
      capture_unclear: { status: 409 },
    },
  },
})
