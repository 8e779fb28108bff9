import { type Minor, roundMinor } from '#domain/money.ts'

/** Percent of VAT by tax class that is part of shown prices; null where prices are shown as they are stored. */
export type ShownTax = Readonly<Record<string, number>> | null

/** An amount of the wire, which has at most two decimals, in minor units. */
export function minorOf(amount: number): Minor {
  return Math.round(amount * 100)
}

/**
 * A unit price as shown: on EUR and GBR with the VAT of its class, rounded to the cent; elsewhere as it is stored, net or
 * with GST [REGION-007].
 */
export function shownMinor(price: Minor, taxClass: string, tax: ShownTax): Minor {
  const percent = tax?.[taxClass] ?? 0
  if (percent === 0) return price
  return roundMinor((price * (100 + percent)) / 100)
}

/** The base price and the one in force: a special price counts only when it is lower [PRICE-004, PRICE-215, PRICE-218]. */
export function priceInForce(price: number | null, special: number | null): { now: Minor; was: Minor | null } | null {
  if (price === null) return null
  const base = minorOf(price)
  const lower = special === null ? base : minorOf(special)
  return lower < base ? { now: lower, was: base } : { now: base, was: null }
}

/** What the saving is in whole percent, at least 1. */
export function savedPercent(now: Minor, was: Minor): number {
  return Math.max(1, Math.round(((was - now) / was) * 100))
}
