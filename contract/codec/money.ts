import { z } from 'zod'

const largest = 99_999_999.99

/** An amount on the wire: a JSON number in the site's currency with at most two decimals; inside, minor units. */
export const Amount = z
  .number()
  .min(0)
  .max(largest)
  .refine((amount) => Number.isInteger(toMinorExactly(amount)))

function toMinorExactly(amount: number) {
  // A double of two decimals times 100 is off by less than a billionth; a third decimal by a tenth at least.
  const scaled = amount * 100
  const nearest = Math.round(scaled)
  return Math.abs(scaled - nearest) < 1e-4 ? nearest : Number.NaN
}
