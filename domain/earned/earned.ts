import type { Minor } from '#domain/money.ts'
import { priceOf, type EarnedDiscount } from '#domain/pricing/price.ts'

/** A discount on one product that a customer earned [EARNED-003, EARNED-201]. */
export interface Earned extends EarnedDiscount {
  productId: number
  remainingUses: number
  freeShipping: boolean
}

/** A price less an earned discount, rounded to the minor unit and never below zero [EARNED-203, EARNED-204]. */
export function earnedPrice(price: Minor, discount: EarnedDiscount): Minor {
  return priceOf({ base: price, earned: discount }).price
}

/**
 * Discounts on a product of this price, the one first that saves most; of equals the one that ships free, then the one
 * that can be used most often [design-commerce D11].
 */
export function bestFirst<Own extends Earned>(discounts: readonly Own[], price: Minor): Own[] {
  return discounts.toSorted(
    (a, b) =>
      earnedPrice(price, a) - earnedPrice(price, b) ||
      Number(b.freeShipping) - Number(a.freeShipping) ||
      b.remainingUses - a.remainingUses,
  )
}
