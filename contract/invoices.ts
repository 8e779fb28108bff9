import { z } from 'zod'
import { contract } from './kernel/call.ts'

const Params = z.object({
  orderId: z.string().regex(/^\d{9,12}$/),
  /** 0 is the invoice; n is the credit note for the n-th refund. */
  number: z.coerce.number<string>().int().min(0).max(10_000),
})
const Labelled = z.strictObject({ label: z.string(), value: z.string() })

const WireSheet = z.strictObject({
  title: z.string(),
  language: z.string(),
  brand: z.string(),
  facts: z.array(Labelled),
  parties: z.array(z.strictObject({ label: z.string(), lines: z.array(z.string()) })),
  columns: z.array(z.strictObject({ label: z.string(), isNumber: z.boolean() })),
  rows: z.array(z.strictObject({ cells: z.array(z.string()), notes: z.array(z.string()) })),
  sums: z.array(Labelled.extend({ isTotal: z.boolean() })),
  notes: z.array(z.string()),
  pageOf: z.string(),
})

/** The order belongs to another customer, is unpaid, or does not have this refund. */
const refusals = { invoice_not_found: { status: 404 } } as const

export const invoices = contract({
  'GET /svc_checkout/order/{orderId}/invoices/{number}': {
    summary: 'Returns the invoice of an order or the credit note of a refund',
    access: 'guest',
    rate: 'read',
    params: Params,
    /** `since` is the amount refunded after the invoice was issued. */
    reply: WireSheet.extend({ since: Labelled.nullable() }),
    refusals,
  },
  'GET /svc_checkout/order/{orderId}/invoices/{number}/file': {
    summary: 'Returns an invoice or credit note as PDF; clients that accept JSON get base64',
    access: 'guest',
    rate: 'write',
    params: Params,
    file: 'application/pdf',
    reply: z.strictObject({ name: z.string(), base64: z.string() }),
    refusals,
  },
})
