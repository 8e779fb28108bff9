import { roundMinor, type Minor } from '#domain/money.ts'

/** From so many pounds on each pound takes so much off the price [PRICE-203]. */
export interface WeightTier {
  /** Pounds. */
  ruleWeight: number
  /** Minor units, perhaps with a fraction. */
  discountPerLb: number
}

const gramsInPound = 453.59237

/** Grams as pounds, to two decimals: 45 lb are 20,412 g and 45 lb again. */
export function poundsOf(grams: number): number {
  return Math.round((grams / gramsInPound) * 100) / 100
}

/** The tier that a weight has reached: the highest at or below it [PRICE-212]. */
export function tierAt(tiers: readonly WeightTier[], pounds: number): WeightTier | null {
  const reached = tiers.filter(({ ruleWeight }) => ruleWeight <= pounds)
  return reached.reduce<WeightTier | null>(
    (best, tier) => (best && best.ruleWeight > tier.ruleWeight ? best : tier),
    null,
  )
}

/** The next tier, and the pounds that are missing to it; null when there is none above. */
export function nextTier(tiers: readonly WeightTier[], pounds: number): { tier: WeightTier; missing: number } | null {
  const above = tiers.filter(({ ruleWeight }) => ruleWeight > pounds)
  const [tier] = above.toSorted((a, b) => a.ruleWeight - b.ruleWeight)
  return tier ? { tier, missing: Math.round((tier.ruleWeight - pounds) * 100) / 100 } : null
}

/** What a weight takes off at the tier that `reached` pounds have earned, rounded once [PRICE-213]. */
export function weightDiscount(tiers: readonly WeightTier[], pounds: number, reached = pounds): Minor {
  const tier = tierAt(tiers, reached)
  return tier ? roundMinor(tier.discountPerLb * pounds) : 0
}
