import { z } from 'zod'
import { maxBatchOrders } from '#domain/shipping/warehouse/batch-size.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const OrderId = z.string().regex(/^\d{9,12}$/)
const OrderIds = z.array(OrderId).min(1).max(maxBatchOrders)

/** Reasons that an order or a package has nothing left to ship. */
const closedReasons = ['order_not_published', 'items_canceled', 'already_shipped', 'nothing_to_ship'] as const

/**
 * 'number_repeated': another parcel has the same number, which is not confirmed as shared. 'key_reused': the key was
 * used to ship another package.
 */
const parcelProblems = ['number_repeated', 'key_reused', 'wrong_carrier'] as const

const WireOpenOrder = z.strictObject({
  orderId: z.string(),
  site: z.enum(sites),
  /** Name of the recipient, or of the customer for pickup. */
  name: z.string(),
  city: z.string(),
  isPickup: z.boolean(),
  /** True if a customer's request to cancel or change the address is pending. */
  hasOpenRequest: z.boolean(),
  /** Null if there are units left to ship. */
  closed: z.enum(closedReasons).nullable(),
  /** Packages with units left to ship. */
  packages: z.array(
    z.strictObject({
      packageNumber: z.int(),
      /** Label and carrier of the selected shipping rate. */
      label: z.string(),
      carrier: z.string(),
      units: z.array(z.strictObject({ sku: z.string(), name: z.string(), qty: z.int() })),
    }),
  ),
})

const WireFile = z.strictObject({
  name: z.string(),
  /** A PDF in base64. */
  base64: z.string(),
  /** Orders included in the file. */
  orderIds: z.array(z.string()),
  /** Orders with no units left to ship. */
  skipped: z.array(z.string()),
})

const printLimit = {
  /** Printing exceeded its limit on time or memory at these orders. */
  not_printable: { status: 422, details: z.strictObject({ orderIds: z.array(z.string()) }) },
} as const

const fileRefusals = {
  /** One of the orders does not exist, or is on a site that the caller may not see. */
  order_not_found: { status: 404, details: z.strictObject({ orderIds: z.array(z.string()) }) },
  /** None of the orders has units left to ship. */
  nothing_left: { status: 409 },
  ...printLimit,
} as const
/** Printing a hundred slips takes a few seconds. */
const maxPrintMs = 20_000

/** Warehouse calls for processing several orders at once. */
export const warehouse = contract({
  'POST /svc_admin/warehouse/open-orders': {
    summary: 'Returns the packages to ship of some orders, or of the oldest orders to ship',
    access: 'staff',
    permission: 'shipments.write',
    rate: 'read',
    reads: true,
    body: z.object({
      /** Defaults to the oldest orders with packages to ship. */
      orderIds: OrderIds.optional(),
      site: z.enum(sites).optional(),
      /** `next` from the previous batch. Ignored if `orderIds` is present. */
      after: z.string().max(60).optional(),
    }),
    reply: z.strictObject({
      orders: z.array(WireOpenOrder),
      /** Requested orders that do not exist, or are on a site that the caller may not see. */
      missing: z.array(z.string()),
      /** Value for `after` in the next request. Null if there are no more orders. */
      next: z.string().nullable(),
    }),
  },
  'POST /svc_admin/warehouse/pick-list': {
    summary: 'Returns the units to collect for some orders, summed by SKU, as PDF in base64',
    access: 'staff',
    permission: 'shipments.write',
    rate: 'write',
    reads: true,
    maxWaitMs: maxPrintMs,
    body: z.object({ orderIds: OrderIds }),
    reply: WireFile,
    refusals: fileRefusals,
  },
  'POST /svc_admin/warehouse/packing-slips': {
    summary: 'Returns packing slips for the packages to ship of some orders as PDF in base64, and logs the download',
    access: 'staff',
    permission: 'shipments.write',
    rate: 'write',
    maxWaitMs: maxPrintMs,
    body: z.object({ orderIds: OrderIds }),
    reply: WireFile,
    refusals: fileRefusals,
  },
  'GET /svc_fulfilment/shipments/{id}/packing-slip': {
    summary: 'Returns the packing slip of a shipment as PDF; clients that accept JSON get base64',
    access: 'staff',
    permission: 'shipments.write',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    file: 'application/pdf',
    reply: z.strictObject({ name: z.string(), base64: z.string() }),
    refusals: { shipment_not_found: { status: 404 }, ...printLimit },
  },
  'POST /svc_admin/warehouse/shipments': {
    summary: 'Ships the remaining units of several packages, each with its own result; a repeated key ships once',
    access: 'staff',
    permission: 'shipments.write',
    rate: 'write',
    maxWaitMs: maxPrintMs,
    body: z.object({
      parcels: z
        .array(
          z.object({
            /**
             * Identifies the parcel. If the key is repeated, the call returns the shipment that was created with it.
             */
            key: z.uuid(),
            orderId: OrderId,
            packageNumber: z.int().min(1).max(50),
            /** A carrier code such as 'ups', or a custom name. */
            carrier: z.string().trim().min(1).max(40),
            trackingNumber: z.string().trim().max(80).default(''),
            /**
             * True if the carrier uses the number for several packages in the order. Otherwise, a repeated number is
             * treated as a double scan.
             */
            sharesNumber: z.boolean().default(false),
          }),
        )
        .min(1)
        .max(maxBatchOrders)
        .refine((parcels) => new Set(parcels.map(({ key }) => key)).size === parcels.length, 'Keys must be unique'),
    }),
    reply: z.strictObject({
      /** One result per parcel, in the same order. */
      results: z.array(
        z.strictObject({
          key: z.string(),
          /** Null if the parcel was refused. */
          shipment: z
            .strictObject({ id: z.uuid(), number: z.int(), carrier: z.string(), trackingNumber: z.string() })
            .nullable(),
          /** Reason that the parcel was refused, or null if it shipped. */
          refused: z.enum([...closedReasons, 'order_not_found', ...parcelProblems]).nullable(),
        }),
      ),
    }),
  },
})
