import type { Minor } from '#domain/money.ts'
import { pickupCode, type Rate, type RatesReply, type SelectedRate } from './rate.ts'

/**
 * The rates chosen after a reply: of each package what was chosen before if it is still offered, else the cheapest that
 * is not pickup; each carries the quote it comes from [SHIP-217, SHIP-236].
 */
export function chooseRates(
  packages: readonly (readonly Rate[])[],
  earlier: readonly SelectedRate[],
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
export function cheapest(rates: readonly Rate[]): Rate | undefined {
  return rates
    .filter(({ shippingCode }) => shippingCode !== pickupCode)
    .reduce<Rate | undefined>((best, rate) => (!best || rate.rate < best.rate ? rate : best), undefined)
}

/** What an order pays for its chosen rates, one for each package. */
export function shippingTotal(selected: readonly { rate: Minor }[]): Minor {
  return selected.reduce((sum, { rate }) => sum + rate, 0)
}

/** Of the chosen rates those that the last reply really offers: same quote, package, code and amount [SHIP-255]. */
export function offeredRates(selected: readonly SelectedRate[], reply: RatesReply): SelectedRate[] {
  const offered = [...reply.rates, ...reply.split]
  return selected.filter(
    ({ transactionId, shippingCode, packageNumber, rate }) =>
      transactionId === reply.transactionId &&
      offered.some(
        (one) => one.shippingCode === shippingCode && one.packageNumber === packageNumber && one.rate === rate,
      ),
  )
}
