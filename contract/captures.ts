import { z } from 'zod'
import { contract } from './kernel/call.ts'

/** Paid orders with an unconfirmed capture, which are not published. */
export const captures = contract({
  'GET /svc_fulfilment/captures': {
    summary: 'Returns paid orders whose capture has been unconfirmed for ten minutes',
    access: 'staff',
    permission: 'payments.read',
    rate: 'read',
    reply: z.strictObject({
      orders: z.array(
        z.strictObject({
          orderId: z.string(),
          placedAt: z.string(),
          engine: z.string(),
          reference: z.string(),
          amount: z.number(),
        }),
      ),
    }),
  },
  'POST /svc_fulfilment/order/{orderId}/captured': {
    summary: "Confirms a capture that appears only in the vendor's records, and publishes the order",
    access: 'staff',
    permission: 'payments.write',
    rate: 'write',
    params: z.object({ orderId: z.string().regex(/^\d{9,12}$/) }),
    reply: z.strictObject({ orderId: z.string(), isPublished: z.literal(true) }),
    refusals: {
      order_not_found: { status: 404 },
      /** The order is unpaid, or its last attempt was less than ten minutes ago. */
      capture_not_waiting: { status: 409 },
    },
  },
})
