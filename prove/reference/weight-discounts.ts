import type { CartTerms } from '#domain/cart/price-cart.ts'
import type { WeightTier } from '#domain/pricing/components/weight-tiers.ts'
import { compare, toFraction, floor, type Fraction, halfUp, minus, over, times } from './fraction.ts'

interface Weighed {
  index: number
  productId: number
  tiers: readonly WeightTier[]
  /** Hundredths of a pound, rounded for each unit. */
  weight: number
  /** Minor units. */
  rowTotal: number
}

const gramsOfPound = toFraction(453.59237)
const hundred = toFraction(100)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Returns the weight of one unit in hundredths of a pound. */
export function unitWeight(grams: number): number {
  return halfUp(times(over(toFraction(grams), gramsOfPound), hundred))
}

function poundsOf(lines: readonly Weighed[]): Fraction {
  return over(toFraction(sum(lines.map(({ weight }) => weight))), hundred)
}

/** Returns each line's weight discount by the line's index [PRICE-212..214, D13]. */
export function weightDiscounts(
  lines: readonly Weighed[],
  scope: CartTerms['settings']['weightTierScope'],
): Map<number, number> {
  const discounts = new Map<number, number>()
  for (const productId of new Set(lines.map((line) => line.productId))) {
    const own = lines.filter((line) => line.productId === productId)
    const reached = poundsOf(scope === 'cart' ? lines : own)
    const tier = own[0]!.tiers
      .filter(({ ruleWeight }) => compare(toFraction(ruleWeight), reached) <= 0)
      .toSorted((a, b) => b.ruleWeight - a.ruleWeight)[0]
    if (!tier) continue
    const shares = shared(halfUp(times(toFraction(tier.discountPerLb), poundsOf(own))), own)
    for (const [at, { index, rowTotal }] of own.entries()) discounts.set(index, Math.min(shares[at]!, rowTotal))
  }
  return discounts
}

/** Distributes an amount. Leftover minor units go to the largest remainders; ties go to earlier lines. */
function shared(amount: number, lines: readonly Weighed[]): number[] {
  const total = toFraction(sum(lines.map(({ weight }) => weight)))
  if (total.top === 0n) return lines.map(() => 0)
  const exact = lines.map(({ weight }) => over(times(toFraction(amount), toFraction(weight)), total))
  const parts = exact.map(floor)
  const remainders = exact.map((part, at) => minus(part, toFraction(parts[at]!)))
  const order = [...lines.keys()].toSorted((a, b) => compare(remainders[b]!, remainders[a]!) || a - b)
  for (const at of order.slice(0, amount - sum(parts))) parts[at]! += 1
  return parts
}
