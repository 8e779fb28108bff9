import { z } from 'zod'
import { trackingStatuses, trackingSteps } from '#domain/shipping/tracking.ts'
import { contract } from './kernel/call.ts'
import { WirePickupPlace } from './pickup.ts'

const Text = (most: number) => z.string().trim().max(most)
const OrderNumber = z.string().regex(/^\d{9,12}$/)

/** What was told of a parcel; milliseconds since 1970. */
const WireTrackingEvent = z.strictObject({
  status: z.enum(trackingStatuses),
  at: z.number(),
  place: z.string(),
  note: z.string(),
})

/** One parcel on its way, or what of a package did not leave yet. */
const WireParcel = z.strictObject({
  packageNumber: z.int(),
  /** How it was chosen to travel. */
  label: z.string(),
  step: z.enum(trackingSteps),
  /** It goes by freight: its carrier calls to agree on a day. */
  isFreight: z.boolean(),
  exception: z.enum(['delayed', 'returned']).nullable(),
  /** Null while nobody carries it. */
  carrier: z
    .strictObject({
      name: z.string(),
      trackingNumber: z.string(),
      /** The carrier's own page about it. */
      url: z.string().nullable(),
    })
    .nullable(),
  /** The day by which it is thought to arrive: what staff said, else the last day that follows from its way to travel. */
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
  /** The newest first. */
  events: z.array(WireTrackingEvent),
})

/** Where an order is: nothing in it says who ordered, or in which street they live [SHIP-002]. */
export const WireTracking = z.strictObject({
  orderId: z.string(),
  /** Milliseconds since 1970. */
  placedAt: z.number(),
  shipTo: z.strictObject({ city: z.string(), region: z.string(), countryId: z.string() }),
  /** Where it is collected; null when it is sent. */
  pickup: WirePickupPlace.nullable(),
  step: z.enum(trackingSteps),
  /** Parcels were written down for it; they were not for orders of a release before, and not for one that failed. */
  isTracked: z.boolean(),
  parcels: z.array(WireParcel),
})

/** A parcel as staff reads it back. */
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
/** The year 2100: whatever is told of later is a slip of the pen. */
const lastMoment = Date.UTC(2100, 0)
/** Missing is now. */
const At = z.int().min(0).max(lastMoment).optional()

export const tracking = contract({
  'POST /svc_checkout/tracking': {
    summary: 'Say where an order is to whoever knows its number and its e-mail address or postcode, or has its link',
    access: 'guest',
    rate: 'write',
    reads: true,
    body: z.object({
      orderId: OrderNumber,
      /** The e-mail address of the order or the postcode that it goes to. */
      proof: Text(320).default(''),
      /** Of the link in a mail. */
      key: Text(100).default(''),
    }),
    reply: WireTracking,
    refusals: notFound,
  },
  'GET /svc_checkout/order/{orderId}/tracking': {
    summary: "Say where an order is: the placing session's for 24 hours, or its customer's",
    access: 'guest',
    rate: 'read',
    params: z.object({ orderId: OrderNumber }),
    reply: WireTracking,
    refusals: notFound,
  },
  'GET /svc_fulfilment/order/{orderId}/shipments': {
    summary: 'Read what left of an order, parcel by parcel, and what did not leave yet',
    access: 'staff',
    rate: 'read',
    params: z.object({ orderId: OrderNumber }),
    reply: z.strictObject({
      shipments: z.array(WireShipment),
      remaining: z.array(z.strictObject({ packageNumber: z.int(), sku: z.string(), qty: z.int() })),
    }),
    refusals: notFound,
  },
  'POST /svc_fulfilment/order/{orderId}/shipments': {
    summary:
      'Write down that a parcel of an order is packed, ready to be collected or on its way; told twice it is one',
    access: 'staff',
    rate: 'write',
    params: z.object({ orderId: OrderNumber }),
    body: z.object({
      packageNumber: z.int().min(1).max(50).default(1),
      /** 'ups', or any name of a carrier. */
      carrier: Text(40).min(1),
      trackingNumber: Text(80).default(''),
      /** What is in it; missing is all that remains of its package. */
      pieces: z
        .array(z.object({ sku: Text(120).min(1), qty: z.int().min(1).max(9999) }))
        .min(1)
        .max(200)
        .optional(),
      expectedOn: z.iso.date().nullable().default(null),
      at: At,
      ...Event,
      /** Missing: on its way, or ready where it is collected. */
      status: z.enum(['packed', 'ready', 'shipped']).optional(),
    }),
    status: 201,
    reply: WireShipment,
    refusals: {
      ...notFound,
      /** It is not paid yet, or it failed. */
      order_not_published: { status: 409 },
      nothing_left: { status: 409 },
      /** What is collected is not on its way, what is sent is not ready to be collected. */
      wrong_status: { status: 422 },
      pieces_exceed: {
        status: 422,
        details: z.strictObject({ pieces: z.array(z.strictObject({ sku: z.string(), qty: z.int() })) }),
      },
    },
  },
  'POST /svc_fulfilment/shipments/{id}/events': {
    summary: 'Write down what became of a parcel; told twice it is one',
    access: 'staff',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    body: z.object({ ...Event, at: At, expectedOn: z.iso.date().nullable().optional() }),
    reply: WireShipment,
    refusals: { shipment_not_found: { status: 404 }, wrong_status: { status: 422 } },
  },
})
