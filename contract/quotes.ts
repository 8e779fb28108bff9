import { z } from 'zod'
import { quoteFileKinds, quoteLimits } from '#domain/quotes/limits.ts'
import { quoteStates } from '#domain/quotes/quote.ts'
import { cleanText } from '#domain/reviews/review.ts'
import { chatFileFields, maxFileBodyBytes } from './chat.ts'
import { contract } from './kernel/call.ts'

const typedText = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform(cleanText)
export const QuoteText = typedText(quoteLimits.messageLength).pipe(z.string().min(1).max(quoteLimits.messageLength))

const WireShipping = z.strictObject({ price: z.number(), countryId: z.string(), postcode: z.string() })
const quoteFields = {
  /** Id of the quoted list. */
  id: z.uuid(),
  number: z.int(),
  state: z.enum(quoteStates),
  /** Version that an acceptance must specify. */
  version: z.int(),
  title: z.string(),
  /** The customer's note on the request. */
  message: z.string(),
  /** The staff note on the offer. */
  note: z.string(),
  lines: z.array(z.strictObject({ itemId: z.string(), qty: z.int(), price: z.number(), taxClass: z.string() })),
  /** Null if current shipping rates apply. */
  shipping: WireShipping.nullable(),
  /** Items plus quoted shipping, or null without prices. */
  total: z.number().nullable(),
  /** Epoch milliseconds, or null until the quote is sent. */
  validUntil: z.number().nullable(),
  requestedAt: z.number(),
}
export const WireQuote = z.strictObject(quoteFields)

/** A sent version of a quote. */
const WireAnswer = z.strictObject({
  number: z.int(),
  /** Epoch milliseconds. */
  sentAt: z.number(),
  validUntil: z.number(),
  note: z.string(),
  shipping: WireShipping.nullable(),
  total: z.number(),
  lines: z.array(
    z.strictObject({
      itemId: z.string(),
      sku: z.string(),
      name: z.string(),
      choice: z.string(),
      details: z.array(z.strictObject({ label: z.string(), text: z.string() })),
      taxClass: z.string(),
      qty: z.int(),
      /** Unit price, net or gross depending on how the site stores prices. */
      price: z.number(),
    }),
  ),
})
export const WireQuoteMessage = z.strictObject({
  id: z.uuid(),
  author: z.enum(['customer', 'sales']),
  /** The salesperson's first name. */
  agent: z.string(),
  text: z.string(),
  createdAt: z.number(),
})
const WireQuoteFile = z.strictObject({
  id: z.uuid(),
  kind: z.enum(quoteFileKinds),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  createdAt: z.number(),
})
export const quoteDetails = {
  delivery: z.string(),
  wantedOn: z.iso.date().nullable(),
  /** Newest first. */
  answers: z.array(WireAnswer),
  /** Oldest first. */
  messages: z.array(WireQuoteMessage),
  files: z.array(WireQuoteFile),
}

export const QuoteParams = z.object({ id: z.uuid() })
export const AnswerParams = QuoteParams.extend({ number: z.coerce.number<string>().int().min(1).max(10_000) })
export const QuoteFileParams = QuoteParams.extend({ fileId: z.uuid() })
export const quoteNotFoundRefusal = { quote_not_found: { status: 404 } } as const
export const answerNotFoundRefusals = { ...quoteNotFoundRefusal, answer_not_found: { status: 404 } } as const
export const fileNotFoundRefusals = { ...quoteNotFoundRefusal, file_not_found: { status: 404 } } as const
export const quoteMessageLimitRefusal = {
  message_limit: { status: 422, details: z.strictObject({ max: z.int() }) },
} as const
export const WireFile = z.strictObject({ name: z.string(), base64: z.string() })
export const WireTypedFile = z.strictObject({ name: z.string(), type: z.string(), base64: z.string() })
export const quoteConflictRefusal = {
  quote_version_conflict: { status: 412, details: z.strictObject({ current: WireQuote }) },
} as const
export const quoteClosedRefusal = {
  quote_not_open: { status: 409, details: z.strictObject({ state: z.enum(quoteStates) }) },
} as const

export const quotes = contract({
  'GET /svc_list/quotes': {
    summary: "Returns the customer's quotes, newest first",
    access: 'customer',
    rate: 'read',
    reply: z.array(WireQuote),
  },
  'POST /svc_list/quotes': {
    summary: 'Requests a quote for items by SKU and for the lines of a list, which does not change',
    access: 'customer',
    rate: 'write',
    body: z.object({
      listId: z.uuid().optional(),
      items: z
        .array(z.object({ sku: z.string().trim().min(1).max(64), qty: z.int().min(1).max(9_999) }))
        .max(quoteLimits.skuLines)
        .default([]),
      title: z.string().trim().min(1).max(quoteLimits.titleLength),
      message: z.string().trim().max(quoteLimits.messageLength).default(''),
      /** Delivery address as text. */
      delivery: typedText(quoteLimits.deliveryLength).pipe(z.string().max(quoteLimits.deliveryLength)).default(''),
      /** Date by which the customer needs the items. */
      wantedOn: z.iso.date().nullable().default(null),
    }),
    status: 201,
    reply: WireQuote,
    refusals: {
      list_not_found: { status: 404 },
      list_empty: { status: 422 },
      /** The product is not sold on the site, or has options that the SKU does not determine. */
      unknown_skus: { status: 422, details: z.strictObject({ skus: z.array(z.string()) }) },
      list_full: { status: 422, details: z.strictObject({ most: z.int() }) },
      date_past: { status: 422 },
      too_many_quotes: { status: 409, details: z.strictObject({ most: z.int() }) },
      /** Maximum number of requests per 24 hours. */
      quote_day_limit: { status: 409, details: z.strictObject({ max: z.int() }) },
    },
  },
  'GET /svc_list/quotes/{id}': {
    summary: "Returns one of the customer's quotes",
    access: 'customer',
    rate: 'read',
    params: QuoteParams,
    reply: WireQuote,
    refusals: quoteNotFoundRefusal,
  },
  'POST /svc_list/quotes/{id}/accept': {
    summary: 'Accepts a version of a quote; its prices are valid in checkout until the quote expires',
    access: 'customer',
    rate: 'write',
    params: QuoteParams,
    versioned: true,
    body: z.object({}),
    reply: WireQuote,
    refusals: { ...quoteNotFoundRefusal, ...quoteConflictRefusal, ...quoteClosedRefusal },
  },
  'POST /svc_list/quotes/{id}/decline': {
    summary: 'Declines a quote, with an optional reason',
    access: 'customer',
    rate: 'write',
    params: QuoteParams,
    body: z.object({ reason: z.string().trim().max(quoteLimits.reasonLength).default('') }),
    reply: WireQuote,
    refusals: { ...quoteNotFoundRefusal, ...quoteClosedRefusal },
  },
  'GET /svc_list/quotes/{id}/details': {
    summary: 'Returns the sent versions, messages, and files of a quote',
    access: 'customer',
    rate: 'read',
    params: QuoteParams,
    reply: z.strictObject(quoteDetails),
    refusals: quoteNotFoundRefusal,
  },
  'POST /svc_list/quotes/{id}/change': {
    summary: 'Asks for a change to the newest version; the quote then waits for staff again',
    access: 'customer',
    rate: 'write',
    params: QuoteParams,
    body: z.object({ text: QuoteText }),
    reply: WireQuote,
    refusals: { ...quoteNotFoundRefusal, ...quoteClosedRefusal, ...quoteMessageLimitRefusal },
  },
  'POST /svc_list/quotes/{id}/messages': {
    summary: 'Sends a message to the salesperson',
    access: 'customer',
    rate: 'write',
    params: QuoteParams,
    body: z.object({ text: QuoteText }),
    status: 201,
    reply: WireQuoteMessage,
    refusals: { ...quoteNotFoundRefusal, ...quoteClosedRefusal, ...quoteMessageLimitRefusal },
  },
  'POST /svc_list/quotes/{id}/files': {
    summary: 'Adds a file in base64: a picture, which is re-encoded, or a PDF',
    access: 'customer',
    rate: 'write',
    params: QuoteParams,
    body: z.object({ kind: z.enum(quoteFileKinds).default('document'), ...chatFileFields }),
    maxBytes: maxFileBodyBytes,
    status: 201,
    reply: WireQuoteFile,
    refusals: {
      ...quoteNotFoundRefusal,
      ...quoteClosedRefusal,
      file_limit: { status: 422, details: z.strictObject({ max: z.int() }) },
      /** The files in the customer's quotes exceed the limit on their total size. */
      file_space: { status: 422, details: z.strictObject({ maxBytes: z.int() }) },
      file_type: { status: 422 },
      file_too_large: { status: 422 },
    },
  },
  'GET /svc_list/quotes/{id}/files/{fileId}': {
    summary: 'Returns a file of a quote as a download; clients that accept JSON get base64',
    access: 'customer',
    rate: 'read',
    params: QuoteFileParams,
    file: 'attachment',
    reply: WireTypedFile,
    refusals: fileNotFoundRefusals,
  },
  'GET /svc_list/quotes/{id}/answers/{number}/file': {
    summary: 'Returns a sent version of a quote as PDF; clients that accept JSON get base64',
    access: 'customer',
    rate: 'read',
    params: AnswerParams,
    file: 'application/pdf',
    reply: WireFile,
    refusals: answerNotFoundRefusals,
  },
})
