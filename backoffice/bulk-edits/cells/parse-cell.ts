import { saleStates, type SaleState } from '#domain/bulk-edits/bulk-change.ts'
import { textLimits } from '#domain/catalog/texts/product-texts.ts'
import { parseAmount } from '#backoffice/kit/format/money.ts'

const maxAmount = 1_000_000

/** Parses an amount such as 1,250.50 or $295. Returns null if the text is not an amount in this notation. */
export function parseCellAmount(text: string): number | null {
  const amount = parseAmount(text.trim().replace(/^[$€£]\s?/, ''))
  return amount !== null && amount <= maxAmount ? amount : null
}

/** Parses a sale state, regardless of case. Returns null if the text is not a state. */
export function parseCellState(text: string): SaleState | null {
  const plain = text.trim().toLowerCase()
  return saleStates.find((state) => state === plain) ?? null
}

/** Returns a trimmed name, or null if it is empty, is too long, or contains control characters. */
export function parseCellName(text: string): string | null {
  const name = text.trim()
  return name.length > 0 && name.length <= textLimits.name && !/\p{Cc}/u.test(name) ? name : null
}
