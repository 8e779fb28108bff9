import { z } from 'zod'
import { trackingStatuses, trackingSteps } from '#domain/shipping/delivery/tracking.ts'
import { contract } from './kernel/call.ts'
import { WirePickupPlace } from './pickup.ts'

const Text = (max: number) => z.string().trim().max(max)
const OrderNumber = z.string().regex(/^\d{9,12}$/)

/** A tracking event; times are in epoch milliseconds. */
const WireTrackingEvent = z.strictObject({
  status: z.enum(trackingStatuses),
  at: z.number(),
  place: z.string(),
  note: z.string(),
})

/** A shipped parcel, or the unshipped part of a package. */
const WireParcel = z.strictObject({
  packageNumber: z.int(),
  /** Label of the selected shipping rate. */
  label: z.string(),
  step: z.enum(trackingSteps),
  /** True if the carrier calls before delivery. */
  isFreight: z.boolean(),
  exception: z.enum(['delayed', 'returned']).nullable(),
  /** Null until the parcel is dispatched. */
  carrier: z
    .strictObject({
      name: z.string(),
      trackingNumber: z.string(),
      url: z.string().nullable(),
    })
    .nullable(),
  /** A date set by staff, or else the last estimated delivery date. */
  expectedOn: z.iso.date().nullable(),
  items: z.array(
    z.strictObject({
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      picture: z.string().nullable(),
      url: z.string(),
    }),
  ),
  /** Newest first. */
  events: z.array(WireTrackingEvent),
})

/** Excludes the customer's name and street [SHIP-002]. */
export const WireTracking = z.strictObject({
  orderId: z.string(),
  /** Epoch milliseconds. */
  placedAt: z.number(),
  shipTo: z.strictObject({ city: z.string(), region: z.string(), countryId: z.string() }),
  /** Null if the order ships. */
  pickup: WirePickupPlace.nullable(),
  step: z.enum(trackingSteps),
  /** False for failed orders and for orders placed before parcel tracking was introduced. */
  isTracked: z.boolean(),
  parcels: z.array(WireParcel),
})

const WireShipment = z.strictObject({
  id: z.uuid(),
  orderId: z.string(),
  number: z.int(),
  packageNumber: z.int(),
  carrier: z.string(),
  trackingNumber: z.string(),
  pieces: z.array(z.strictObject({ sku: z.string(), qty: z.int() })),
  expectedOn: z.iso.date().nullable(),
  events: z.array(WireTrackingEvent),
})

const notFound = { order_not_found: { status: 404 } } as const
const Event = { status: z.enum(trackingStatuses), place: Text(120).default(''), note: Text(300).default('') }
/** Rejects typos, such as a year after 2100. */
const lastMoment = Date.UTC(2100, 0)
/** Defaults to now. */
const At = z.int().min(0).max(lastMoment).optional()

export const tracking = contract({
  'POST /svc_checkout/tracking': {
    summary: 'Returns the tracking of an order by its number and email or postcode, or by its link',
    access: 'guest',
    rate: 'write',
    reads: true,
    body: z.object({
      orderId: OrderNumber,
      /** The email address or the shipping postcode. */
      proof: Text(320).default(''),
      /** The key in an email link. */
      key: Text(100).default(''),
    }),
    reply: WireTracking,
    refusals: notFound,
  },
  'GET /svc_checkout/order/{orderId}/tracking': {
    summary: 'Returns the tracking of an order to its customer, or for 24 hours to the session that placed it',
    access: 'guest',
    rate: 'read',
    params: z.object({ orderId: OrderNumber }),
    reply: WireTracking,
    refusals: notFound,
  },
  'GET /svc_fulfilment/order/{orderId}/shipments': {
    summary: 'Returns the shipments of an order and its unshipped units',
    access: 'staff',
    permission: 'orders.read',
    rate: 'read',
    params: z.object({ orderId: OrderNumber }),
    reply: z.strictObject({
      shipments: z.array(WireShipment),
      remaining: z.array(z.strictObject({ packageNumber: z.int(), sku: z.string(), qty: z.int() })),
    }),
    refusals: notFound,
  },
  'POST /svc_fulfilment/order/{orderId}/shipments': {
    summary: 'Records a parcel of an order as packed, ready for pickup, or shipped; repeating it has no effect',
    access: 'staff',
    permission: 'shipments.write',
    rate: 'write',
    params: z.object({ orderId: OrderNumber }),
    body: z.object({
      packageNumber: z.int().min(1).max(50).default(1),
      /** A carrier code such as 'ups', or a custom name. */
      carrier: Text(40).min(1),
      trackingNumber: Text(80).default(''),
      /**
       * True if the carrier uses the number for several packages in the order. Otherwise, a repeated number is treated
       * as a double scan.
       */
      sharesNumber: z.boolean().default(false),
      /** Defaults to the remaining contents of the package. */
      pieces: z
        .array(z.object({ sku: Text(120).min(1), qty: z.int().min(1).max(9999) }))
        .min(1)
        .max(200)
        .optional(),
      expectedOn: z.iso.date().nullable().default(null),
      at: At,
      ...Event,
      /** Defaults to 'shipped', or 'ready' for pickup. */
      status: z.enum(['packed', 'ready', 'shipped']).optional(),
    }),
    status: 201,
    reply: WireShipment,
    refusals: {
      ...notFound,
      /** The order is unpaid or failed. */
      order_not_published: { status: 409 },
      nothing_left: { status: 409 },
      /**
       * A parcel of the same package with other contents has the tracking number, or, without `sharesNumber`, a parcel
       * of another package.
       */
      number_repeated: { status: 409 },
      /** 'ready' is only for pickup. */
      wrong_status: { status: 422 },
      /** 'pickup' is only for pickup. */
      wrong_carrier: { status: 422 },
      pieces_exceed: {
        status: 422,
        details: z.strictObject({ pieces: z.array(z.strictObject({ sku: z.string(), qty: z.int() })) }),
      },
    },
  },
  'POST /svc_fulfilment/shipments/{id}/events': {
    summary: 'Records a tracking event of a parcel; repeating it has no effect',
    access: 'staff',
    permission: 'shipments.write',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    body: z.object({ ...Event, at: At, expectedOn: z.iso.date().nullable().optional() }),
    reply: WireShipment,
    refusals: { shipment_not_found: { status: 404 }, wrong_status: { status: 422 } },
  },
})
