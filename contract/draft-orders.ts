import { z } from 'zod'
import { maxLines } from '#domain/lists/list.ts'
import { draftOrderProblems, draftOrderStates } from '#domain/quotes/draft-order.ts'
import { isLineSku } from '#domain/quotes/sku-lines.ts'
import { maxShippingCodeLength } from '#domain/shipping/rating/rate.ts'
import { WireAddress } from './address.ts'
import { Amount } from './codec/money.ts'
import { NormalizedEmail, SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'
import { Problem } from './placement-refusals.ts'

const DraftOrderId = z.object({ id: z.uuid() })
const maxPackages = 50

/** A draft order as entered by staff. Missing fields only prevent sending it. */
const DraftOrderEntry = z.object({
  /** Receives the payment link and the order emails. */
  email: NormalizedEmail.default(''),
  /** True to link the order to the account with this email, if there is one. */
  forAccount: z.boolean().default(true),
  lines: z
    .array(
      z.object({
        sku: SingleLineText(68).refine(isLineSku),
        qty: z.int().min(1).max(9_999),
        /** Agreed unit price, or null for the catalog price. */
        price: Amount.max(999_999).nullable().default(null),
      }),
    )
    .max(maxLines),
  address: WireAddress,
  /** The delivery option of each package. Packages without one use the cheapest. */
  rates: z
    .array(z.object({ packageNumber: z.int().min(1).max(999), shippingCode: z.string().max(maxShippingCodeLength) }))
    .max(maxPackages)
    .default([]),
  /** Agreed delivery price for all packages, or null for the current rates. */
  shippingPrice: Amount.max(999_999).nullable().default(null),
  /** Shown to the customer on the payment page. */
  note: z.string().trim().max(1_000).default(''),
  /** Reason for deviating from catalog prices. Required if any price deviates. */
  reason: SingleLineText(200).default(''),
})

/** A draft order's prices, delivery options, and totals, all computed by the server. */
const WireComputedDraft = z.strictObject({
  lines: z.array(
    z.strictObject({
      sku: z.string(),
      name: z.string(),
      choice: z.string(),
      qty: z.int(),
      /** Agreed unit price, or the catalog price. Null if there is neither. */
      price: z.number().nullable(),
      /** Current catalog price for this customer, or null if there is none. */
      listPrice: z.number().nullable(),
      /** True if the agreed price differs from the catalog price at the time of the agreement. */
      isDiscounted: z.boolean(),
      /** True for gift cards and programs, which have fixed prices. */
      isPriceFixed: z.boolean(),
      /** False if there is not enough stock, or a limit prevents the sale. */
      isAvailable: z.boolean(),
    }),
  ),
  /** SKUs that the site does not sell or that require a selection. */
  unknownSkus: z.array(z.string()),
  /** The account with this email. */
  account: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
  /** Delivery options with displayed prices. */
  packages: z.array(
    z.strictObject({
      packageNumber: z.int(),
      rates: z.array(
        z.strictObject({ shippingCode: z.string(), label: z.string(), price: z.number(), isSelected: z.boolean() }),
      ),
    }),
  ),
  /** Totals with tax, or null while required data is missing. */
  totals: z
    .strictObject({
      subtotal: z.number(),
      shipping: z.number(),
      tariff: z.number(),
      tax: z.number(),
      taxIncluded: z.boolean(),
      total: z.number(),
    })
    .nullable(),
  /** Invalid fields of the address. */
  fields: z.array(Problem),
  /** Reasons that prevent sending. */
  problems: z.array(z.enum(draftOrderProblems)),
})

const row = {
  id: z.uuid(),
  number: z.int(),
  state: z.enum(draftOrderStates),
  version: z.int(),
  email: z.string(),
  /** Name in the delivery address. */
  name: z.string(),
  customerId: z.int().nullable(),
  /** The staff member who created it. */
  staff: z.string(),
  /** Total after the last change, or null if required data was missing. */
  total: z.number().nullable(),
  /** Expiry of the payment link in epoch milliseconds. */
  expiresAt: z.number().nullable(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  updatedAt: z.number(),
}

const WireDraftOrder = z.strictObject({
  ...row,
  linkId: z.uuid().nullable(),
  entry: z.strictObject({
    forAccount: z.boolean(),
    lines: z.array(z.strictObject({ sku: z.string(), qty: z.int(), price: z.number().nullable() })),
    address: WireAddress,
    rates: z.array(z.strictObject({ packageNumber: z.int(), shippingCode: z.string() })),
    shippingPrice: z.number().nullable(),
    note: z.string(),
    reason: z.string(),
  }),
  computed: WireComputedDraft,
})

const notFound = { draft_order_not_found: { status: 404 } } as const
const notOpen = {
  /** The draft's payment link is open, or the draft was already ordered. */
  draft_order_not_open: { status: 409, details: z.strictObject({ state: z.enum(draftOrderStates) }) },
} as const
const conflict = {
  draft_order_version_conflict: { status: 412, details: z.strictObject({ version: z.int() }) },
} as const
const wrongEntry = {
  unknown_skus: { status: 422, details: z.strictObject({ skus: z.array(z.string()) }) },
  reason_required: { status: 422, details: z.strictObject({ skus: z.array(z.string()) }) },
  /** Gift cards and programs have fixed prices. */
  price_fixed: { status: 422, details: z.strictObject({ skus: z.array(z.string()) }) },
} as const

export const draftOrderRefusals = { ...notFound, ...notOpen, ...conflict, ...wrongEntry } as const

/** Draft orders that staff take by phone. The customer pays with a payment link [ADMIN-011]. */
export const draftOrders = contract({
  'GET /svc_list/draft-orders': {
    summary: 'Returns draft orders of the site, 50 per page, latest change first',
    access: 'staff',
    permission: 'quotes.read',
    rate: 'read',
    query: z.object({
      state: z.enum(draftOrderStates).optional(),
      /** The number, or part of the email or name. */
      text: SingleLineText(200).default(''),
      page: z.coerce.number<string>().int().min(1).max(1_000).default(1),
    }),
    reply: z.strictObject({ total: z.int(), drafts: z.array(z.strictObject(row)) }),
  },
  'POST /svc_list/draft-orders/preview': {
    summary: 'Calculates prices, delivery options, and totals of a draft order without saving it',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'read',
    reads: true,
    body: DraftOrderEntry.extend({ id: z.uuid().optional() }),
    reply: WireComputedDraft,
  },
  'POST /svc_list/draft-orders': {
    summary: 'Saves a new draft order; its prices stay as agreed',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    body: DraftOrderEntry,
    status: 201,
    reply: WireDraftOrder,
    refusals: wrongEntry,
  },
  'GET /svc_list/draft-orders/{id}': {
    summary: 'Returns a draft order with its current totals',
    access: 'staff',
    permission: 'quotes.read',
    rate: 'read',
    params: DraftOrderId,
    reply: WireDraftOrder,
    refusals: notFound,
  },
  'PUT /svc_list/draft-orders/{id}': {
    summary: 'Changes a draft order without an open payment link',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    params: DraftOrderId,
    versioned: true,
    body: DraftOrderEntry,
    reply: WireDraftOrder,
    refusals: draftOrderRefusals,
  },
  'POST /svc_list/draft-orders/{id}/send': {
    summary: 'Creates the payment link of a draft order and emails it; its payment places the order',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    params: DraftOrderId,
    versioned: true,
    body: z.object({
      days: z.int().min(1).max(90).default(14),
      /** False if staff send the link themselves. */
      sendsMail: z.boolean().default(true),
    }),
    reply: WireDraftOrder,
    refusals: {
      ...notFound,
      ...notOpen,
      ...conflict,
      draft_order_incomplete: {
        status: 422,
        details: z.strictObject({ problems: z.array(z.enum(draftOrderProblems)) }),
      },
    },
  },
  'DELETE /svc_list/draft-orders/{id}/link': {
    summary: 'Cancels the payment link of a draft order, with its unfinished payments; the draft order can be changed',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    params: DraftOrderId,
    versioned: true,
    reply: WireDraftOrder,
    refusals: { ...notFound, ...notOpen, ...conflict },
  },
  'POST /svc_list/draft-orders/{id}/duplicate': {
    summary: 'Saves a copy of a draft order with the current prices',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    params: DraftOrderId,
    status: 201,
    reply: WireDraftOrder,
    refusals: notFound,
  },
  'DELETE /svc_list/draft-orders/{id}': {
    summary: 'Deletes a draft order without an open payment link',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    params: DraftOrderId,
    reply: z.strictObject({ isDeleted: z.literal(true) }),
    refusals: { ...notFound, ...notOpen },
  },
})
