import type { Minor } from '#domain/money.ts'
import { packagesOf } from './choose-rates.ts'
import { pickupCode, type Rate } from './rate.ts'
import type { RatedCart, ShippingProblem } from './rate-cart.ts'

/** Charges the quoted total on the first package. Each package gets its cheapest rate [LIST-234]. */
export function applyQuotedRate(byTables: RatedCart | ShippingProblem, price: Minor): RatedCart {
  if ('problem' in byTables) {
    const offered = {
      shippingCode: 'quoted',
      carrier: 'quote',
      label: 'As quoted',
      rate: price,
      packageNumber: 1,
      days: null,
    }
    return { rates: [offered], split: [] }
  }
  const { rates, split } = byTables
  const fixed = (offered: readonly Rate[]) =>
    packagesOf(offered.filter(({ shippingCode }) => shippingCode !== pickupCode)).map(([cheapest], index) => ({
      ...cheapest!,
      rate: index === 0 ? price : 0,
      // A quote promises no delivery time.
      days: null,
    }))
  return { rates: fixed(rates), split: fixed(split) }
}
