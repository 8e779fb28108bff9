import { type Minor, roundMinor } from '#domain/money.ts'

/** VAT percent by tax class that displayed prices include; null if they are shown as stored. */
export type ShownTax = Readonly<Record<string, number>> | null

/** Converts a wire amount, with up to two decimals, to minor units. */
export function minorOf(amount: number): Minor {
  return Math.round(amount * 100)
}

/**
 * Returns the displayed unit price: on EUR and GBR with VAT, rounded to the cent; elsewhere as stored, net or with GST
 * [REGION-007].
 */
export function shownMinor(price: Minor, taxClass: string, tax: ShownTax): Minor {
  const percent = tax?.[taxClass] ?? 0
  if (percent === 0) return price
  return roundMinor((price * (100 + percent)) / 100)
}

/**
 * Returns the current price and the struck-through base price; a special price applies only if it is lower
 * [PRICE-004, PRICE-215, PRICE-218].
 */
export function priceInForce(price: number | null, special: number | null): { now: Minor; was: Minor | null } | null {
  if (price === null) return null
  const base = minorOf(price)
  const lower = special === null ? base : minorOf(special)
  return lower < base ? { now: lower, was: base } : { now: base, was: null }
}

/** Returns the saving in whole percent, at least 1. */
export function savedPercent(now: Minor, was: Minor): number {
  return Math.max(1, Math.round(((was - now) / was) * 100))
}
