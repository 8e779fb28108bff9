import { z } from 'zod'
import type { DisplayedCard } from '../engine.ts'

export const PaymentResponse = z.object({
  resultCode: z.string(),
  pspReference: z.string().optional(),
  refusalReasonCode: z.string().optional(),
  action: z.object({ type: z.string(), method: z.string().optional(), url: z.string().optional() }).optional(),
  additionalData: z.record(z.string(), z.unknown()).optional(),
})
export type PaymentResponse = z.output<typeof PaymentResponse>

export const ChallengeResult = z.object({
  merchantReference: z.string(),
  amount: z.object({ value: z.int(), currency: z.string() }).optional(),
})

export const ModificationResponse = z.object({ status: z.literal('received') })

export const StoredMethod = z.object({
  id: z.string(),
  brand: z.string().optional(),
  lastFour: z.string().optional(),
  expiryMonth: z.string().optional(),
  expiryYear: z.string().optional(),
})
export const StoredMethods = z.object({ storedPaymentMethods: z.array(StoredMethod).default([]) })

const brands: Record<string, string> = { visa: 'Visa', mc: 'Mastercard', amex: 'American Express' }

/** Converts a stored card for display. Returns null if display data is incomplete. */
export function cardOf({
  brand,
  lastFour,
  expiryMonth,
  expiryYear,
}: z.output<typeof StoredMethod>): DisplayedCard | null {
  return toCardShown(brand, lastFour, expiryMonth, expiryYear)
}

/** Returns the card that paid, or null if the account does not return cards. */
export function paidCard({ additionalData = {} }: PaymentResponse): DisplayedCard | null {
  const text = (name: string) => (typeof additionalData[name] === 'string' ? additionalData[name] : undefined)
  const [month, year] = (text('expiryDate') ?? '').split('/')
  return toCardShown(text('paymentMethod'), text('cardSummary'), month, year)
}

function toCardShown(brand?: string, last4?: string, month?: string, year?: string): DisplayedCard | null {
  if (!brand || !last4 || !Number(month) || !Number(year)) return null
  return { brand: brands[brand] ?? brand, last4, month: Number(month), year: fullYear(Number(year)) }
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year
}

export function formatToken(shopper: string, id: string): string {
  return `${shopper}-${id}`
}

export function readToken(token: string): { shopper: string; id: string } | null {
  const [, shopper, id] = /^([0-9a-f]{32})-(\w{1,64})$/.exec(token) ?? []
  return shopper && id ? { shopper, id } : null
}

const browserFields = {
  acceptHeader: z.string(),
  colorDepth: z.int(),
  javaEnabled: z.boolean(),
  language: z.string(),
  screenHeight: z.int(),
  screenWidth: z.int(),
  timeZoneOffset: z.int(),
  userAgent: z.string(),
}
/** Adyen requires all browser fields or none of them. */
export const Browser = z.object({ ...browserFields, javaScriptEnabled: z.boolean().optional() })
