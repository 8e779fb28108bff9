import type { BuyRequest } from '#domain/lists/list.ts'

/**
 * Converts an order line to a new request. Returns null if the shopper must first enter a recipient or date
 * [ORDER-403].
 */
export function toBuyAgainRequest({ productId, qty, options, children, metadata }: BuyRequest): BuyRequest | null {
  if (metadata.giftcard || metadata.eventRegistration) return null
  // These properties belong to the original purchase.
  const { giftcard: _, redeem: __, registry: ___, fluidPrice: ____, ...chosen } = metadata
  return { productId, qty, options, children, metadata: chosen }
}
