import type { BuyRequest } from '#domain/lists/list.ts'

/**
 * Converts an order line to a new request. Returns null for gift cards and registrations, which need their recipient or
 * date again [ORDER-403].
 */
export function requestAgain({ productId, qty, options, children, metadata }: BuyRequest): BuyRequest | null {
  if (metadata.giftcard || metadata.eventRegistration) return null
  // Earned discount, registry and customizer price belong to the original purchase.
  const { giftcard: _, redeem: __, registry: ___, fluidPrice: ____, ...chosen } = metadata
  return { productId, qty, options, children, metadata: chosen }
}
