import type { OrderStatus } from '#domain/orders/status.ts'

/** Returns true for orders that count as sales in reports: paid orders, even if they are later refunded or canceled. */
export function isSale(status: OrderStatus): boolean {
  return status === 'payment_complete' || status === 'published'
}
