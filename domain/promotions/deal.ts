import { lowStock } from '#domain/catalog/stock.ts'
import type { Minor } from '#domain/money.ts'
import { promotionStatus, type Promotion } from './promotion.ts'

/** What pages tell of a promotion at an instant. */
export type Deal =
  | { status: 'upcoming'; price: Minor; from: number }
  /** Pieces left are told from ten down, like those of a shelf: until then an order changes no page. */
  | { status: 'active'; to: number | null; left: number | null }
  | { status: 'expired'; cause: 'ended' | 'sold_out'; to: number | null }

const day = 86_400_000
/** That a deal is over is told for a week: who saw it is not left to wonder. */
const toldAfterEnd = 7 * day
/** From so long before its end on, a deal is told by the hour. */
export const lastDay = day

/** What there is to tell of a promotion; nothing when it is off, or over for longer than a week [PROMO-206]. */
export function dealOf(promotion: Promotion | null, now: number): Deal | null {
  const status = promotionStatus(promotion, now)
  if (!promotion || status === 'none') return null
  const { price, from, to, isQtyLimited, qty } = promotion
  if (status === 'upcoming') return { status, price, from: from! }
  if (status === 'active') return { status, to, left: isQtyLimited && qty! <= lowStock ? qty : null }
  if (to === null || now <= to) return { status, cause: 'sold_out', to }
  return now <= to + toldAfterEnd ? { status, cause: 'ended', to } : null
}

/** The next instant at which something else is to be told of a promotion; Infinity when that never comes. */
export function nextTurn(promotion: Promotion | null, now: number): number {
  if (!promotion?.isEnabled) return Infinity
  const { from, to } = promotion
  const ends = to === null ? [] : [to - lastDay, to + 1, to + toldAfterEnd + 1]
  return Math.min(...[...(from === null ? [] : [from]), ...ends].filter((instant) => instant > now))
}
