import { z } from 'zod'
import { quoteStates } from '#domain/quotes/quote.ts'
import { contract } from './kernel/call.ts'
import { Amount } from './codec/money.ts'

const Shipping = z.object({
  price: Amount,
  countryId: z.string().regex(/^[A-Z]{2}$/),
  postcode: z.string().trim().max(20),
})

export const WireQuote = z.strictObject({
  /** Id of the quoted list. */
  id: z.uuid(),
  number: z.int(),
  state: z.enum(quoteStates),
  /** Accepting a quote names this version. */
  version: z.int(),
  title: z.string(),
  /** The customer's note with the request. */
  message: z.string(),
  /** The note from staff with the offer. */
  note: z.string(),
  lines: z.array(z.strictObject({ itemId: z.string(), qty: z.int(), price: z.number() })),
  /** Null: current shipping rates apply. */
  shipping: z.strictObject({ price: z.number(), countryId: z.string(), postcode: z.string() }).nullable(),
  /** Epoch milliseconds, or null until the quote is sent. */
  validUntil: z.number().nullable(),
  requestedAt: z.number(),
})

const QuoteId = z.object({ id: z.uuid() })
const missing = { quote_not_found: { status: 404 } } as const
const conflict = {
  quote_version_conflict: { status: 412, details: z.strictObject({ current: WireQuote }) },
} as const
const closed = { quote_not_open: { status: 409, details: z.strictObject({ state: z.enum(quoteStates) }) } } as const

export const quotes = contract({
  'GET /svc_list/quotes': {
    summary: "Returns the customer's quotes, newest first",
    access: 'customer',
    rate: 'read',
    reply: z.array(WireQuote),
  },
  'POST /svc_list/quotes': {
    summary: 'Requests a quote for the lines of a list; the list is copied and does not change',
    access: 'customer',
    rate: 'write',
    body: z.object({
      listId: z.uuid(),
      title: z.string().trim().min(1).max(100),
      message: z.string().trim().max(2_000).default(''),
    }),
    status: 201,
    reply: WireQuote,
    refusals: {
      list_not_found: { status: 404 },
      list_empty: { status: 422 },
      too_many_quotes: { status: 409, details: z.strictObject({ most: z.int() }) },
    },
  },
  'GET /svc_list/quotes/{id}': {
    summary: "Returns one of the customer's quotes",
    access: 'customer',
    rate: 'read',
    params: QuoteId,
    reply: WireQuote,
    refusals: missing,
  },
  'POST /svc_list/quotes/{id}/accept': {
    summary: 'Accepts a version of a quote; its prices are valid in checkout until the quote expires',
    access: 'customer',
    rate: 'write',
    params: QuoteId,
    versioned: true,
    body: z.object({}),
    reply: WireQuote,
    refusals: { ...missing, ...conflict, ...closed },
  },
  'POST /svc_list/quotes/{id}/decline': {
    summary: 'Declines a quote, with an optional reason',
    access: 'customer',
    rate: 'write',
    params: QuoteId,
    body: z.object({ reason: z.string().trim().max(500).default('') }),
    reply: WireQuote,
    refusals: { ...missing, ...closed },
  },
  'GET /svc_list/quote-desk': {
    summary: 'Returns quotes that wait for the shop, oldest first',
    access: 'staff',
    rate: 'read',
    reply: z.array(WireQuote),
  },
  'GET /svc_list/quote-desk/{id}': {
    summary: 'Returns a quote with its requested lines',
    access: 'staff',
    rate: 'read',
    params: QuoteId,
    reply: z.strictObject({
      quote: WireQuote,
      items: z.array(z.strictObject({ itemId: z.string(), productId: z.int(), childId: z.int(), qty: z.int() })),
    }),
    refusals: missing,
  },
  'PUT /svc_list/quote-desk/{id}': {
    summary: 'Sets the offered prices of a quote; the customer sees them once the offer is sent',
    access: 'staff',
    rate: 'write',
    params: QuoteId,
    versioned: true,
    body: z.object({
      /** Each price is for the line's quantity. */
      lines: z
        .array(z.object({ itemId: z.uuid(), qty: z.int().positive(), price: Amount }))
        .min(1)
        .max(200),
      shipping: Shipping.nullable().default(null),
      note: z.string().trim().max(2_000).default(''),
    }),
    reply: WireQuote,
    refusals: {
      ...missing,
      ...conflict,
      ...closed,
      /** The ids or quantities differ from the list, or prices are missing. */
      quote_lines_differ: {
        status: 422,
        details: z.strictObject({ unknown: z.array(z.string()), missing: z.array(z.string()) }),
      },
    },
  },
  'POST /svc_list/quote-desk/{id}/send': {
    summary: 'Sends an offer to the customer, valid for a number of days',
    access: 'staff',
    rate: 'write',
    params: QuoteId,
    versioned: true,
    body: z.object({ days: z.int().min(1).max(90).default(30) }),
    reply: WireQuote,
    refusals: { ...missing, ...conflict, ...closed },
  },
})
