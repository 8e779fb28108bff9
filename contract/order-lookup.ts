import { z } from 'zod'
import { NormalizedEmail } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const Text = (max: number) => z.string().trim().max(max)

export const orderLookup = contract({
  'POST /svc_checkout/look-up': {
    summary: 'Gives a browser access to one order for an hour, by order number, email, and postcode',
    access: 'guest',
    rate: 'lookup',
    reads: true,
    body: z.object({
      orderId: z.string().regex(/^\d{9,12}$/),
      email: NormalizedEmail,
      /** Shipping postcode; the billing postcode for gifts and pickup. */
      postcode: Text(20),
    }),
    reply: z.strictObject({ orderId: z.string() }),
    /** The response is the same regardless of which value is wrong. */
    refusals: { order_not_found: { status: 404 } },
  },
})
