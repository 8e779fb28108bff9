import type { BuyRequest } from '#domain/lists/list.ts'

/** Converts an order line to a new request, or null if the shopper must enter a recipient or date first [ORDER-403]. */
export function requestAgain({ productId, qty, options, children, metadata }: BuyRequest): BuyRequest | null {
  if (metadata.giftcard || metadata.eventRegistration) return null
  // These properties belong to the original purchase.
  const { giftcard: _, redeem: __, registry: ___, fluidPrice: ____, ...chosen } = metadata
  return { productId, qty, options, children, metadata: chosen }
}
