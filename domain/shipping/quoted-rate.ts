import type { Minor } from '#domain/money.ts'
import { packagesOf } from './choice.ts'
import { pickupCode, type Rate } from './rate.ts'
import type { RatedCart, ShippingProblem } from './rate-cart.ts'

/**
 * Rates at what a quote says that shipping comes to in all: each package goes its cheapest way, and the first one bears
 * the whole amount, whatever the shopper chooses of whole and split. What no table has a rate for goes as it was offered:
 * that is what was asked for [LIST-234].
 */
export function atQuotedRate(byTables: RatedCart | ShippingProblem, price: Minor): RatedCart {
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
      // Who agreed to the price agreed to the days too, if to any.
      days: null,
    }))
  return { rates: fixed(rates), split: fixed(split) }
}
