import type { OrderStatus } from '#domain/orders/status.ts'

/** Returns true for orders that reports count: paid ones. Refunds and cancellations do not change it. */
export function isSale(status: OrderStatus): boolean {
  return status === 'payment_complete' || status === 'published'
}
