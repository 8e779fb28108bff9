import type { PriceStep } from '#domain/pricing/price.ts'
import type { Minor } from '#domain/money.ts'

interface Renewing {
  unit: Minor
  base: Minor
  isTrial: boolean
  /** Empty for a bundle's child. */
  steps: readonly PriceStep[]
}

/** Returns the current price without earned discounts, or the base price after a trial [PROGRAM-211]. */
export function renewalPrice({ unit, base, isTrial, steps }: Renewing): Minor {
  if (isTrial) return base
  const earned = steps.findIndex(({ reason }) => reason === 'earned')
  return earned < 1 ? unit : unit + steps[earned - 1]!.price - steps[earned]!.price
}
