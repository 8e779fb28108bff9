import { lowStock } from '#domain/catalog/stock.ts'
import type { Minor } from '#domain/money.ts'
import { promotionStatus, type Promotion } from './promotion.ts'

export type Deal =
  | { status: 'upcoming'; price: Minor; from: number }
  /** `left` is set only for the last ten units, so that earlier orders do not invalidate cached pages. */
  | { status: 'active'; to: number | null; left: number | null }
  | { status: 'expired'; cause: 'ended' | 'sold_out'; to: number | null }

const day = 86_400_000
/** How long an ended deal is still shown, so that shoppers who saw it learn that it has ended. */
const shownAfterEnd = 7 * day
/** Time before the end in which the countdown shows hours. */
export const finalCountdownMs = day

/** Returns a promotion's deal, or null if the promotion is disabled or ended more than a week ago [PROMO-206]. */
export function dealOf(promotion: Promotion | null, now: number): Deal | null {
  const status = promotionStatus(promotion, now)
  if (!promotion || status === 'none') return null
  const { price, from, to, isQtyLimited, qty } = promotion
  if (status === 'upcoming') return { status, price, from: from! }
  if (status === 'active') return { status, to, left: isQtyLimited && qty! <= lowStock ? qty : null }
  if (to === null || now <= to) return { status, cause: 'sold_out', to }
  return now <= to + shownAfterEnd ? { status, cause: 'ended', to } : null
}

/** Returns the time of the deal's next change, or Infinity if there is none. */
export function nextDealChange(promotion: Promotion | null, now: number): number {
  if (!promotion?.isEnabled) return Infinity
  const { from, to } = promotion
  const ends = to === null ? [] : [to - finalCountdownMs, to + 1, to + shownAfterEnd + 1]
  return Math.min(...[...(from === null ? [] : [from]), ...ends].filter((instant) => instant > now))
}
