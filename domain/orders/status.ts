/** [ORDER-211] */
export const orderStatuses = ['new', 'payment_pending', 'payment_complete', 'published', 'payment_error'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Returns true once an order no longer awaits payment [ORDER-213, PAY-209, PAY-210, PAY-211]. */
export function isSettled(status: OrderStatus): boolean {
  return status !== 'new' && status !== 'payment_pending'
}

/** Returns an order number: the store id followed by the sequence, zero-padded to eight digits [ORDER-238]. */
export function orderNumber(storeId: number, sequence: number): string {
  return `${storeId}${String(sequence).padStart(8, '0')}`
}

/** How long stock stays reserved, and how much time a 3-D Secure challenge adds. */
export const holdMs = 30 * 60_000
export const challengeHoldMs = 10 * 60_000

/** A PayPal review may take up to 72 hours. */
export const reviewHoldMs = 72 * 3_600_000
