import type { Minor } from '#domain/money.ts'

/** Returns the lowest of a base price and its offers; the base price or the earlier offer wins a tie [PRICE-215..218]. */
export function lowestOffer<Reason extends string>(
  base: Minor,
  offers: readonly (readonly [reason: Reason, price: Minor | null | undefined])[],
): { price: Minor; reason: Reason | 'base' } {
  let price = base
  let reason: Reason | 'base' = 'base'
  for (const [name, offer] of offers) {
    if (offer !== null && offer !== undefined && offer < price) [price, reason] = [offer, name]
  }
  return { price, reason }
}
