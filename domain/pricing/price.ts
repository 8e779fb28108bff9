import { percentOf, type Minor } from '#domain/money.ts'

/** What may lower the price of a product; amounts in minor units of the site's currency. */
interface Offers {
  base: Minor
  /** The price of a promotion that runs now, else null. */
  promo?: Minor | null
  /** The price of the customer's group, else null. */
  group?: Minor | null
  special?: Minor | null
  earned?: EarnedDiscount | null
}
export interface EarnedDiscount {
  type: 'fixed' | 'percent'
  /** Minor units when fixed, percent otherwise. */
  value: number
}

/** What makes a price, in the order in which it is asked [PRICE-221]. */
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
/** What a price came to once a reason was taken in: together they answer 'why this price'. */
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
 * The price in force: base, then the lowest of promotion, group and special price that is below it, then the earned
 * discount, never below zero [PRICE-001..010, PRICE-215..220].
 */
export function priceOf({ base, promo, group, special, earned }: Offers): Price {
  const offers: [PriceReason, Minor | null | undefined][] = [
    ['promo', promo],
    ['group', group],
    ['special', special],
  ]
  let price = base
  let reason: PriceReason = 'base'
  for (const [name, offer] of offers) {
    if (offer !== null && offer !== undefined && offer < price) [price, reason] = [offer, name]
  }
  const steps: PriceStep[] = [{ reason: 'base', price: base }]
  if (reason !== 'base') steps.push({ reason, price })
  if (!earned) return { price, base, steps }
  const off = earned.type === 'fixed' ? earned.value : price - percentOf(price, 100 - earned.value)
  const left = Math.max(0, price - off)
  return { price: left, base, steps: [...steps, { reason: 'earned', price: left }] }
}
