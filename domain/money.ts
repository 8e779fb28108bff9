/** An amount of money in the minor units of its currency (cents), always an integer. */
export type Minor = number

const currencies = ['USD', 'CAD', 'AUD', 'EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** Rounds half away from zero to a whole minor unit, safe from binary drift [PRICE-210, PRICE-211]. */
export function roundMinor(value: number): Minor {
  // Twelve significant decimals are more than a price times a rate has, and fewer than the drift of a double.
  const exact = Number(Math.abs(value).toPrecision(14))
  return Math.sign(value) * Math.floor(exact + 0.5) || 0
}

/** The part of an amount that a rate in percent takes, rounded once. */
export function percentOf(amount: Minor, percent: number): Minor {
  return roundMinor((amount * percent) / 100)
}

/**
 * Spreads an amount over whole weights so that the parts add up to it exactly: the largest remainders get the rest, the
 * first of equals wins. Weights of zero get nothing unless all are zero, then the first part takes all.
 */
export function spread(amount: Minor, weights: readonly number[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  // In quotients of doubles a third of one is not a third of four, and equals would not be equal.
  const products = weights.map((weight) => BigInt(Math.abs(amount)) * BigInt(weight))
  const parts = products.map((product) => Number(product / BigInt(total)))
  const rest = Math.abs(amount) - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = products
    .map((product, index) => ({ index, remainder: Number(product % BigInt(total)) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, rest)) parts[index]! += 1
  return parts.map((part) => Math.sign(amount) * part || 0)
}
