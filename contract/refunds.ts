import { z } from 'zod'
import { contract } from './kernel/call.ts'
import { Amount } from './codec/money.ts'

const OrderId = z.object({ orderId: z.string().regex(/^\d{9,12}$/) })
const Line = z.object({ itemId: z.uuid(), qty: z.int().min(1).max(9999) })
const Lines = z.array(Line).min(1).max(200)
/** For staff alone. */
const Reason = z.string().trim().max(500).default('')

/** What went back of an order, or is about to; with its tax, as its customer reads it [ORDER-404]. */
export const WireRefund = z.strictObject({
  /** Of the order: the first one is 1. */
  number: z.int(),
  /** A cancellation is of pieces that never leave. */
  kind: z.enum(['cancel', 'refund']),
  /** Asked: who paid has not heard of it. Failed: its vendor said no, and staff is told. */
  state: z.enum(['asked', 'refunded', 'failed']),
  createdAt: z.string(),
  lines: z.array(z.strictObject({ itemId: z.uuid(), name: z.string(), qty: z.int(), amount: z.number() })),
  shipping: z.number(),
  amount: z.number(),
  tax: z.number(),
  /** Of the amount: what went to gift cards, and what to the other payment. */
  toGiftCards: z.number(),
  toCard: z.number(),
})

export const WireStaffRefund = WireRefund.extend({
  reason: z.string(),
  askedBy: z.enum(['customer', 'staff']),
  isRestocked: z.boolean(),
})

export const WireDesk = z.strictObject({
  orderId: z.string(),
  lines: z.array(
    z.strictObject({
      itemId: z.uuid(),
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      /** Pieces that were not refunded yet. */
      refundable: z.int(),
      /** Pieces that did not leave yet and can be cancelled; those that never travel are always among them. */
      cancellable: z.int(),
    }),
  ),
  refunded: z.number(),
  /** What is left of what was paid. */
  refundable: z.number(),
  refunds: z.array(WireStaffRefund),
})

const notFound = { order_not_found: { status: 404 } } as const
const staffRefusals = {
  ...notFound,
  /** It is not paid yet, or it failed: nothing was taken for it. */
  order_not_published: { status: 409 },
  unknown_line: { status: 422 },
  /** More pieces than were bought, or than were not refunded yet. */
  pieces_exceed: { status: 409 },
  /** Gift cards of one line are taken back together. */
  gift_cards_together: { status: 422 },
  nothing_left: { status: 409 },
} as const

export const refunds = contract({
  'GET /svc_checkout/order/{orderId}/refunds': {
    summary: 'Read what went back of an order, and whether it can still be cancelled: whoever may read the order',
    access: 'guest',
    rate: 'read',
    params: OrderId,
    reply: z.strictObject({
      refunds: z.array(WireRefund),
      refunded: z.number(),
      /** All of it, and nothing of it left. */
      isCancelled: z.boolean(),
      /** Its customer may cancel it: nothing of it was packed. */
      canCancel: z.boolean(),
    }),
    refusals: notFound,
  },
  'POST /svc_checkout/order/{orderId}/cancel': {
    summary: "Cancel an own order of which nothing was packed: the placing session's for 24 hours, or its customer's",
    access: 'guest',
    rate: 'order',
    params: OrderId,
    reply: WireRefund,
    refusals: {
      ...notFound,
      /** It is packed, was refunded in part, or holds what was delivered at once: a person has to look at it. */
      not_cancellable: { status: 409 },
    },
  },
  'GET /svc_fulfilment/order/{orderId}/refunds': {
    summary: 'Read the lines of an order with what of them can be cancelled or refunded, and its refunds',
    access: 'staff',
    rate: 'read',
    params: OrderId,
    reply: WireDesk,
    refusals: notFound,
  },
  'POST /svc_fulfilment/order/{orderId}/cancel': {
    summary: 'Cancel an order, or pieces of it, that did not leave: they are back in stock and their money goes back',
    access: 'staff',
    rate: 'write',
    params: OrderId,
    /** Without lines all that did not leave; with nothing left to send, shipping and duty go back too. */
    body: z.object({ lines: Lines.optional(), reason: Reason }),
    status: 201,
    reply: WireStaffRefund,
    refusals: {
      ...staffRefusals,
      /** Of some line so many pieces do not wait any more. */
      already_shipped: { status: 409 },
    },
  },
  'POST /svc_fulfilment/order/{orderId}/refunds': {
    summary:
      'Refund pieces of an order, its shipping, an amount, or all that is left of it; gift cards get theirs first',
    access: 'staff',
    rate: 'write',
    params: OrderId,
    body: z.object({
      lines: Lines.optional(),
      /** With its tax. */
      shipping: Amount.default(0),
      /** Of no line. */
      amount: Amount.default(0),
      /** All that was not refunded yet: lines, shipping and duty. */
      everything: z.boolean().default(false),
      /** The pieces are on the shelf again. */
      restock: z.boolean().default(false),
      reason: Reason,
    }),
    status: 201,
    reply: WireStaffRefund,
    refusals: {
      ...staffRefusals,
      shipping_exceeds: { status: 409 },
      amount_exceeds: { status: 409 },
      /** So many pieces did not leave: they are cancelled, so that nobody sends them. */
      not_shipped: { status: 409 },
      /** All that is left leaves no lines, shipping or amount to name beside it. */
      everything_alone: { status: 422 },
    },
  },
  'POST /svc_fulfilment/order/{orderId}/refunds/{number}/retry': {
    summary: 'Ask the vendor once more for a refund that it refused, or did not answer',
    access: 'staff',
    rate: 'write',
    params: OrderId.extend({ number: z.coerce.number<string>().int().min(1).max(10_000) }),
    reply: WireStaffRefund,
    refusals: { ...notFound, refund_not_found: { status: 404 }, refund_not_failed: { status: 409 } },
  },
})
