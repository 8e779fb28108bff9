import type { PriceStep } from '#domain/pricing/price.ts'
import type { Minor } from '#domain/money.ts'

interface Renewing {
  /** What a piece costs today, and before anything lowered it. */
  unit: Minor
  base: Minor
  isTrial: boolean
  /** The steps of the line's own price; those of a child in a bundle are not known apart. */
  steps: readonly PriceStep[]
}

/**
 * What a later period of a subscription costs: what it costs today without what was earned for this one order; after a
 * trial the base price [PROGRAM-211].
 */
export function renewalPrice({ unit, base, isTrial, steps }: Renewing): Minor {
  if (isTrial) return base
  const earned = steps.findIndex(({ reason }) => reason === 'earned')
  return earned < 1 ? unit : unit + steps[earned - 1]!.price - steps[earned]!.price
}
