import type { QuotedShipping } from '#domain/quotes/quote.ts'
import { packagesOf } from './choose-rates.ts'
import { pickupCode, type Rate } from './rate.ts'
import type { RatedCart, ShippingProblem } from './rate-cart.ts'

/**
 * Charges the quoted total on the first package. Each package ships with the agreed option, or with its cheapest one
 * [LIST-234].
 */
export function applyQuotedRate(
  byTables: RatedCart | ShippingProblem,
  { price, chosen = [] }: Pick<QuotedShipping, 'price' | 'chosen'>,
): RatedCart {
  if ('problem' in byTables) {
    const quoted = { shippingCode: 'quoted', carrier: 'quote', label: 'As quoted', packageNumber: 1 }
    const agreed = chosen.length > 0 ? chosen : [quoted]
    return {
      rates: agreed.map((option, index) => ({ ...option, rate: index === 0 ? price : 0, days: null })),
      split: [],
    }
  }
  const { rates, split } = byTables
  const fixed = (offered: readonly Rate[]) =>
    packagesOf(offered.filter(({ shippingCode }) => shippingCode !== pickupCode)).map(([cheapest], index) => ({
      ...cheapest!,
      ...chosen.find(({ packageNumber }) => packageNumber === cheapest!.packageNumber),
      rate: index === 0 ? price : 0,
      // A quote promises no delivery time.
      days: null,
    }))
  return { rates: fixed(rates), split: fixed(split) }
}
