import { z } from 'zod'

// From PayPal's published descriptions of Orders v2 and Payments v2 (paypal/paypal-rest-api-specifications, Apache-2.0,
// files of 2024-02-03): the required fields, and only the optional fields that the engine sends. All other fields are
// rejected.
const currency = z.string().length(3)
const Money = z.strictObject({
  currency_code: currency,
  value: z
    .string()
    .max(32)
    .regex(/^\d+\.\d{2}$/),
})
const id = z.string().min(1).max(127)
const url = z.url().max(4000)
// The shop omits the payee, but any client that knows the shop's client id may send one.
const Payee = z.strictObject({ merchant_id: z.string().length(13) })

export const OrderRequest = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(z.strictObject({ reference_id: z.literal('default'), amount: Money, payee: Payee.optional() }))
    .length(1),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        brand_name: id,
        shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
        user_action: z.enum(['CONTINUE', 'PAY_NOW']),
        payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']),
        landing_page: z.enum(['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE']),
        return_url: url,
        cancel_url: url,
      }),
    }),
  }),
})
export type OrderRequest = z.output<typeof OrderRequest>

const unit = "/purchase_units/@reference_id=='default'"
export const PatchRequest = z
  .array(
    z.strictObject({
      op: z.enum(['add', 'replace']),
      path: z.enum([`${unit}/custom_id`, `${unit}/invoice_id`]),
      value: id,
    }),
  )
  .min(1)
  .transform((changes) => {
    const changedValue = (name: string) => changes.find(({ path }) => path.endsWith(name))?.value
    return { customId: changedValue('/custom_id'), invoiceId: changedValue('/invoice_id') }
  })
export const CaptureRequest = z.strictObject({})
export const RefundRequest = z.strictObject({ amount: Money.optional(), custom_id: id.optional() })
export const VerifyRequest = z.strictObject({
  auth_algo: z.string().max(100),
  cert_url: z.string().max(500),
  transmission_id: z.string().max(50),
  transmission_sig: z.string().max(500),
  transmission_time: z.string().max(100),
  webhook_id: z.string().max(50),
  webhook_event: z.looseObject({ id: z.string() }),
})
