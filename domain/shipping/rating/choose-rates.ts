import type { Minor } from '#domain/money.ts'
import { pickupCode, type Rate, type SelectedRate } from './rate.ts'

/**
 * Preserves each package's selected rate while it is offered. Otherwise, selects the cheapest rate except pickup
 * [SHIP-217, SHIP-236].
 */
export function chooseRates(
  packages: readonly (readonly Rate[])[],
  earlier: readonly Pick<Rate, 'shippingCode' | 'packageNumber'>[],
  transactionId: string,
): SelectedRate[] {
  return packages.flatMap((rates) => {
    const selected = rates.find(({ shippingCode, packageNumber }) =>
      earlier.some((old) => old.shippingCode === shippingCode && old.packageNumber === packageNumber),
    )
    const rate = selected ?? cheapest(rates)
    return rate ? [{ ...rate, transactionId }] : []
  })
}

/** Removes rates that cost more than another rate without an earlier last day. Rates with unknown days remain. */
export function worthwhileRates(rates: readonly Rate[]): Rate[] {
  return rates.filter(
    ({ rate, days }) =>
      days === null || !rates.some((other) => other.days !== null && other.rate < rate && other.days[1] <= days[1]),
  )
}

function cheapest(rates: readonly Rate[]): Rate | undefined {
  return rates
    .filter(({ shippingCode }) => shippingCode !== pickupCode)
    .reduce<Rate | undefined>((best, rate) => (!best || rate.rate < best.rate ? rate : best), undefined)
}

export function shippingTotal(selected: readonly { rate: Minor }[]): Minor {
  return selected.reduce((sum, { rate }) => sum + rate, 0)
}

/** Groups rates by package, in package order. */
export function packagesOf(rates: readonly Rate[]): Rate[][] {
  const packages = Map.groupBy(rates, ({ packageNumber }) => packageNumber)
  return [...packages.entries()].toSorted(([a], [b]) => a - b).map(([, rates]) => rates)
}
