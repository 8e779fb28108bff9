import { z } from 'zod'
import { maxPhotoBytes } from '#domain/reviews/photo.ts'
import { cleanText } from '#domain/reviews/review.ts'
import { returnObstacles } from '#domain/returns/eligibility.ts'
import { returnConditions, returnLimits, returnReasons, returnResolutions } from '#domain/returns/reasons.ts'
import { refundTargets } from '#domain/returns/refund-target.ts'
import { returnStates } from '#domain/returns/transitions.ts'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const OrderId = z.object({ orderId: z.string().regex(/^\d{9,12}$/) })
export const ReturnParams = z.object({ number: z.string().regex(/^R-\d{6,9}$/) })
const maxPhotoLetters = Math.ceil(maxPhotoBytes / 3) * 4

const RequestedItem = z.object({
  itemId: z.uuid(),
  qty: z.int().min(1).max(9_999),
  reason: z.enum(returnReasons),
  condition: z.enum(returnConditions),
  /** The option requested for an exchange. */
  wish: SingleLineText(returnLimits.wish).default(''),
  /** SKU of the variant requested for an exchange. It replaces `wish`. */
  variant: SingleLineText(64).pipe(z.string().min(1)).optional(),
})
export const hasUniqueItems = (items: readonly { itemId: string }[]) =>
  new Set(items.map(({ itemId }) => itemId)).size === items.length
const RequestedItems = z.array(RequestedItem).min(1).max(200).refine(hasUniqueItems, 'List each line at most once')

const shownItem = {
  itemId: z.uuid(),
  sku: z.string(),
  name: z.string(),
  choice: z.string(),
  picture: z.string().nullable(),
  url: z.string(),
}

const WireReturnableItem = z.strictObject({
  ...shownItem,
  /** Ordered units. */
  qty: z.int(),
  returnable: z.int(),
  /** Reason that no unit can be returned. */
  obstacle: z.enum(returnObstacles).nullable(),
  /** Deadline for returning the units, in epoch milliseconds. */
  until: z.number().nullable(),
  /** True if the store can arrange a pickup of the item. */
  isFreight: z.boolean(),
  /** Refund per unit, before any fee. */
  unit: z.number(),
  /**
   * Variants at the same price that are available for an exchange. Empty if the shopper must type a wish, such as for a
   * bundle.
   */
  variants: z.array(z.strictObject({ sku: z.string(), choice: z.string(), isAvailable: z.boolean() })),
})

const summaryFields = {
  number: z.string(),
  orderId: z.string(),
  state: z.enum(returnStates),
  resolution: z.enum(returnResolutions),
  createdAt: z.iso.datetime(),
  units: z.int(),
  /** Number of the replacement order, or ''. */
  replacement: z.string(),
}
const WireReturnSummary = z.strictObject(summaryFields)

export const WireReturnItem = z.strictObject({
  ...shownItem,
  qty: z.int(),
  reason: z.enum(returnReasons),
  condition: z.enum(returnConditions),
  wish: z.string(),
  feePercent: z.int(),
  /** Null until the items have arrived. */
  received: z.int().nullable(),
  accepted: z.int().nullable(),
})

const returnFields = {
  ...summaryFields,
  /** Destination of the refund, as the shopper selected it. Staff can refund to the payment method instead. */
  refundTo: z.enum(refundTargets),
  /** The part of the refund, or of its estimate, that is issued as a new gift card. */
  newGiftCard: z.number(),
  items: z.array(WireReturnItem),
  comment: z.string(),
  isPickup: z.boolean(),
  carrier: z.string(),
  trackingNumber: z.string(),
  /** Reason for the rejection. */
  rejection: z.string(),
  photos: z.int(),
  /** Deadline for sending the items, in epoch milliseconds. */
  deadline: z.number(),
}
export const WireReturn = z.strictObject(returnFields)

export const WireEstimate = z.strictObject({
  lines: z.array(
    z.strictObject({
      itemId: z.uuid(),
      qty: z.int(),
      /** Price paid for the units, including tax. */
      paid: z.number(),
      fee: z.number(),
      refund: z.number(),
    }),
  ),
  fee: z.number(),
  /** Refunded standard shipping, including tax. Only if a complete order on EUR or GBR is returned within 14 days. */
  shipping: z.number(),
  refund: z.number(),
  /** The part of the refund that was not paid by gift card. It can be issued as a new gift card. */
  toPayment: z.number(),
  /**
   * The price difference that the customer paid for the units in an exchange, less the fee. It is refunded in addition,
   * to how it was paid.
   */
  difference: z.number(),
})

const noOrder = { order_not_found: { status: 404 }, returns_not_offered: { status: 404 } } as const
export const returnNotFoundRefusal = { return_not_found: { status: 404 } } as const
export const exchangeVariantRefusals = {
  /** The line has no variants, for example because it is a bundle. */
  not_exchangeable: { status: 409, details: z.strictObject({ itemId: z.uuid() }) },
  variant_not_found: { status: 422, details: z.strictObject({ itemId: z.uuid() }) },
  /** A line can be exchanged only for a variant at the same price. */
  price_differs: { status: 409, details: z.strictObject({ itemId: z.uuid() }) },
  variant_sold_out: { status: 409, details: z.strictObject({ itemId: z.uuid() }) },
} as const
const badItems = {
  unknown_line: { status: 422 },
  /** Fewer units can be returned than requested. */
  not_returnable: { status: 409, details: z.strictObject({ itemId: z.uuid(), returnable: z.int() }) },
} as const
export const wrongStateRefusal = {
  wrong_state: { status: 409, details: z.strictObject({ state: z.enum(returnStates) }) },
} as const

export const returns = contract({
  'GET /svc_rma/orders': {
    summary: "Returns a customer's orders with whether they can be returned; a guest has none here",
    access: 'guest',
    rate: 'read',
    query: z.object({ page: z.coerce.number<string>().int().min(1).max(1_000).default(1) }),
    reply: z.strictObject({
      count: z.int(),
      orders: z.array(
        z.strictObject({
          orderId: z.string(),
          createdAt: z.string(),
          total: z.number(),
          items: z.array(z.strictObject({ name: z.string(), picture: z.string().nullable() })),
          /** Null if at least one unit can be returned. */
          obstacle: z.enum(returnObstacles).nullable(),
        }),
      ),
    }),
    refusals: { returns_not_offered: { status: 404 } },
  },
  'GET /svc_rma/orders/{orderId}': {
    summary: 'Returns the returnable units of an order by line, and its returns',
    access: 'guest',
    rate: 'read',
    params: OrderId,
    reply: z.strictObject({
      orderId: z.string(),
      createdAt: z.string(),
      /** False if the site does not offer returns. */
      isOffered: z.boolean(),
      items: z.array(WireReturnableItem),
      /** True if no fee applies to a return made now, because consumers may still withdraw. Only on EUR and GBR. */
      isFeeWaived: z.boolean(),
      reasons: z.array(z.strictObject({ reason: z.enum(returnReasons), feePercent: z.int() })),
      returns: z.array(WireReturnSummary),
      /** Set if the order replaces returned items of another order. */
      exchange: z.strictObject({ orderId: z.string(), returnNumber: z.string() }).nullable(),
    }),
    refusals: { order_not_found: { status: 404 } },
  },
  'POST /svc_rma/orders/{orderId}/estimate': {
    summary: 'Returns the refund of a return before it is requested, by line',
    access: 'guest',
    rate: 'read',
    reads: true,
    params: OrderId,
    body: z.object({ items: RequestedItems }),
    reply: WireEstimate,
    refusals: { ...noOrder, ...badItems },
  },
  'POST /svc_rma/orders/{orderId}/returns': {
    summary: 'Requests a return; each unit can be returned only once, even in concurrent requests',
    access: 'guest',
    rate: 'order',
    params: OrderId,
    body: z.object({
      items: RequestedItems,
      resolution: z.enum(returnResolutions).default('refund'),
      /**
       * 'gift_card' is the shopper's express agreement to another means of payment, including for a withdrawal on EUR
       * and GBR (Directive 2011/83/EU, article 13).
       */
      refundTo: z.enum(refundTargets).default('payment'),
      comment: z
        .string()
        .max(returnLimits.comment * 2)
        .transform(cleanText)
        .pipe(z.string().max(returnLimits.comment))
        .default(''),
      /** True if the store arranges a pickup of the units. Only for freight. */
      isPickup: z.boolean().default(false),
    }),
    status: 201,
    reply: WireReturn,
    refusals: {
      ...noOrder,
      ...badItems,
      ...exchangeVariantRefusals,
      too_many_returns: { status: 409, details: z.strictObject({ max: z.literal(returnLimits.perOrder) }) },
      /** The return is an exchange without a refund, or gift cards paid the full amount. */
      gift_card_not_offered: { status: 422 },
    },
  },
  'GET /svc_rma/returnable': {
    summary: "Returns which of a customer's orders have items that can be returned now",
    access: 'customer',
    rate: 'read',
    /** Order numbers, separated by commas. */
    query: z.object({ orders: z.string().regex(/^\d{9,12}(?:,\d{9,12}){0,49}$/) }),
    reply: z.strictObject({ orders: z.array(z.string()) }),
  },
  'GET /svc_rma/returns': {
    summary: "Returns the latest returns of a customer's last 50 orders, newest first",
    access: 'customer',
    rate: 'read',
    reply: z.strictObject({ returns: z.array(WireReturnSummary) }),
  },
  'GET /svc_rma/returns/{number}': {
    summary: 'Returns a return to the customer of its order, or to a guest with access to the order',
    access: 'guest',
    rate: 'read',
    params: ReturnParams,
    reply: WireReturn,
    refusals: returnNotFoundRefusal,
  },
  'GET /svc_rma/returns/{number}/label': {
    summary: 'Returns the packing slip of a return: barcode, return address, and deadline',
    access: 'guest',
    rate: 'read',
    params: ReturnParams,
    reply: z.strictObject({
      number: z.string(),
      /** Code 128 barcode: widths of bars and gaps in modules, starting with a bar. */
      barcode: z.array(z.int().min(1).max(4)),
      address: z.array(z.string()),
      /** The shopper's address. */
      from: z.array(z.string()),
      /** Epoch milliseconds. */
      deadline: z.number(),
    }),
    refusals: returnNotFoundRefusal,
  },
  'POST /svc_rma/returns/{number}/photos': {
    summary: 'Adds a photo to an open return: JPEG, PNG, WebP, or AVIF in base64, re-encoded before it is stored',
    access: 'guest',
    rate: 'write',
    params: ReturnParams,
    body: z.object({ photo: z.base64().min(4).max(maxPhotoLetters) }),
    maxBytes: maxPhotoLetters + 1_000,
    status: 201,
    reply: WireReturn,
    refusals: {
      ...returnNotFoundRefusal,
      ...wrongStateRefusal,
      too_many_photos: { status: 422, details: z.strictObject({ max: z.literal(returnLimits.photos) }) },
      photo_unreadable: { status: 422 },
      photo_too_large: { status: 422 },
    },
  },
  'POST /svc_rma/returns/{number}/sent': {
    summary: 'Records that the shopper has sent an approved return',
    access: 'guest',
    rate: 'write',
    params: ReturnParams,
    body: z.object({ carrier: SingleLineText(40).default(''), trackingNumber: SingleLineText(80).default('') }),
    reply: WireReturn,
    refusals: { ...returnNotFoundRefusal, ...wrongStateRefusal },
  },
  'POST /svc_rma/returns/{number}/cancel': {
    summary: 'Cancels a return that was not sent; its units can be returned again',
    access: 'guest',
    rate: 'write',
    params: ReturnParams,
    reply: WireReturn,
    refusals: { ...returnNotFoundRefusal, ...wrongStateRefusal },
  },
})
