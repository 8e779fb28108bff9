import type { Minor } from '#domain/money.ts'

/** A price that one thing has for a time, and perhaps for so many pieces [PROMO-223, PROMO-224]. */
export interface Promotion {
  isEnabled: boolean
  /** Milliseconds since 1970; null has no such bound. */
  from: number | null
  to: number | null
  price: Minor
  isQtyLimited: boolean
  /** Pieces left at this price; null is missing or no number. */
  qty: number | null
}

export const promotionStatuses = ['none', 'upcoming', 'active', 'expired', 'missed'] as const
export type PromotionStatus = (typeof promotionStatuses)[number]

/**
 * What a promotion is at an instant, both bounds included; looked at in this order [PROMO-207..211, PROMO-213,
 * PROMO-401..409].
 */
export function promotionStatus(promotion: Promotion | null, now: number): Exclude<PromotionStatus, 'missed'> {
  if (!promotion?.isEnabled) return 'none'
  const { isQtyLimited, qty } = promotion
  const status = statusInTime(promotion, now)
  return status === 'active' && isQtyLimited && (qty === null || qty <= 0) ? 'expired' : status
}

/** The same by its bounds alone. */
export function statusInTime(
  { from, to }: Pick<Promotion, 'from' | 'to'>,
  now: number,
): 'upcoming' | 'active' | 'expired' {
  if (from !== null && now < from) return 'upcoming'
  return to !== null && now > to ? 'expired' : 'active'
}

/** The price of a promotion that runs, else null [PRICE-002, PRICE-217]. */
export function activePrice(promotion: Promotion | null, now: number): Minor | null {
  return promotion && promotionStatus(promotion, now) === 'active' ? promotion.price : null
}

/** Pieces that are left at the price of a promotion that runs; unlimited when it does not count them [CART-223]. */
export function promotionPieces(promotion: Promotion | null, now: number): number {
  if (!promotion?.isQtyLimited || promotionStatus(promotion, now) !== 'active') return Infinity
  return promotion.qty ?? 0
}
