import { z } from 'zod'
import { NormalizedEmail } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'
import { WireInventory, WirePicture } from './catalog.ts'

const ProductId = z.int32().positive()

/** A back-in-stock alert [BIN-404]. */
export const WireStockAlert = z.strictObject({
  id: z.uuid(),
  product_id: z.int(),
  parent_id: z.int().nullable(),
  email: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  /** Null if the product is discontinued. */
  product: z
    .strictObject({
      name: z.string(),
      choice: z.string(),
      url: z.string(),
      picture: WirePicture.nullable(),
      inventory: WireInventory,
    })
    .nullable(),
})

export const stockAlerts = contract({
  'GET /svc_bin/bin': {
    summary: "Returns the customer's back-in-stock alerts, newest first",
    access: 'customer',
    rate: 'read',
    reply: z.array(WireStockAlert),
  },
  'POST /svc_bin/bin': {
    summary: 'Creates a back-in-stock alert, or returns the existing one',
    access: 'customer',
    rate: 'write',
    /** `email` defaults to the customer's address. */
    body: z.object({
      product_id: ProductId,
      parent_id: ProductId.nullable().default(null),
      email: NormalizedEmail.optional(),
    }),
    status: 201,
    reply: WireStockAlert,
    refusals: {
      invalid_email: { status: 422 },
      product_not_found: { status: 422, details: z.strictObject({ productId: z.int() }) },
      bin_limit: { status: 422, details: z.strictObject({ most: z.int() }) },
    },
  },
  'DELETE /svc_bin/bin/{id}': {
    summary: 'Deletes a back-in-stock alert',
    access: 'customer',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    status: 204,
    reply: z.null(),
    refusals: { bin_not_found: { status: 404 } },
  },
})
