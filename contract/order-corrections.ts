import { z } from 'zod'
import { WireAddress } from './address.ts'
import { NormalizedEmail } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

/** Order corrections by staff. */
export const orderCorrections = contract({
  'PUT /svc_admin/orders/{orderId}/contact': {
    summary: 'Corrects the email and shipping address of an order before it is packed; repeating it has no effect',
    access: 'staff',
    permission: 'orders.write',
    rate: 'write',
    params: z.object({ orderId: z.string().regex(/^\d{9,12}$/) }),
    body: z.object({
      /** `contactVersion` of the order when staff loaded it. */
      contactVersion: z.string().max(64),
      email: NormalizedEmail,
      /** Defaults to the current address. `email` replaces the address's email. */
      shippingAddress: WireAddress.optional(),
    }),
    reply: z.strictObject({ contactVersion: z.string(), email: z.string(), shippingAddress: WireAddress }),
    refusals: {
      order_not_found: { status: 404 },
      /** The order is not paid, or is canceled. */
      not_correctable: { status: 409 },
      already_packed: { status: 409 },
      /** The order is a gift or a pickup, or contains nothing to ship. */
      no_shipping_address: { status: 409 },
      invalid_address: {
        status: 422,
        details: z.strictObject({ fields: z.array(z.strictObject({ path: z.string(), rule: z.string() })) }),
      },
      /** The new address is in a different tax or shipping area. The order must be canceled and placed again. */
      other_place: { status: 422 },
      /** The order was changed in the meantime. */
      order_changed: { status: 409 },
    },
  },
})
