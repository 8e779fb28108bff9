import { z } from 'zod'
import type { CardShown } from '../engine.ts'

/** What is read of the answer to a payment, and to what a shopper came back with. */
export const PaymentAnswer = z.object({
  resultCode: z.string(),
  pspReference: z.string().optional(),
  refusalReasonCode: z.string().optional(),
  action: z.object({ type: z.string(), method: z.string().optional(), url: z.string().optional() }).optional(),
  additionalData: z.record(z.string(), z.unknown()).optional(),
})
export type PaymentAnswer = z.output<typeof PaymentAnswer>

/** Whose payment it is that a shopper came back to, and what it comes to where that is told. */
export const Ended = z.object({
  merchantReference: z.string(),
  amount: z.object({ value: z.int(), currency: z.string() }).optional(),
})

/** What is read of the answer to a capture, a cancel or a refund: that it was heard. */
export const ModificationAnswer = z.object({ status: z.literal('received') })

/** A card that the vendor keeps. */
export const StoredMethod = z.object({
  id: z.string(),
  brand: z.string().optional(),
  lastFour: z.string().optional(),
  expiryMonth: z.string().optional(),
  expiryYear: z.string().optional(),
})
export const StoredMethods = z.object({ storedPaymentMethods: z.array(StoredMethod).default([]) })

const brands: Record<string, string> = { visa: 'Visa', mc: 'Mastercard', amex: 'American Express' }

/** A card of the vendor's list, as far as it says how it looks. */
export function cardOf({ brand, lastFour, expiryMonth, expiryYear }: z.output<typeof StoredMethod>): CardShown | null {
  return shown(brand, lastFour, expiryMonth, expiryYear)
}

/** The card that a payment was made by; the account decides whether it is told. */
export function paidCard({ additionalData = {} }: PaymentAnswer): CardShown | null {
  const text = (name: string) => (typeof additionalData[name] === 'string' ? additionalData[name] : undefined)
  const [month, year] = (text('expiryDate') ?? '').split('/')
  return shown(text('paymentMethod'), text('cardSummary'), month, year)
}

function shown(brand?: string, last4?: string, month?: string, year?: string): CardShown | null {
  if (!brand || !last4 || !Number(month) || !Number(year)) return null
  return { brand: brands[brand] ?? brand, last4, month: Number(month), year: fullYear(Number(year)) }
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year
}

/** A card's token: the shopper whom the vendor knows it by, made for it alone, and the vendor's name of it. */
export function tokenOf(shopper: string, id: string): string {
  return `${shopper}-${id}`
}

export function readToken(token: string): { shopper: string; id: string } | null {
  const [, shopper, id] = /^([0-9a-f]{32})-(\w{1,64})$/.exec(token) ?? []
  return shopper && id ? { shopper, id } : null
}

const told = {
  acceptHeader: z.string(),
  colorDepth: z.int(),
  javaEnabled: z.boolean(),
  language: z.string(),
  screenHeight: z.int(),
  screenWidth: z.int(),
  timeZoneOffset: z.int(),
  userAgent: z.string(),
}
/** A browser as the vendor wants it told: whole, or not at all. */
export const Browser = z.object({ ...told, javaScriptEnabled: z.boolean().optional() })
