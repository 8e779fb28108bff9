import { z } from 'zod'
import { BundleChild } from './codec/buy-request.ts'
import { NormalizedEmail } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const Text = (max: number) => z.string().max(max).default('')

/** The destination. Other address fields are ignored. */
export const WireDestination = z.object({
  countryId: z.string().regex(/^[A-Z]{2}$/),
  region: Text(80),
  postcode: Text(32),
  city: Text(100),
  street: z.array(z.string().max(200)).max(3).default([]),
  /** [SHIP-233] */
  address1: Text(200),
  vatNumber: Text(40),
  /** Identifies the shopper's promotion redemptions. */
  email: NormalizedEmail.default(''),
})

const Id = z.int32().positive()

/** The server reads only ids and quantities [SHIP-234]. */
export const WireQuotedItem = z.object({
  productId: Id,
  qty: z.int().min(1).max(9999),
  listItemId: z.string().max(64).optional(),
  type: z.string().max(40).optional(),
  price: z.number().optional(),
  sku: z.string().max(120).optional(),
  weight: z.number().nullable().optional(),
  rowTotal: z.number().optional(),
  productAttributes: z.record(z.string(), z.unknown()).optional(),
  customOptions: z.unknown().optional(),
  addonType: z.string().max(40).nullable().optional(),
  children: z.array(BundleChild).max(40).default([]),
})

const WireOfferedRate = z.strictObject({
  shippingCode: z.string(),
  /** Net on EUR and GBR; includes GST on AUS. */
  rate: z.number(),
  carrier: z.string(),
  label: z.string(),
  packageNumber: z.int(),
  /** Business days. Missing if unknown. */
  days: z.tuple([z.int(), z.int()]).optional(),
})

export const quotedItemRefusals = {
  store_mismatch: { status: 422 },
  product_not_found: { status: 422, details: z.strictObject({ productId: z.int() }) },
  invalid_item: {
    status: 422,
    details: z.strictObject({ productId: z.int(), cause: z.string(), message: z.string() }),
  },
} as const

export const shipping = contract({
  'POST /svc_shipping/shipping/rates/get': {
    summary: 'Creates a shipping quote for items and an address, valid for 30 minutes',
    access: 'guest',
    rate: 'write',
    reads: true,
    body: z.object({
      storeId: z.int(),
      subtotalAmount: z.number().min(0).optional(),
      shippingAddress: WireDestination,
      items: z.array(WireQuotedItem).min(1).max(200),
      allowSplit: z.boolean().default(false),
    }),
    reply: z.strictObject({
      rates: z.array(WireOfferedRate),
      split: z.array(WireOfferedRate),
      transactionId: z.uuid().nullable(),
      error: z
        .strictObject({
          code: z.enum(['no_rates', 'weight_unknown']),
          /** SKUs with an unknown weight. */
          skus: z.array(z.string()).optional(),
        })
        .optional(),
    }),
    refusals: quotedItemRefusals,
  },
  'GET /svc_shipping/pickup': {
    summary: 'Returns the pickup locations of the site, in order',
    access: 'public',
    rate: 'read',
    reply: z.array(z.strictObject({ name: z.string(), city: z.string() })),
  },
  'POST /svc_shipping/estimate': {
    summary: 'Estimates prices and arrival dates of items at a postcode, without a quote',
    access: 'guest',
    rate: 'write',
    reads: true,
    body: z.object({
      storeId: z.int(),
      countryId: z.string().regex(/^[A-Z]{2}$/),
      postcode: z.string().max(32),
      items: z.array(WireQuotedItem).min(1).max(40),
    }),
    reply: z.strictObject({
      /** Postcode as carriers write it. */
      postcode: z.string(),
      /** Delivery options, cheapest first, without pickup. */
      options: z.array(
        z.strictObject({
          label: z.string(),
          /** Net on EUR and GBR; includes GST on AUS. */
          rate: z.number(),
          /** First and last estimated delivery dates, or null if unknown. */
          arrives: z.tuple([z.iso.date(), z.iso.date()]).nullable(),
        }),
      ),
      isFreight: z.boolean(),
      /** Null if the items cannot be picked up. */
      pickupCity: z.string().nullable(),
      problem: z.enum(['postcode_unknown', 'no_rates', 'weight_unknown']).nullable(),
    }),
    refusals: quotedItemRefusals,
  },
})
