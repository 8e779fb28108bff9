import { z } from 'zod'
import { agreementKinds } from '#domain/programs/agreements.ts'
import { lockRefusals } from './lists.ts'

export const Problem = z.strictObject({ path: z.string(), rule: z.string() })
const fields = z.strictObject({ fields: z.array(Problem) })
const shortage = z.strictObject({
  /** For example 'Insufficient inventory for: SKU1, SKU2'. */
  message: z.string(),
  skus: z.array(z.strictObject({ sku: z.string(), requested: z.int(), available: z.int() })),
})
const unprocessable = { status: 422 } as const

export const giftCardRefusals = {
  giftcard_not_exist: unprocessable,
  /** Gift cards cannot buy gift cards. */
  giftcard_not_accepted: unprocessable,
} as const

/** Sorted in the order of the checks [ORDER-235]. */
export const placementRefusals = {
  list_not_found: { status: 404 },
  list_closed: { status: 409 },
  /** The quote is not accepted, has expired, or is for a different list [LIST-234]. */
  quote_not_held: { status: 409 },
  list_version_conflict: lockRefusals.list_version_conflict,
  list_empty: { status: 409 },
  store_mismatch: { status: 422 },
  order_already_published: {
    status: 409,
    details: z.strictObject({ orderId: z.string(), totals: z.strictObject({ grandTotalIncludingTax: z.number() }) }),
  },
  placing: { status: 409 },
  /** Five declines per session within 15 minutes. The limit per IP address is higher. */
  too_many_declines: { status: 429, details: z.strictObject({ seconds: z.int() }) },
  /** [CHECKOUT-213] */
  captcha_required: unprocessable,
  wrong_product_price: unprocessable,
  invalid_item: {
    status: 422,
    details: z.strictObject({ items: z.array(z.strictObject({ listItemId: z.string(), message: z.string() })) }),
  },
  invalid_shipping: { status: 422, details: fields },
  invalid_billing: { status: 422, details: fields },
  /** [SHIP-226] */
  pickup_disabled: unprocessable,
  /** The location differs from the one in checkout or does not exist on the site [SHIP-250]. */
  wrong_pickup_place: unprocessable,
  shipping_method_not_found: unprocessable,
  shipping_method_not_valid: unprocessable,
  wrong_shipping_rate: unprocessable,
  wrong_shipping_total: unprocessable,
  wrong_discount: unprocessable,
  wrong_tax_total: unprocessable,
  ...giftCardRefusals,
  giftcard_balance_error: unprocessable,
  wrong_grandtotal: unprocessable,
  wrong_payment_amount: unprocessable,
  inventory_error: { status: 422, details: shortage },
  /** The shopper must confirm buying more units than the registry needs [REGISTRY-203]. */
  registry_surplus: {
    status: 409,
    details: z.strictObject({
      items: z.array(z.strictObject({ listItemId: z.string(), wanted: z.int(), left: z.int() })),
    }),
  },
  subscription_agree_missing: {
    status: 422,
    /** `message` is verbatim from the spec [PROGRAM-207]. */
    details: z.strictObject({
      message: z.literal('Subscription Agree Missing'),
      missing: z.array(z.enum(agreementKinds)),
    }),
  },
  cvv_required: unprocessable,
  payment_error: { status: 422, details: z.strictObject({ message: z.string() }) },
} as const
