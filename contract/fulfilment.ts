import { z } from 'zod'
import { shippingModes } from '#domain/shipping/mode.ts'
import { WireAddress } from './address.ts'
import { contract } from './kernel/call.ts'
import { WirePickupPlace } from './pickup.ts'

const WirePackage = z.strictObject({
  packageNumber: z.int(),
  /** Carrier and tracking number are empty for pickup. */
  carrier: z.string(),
  shippingCode: z.string(),
  label: z.string(),
  pieces: z.array(
    z.strictObject({
      /** Distinguishes items that have the same SKU but different customizations. */
      itemId: z.string(),
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      choice: z.string(),
      /** Other selected options, such as an engraving. */
      details: z.array(z.strictObject({ label: z.string(), text: z.string() })),
      /** True if the carrier calls before delivery. */
      isFreight: z.boolean(),
      /** Harmonized System code, or empty if unknown. */
      tariffCode: z.string(),
    }),
  ),
})

/** A message to the warehouse with an order's current state. */
const WireExport = z.strictObject({
  /** Consecutive, except for numbers that other sites use. */
  number: z.int(),
  /** 'address' means that the shipping address has changed. */
  kind: z.enum(['order', 'cancelled', 'address']),
  /** Epoch milliseconds. */
  at: z.number(),
  orderId: z.string(),
  placedAt: z.number(),
  /** Contact details for the carrier. */
  email: z.string(),
  shippingMode: z.enum(shippingModes),
  comments: z.string(),
  shippingAddress: WireAddress,
  /** Null if the order ships. */
  pickup: WirePickupPlace.nullable(),
  /** True if the package must not show prices. */
  isGift: z.boolean(),
  /** Units still to ship. */
  packages: z.array(WirePackage),
})

export const fulfilment = contract({
  'GET /svc_fulfilment/exports': {
    summary: 'Returns warehouse exports after a number: orders to pack, cancellations, and new addresses',
    access: 'staff',
    permission: 'orders.read',
    rate: 'read',
    query: z.object({
      /** The last number that the warehouse has read. */
      after: z.coerce.number<string>().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      limit: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({
      exports: z.array(WireExport),
      /** Value for `after` in the next request. */
      last: z.int(),
    }),
    refusals: {
      /** The store was restored from an older backup, so the warehouse must restart at 0. */
      number_unknown: { status: 409 },
    },
  },
})
