import { z } from 'zod'
import { contract } from './kernel/call.ts'

export const orderClaims = contract({
  'POST /svc_checkout/order-claims': {
    summary: "Moves a guest's order to the account with the same confirmed email, by order number and postcode",
    access: 'customer',
    rate: 'lookup',
    body: z.object({
      orderId: z.string().regex(/^\d{9,12}$/),
      /** Shipping postcode; the billing postcode for gifts and pickup. */
      postcode: z.string().trim().max(20),
    }),
    reply: z.strictObject({ orderId: z.string() }),
    /** The response is the same for every reason, including an unconfirmed email. */
    refusals: { order_not_found: { status: 404 } },
  },
})
