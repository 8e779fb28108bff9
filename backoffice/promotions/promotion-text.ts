import type { IsoDate } from '#domain/tax/table.ts'
import { formatDay } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import type { Promotion } from './promotion-types.ts'
import { texts } from './texts/en.ts'

/** Formats a promotion's days, such as Nov 20, 2026 – Nov 30, 2026. */
export function daysText({ from, to }: { from: IsoDate | null; to: IsoDate | null }): string {
  if (from === null) return to === null ? texts.days.always : texts.days.until(formatDay(to))
  if (to === null) return texts.days.since(formatDay(from))
  return from === to ? formatDay(from) : texts.days.range(formatDay(from), formatDay(to))
}

/** Returns the discount in whole percent, at least 1, or null if there is none. */
export function discountPercent(price: number, normalPrice: number | null): number | null {
  if (normalPrice === null || price >= normalPrice) return null
  return Math.max(1, Math.round(((normalPrice - price) / normalPrice) * 100))
}

/** Formats a promotion's price with its discount, such as $80.00 (−20%). */
export function priceText({ price, normalPrice, currency }: Promotion): string {
  const percent = discountPercent(price, normalPrice)
  const amount = formatMoney(price, currency)
  return percent === null ? amount : texts.discounted(amount, percent)
}
