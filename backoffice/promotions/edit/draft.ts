import { toMinor } from '#contract/codec/amounts.ts'
import { promotionProblems } from '#domain/promotions/scheduled-promotion.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { parseAmount } from '#backoffice/kit/format/money.ts'
import { texts } from '../texts/en.ts'

/** A variant's promotion as entered. Empty `units` means unlimited. */
export interface VariantDraft {
  price: string
  units: string
}
export interface PromotionDraft extends VariantDraft {
  /** First and last day. Empty for an open start or end. */
  from: string
  to: string
}
export type DraftErrors = Partial<Record<keyof PromotionDraft, string>>

interface Checked {
  /** Amounts are in major units. Null if a field is unreadable. */
  fields: { price: number; from: IsoDate | null; to: IsoDate | null; qty: number | null } | null
  errors: DraftErrors
}

/** Draft fields by promotion field. */
export const draftFieldOf = { price: 'price', from: 'from', to: 'to', qty: 'units' } as const

/** Parses entered units. Returns null for unlimited units, and undefined if the text is not a whole number. */
function parseUnits(text: string): number | null | undefined {
  const plain = text.trim()
  if (plain === '') return null
  return /^\d{1,6}$/.test(plain) ? Number(plain) : undefined
}

/** Checks an entered promotion by the server's rule. `normalPrice` is in major units. */
export function checkDraft(
  { price: priceText, units, from: fromText, to: toText }: PromotionDraft,
  { normalPrice, today }: { normalPrice: number | null; today: IsoDate },
): Checked {
  const [price, qty] = [parseAmount(priceText), parseUnits(units)]
  const [from, to] = [fromText || null, toText || null]
  const problems = promotionProblems(
    { price: price === null ? 0 : toMinor(price), from, to, qty: qty ?? null },
    { normal: normalPrice === null ? null : toMinor(normalPrice), today },
  )
  const errors: DraftErrors = Object.fromEntries(
    problems.map(({ field, code }) => [draftFieldOf[field], texts.invalid[code]]),
  )
  if (price === null || price === 0) errors.price = texts.invalid.amount
  if (qty === undefined) errors.units = texts.invalid.units
  return { fields: price === null || qty === undefined ? null : { price, from, to, qty }, errors }
}

/** Returns the price after a discount in whole percent, rounded to cents, as field text. */
export function discountedPriceText(normalPrice: number, percent: number): string {
  return ((Math.round(normalPrice * 100) * (100 - percent)) / 100 / 100).toFixed(2)
}

/** Parses a discount from 1 to 99 percent. Returns null for other texts. */
export function parsePercent(text: string): number | null {
  return /^[1-9]\d?$/.test(text.trim()) ? Number(text) : null
}
