import { z } from 'zod'
import { shippingModes } from '#domain/shipping/mode.ts'
import { WireAddress } from './address.ts'
import { contract } from './kernel/call.ts'
import { WirePickupPlace } from './pickup.ts'

/** What is packed together, as its way to travel was chosen. */
const WirePackage = z.strictObject({
  packageNumber: z.int(),
  /** Both empty where it is collected. */
  carrier: z.string(),
  shippingCode: z.string(),
  label: z.string(),
  pieces: z.array(
    z.strictObject({
      /** Its line of the order: one sku may be made in several ways. */
      itemId: z.string(),
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      choice: z.string(),
      /** What else was chosen of its line, as an engraving. */
      details: z.array(z.strictObject({ label: z.string(), text: z.string() })),
      /** Its carrier calls to agree on a day. */
      isFreight: z.boolean(),
      /** In the Harmonized System; empty where nobody said it. */
      tariffCode: z.string(),
    }),
  ),
})

/** One thing that a warehouse has to learn: an order, or that pieces of it never leave; with the order as it is now. */
const WireExport = z.strictObject({
  /** Without a gap, but for what other sites were told. */
  number: z.int(),
  kind: z.enum(['order', 'cancelled']),
  /** Milliseconds since 1970. */
  at: z.number(),
  orderId: z.string(),
  placedAt: z.number(),
  /** Whom a carrier may write to. */
  email: z.string(),
  shippingMode: z.enum(shippingModes),
  comments: z.string(),
  shippingAddress: WireAddress,
  /** Where it is collected; null when it is sent. */
  pickup: WirePickupPlace.nullable(),
  /** Bought for a registry: the parcel names no price. */
  isGift: z.boolean(),
  /** What did not leave yet and will; none where all left, or nothing does any more. */
  packages: z.array(WirePackage),
})

export const fulfilment = contract({
  'GET /svc_fulfilment/exports': {
    summary: 'Read what a warehouse has to learn after a number: orders to pack, and what of them is cancelled',
    access: 'staff',
    rate: 'read',
    query: z.object({
      /** The number that was read last; 0 begins. */
      after: z.coerce.number<string>().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      limit: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({
      exports: z.array(WireExport),
      /** What to ask after the next time. */
      last: z.int(),
    }),
    refusals: {
      /** The store knows of no such number: it was restored from before it. Who begins at 0 is told what waits still. */
      number_unknown: { status: 409 },
    },
  },
})
