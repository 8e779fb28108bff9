import { z } from 'zod'

const largest = 99_999_999.99

/** An amount in the site's currency with at most two decimals. */
export const Amount = z
  .number()
  .min(0)
  .max(largest)
  .refine((amount) => Number.isInteger(toMinorExactly(amount)))

function toMinorExactly(amount: number) {
  // With two decimals, the product is within a billionth of an integer. With a third decimal, it is off by at least a
  // tenth.
  const scaled = amount * 100
  const nearest = Math.round(scaled)
  return Math.abs(scaled - nearest) < 1e-4 ? nearest : Number.NaN
}
