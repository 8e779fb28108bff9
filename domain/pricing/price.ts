import { percentOf, type Minor } from '#domain/money.ts'
import { lowestOffer } from './lowest-offer.ts'

/** Candidate prices in minor units. */
interface Offers {
  base: Minor
  promo?: Minor | null
  group?: Minor | null
  special?: Minor | null
  earned?: EarnedDiscount | null
}
export interface EarnedDiscount {
  type: 'fixed' | 'percent'
  /** In minor units if fixed, or else a percentage. */
  value: number
}

/** Price components in the order in which they apply [PRICE-221]. */
export const priceReasons = [
  'base',
  'promo',
  'group',
  'special',
  'earned',
  'giftcard',
  'options',
  'children',
  'quote',
] as const
type PriceReason = (typeof priceReasons)[number]
export interface PriceStep {
  reason: PriceReason
  price: Minor
}
interface Price {
  price: Minor
  base: Minor
  steps: PriceStep[]
}

/**
 * Returns the lowest of base, promotion, group, and special price, minus the earned discount [PRICE-001..010,
 * PRICE-215..220].
 */
export function priceOf({ base, promo, group, special, earned }: Offers): Price {
  const { price, reason } = lowestOffer<PriceReason>(base, [
    ['promo', promo],
    ['group', group],
    ['special', special],
  ])
  const steps: PriceStep[] = [{ reason: 'base', price: base }]
  if (reason !== 'base') steps.push({ reason, price })
  if (!earned) return { price, base, steps }
  const off = earned.type === 'fixed' ? earned.value : price - percentOf(price, 100 - earned.value)
  const remaining = Math.max(0, price - off)
  return { price: remaining, base, steps: [...steps, { reason: 'earned', price: remaining }] }
}
