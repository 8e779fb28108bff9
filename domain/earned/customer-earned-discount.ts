import type { Minor } from '#domain/money.ts'
import { priceOf, type EarnedDiscount } from '#domain/pricing/price.ts'

/** A customer's earned discount [EARNED-003, EARNED-201]. */
export interface CustomerEarnedDiscount extends EarnedDiscount {
  productId: number
  remainingUses: number
  freeShipping: boolean
}

/** Returns the discounted price, rounded and never below zero [EARNED-203, EARNED-204]. */
export function earnedPrice(price: Minor, discount: EarnedDiscount): Minor {
  return priceOf({ base: price, earned: discount }).price
}

/** Sorts by savings, then by free shipping, then by remaining uses. */
export function sortEarnedDiscounts<Own extends CustomerEarnedDiscount>(
  discounts: readonly Own[],
  price: Minor,
): Own[] {
  return discounts.toSorted(
    (a, b) =>
      earnedPrice(price, a) - earnedPrice(price, b) ||
      Number(b.freeShipping) - Number(a.freeShipping) ||
      b.remainingUses - a.remainingUses,
  )
}
