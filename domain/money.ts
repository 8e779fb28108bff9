/** An integer in minor units (cents). */
export type Minor = number

const currencies = ['USD', 'CAD', 'AUD', 'EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** Rounds half away from zero [PRICE-210, PRICE-211]. */
export function roundMinor(value: number): Minor {
  // 14 digits are enough for any price times a rate, and remove floating-point errors.
  const exact = Number(Math.abs(value).toPrecision(14))
  return Math.sign(value) * Math.floor(exact + 0.5) || 0
}

/** Returns a percentage of an amount, rounded once. */
export function percentOf(amount: Minor, percent: number): Minor {
  return roundMinor((amount * percent) / 100)
}

/**
 * Splits an amount in proportion to weights, so that the parts add up exactly. Leftover units go to the largest
 * remainders, and earlier parts win ties. If all weights are zero, the first part gets everything.
 */
export function allocateAmount(amount: Minor, weights: readonly number[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  // BigInt, because equal remainders could differ with doubles.
  const products = weights.map((weight) => BigInt(Math.abs(amount)) * BigInt(weight))
  const parts = products.map((product) => Number(product / BigInt(total)))
  const rest = Math.abs(amount) - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = products
    .map((product, index) => ({ index, remainder: Number(product % BigInt(total)) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, rest)) parts[index]! += 1
  return parts.map((part) => Math.sign(amount) * part || 0)
}
