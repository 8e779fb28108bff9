import { z } from 'zod'
import { shippingModes } from '#domain/shipping/mode.ts'
import { WireAddress } from './address.ts'
import { contract } from './kernel/call.ts'
import { WirePickupPlace } from './pickup.ts'

const WirePackage = z.strictObject({
  packageNumber: z.int(),
  /** Both empty for pickup. */
  carrier: z.string(),
  shippingCode: z.string(),
  label: z.string(),
  pieces: z.array(
    z.strictObject({
      /** Equal SKUs may be customized differently. */
      itemId: z.string(),
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      choice: z.string(),
      /** Other choices, such as an engraving. */
      details: z.array(z.strictObject({ label: z.string(), text: z.string() })),
      /** The carrier calls first. */
      isFreight: z.boolean(),
      /** Harmonized System; empty if unknown. */
      tariffCode: z.string(),
    }),
  ),
})

/** A message to the warehouse with the current order. */
const WireExport = z.strictObject({
  /** Consecutive, except for numbers of other sites. */
  number: z.int(),
  kind: z.enum(['order', 'cancelled']),
  /** Epoch milliseconds. */
  at: z.number(),
  orderId: z.string(),
  placedAt: z.number(),
  /** Contact for the carrier. */
  email: z.string(),
  shippingMode: z.enum(shippingModes),
  comments: z.string(),
  shippingAddress: WireAddress,
  /** Null: shipped. */
  pickup: WirePickupPlace.nullable(),
  /** The package shows no prices. */
  isGift: z.boolean(),
  /** Still to ship. */
  packages: z.array(WirePackage),
})

export const fulfilment = contract({
  'GET /svc_fulfilment/exports': {
    summary: 'Returns warehouse exports after a number: orders to pack and cancellations',
    access: 'staff',
    rate: 'read',
    query: z.object({
      /** Last number that the warehouse read. */
      after: z.coerce.number<string>().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      limit: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({
      exports: z.array(WireExport),
      /** The next `after`. */
      last: z.int(),
    }),
    refusals: {
      /** Restored from an older backup: restart at 0. */
      number_unknown: { status: 409 },
    },
  },
})
