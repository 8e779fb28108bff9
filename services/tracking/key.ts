import { isSigned, signatureOf } from '#services/call/signing.ts'

const purpose = 'tracking'

/** The key of the link to an order's tracking: whoever has the mail has it [SHIP-002]. */
export function trackingKey(secret: string, orderId: string): string {
  return signatureOf(secret, purpose, orderId)
}

export function isTrackingKey(secret: string, orderId: string, key: string): boolean {
  return isSigned(secret, purpose, orderId, key)
}

/** Where the link of a mail leads. */
export function trackingLink(secret: string, siteUrl: string, orderId: string): string {
  const query = new URLSearchParams({ order: orderId, key: trackingKey(secret, orderId) })
  return new URL(`/shippingtracker?${query.toString()}`, siteUrl).href
}
