import type { Minor } from '#domain/money.ts'

/** A promotion [PROMO-223, PROMO-224]. */
export interface Promotion {
  /** Missing in a promotion read from wire attributes. */
  id?: number
  isEnabled: boolean
  /** Epoch milliseconds. Null means open-ended. */
  from: number | null
  to: number | null
  price: Minor
  isQtyLimited: boolean
  /** Null if missing or invalid. */
  qty: number | null
}

export const promotionStatuses = ['none', 'upcoming', 'active', 'expired', 'missed'] as const
export type PromotionStatus = (typeof promotionStatuses)[number]

/** Returns the status. Both bounds are inclusive [PROMO-207..211, PROMO-213, PROMO-401..409]. */
export function promotionStatus(promotion: Promotion | null, now: number): Exclude<PromotionStatus, 'missed'> {
  if (!promotion?.isEnabled) return 'none'
  const { isQtyLimited, qty } = promotion
  const status = statusByDates(promotion, now)
  return status === 'active' && isQtyLimited && (qty === null || qty <= 0) ? 'expired' : status
}

/** Returns the status based only on the dates. */
export function statusByDates(
  { from, to }: Pick<Promotion, 'from' | 'to'>,
  now: number,
): 'upcoming' | 'active' | 'expired' {
  if (from !== null && now < from) return 'upcoming'
  return to !== null && now > to ? 'expired' : 'active'
}

/** Returns an active promotion's price, or else null [PRICE-002, PRICE-217]. */
export function activePrice(promotion: Promotion | null, now: number): Minor | null {
  return promotion && promotionStatus(promotion, now) === 'active' ? promotion.price : null
}

/** Returns how many units are left at the promotion price, or Infinity unless the promotion is active and limited [CART-223]. */
export function promotionUnits(promotion: Promotion | null, now: number): number {
  if (!promotion?.isQtyLimited || promotionStatus(promotion, now) !== 'active') return Infinity
  return promotion.qty ?? 0
}
