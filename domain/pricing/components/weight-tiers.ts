import { roundMinor, type Minor } from '#domain/money.ts'

/** [PRICE-203] */
export interface WeightTier {
  ruleWeight: number
  /** In minor units, possibly with a fraction. */
  discountPerLb: number
}

const gramsInPound = 453.59237

/** Converts grams to pounds with two decimals: 20,412 g is 45 lb. */
export function poundsOf(grams: number): number {
  return hundredthsOfPound(grams) / 100
}

/**
 * Converts the weight of one unit from grams to hundredths of a pound, so that a hundred units weigh exactly a hundred
 * times as much.
 */
export function hundredthsOfPound(grams: number): number {
  return Math.round((grams / gramsInPound) * 100)
}

/** Returns the highest tier reached [PRICE-212]. */
export function tierAt(tiers: readonly WeightTier[], pounds: number): WeightTier | null {
  const reached = tiers.filter(({ ruleWeight }) => ruleWeight <= pounds)
  return reached.reduce<WeightTier | null>(
    (best, tier) => (best && best.ruleWeight > tier.ruleWeight ? best : tier),
    null,
  )
}

/** Returns the next tier and the pounds needed to reach it, or null at the highest tier. */
export function nextTier(tiers: readonly WeightTier[], pounds: number): { tier: WeightTier; missing: number } | null {
  const above = tiers.filter(({ ruleWeight }) => ruleWeight > pounds)
  const [tier] = above.toSorted((a, b) => a.ruleWeight - b.ruleWeight)
  return tier ? { tier, missing: Math.round((tier.ruleWeight - pounds) * 100) / 100 } : null
}

/** Returns the discount for `pounds`, at the tier for the weight `reached`. Rounds once [PRICE-213]. */
export function weightDiscount(tiers: readonly WeightTier[], pounds: number, reached = pounds): Minor {
  const tier = tierAt(tiers, reached)
  return tier ? roundMinor(tier.discountPerLb * pounds) : 0
}
