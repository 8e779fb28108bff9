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
interface EarnedDiscount {
  type: 'fixed' | 'percent'
  /** Minor units when fixed, percent otherwise. */
  value: number
}
type PriceReason = 'base' | 'promo' | 'group' | 'special' | 'earned'
interface Price {
  price: Minor
  base: Minor
  /** What made the price, in the order of the steps. */
  reasons: PriceReason[]
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
  if (!earned) return { price, base, reasons: [reason] }
  const off = earned.type === 'fixed' ? earned.value : price - percentOf(price, 100 - earned.value)
  return { price: Math.max(0, price - off), base, reasons: [reason, 'earned'] }
}
