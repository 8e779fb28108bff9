import type { Minor } from '#domain/money.ts'
import { packagesOf } from './choice.ts'
import { pickupCode, type Rate } from './rate.ts'
import type { RatedCart } from './rate-cart.ts'

/**
 * Rates at what a quote says that shipping comes to in all: each package goes its cheapest way, and the first one bears
 * the whole amount, whatever the shopper chooses of whole and split [LIST-234].
 */
export function atQuotedRate({ rates, split }: RatedCart, price: Minor): RatedCart {
  const fixed = (offered: readonly Rate[]) =>
    packagesOf(offered.filter(({ shippingCode }) => shippingCode !== pickupCode)).map(([cheapest], index) => ({
      ...cheapest!,
      rate: index === 0 ? price : 0,
    }))
  return { rates: fixed(rates), split: fixed(split) }
}
