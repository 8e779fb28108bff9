import { z } from 'zod'
import { contract } from './kernel/call.ts'
import { Amount } from './codec/money.ts'

const OrderId = z.object({ orderId: z.string().regex(/^\d{9,12}$/) })
const Line = z.object({ itemId: z.uuid(), qty: z.int().min(1).max(9999) })
const Lines = z.array(Line).min(1).max(200)
/** Visible only to staff. */
const Reason = z.string().trim().max(500).default('')

/** A refund as shown to the customer, including tax [ORDER-404]. */
export const WireRefund = z.strictObject({
  /** Refund number, starting at 1. */
  number: z.int(),
  /** 'cancel' applies to units that were canceled before shipping. */
  kind: z.enum(['cancel', 'refund']),
  /** 'asked': the vendor has not responded yet. 'failed': the vendor refused, and staff are notified. */
  state: z.enum(['asked', 'refunded', 'failed']),
  createdAt: z.string(),
  lines: z.array(z.strictObject({ itemId: z.uuid(), name: z.string(), qty: z.int(), amount: z.number() })),
  shipping: z.number(),
  amount: z.number(),
  tax: z.number(),
  /** The part of the amount refunded to the gift cards that paid the order. */
  toGiftCards: z.number(),
  /** The part issued as a new gift card. */
  toNewGiftCard: z.number(),
  toCard: z.number(),
})

export const WireStaffRefund = WireRefund.extend({
  reason: z.string(),
  askedBy: z.enum(['customer', 'staff']),
  isRestocked: z.boolean(),
})

/** Preview of a refund and how it is split between gift cards and payment method. */
export const WireRefundPreview = z.strictObject({
  lines: z.array(z.strictObject({ itemId: z.uuid(), name: z.string(), qty: z.int(), amount: z.number() })),
  shipping: z.number(),
  other: z.number(),
  amount: z.number(),
  /** Tax included in `amount`. */
  tax: z.number(),
  giftCards: z.array(z.strictObject({ last4: z.string(), amount: z.number() })),
  toCard: z.number(),
})

export const WireRefundOverview = z.strictObject({
  orderId: z.string(),
  lines: z.array(
    z.strictObject({
      itemId: z.uuid(),
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      refundable: z.int(),
      /** Unshipped units. Digital units never ship. */
      cancellable: z.int(),
    }),
  ),
  refunded: z.number(),
  /** The part of the payment that can still be refunded. */
  refundable: z.number(),
  refunds: z.array(WireStaffRefund),
})

const notFound = { order_not_found: { status: 404 } } as const
const staffRefusals = {
  ...notFound,
  /** The order is unpaid or failed. */
  order_not_published: { status: 409 },
  unknown_line: { status: 422 },
  /** The units were not purchased or have already been refunded. */
  pieces_exceed: { status: 409 },
  /** Gift cards on the same line can only be returned together. */
  gift_cards_together: { status: 422 },
  /** The units are in an open return, or an exchange order replaced them. Refund them with the return. */
  units_in_return: { status: 409 },
  /** Exchange orders are not paid. Cancel the order on its return, or refund a return of its items. */
  exchange_order: { status: 409 },
  nothing_left: { status: 409 },
} as const

const RefundChoice = z.object({
  lines: Lines.optional(),
  /** Including tax. */
  shipping: Amount.default(0),
  /** An additional amount that is not for a line or for shipping. */
  amount: Amount.default(0),
  everything: z.boolean().default(false),
})
const refundRefusals = {
  ...staffRefusals,
  shipping_exceeds: { status: 409 },
  amount_exceeds: { status: 409 },
  /** Some of the units have not shipped and must be canceled instead. */
  not_shipped: { status: 409 },
  /** `everything` cannot be combined with lines, shipping, or an amount. */
  everything_alone: { status: 422 },
} as const

export const refunds = contract({
  'GET /svc_checkout/order/{orderId}/refunds': {
    summary: 'Returns the refunds of an order and whether it can be canceled',
    access: 'guest',
    rate: 'read',
    params: OrderId,
    reply: z.strictObject({
      refunds: z.array(WireRefund),
      refunded: z.number(),
      /** True if the whole order is canceled. */
      isCancelled: z.boolean(),
      /** True while no unit is packed. */
      canCancel: z.boolean(),
    }),
    refusals: notFound,
  },
  'POST /svc_checkout/order/{orderId}/cancel': {
    summary: 'Cancels an unpacked order for its customer, or for 24 hours for the session that placed it',
    access: 'guest',
    rate: 'order',
    params: OrderId,
    reply: WireRefund,
    refusals: {
      ...notFound,
      /** The order is packed, partly refunded, or was delivered immediately. */
      not_cancellable: { status: 409 },
    },
  },
  'GET /svc_fulfilment/order/{orderId}/refunds': {
    summary: 'Returns the lines of an order with their cancelable and refundable quantities, and its refunds',
    access: 'staff',
    permission: 'orders.read',
    rate: 'read',
    params: OrderId,
    reply: WireRefundOverview,
    refusals: notFound,
  },
  'POST /svc_fulfilment/order/{orderId}/cancel': {
    summary: 'Cancels unshipped units of an order, or all of them, restocks them, and refunds their price',
    access: 'staff',
    permission: 'orders.write',
    rate: 'write',
    params: OrderId,
    /** `lines` defaults to everything unshipped, including shipping and duty. */
    body: z.object({ lines: Lines.optional(), reason: Reason }),
    status: 201,
    reply: WireStaffRefund,
    refusals: {
      ...staffRefusals,
      /** Fewer units remain unshipped than requested. */
      already_shipped: { status: 409 },
    },
  },
  'POST /svc_fulfilment/order/{orderId}/refunds': {
    summary: 'Refunds units, shipping, an amount, or the rest of an order, to gift cards first',
    access: 'staff',
    permission: 'refunds.write',
    rate: 'write',
    params: OrderId,
    body: RefundChoice.extend({
      restock: z.boolean().default(false),
      /** The previewed amount. If missing, the refund is made regardless of the amount. */
      confirmedAmount: Amount.optional(),
      reason: Reason,
    }),
    status: 201,
    reply: WireStaffRefund,
    refusals: {
      ...refundRefusals,
      /** The refund amount differs from the confirmed amount. */
      amount_changed: { status: 409 },
    },
  },
  'POST /svc_fulfilment/order/{orderId}/refunds/preview': {
    summary: 'Previews how a refund would be split, without making it',
    access: 'staff',
    permission: 'refunds.write',
    rate: 'read',
    reads: true,
    params: OrderId,
    body: RefundChoice,
    reply: WireRefundPreview,
    refusals: refundRefusals,
  },
  'POST /svc_fulfilment/order/{orderId}/refunds/{number}/retry': {
    summary: 'Retries a refund that the vendor refused or did not confirm',
    access: 'staff',
    permission: 'refunds.write',
    rate: 'write',
    params: OrderId.extend({ number: z.coerce.number<string>().int().min(1).max(10_000) }),
    reply: WireStaffRefund,
    refusals: { ...notFound, refund_not_found: { status: 404 }, refund_not_failed: { status: 409 } },
  },
})
