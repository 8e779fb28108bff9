import { z } from 'zod'
import type { Minor } from '#domain/money.ts'

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

/** Minor units as the wire writes them: 29500 is 295. */
export function toWire(minor: Minor): number {
  return minor / 100
}

/** A wire amount that `Amount` accepted, in minor units: 295 is 29500. */
export function toMinor(amount: number): Minor {
  return Math.round(amount * 100)
}
