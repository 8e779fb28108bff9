import { toMinor } from '#contract/codec/amounts.ts'
import type { Minor } from '#domain/money.ts'
import { lowestOffer } from '#domain/pricing/lowest-offer.ts'
import { shownPrice } from '#domain/tax/shown-price.ts'

/** VAT percent by tax class that displayed prices include; null if they are shown as stored. */
export type ShownTax = Readonly<Record<string, number>> | null

/** Returns the displayed unit price: on EUR and GBR with VAT; elsewhere as stored, net or with GST [REGION-007]. */
export function displayPrice(price: Minor, taxClass: string, tax: ShownTax): Minor {
  return shownPrice(price, tax?.[taxClass] ?? 0)
}

/** Returns the current price and, if a special price is lower, the struck-through base price [PRICE-004, PRICE-218]. */
export function currentPrice(price: number | null, special: number | null): { now: Minor; was: Minor | null } | null {
  if (price === null) return null
  const base = toMinor(price)
  const { price: now } = lowestOffer(base, [['special', special === null ? null : toMinor(special)]])
  return { now, was: now < base ? base : null }
}

/** Returns the saving in whole percent, at least 1. */
export function savedPercent(now: Minor, was: Minor): number {
  return Math.max(1, Math.round(((was - now) / was) * 100))
}
