import { z } from 'zod'
import { returnLimits, returnResolutions } from '#domain/returns/reasons.ts'
import { refundTargets } from '#domain/returns/refund-target.ts'
import { returnStates } from '#domain/returns/transitions.ts'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'
import {
  hasUniqueItems,
  returnNotFoundRefusal,
  ReturnParams,
  WireEstimate,
  WireReturn,
  WireReturnItem,
  wrongStateRefusal,
} from './returns.ts'

/** A refund split between used gift cards, a new gift card, and the payment method. */
const WireSplit = z.strictObject({ giftCards: z.number(), newGiftCard: z.number(), card: z.number() })

export const WireDeskReturn = WireReturn.extend({
  items: z.array(WireReturnItem.extend({ restocked: z.int().nullable() })),
  email: z.string(),
  customer: z.string(),
  customerId: z.int().nullable(),
  changedAt: z.iso.datetime(),
  /** The estimated refund if it were made now. */
  estimate: WireEstimate,
  /** The split of the actual refund, or of `estimate` if there is none. */
  split: WireSplit,
  /** Open returns of the same order that were requested earlier and will be refunded. */
  requestedEarlier: z.array(z.string()),
  /**
   * The refund estimate shown to the shopper, which assumes that `requestedEarlier` is refunded first. Null if it is
   * the same.
   */
  announced: z.strictObject({ estimate: WireEstimate, split: WireSplit }).nullable(),
  photoIds: z.array(z.uuid()),
  /** Number of the refund on `refundOrderId`. */
  refundNumber: z.int().nullable(),
  /** The refunded order. If the items came with an exchange order, this is the order that was paid. */
  refundOrderId: z.string().nullable(),
  /** The exchange order that was created from the return. */
  exchangeOrder: z.strictObject({ orderId: z.string(), canCancel: z.boolean() }).nullable(),
  /** The payment link that the customer must pay before a dearer exchange order is created. */
  exchangePayment: z
    .strictObject({
      linkId: z.uuid(),
      state: z.enum(['open', 'expired', 'paid']),
      due: z.number(),
      /** Tax included in `due`. */
      tax: z.number(),
      /** Epoch milliseconds. */
      expiresAt: z.number(),
      /** The agreed variants. */
      items: z.array(z.strictObject({ itemId: z.uuid(), sku: z.string() })),
    })
    .nullable(),
})
const Units = z.int().min(0).max(9_999)
export const returnChangeRefusals = { ...returnNotFoundRefusal, ...wrongStateRefusal } as const
/** A payment request for an exchange is open or paid. Cancel it, or refund the payment, first. */
export const exchangePaymentOpenRefusal = { exchange_payment_open: { status: 409 } } as const
/** No unit was accepted, so the return must be rejected instead. */
export const nothingAcceptedRefusal = { nothing_accepted: { status: 409 } } as const

/** Calls for staff who process returns. */
export const returnsDesk = contract({
  'GET /svc_rma/desk': {
    summary: 'Returns the returns of the site in a state, least recently changed first, or those with a number',
    access: 'staff',
    permission: 'returns.read',
    rate: 'read',
    query: z.object({
      state: z.enum(returnStates).default('requested'),
      /** A return or order number. Matches returns in every state. */
      number: SingleLineText(20).optional(),
      page: z.coerce.number<string>().int().min(1).max(1_000).default(1),
    }),
    reply: z.strictObject({
      total: z.int(),
      returns: z.array(
        z.strictObject({
          number: z.string(),
          orderId: z.string(),
          state: z.enum(returnStates),
          resolution: z.enum(returnResolutions),
          refundTo: z.enum(refundTargets),
          email: z.string(),
          units: z.int(),
          createdAt: z.iso.datetime(),
          changedAt: z.iso.datetime(),
        }),
      ),
    }),
  },
  'GET /svc_rma/desk/{number}': {
    summary: 'Returns a return with its photos and estimated refund',
    access: 'staff',
    permission: 'returns.read',
    rate: 'read',
    params: ReturnParams,
    reply: WireDeskReturn,
    refusals: returnNotFoundRefusal,
  },
  'GET /svc_rma/desk/{number}/photos/{photoId}': {
    summary: 'Returns a photo of a return as WebP in base64',
    access: 'staff',
    permission: 'returns.read',
    rate: 'read',
    params: ReturnParams.extend({ photoId: z.uuid() }),
    reply: z.strictObject({ type: z.literal('image/webp'), base64: z.string() }),
    refusals: { ...returnNotFoundRefusal, photo_not_found: { status: 404 } },
  },
  'POST /svc_rma/desk/{number}/approve': {
    summary: 'Approves a return and emails the shopper how to send it; repeating it has no effect',
    access: 'staff',
    permission: 'returns.write',
    rate: 'write',
    params: ReturnParams,
    reply: WireDeskReturn,
    refusals: returnChangeRefusals,
  },
  'POST /svc_rma/desk/{number}/reject': {
    summary: 'Rejects a return with a reason that is mailed to the shopper; its units can be returned again',
    access: 'staff',
    permission: 'returns.write',
    rate: 'write',
    params: ReturnParams,
    body: z.object({ reason: SingleLineText(returnLimits.rejection).pipe(z.string().min(1)) }),
    reply: WireDeskReturn,
    refusals: {
      ...returnChangeRefusals,
      /** Units were accepted on receipt, so the return must be refunded or exchanged. */
      units_accepted: { status: 409 },
    },
  },
  'POST /svc_rma/desk/{number}/receive': {
    summary:
      'Records what arrived and what is accepted, and restocks units in good condition; repeating it has no effect',
    access: 'staff',
    permission: 'returns.write',
    rate: 'write',
    params: ReturnParams,
    body: z.object({
      /** Received units by line. Omitted lines did not arrive. */
      items: z
        .array(z.object({ itemId: z.uuid(), received: Units, accepted: Units, restocked: Units }))
        .min(1)
        .max(200)
        .refine(hasUniqueItems, 'List each line at most once'),
    }),
    reply: WireDeskReturn,
    refusals: {
      ...returnChangeRefusals,
      unknown_line: { status: 422 },
      /** More units were received than expected, more accepted than received, or more restocked than accepted. */
      units_exceed: { status: 422, details: z.strictObject({ itemId: z.uuid() }) },
    },
  },
  'POST /svc_rma/desk/{number}/refund': {
    summary: 'Refunds the accepted units less their fees, once, to how the order was paid or to a new gift card',
    access: 'staff',
    permission: 'refunds.write',
    rate: 'write',
    params: ReturnParams,
    query: z.object({
      /**
       * Overrides a gift card selected by the shopper. Refunding to a gift card always needs the shopper's agreement.
       */
      to: z.literal('payment').optional(),
    }),
    reply: WireDeskReturn,
    refusals: {
      /** Also returned if the refund has already gone to the other destination. */
      ...returnChangeRefusals,
      ...nothingAcceptedRefusal,
      /** The units have already been refunded, or the order has no amount left to refund. */
      not_refundable: { status: 409 },
      ...exchangePaymentOpenRefusal,
      /** An earlier refund of the price difference's payment is not completed yet. */
      difference_refund_running: { status: 409 },
    },
  },
  'POST /svc_rma/desk/{number}/exchange': {
    summary: 'Closes a received return that another order replaces',
    access: 'staff',
    permission: 'returns.write',
    rate: 'write',
    params: ReturnParams,
    body: z.object({ replacement: z.string().regex(/^\d{9,12}$/) }),
    reply: WireDeskReturn,
    refusals: {
      ...returnChangeRefusals,
      ...nothingAcceptedRefusal,
      ...exchangePaymentOpenRefusal,
      replacement_not_found: { status: 422 },
    },
  },
})
