import type { Minor } from '#domain/money.ts'
import { pickupCode, type Rate, type SelectedRate } from './rate.ts'

/**
 * The rates chosen after a reply: of each package what was chosen before if it is still offered, else the cheapest that
 * is not pickup; each carries the quote it comes from [SHIP-217, SHIP-236].
 */
export function chooseRates(
  packages: readonly (readonly Rate[])[],
  earlier: readonly Pick<Rate, 'shippingCode' | 'packageNumber'>[],
  transactionId: string,
): SelectedRate[] {
  return packages.flatMap((rates) => {
    const kept = rates.find(({ shippingCode, packageNumber }) =>
      earlier.some((old) => old.shippingCode === shippingCode && old.packageNumber === packageNumber),
    )
    const rate = kept ?? cheapest(rates)
    return rate ? [{ ...rate, transactionId }] : []
  })
}

/** The cheapest rate that is not pickup; of equal ones the first. */
function cheapest(rates: readonly Rate[]): Rate | undefined {
  return rates
    .filter(({ shippingCode }) => shippingCode !== pickupCode)
    .reduce<Rate | undefined>((best, rate) => (!best || rate.rate < best.rate ? rate : best), undefined)
}

/** What an order pays for its chosen rates, one for each package. */
export function shippingTotal(selected: readonly { rate: Minor }[]): Minor {
  return selected.reduce((sum, { rate }) => sum + rate, 0)
}

/** The rates of each package, packages in the order of their numbers. */
export function packagesOf(rates: readonly Rate[]): Rate[][] {
  const packages = Map.groupBy(rates, ({ packageNumber }) => packageNumber)
  return [...packages.entries()].toSorted(([a], [b]) => a - b).map(([, rates]) => rates)
}
