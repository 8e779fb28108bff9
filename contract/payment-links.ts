import { z } from 'zod'
import { linkStates } from '#domain/payment-links/payment-link.ts'
import { WireAddress } from './address.ts'
import { contract } from './kernel/call.ts'
import { Amount } from './codec/money.ts'
import { BrowserInfo } from './order-payment.ts'
import { placementRefusals, Problem } from './placement-refusals.ts'

const Text = (most: number) => z.string().trim().max(most)
const Card = z.strictObject({ brand: z.string(), last4: z.string(), month: z.int(), year: z.int() })

/** What whoever holds a link sees of it; amounts with the tax that the site shows in them [PAY-004]. */
export const WirePaymentLink = z.strictObject({
  kind: z.enum(['quote', 'order', 'free']),
  /** Of the quote or the order, or what staff calls it. */
  number: z.string(),
  state: z.enum(linkStates),
  /** Who sells, its lines. */
  seller: z.array(z.string()),
  lines: z.array(
    z.strictObject({ name: z.string(), choice: z.string(), qty: z.int(), price: z.number(), total: z.number() }),
  ),
  shipping: z.number(),
  discount: z.number(),
  tariff: z.number(),
  tax: z.number(),
  /** The tax is part of the amounts above it, not added to them. */
  taxIncluded: z.boolean(),
  total: z.number(),
  paid: z.number(),
  /** What is asked for now. */
  due: z.number(),
  allowsPart: z.boolean(),
  /** From staff. */
  note: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
  billingAddress: WireAddress,
  /** Where a quote goes. */
  shippingAddress: WireAddress.nullable(),
  /** The newest first. */
  payments: z.array(
    z.strictObject({
      id: z.string(),
      /** Milliseconds since 1970. */
      at: z.number(),
      amount: z.number(),
      giftCards: z.number(),
      /** What of it went back, or is about to. */
      refunded: z.number(),
      /** What paid it beside gift cards; 'scheme' is a card. */
      adyenType: z.string(),
      card: Card.nullable(),
    }),
  ),
  /** The order that was made of it. */
  orderId: z.string().nullable(),
  /** A payment is being made at this moment. */
  isPaying: z.boolean(),
  /** What a quote is for cannot be had at the moment, or its checkout has something to ask. */
  isBlocked: z.boolean(),
  /** A new link was asked for. */
  isAskedAgain: z.boolean(),
  /** Its reader is whose quote or order it is, and may use stored cards. */
  isOwner: z.boolean(),
})

/** What a link comes to. */
const LinkAmounts = WirePaymentLink.pick({
  lines: true,
  shipping: true,
  discount: true,
  tariff: true,
  tax: true,
  total: true,
})

/** What goes back of a payment: to gift cards at once, to a card or at PayPal once its vendor says so. */
const WireLinkRefund = z.strictObject({
  /** Of the payment: the first one is 1. */
  number: z.int(),
  amount: z.number(),
  giftCards: z.number(),
  card: z.number(),
  /** What failed gave nothing back to the card, and may be asked for as another one. */
  state: z.enum(['asked', 'refunded', 'failed']),
  reason: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
})

export const WireStaffLink = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['quote', 'order', 'free']),
  number: z.string(),
  state: z.enum(linkStates),
  email: z.string(),
  /** To be handed on. */
  url: z.string(),
  due: z.number(),
  paid: z.number(),
  note: z.string(),
  expiresAt: z.number(),
  createdAt: z.number(),
  isAskedAgain: z.boolean(),
  orderId: z.string().nullable(),
  payments: z.array(
    z.strictObject({
      id: z.string(),
      at: z.number(),
      amount: z.number(),
      refunded: z.number(),
      /** Of a payment of a link; what paid a quote goes back with its order. */
      refunds: z.array(WireLinkRefund),
      state: z.string(),
      cause: z.string(),
    }),
  ),
})

/** What a payment came to: paid, asked for without an answer yet, or waiting for what the bank or PayPal asks. */
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
  /** Where it goes: its tax and its shipping follow from it. */
  shippingAddress: WireAddress,
  billingAddress: WireAddress.optional(),
})
const Order = z.object({ kind: z.literal('order'), orderId: z.string().regex(/^\d{9,12}$/) })
const Free = z.object({
  kind: z.literal('free'),
  number: Text(40).min(1),
  email: Text(320),
  billingAddress: WireAddress.optional(),
  lines: z
    .array(z.object({ name: Text(200).min(1), qty: z.int().min(1).max(9_999), price: Amount.max(999_999) }))
    .min(1)
    .max(100),
  shipping: Amount.max(999_999).default(0),
  tax: Amount.max(999_999).default(0),
  /** Elsewhere, before. */
  paid: Amount.default(0),
})

export const paymentLinks = contract({
  'GET /svc_extrapayment/payment/{token}': {
    summary: 'Read what a payment link asks for, and how it stands',
    access: 'guest',
    rate: 'read',
    params: Token,
    reply: WirePaymentLink,
    refusals: missing,
  },
  'POST /svc_extrapayment/payment/{token}/pay': {
    summary: 'Pay what a link asks for, or a part of it where staff allows it',
    access: 'guest',
    rate: 'order',
    params: Token,
    body: z.object({
      /** As it was shown, or the part that is to be paid now. */
      amount: Amount,
      billingAddress: WireAddress,
      /** The vault's token of the entered card, never a number. */
      paymentToken: Text(200).optional(),
      /** A stored card of whose quote or order it is. */
      storedPaymentMethodId: z.uuid().optional(),
      /** What pays beside a gift card; 'scheme' is a card, and PayPal is agreed to on its own page afterwards. */
      adyenType: Text(40).default('scheme'),
      /** It pays first, as far as it goes. */
      giftCardCode: Text(64).optional(),
      browserInfo: BrowserInfo.optional(),
    }),
    status: 201,
    reply: z.strictObject({
      paymentId: z.string(),
      state: z.enum(payingStates),
      /** Where the payer answers the bank's question, or agrees at PayPal. */
      challengeUrl: z.string().nullable(),
    }),
    refusals: {
      ...placementRefusals,
      ...missing,
      link_not_open: { status: 409, details: z.strictObject({ state: z.enum(linkStates) }) },
      /** Somebody is paying it at this moment. */
      link_paying: { status: 409 },
      amount_changed: {
        status: 409,
        details: z.strictObject({
          due: z.number(),
          /** Of a quote, which where its payer lives is taxed otherwise: what it comes to there. */
          quoted: LinkAmounts.optional(),
        }),
      },
      part_not_allowed: { status: 422 },
      card_needed: { status: 422 },
      /** It does not pay this link here. */
      method_unavailable: { status: 422 },
      payment_method_not_found: { status: 422 },
      payment_method_expired: { status: 422 },
    },
  },
  'POST /svc_extrapayment/payment/{token}/renewal': {
    summary: 'Ask staff for a new link in the place of one that has expired',
    access: 'guest',
    rate: 'write',
    params: Token,
    body: z.object({}),
    reply: z.strictObject({ isAskedAgain: z.literal(true) }),
    refusals: { ...missing, link_not_expired: { status: 409 } },
  },
  'POST /svc_extrapayment/returned': {
    summary: 'Ask what came of a payment of a link after its bank or PayPal asked, in the browser that began it',
    access: 'guest',
    rate: 'read',
    // What its vendor says is noted, as the next look of a job would note it: asked again it comes to the same.
    reads: true,
    body: z.object({
      paymentId: z.string().regex(/^[\da-f-]{9,36}$/),
      /** What the bank's question gave the payer to come back with, where its vendor gives something. */
      redirectResult: z.string().min(1).max(20_000).optional(),
      /** The payer comes back from PayPal without agreeing: it is not waited for. */
      isCancelled: z.literal(true).optional(),
    }),
    reply: z.strictObject({
      token: z.string(),
      state: z.enum(payingStates),
      /** What it is made by; 'scheme' is a card. */
      adyenType: z.string(),
      challengeUrl: z.string().nullable(),
    }),
    refusals: { payment_not_found: { status: 404 } },
  },
  'GET /svc_extrapayment/links': {
    summary: 'Read twenty payment links of a site with their payments, the newest first; of a number, its own',
    access: 'staff',
    rate: 'read',
    query: z.object({
      number: Text(40).optional(),
      page: z.coerce.number<string>().int().min(1).max(10_000).default(1),
    }),
    reply: z.array(WireStaffLink),
  },
  'POST /svc_extrapayment/links': {
    summary: 'Make a payment link for a quote, an order or an amount of an order to be, and mail it',
    access: 'staff',
    rate: 'write',
    body: z.object({
      about: z.discriminatedUnion('kind', [Quote, Order, Free]),
      /** A deposit, or what an order is short of; without it all that is not paid. */
      amount: Amount.max(999_999).optional(),
      /** It may be paid in parts. */
      allowsPart: z.boolean().default(false),
      note: Text(1_000).default(''),
      days: Days.default(14),
    }),
    status: 201,
    reply: WireStaffLink,
    refusals: {
      quote_not_found: { status: 404 },
      order_not_found: { status: 404 },
      /** It is not offered, or no longer. */
      quote_not_open: { status: 409 },
      /** What its customer has to agree to, what cannot be had, or a place without rates or tax: its checkout says why. */
      quote_not_payable: { status: 409 },
      /** A quote is paid as a whole. */
      part_not_allowed: { status: 422 },
      invalid_shipping: invalid,
      invalid_billing: invalid,
      invalid_email: { status: 422 },
      /** More than is owed, or nothing. */
      wrong_amount: { status: 422 },
    },
  },
  'POST /svc_extrapayment/links/{id}/resend': {
    summary: 'Mail a payment link again, to be paid within so many days',
    access: 'staff',
    rate: 'write',
    params: LinkId,
    body: z.object({ days: Days.default(14) }),
    reply: WireStaffLink,
    refusals: { ...missing, link_not_open: { status: 409, details: z.strictObject({ state: z.enum(linkStates) }) } },
  },
  'POST /svc_extrapayment/payments/{id}/refund': {
    summary: 'Give money of a payment of a link back; what paid a quote goes back with its order',
    access: 'staff',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      /** All that did not go back yet where nothing is said. */
      amount: Amount.optional(),
      reason: Text(1_000).default(''),
    }),
    status: 201,
    reply: WireLinkRefund,
    refusals: {
      payment_not_found: { status: 404 },
      /** Its money was not taken yet, or never will be. */
      payment_not_captured: { status: 409 },
      /** Another refund of it waits for its vendor. */
      refund_running: { status: 409 },
      amount_exceeds: { status: 422 },
    },
  },
  'POST /svc_extrapayment/links/{id}/revoke': {
    summary: 'Take a payment link back: it is not paid any more, and a payment under way is let go',
    access: 'staff',
    rate: 'write',
    params: LinkId,
    body: z.object({}),
    reply: WireStaffLink,
    refusals: { ...missing, link_not_open: { status: 409, details: z.strictObject({ state: z.enum(linkStates) }) } },
  },
})
