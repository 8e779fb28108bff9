import { z } from 'zod'
import type { Minor } from '#domain/money.ts'

/** Amounts are texts with two decimals in all currencies of the store. */
const Money = z.object({ currency_code: z.string(), value: z.string().regex(/^\d+(?:\.\d{1,2})?$/) })
type Money = z.output<typeof Money>

/** A payment that was made of what was agreed to; its custom id is the key that it was asked for by. */
export const Capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: Money,
  custom_id: z.string().optional(),
})
export type Capture = z.output<typeof Capture>

const Refund = z.object({ status: z.string(), custom_id: z.string().optional() })
/** Whose account the money goes to, by the vendor's id of it. */
const Payee = z.object({ merchant_id: z.string().min(1).max(100) })
const Unit = z.object({
  amount: Money.optional(),
  payee: Payee.optional(),
  payments: z.object({ captures: z.array(Capture).default([]), refunds: z.array(Refund).default([]) }).optional(),
})

/** What is read of an order of the vendor's, which is a question to a shopper and then what came of it. */
export const VendorOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.array(Unit).default([]),
  payer: z.object({ email_address: z.string().optional() }).optional(),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).default([]),
})
export type VendorOrder = z.output<typeof VendorOrder>

/** What is read of the answer to a refund. */
export const RefundAnswer = Refund

/** How the vendor says why not. */
const Problem = z.object({
  name: z.string().default(''),
  details: z.array(z.object({ issue: z.string() })).default([]),
})

/** Why the vendor refused: its words for it, none where it gave none. */
export function issuesOf(body: unknown): string[] {
  const read = Problem.safeParse(body)
  return read.success ? [read.data.name, ...read.data.details.map(({ issue }) => issue)] : []
}

/** An amount as the vendor writes it. */
export function moneyOf(amount: Minor, currency: string): Money {
  return { currency_code: currency, value: (amount / 100).toFixed(2) }
}

/** An amount of the vendor in minor units. */
export function minorOf({ value }: Pick<Money, 'value'>): Minor {
  return Math.round(Number(value) * 100)
}

/** The captures of an order. */
export function capturesOf(order: VendorOrder): Capture[] {
  return order.purchase_units.flatMap(({ payments }) => payments?.captures ?? [])
}
