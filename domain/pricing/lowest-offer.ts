import type { Minor } from '#domain/money.ts'

/**
 * Returns the lowest of a base price and its offers. In a tie, the base price or the earlier offer wins
 * [PRICE-215..218].
 */
export function lowestOffer<Reason extends string>(
  base: Minor,
  offers: readonly (readonly [reason: Reason, price: Minor | null | undefined])[],
): { price: Minor; reason: Reason | 'base' } {
  return offers.reduce<{ price: Minor; reason: Reason | 'base' }>(
    (lowest, [reason, offer]) => {
      const price = offer ?? base
      return price < lowest.price ? { price, reason } : lowest
    },
    { price: base, reason: 'base' },
  )
}
