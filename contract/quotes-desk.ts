import { z } from 'zod'
import { maxLines } from '#domain/lists/list.ts'
import { quoteLimits } from '#domain/quotes/limits.ts'
import { quoteStates } from '#domain/quotes/quote.ts'
import { isLineSku } from '#domain/quotes/sku-lines.ts'
import { Amount } from './codec/money.ts'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'
import {
  AnswerParams,
  quoteClosedRefusal,
  quoteConflictRefusal,
  QuoteFileParams,
  quoteMessageLimitRefusal,
  quoteNotFoundRefusal,
  answerNotFoundRefusals,
  fileNotFoundRefusals,
  quoteDetails,
  QuoteParams,
  QuoteText,
  WireFile,
  WireQuote,
  WireQuoteMessage,
  WireTypedFile,
} from './quotes.ts'

const Shipping = z.object({
  price: Amount,
  countryId: z.string().regex(/^[A-Z]{2}$/),
  postcode: z.string().trim().max(20),
})
/** The salesperson's first name. */
const Agent = SingleLineText(80)
const AgentName = Agent.pipe(z.string().min(1))
const assignment = {
  /** The salesperson, or empty if there is none. */
  owner: z.string(),
  /** The salesperson who is currently editing the quote, or null. */
  lockedBy: z.string().nullable(),
}
const Buyer = z.strictObject({ name: z.string(), email: z.string() })
const WireQuoteRow = WireQuote.extend({ ...assignment, customer: Buyer })
const WireRequestedItem = z.strictObject({
  itemId: z.string(),
  productId: z.int(),
  childId: z.int(),
  /** Empty if the product is discontinued. */
  sku: z.string(),
  name: z.string(),
  choice: z.string(),
  details: z.array(z.strictObject({ label: z.string(), text: z.string() })),
  qty: z.int(),
  /** Catalog unit price for this customer and quantity, or null if there is none. */
  listPrice: z.number().nullable(),
  /** True for gift cards and programs, which have fixed prices. */
  isPriceFixed: z.boolean(),
})
export const quoteTakenRefusal = {
  /** Another salesperson is editing the quote. */
  quote_taken: { status: 409, details: z.strictObject({ agent: z.string() }) },
} as const
export const quoteLineRefusals = {
  /** The ids or quantities differ from the list, or prices are missing. */
  quote_lines_differ: {
    status: 422,
    details: z.strictObject({ unknown: z.array(z.string()), missing: z.array(z.string()) }),
  },
  /** Gift cards and programs have fixed prices. */
  quote_price_fixed: { status: 422, details: z.strictObject({ itemIds: z.array(z.string()) }) },
} as const

/** Calls for staff who respond to quote requests. */
export const quotesDesk = contract({
  'GET /svc_list/quote-desk': {
    summary: 'Returns quotes that wait for an answer from staff, oldest first',
    access: 'staff',
    permission: 'quotes.read',
    rate: 'read',
    reply: z.array(WireQuoteRow),
  },
  'GET /svc_list/quote-desk/{id}': {
    summary: 'Returns a quote with its requested lines, customer, versions, messages, and files',
    access: 'staff',
    permission: 'quotes.read',
    rate: 'read',
    params: QuoteParams,
    reply: z.strictObject({
      quote: WireQuote,
      items: z.array(WireRequestedItem),
      customerId: z.int(),
      customer: Buyer,
      ...assignment,
      /** Reason that the saved prices differ from the catalog, or empty. */
      reason: z.string(),
      ...quoteDetails,
    }),
    refusals: quoteNotFoundRefusal,
  },
  'PUT /svc_list/quote-desk/{id}': {
    summary: 'Sets the offered prices of a quote; the customer sees them once the offer is sent',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    params: QuoteParams,
    versioned: true,
    body: z.object({
      /** Each price is per unit at this quantity. */
      lines: z
        .array(z.object({ itemId: z.uuid(), qty: z.int().positive(), price: Amount }))
        .min(1)
        .max(200),
      shipping: Shipping.nullable().default(null),
      note: z.string().trim().max(2_000).default(''),
      /** Reason that prices differ from the catalog. Required if any price differs. */
      reason: SingleLineText(200).default(''),
      agent: Agent.default(''),
    }),
    reply: WireQuote,
    refusals: {
      ...quoteNotFoundRefusal,
      ...quoteConflictRefusal,
      ...quoteClosedRefusal,
      ...quoteTakenRefusal,
      reason_required: { status: 422, details: z.strictObject({ itemIds: z.array(z.string()) }) },
      ...quoteLineRefusals,
    },
  },
  'POST /svc_list/quote-desk/{id}/send': {
    summary: 'Sends an offer to the customer, valid for a number of days',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    params: QuoteParams,
    versioned: true,
    body: z.object({ days: z.int().min(1).max(90).default(30), agent: Agent.default('') }),
    reply: WireQuote,
    refusals: {
      ...quoteNotFoundRefusal,
      ...quoteConflictRefusal,
      ...quoteClosedRefusal,
      ...quoteTakenRefusal,
      ...quoteLineRefusals,
    },
  },
  'GET /svc_list/quote-search': {
    summary: 'Returns quotes of the site by state, salesperson, and text, newest first',
    access: 'staff',
    permission: 'quotes.read',
    rate: 'read',
    query: z.object({
      state: z.enum(quoteStates).optional(),
      owner: Agent.optional(),
      /** Part of the title, the number, or the customer's email. */
      text: SingleLineText(200).default(''),
      page: z.coerce.number<string>().int().min(1).max(1_000).default(1),
    }),
    reply: z.strictObject({ total: z.int(), quotes: z.array(WireQuoteRow) }),
  },
  'POST /svc_list/quote-desk/{id}/take': {
    summary: 'Assigns a quote to a salesperson and locks it for 30 minutes; another one can take it over',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    params: QuoteParams,
    body: z.object({ agent: AgentName, takeOver: z.boolean().default(false) }),
    reply: WireQuote.extend(assignment),
    refusals: { ...quoteNotFoundRefusal, ...quoteTakenRefusal },
  },
  'POST /svc_list/quote-desk/{id}/messages': {
    summary: 'Sends a message to the customer, who gets it by email, too',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    params: QuoteParams,
    body: z.object({ agent: AgentName, text: QuoteText }),
    status: 201,
    reply: WireQuoteMessage,
    refusals: { ...quoteNotFoundRefusal, ...quoteClosedRefusal, ...quoteMessageLimitRefusal },
  },
  'POST /svc_list/quote-desk/{id}/cancel': {
    summary: 'Cancels a quote that is not accepted, with a reason that is mailed; repeating it has no effect',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    params: QuoteParams,
    body: z.object({ reason: SingleLineText(500).pipe(z.string().min(1)), agent: Agent.default('') }),
    reply: WireQuote,
    refusals: { ...quoteNotFoundRefusal, ...quoteClosedRefusal, ...quoteTakenRefusal },
  },
  'POST /svc_list/quote-desk/{id}/duplicate': {
    summary: 'Requests another quote for the same items and customer',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    params: QuoteParams,
    status: 201,
    reply: WireQuote,
    refusals: { ...quoteNotFoundRefusal, list_empty: { status: 422 } },
  },
  'GET /svc_list/quote-desk/{id}/files/{fileId}': {
    summary: 'Returns a file that the customer added, in base64',
    access: 'staff',
    permission: 'quotes.read',
    rate: 'read',
    params: QuoteFileParams,
    file: 'attachment',
    reply: WireTypedFile,
    refusals: fileNotFoundRefusals,
  },
  'GET /svc_list/quote-desk/{id}/answers/{number}/file': {
    summary: 'Returns a sent version of a quote as PDF; clients that accept JSON get base64',
    access: 'staff',
    permission: 'quotes.read',
    rate: 'read',
    params: AnswerParams,
    file: 'application/pdf',
    reply: WireFile,
    refusals: answerNotFoundRefusals,
  },
})

const SkuLine = z.object({ sku: SingleLineText(68).refine(isLineSku), qty: z.int().min(1).max(9_999) })
const wrongSkus = {
  /** The site does not sell these SKUs, or they require a selection. */
  unknown_skus: { status: 422, details: z.strictObject({ skus: z.array(z.string()) }) },
  list_full: { status: 422, details: z.strictObject({ most: z.int() }) },
} as const

/** Calls for staff who build quotes, such as for phone sales [ADMIN-011]. */
export const quoteBuilding = contract({
  'POST /svc_list/quote-desk': {
    summary: 'Creates a quote for a customer with an account; the customer learns of it once it is sent',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    body: z.object({
      email: z.email().max(254),
      title: SingleLineText(quoteLimits.titleLength).default(''),
      lines: z.array(SkuLine).min(1).max(maxLines),
      agent: AgentName,
    }),
    status: 201,
    reply: WireQuote,
    refusals: { customer_not_found: { status: 422 }, ...wrongSkus },
  },
  'PUT /svc_list/quote-desk/{id}/lines': {
    summary:
      'Changes the items of a quote; the offer is then a draft until it is saved and sent again. Unchanged items have no effect',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    params: QuoteParams,
    versioned: true,
    body: z.object({
      /** Existing lines, each with the quantity that staff read and the new quantity. 0 removes a line. */
      changed: z
        .array(z.object({ itemId: z.uuid(), read: z.int().min(1), qty: z.int().min(0).max(9_999) }))
        .max(maxLines),
      added: z.array(SkuLine).max(maxLines),
      agent: Agent.default(''),
    }),
    reply: WireQuote,
    refusals: {
      ...quoteNotFoundRefusal,
      ...quoteConflictRefusal,
      ...quoteClosedRefusal,
      ...quoteTakenRefusal,
      ...wrongSkus,
      /** The customer removed a line in the meantime. */
      item_not_found: { status: 409 },
      /** The customer changed a quantity in the meantime. */
      items_changed: { status: 409 },
      list_empty: { status: 422 },
    },
  },
})
