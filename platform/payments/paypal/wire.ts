import { z } from 'zod'
import type { Minor } from '#domain/money.ts'

const Money = z.object({ currency_code: z.string(), value: z.string().regex(/^\d+(?:\.\d{1,2})?$/) })
type Money = z.output<typeof Money>

/** A PayPal capture. `custom_id` is our key. */
export const Capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: Money,
  custom_id: z.string().optional(),
})
export type Capture = z.output<typeof Capture>

export const Refund = z.object({ status: z.string(), custom_id: z.string().optional() })
const Payee = z.object({ merchant_id: z.string().min(1).max(100) })
const Unit = z.object({
  amount: Money.optional(),
  payee: Payee.optional(),
  payments: z.object({ captures: z.array(Capture).default([]), refunds: z.array(Refund).default([]) }).optional(),
})

/** A PayPal order as fetched: first the pending approval, then the result. */
export const VendorOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.array(Unit).default([]),
  payer: z.object({ email_address: z.string().optional() }).optional(),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).default([]),
})
export type VendorOrder = z.output<typeof VendorOrder>

/** PayPal's error format. */
const Problem = z.object({
  name: z.string().default(''),
  details: z.array(z.object({ issue: z.string() })).default([]),
})

export function issuesOf(body: unknown): string[] {
  const read = Problem.safeParse(body)
  return read.success ? [read.data.name, ...read.data.details.map(({ issue }) => issue)] : []
}

/** Formats an amount in PayPal's notation. */
export function moneyOf(amount: Minor, currency: string): Money {
  return { currency_code: currency, value: (amount / 100).toFixed(2) }
}

/** Converts a PayPal amount to minor units. */
export function minorOf({ value }: Pick<Money, 'value'>): Minor {
  return Math.round(Number(value) * 100)
}

export function capturesOf(order: VendorOrder): Capture[] {
  return order.purchase_units.flatMap(({ payments }) => payments?.captures ?? [])
}
