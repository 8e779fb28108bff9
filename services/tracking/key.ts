import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

const purpose = 'tracking'

/** Returns the key in an order's tracking link, which alone grants access [SHIP-002]. */
export function trackingKey(secret: string, orderId: string): string {
  return signatureOf(secret, purpose, orderId)
}

export function isTrackingKey(secret: string, orderId: string, key: string): boolean {
  return hasSignature(secret, purpose, orderId, key)
}

export function trackingLink(secret: string, siteUrl: string, orderId: string): string {
  const query = new URLSearchParams({ order: orderId, key: trackingKey(secret, orderId) })
  return new URL(`${siteUrl}/shippingtracker?${query.toString()}`).href
}
