import type { BuyRequest } from '#domain/lists/list.ts'

/**
 * What a line of an order is asked for by when it is bought again; null for what was meant for somebody, on some day: gift
 * cards and registrations are chosen anew [ORDER-403].
 */
export function requestAgain({ productId, qty, options, children, metadata }: BuyRequest): BuyRequest | null {
  if (metadata.giftcard || metadata.eventRegistration) return null
  // What it was earned by, for which registry and at which price of a customiser: all that was of its day.
  const { giftcard: _, redeem: __, registry: ___, fluidPrice: ____, ...chosen } = metadata
  return { productId, qty, options, children, metadata: chosen }
}
