import { z } from 'zod'
import { linkStates } from '#domain/payment-links/payment-link.ts'
import { WireAddress } from './address.ts'
import { contract } from './kernel/call.ts'
import { Amount } from './codec/money.ts'
import { NormalizedEmail } from './codec/typed-text.ts'
import { BrowserInfo } from './order-payment.ts'
import { placementRefusals, Problem } from './placement-refusals.ts'

const Text = (max: number) => z.string().trim().max(max)
const Card = z.strictObject({ brand: z.string(), last4: z.string(), month: z.int(), year: z.int() })

/** A payment link as shown to its holder, with tax displayed as on the site [PAY-004]. */
export const WirePaymentLink = z.strictObject({
  kind: z.enum(['quote', 'draft_order', 'order', 'free']),
  /** The quote or order number, or the reference entered by staff. */
  number: z.string(),
  state: z.enum(linkStates),
  seller: z.array(z.string()),
  lines: z.array(
    z.strictObject({ name: z.string(), choice: z.string(), qty: z.int(), price: z.number(), total: z.number() }),
  ),
  shipping: z.number(),
  discount: z.number(),
  tariff: z.number(),
  tax: z.number(),
  taxIncluded: z.boolean(),
  total: z.number(),
  paid: z.number(),
  /** Amount due now. */
  due: z.number(),
  allowsPart: z.boolean(),
  /** A note from staff. */
  note: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
  billingAddress: WireAddress,
  /** Shipping address. Set only for quotes and draft orders. */
  shippingAddress: WireAddress.nullable(),
  /** Newest first. */
  payments: z.array(
    z.strictObject({
      id: z.string(),
      /** Epoch milliseconds. */
      at: z.number(),
      amount: z.number(),
      giftCards: z.number(),
      /** Amount that has been or is being refunded. */
      refunded: z.number(),
      /** 'scheme' is a card. */
      adyenType: z.string(),
      card: Card.nullable(),
    }),
  ),
  orderId: z.string().nullable(),
  /** True while a payment is in progress. */
  isPaying: z.boolean(),
  /** True if the quote is unavailable or its checkout still needs input. */
  isBlocked: z.boolean(),
  isAskedAgain: z.boolean(),
  /** True if the payer may use stored cards. */
  isOwner: z.boolean(),
})

const LinkAmounts = WirePaymentLink.pick({
  lines: true,
  shipping: true,
  discount: true,
  tariff: true,
  tax: true,
  total: true,
})

/** A refund. Gift card refunds complete immediately; other refunds complete when the vendor confirms them. */
const WireLinkRefund = z.strictObject({
  /** Refund number, starting at 1. */
  number: z.int(),
  amount: z.number(),
  giftCards: z.number(),
  card: z.number(),
  /** 'failed' means that no money was returned to the card. */
  state: z.enum(['asked', 'refunded', 'failed']),
  reason: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
})

export const WireStaffLink = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['quote', 'draft_order', 'order', 'free']),
  number: z.string(),
  state: z.enum(linkStates),
  email: z.string(),
  /** The URL to send to the payer. */
  url: z.string(),
  due: z.number(),
  paid: z.number(),
  note: z.string(),
  expiresAt: z.number(),
  createdAt: z.number(),
  isAskedAgain: z.boolean(),
  orderId: z.string().nullable(),
  /** Id of the quoted list. */
  quoteId: z.uuid().nullable(),
  allowsPart: z.boolean(),
  payments: z.array(
    z.strictObject({
      id: z.string(),
      at: z.number(),
      amount: z.number(),
      /** The part paid with gift cards, which are refunded first. */
      giftCards: z.number(),
      refunded: z.number(),
      /** Empty for quotes, which are refunded through their order. */
      refunds: z.array(WireLinkRefund),
      state: z.string(),
      cause: z.string(),
    }),
  ),
})

const payingStates = ['paid', 'asked', 'pending', 'failed'] as const
export type PayingState = (typeof payingStates)[number]

const Token = z.object({ token: z.string().max(100) })
const LinkId = z.object({ id: z.uuid() })
const Days = z.int().min(1).max(90)
const missing = { link_not_found: { status: 404 } } as const
const invalid = { status: 422, details: z.strictObject({ fields: z.array(Problem) }) } as const

const Quote = z.object({
  kind: z.literal('quote'),
  quoteId: z.uuid(),
  /** Determines tax and shipping. */
  shippingAddress: WireAddress,
  billingAddress: WireAddress.optional(),
})
const Order = z.object({ kind: z.literal('order'), orderId: z.string().regex(/^\d{9,12}$/) })
const Free = z.object({
  kind: z.literal('free'),
  number: Text(40).min(1),
  email: NormalizedEmail,
  billingAddress: WireAddress.optional(),
  lines: z
    .array(z.object({ name: Text(200).min(1), qty: z.int().min(1).max(9_999), price: Amount.max(999_999) }))
    .min(1)
    .max(100),
  shipping: Amount.max(999_999).default(0),
  tax: Amount.max(999_999).default(0),
  /** Amount already paid elsewhere. */
  paid: Amount.default(0),
})

export const paymentLinks = contract({
  'GET /svc_extrapayment/payment/{token}': {
    summary: 'Returns the amount and status of a payment link',
    access: 'guest',
    rate: 'read',
    params: Token,
    reply: WirePaymentLink,
    refusals: missing,
  },
  'POST /svc_extrapayment/payment/{token}/pay': {
    summary: 'Pays a payment link, or a part of it if partial payments are allowed',
    access: 'guest',
    rate: 'order',
    params: Token,
    body: z.object({
      /** The displayed amount, or the part of it to pay now. */
      amount: Amount,
      billingAddress: WireAddress,
      /** Payment token, never a card number. */
      paymentToken: Text(200).optional(),
      /** Id of one of the customer's stored cards. */
      storedPaymentMethodId: z.uuid().optional(),
      /** 'scheme' is a card. */
      adyenType: Text(40).default('scheme'),
      /** Code of a gift card, which is charged first. */
      giftCardCode: Text(64).optional(),
      browserInfo: BrowserInfo.optional(),
    }),
    status: 201,
    reply: z.strictObject({
      paymentId: z.string(),
      state: z.enum(payingStates),
      /** URL for 3-D Secure or PayPal. */
      challengeUrl: z.string().nullable(),
    }),
    refusals: {
      ...placementRefusals,
      ...missing,
      link_not_open: { status: 409, details: z.strictObject({ state: z.enum(linkStates) }) },
      link_paying: { status: 409 },
      amount_changed: {
        status: 409,
        details: z.strictObject({
          due: z.number(),
          /** Totals at the payer's address, if its tax differs. */
          quoted: LinkAmounts.optional(),
        }),
      },
      part_not_allowed: { status: 422 },
      card_needed: { status: 422 },
      method_unavailable: { status: 422 },
      payment_method_not_found: { status: 422 },
      payment_method_expired: { status: 422 },
    },
  },
  'POST /svc_extrapayment/payment/{token}/renewal': {
    summary: 'Asks staff to replace an expired payment link',
    access: 'guest',
    rate: 'write',
    params: Token,
    body: z.object({}),
    reply: z.strictObject({ isAskedAgain: z.literal(true) }),
    refusals: { ...missing, link_not_expired: { status: 409 } },
  },
  'POST /svc_extrapayment/returned': {
    summary: 'Returns the result of a link payment after the bank or PayPal step, to the browser that started it',
    access: 'guest',
    rate: 'read',
    // A repeated call is safe, because it stores the result in the same way as the background job.
    reads: true,
    body: z.object({
      paymentId: z.string().regex(/^[\da-f-]{9,36}$/),
      /** Returned by the 3-D Secure redirect. */
      redirectResult: z.string().min(1).max(20_000).optional(),
      /** Present if the payer did not approve the payment with PayPal. */
      isCancelled: z.literal(true).optional(),
    }),
    reply: z.strictObject({
      token: z.string(),
      state: z.enum(payingStates),
      /** 'scheme' is a card. */
      adyenType: z.string(),
      challengeUrl: z.string().nullable(),
    }),
    refusals: { payment_not_found: { status: 404 } },
  },
  'GET /svc_extrapayment/links': {
    summary:
      'Returns payment links of a site with their payments, 20 per page, newest first, or those of a number or order',
    access: 'staff',
    permission: 'payments.read',
    rate: 'read',
    query: z.object({
      number: Text(40).optional(),
      /** Filters links by an order, or by the quote that became the order. */
      orderId: z
        .string()
        .regex(/^\d{9,12}$/)
        .optional(),
      id: z.uuid().optional(),
      page: z.coerce.number<string>().int().min(1).max(10_000).default(1),
    }),
    reply: z.array(WireStaffLink),
  },
  'POST /svc_extrapayment/links': {
    summary: 'Creates a payment link for a quote, an order, or a custom amount, and emails it',
    access: 'staff',
    permission: 'payments.write',
    rate: 'write',
    body: z.object({
      about: z.discriminatedUnion('kind', [Quote, Order, Free]),
      /** Defaults to the full unpaid amount. */
      amount: Amount.max(999_999).optional(),
      allowsPart: z.boolean().default(false),
      note: Text(1_000).default(''),
      days: Days.default(14),
    }),
    status: 201,
    reply: WireStaffLink,
    refusals: {
      quote_not_found: { status: 404 },
      order_not_found: { status: 404 },
      /** The quote has not been offered or has expired. */
      quote_not_open: { status: 409 },
      /** The quote cannot be paid. Its checkout shows the reason. */
      quote_not_payable: { status: 409 },
      part_not_allowed: { status: 422 },
      invalid_shipping: invalid,
      invalid_billing: invalid,
      invalid_email: { status: 422 },
      /** The amount is zero or exceeds the unpaid amount. */
      wrong_amount: { status: 422 },
    },
  },
  'POST /svc_extrapayment/links/{id}/resend': {
    summary: 'Emails a payment link again with a new expiry date',
    access: 'staff',
    permission: 'payments.write',
    rate: 'write',
    params: LinkId,
    body: z.object({ days: Days.default(14) }),
    reply: WireStaffLink,
    refusals: { ...missing, link_not_open: { status: 409, details: z.strictObject({ state: z.enum(linkStates) }) } },
  },
  'POST /svc_extrapayment/payments/{id}/refund': {
    summary: 'Refunds a link payment; payments of quotes are refunded with their order',
    access: 'staff',
    permission: 'refunds.write',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      /** Defaults to the remaining amount. */
      amount: Amount.optional(),
      reason: Text(1_000).default(''),
    }),
    status: 201,
    reply: WireLinkRefund,
    refusals: {
      payment_not_found: { status: 404 },
      payment_not_captured: { status: 409 },
      refund_running: { status: 409 },
      amount_exceeds: { status: 422 },
    },
  },
  'POST /svc_extrapayment/links/{id}/revoke': {
    summary: 'Revokes a payment link and cancels a pending payment',
    access: 'staff',
    permission: 'payments.write',
    rate: 'write',
    params: LinkId,
    body: z.object({}),
    reply: WireStaffLink,
    refusals: { ...missing, link_not_open: { status: 409, details: z.strictObject({ state: z.enum(linkStates) }) } },
  },
})
