import { toMinor } from '#contract/codec/amounts.ts'
import type { Minor } from '#domain/money.ts'
import { lowestOffer } from '#domain/pricing/lowest-offer.ts'
import { displayedPrice } from '#domain/tax/displayed-price.ts'

/** VAT percentages by tax class included in displayed prices, or null if displayed prices are the stored prices. */
export type DisplayedTax = Readonly<Record<string, number>> | null

/** Returns the displayed unit price: with VAT on EUR and GBR; elsewhere as stored, net or with GST [REGION-007]. */
export function displayPrice(price: Minor, taxClass: string, tax: DisplayedTax): Minor {
  return displayedPrice(price, tax?.[taxClass] ?? 0)
}

/** Returns the current price and, if a special price is lower, the struck-through base price [PRICE-004, PRICE-218]. */
export function currentPrice(price: number | null, special: number | null): { now: Minor; was: Minor | null } | null {
  if (price === null) return null
  const base = toMinor(price)
  const { price: now } = lowestOffer(base, [['special', special === null ? null : toMinor(special)]])
  return { now, was: now < base ? base : null }
}

/** Smallest discount, in percent, that a price and its badge display. */
const minAnnouncedPercent = 10

/** Returns the discount in whole percent, rounded down, or null if it is too small to display. */
export function displayedDiscountPercent(now: Minor, was: Minor): number | null {
  const percent = Math.floor(((was - now) * 100) / was)
  return percent >= minAnnouncedPercent ? percent : null
}
