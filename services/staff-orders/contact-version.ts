import { createHash } from 'node:crypto'
import { wireAddress, type OrderRow } from '#services/orders/steps.ts'

/** Returns a value that changes with an order's email or shipping address. */
export function contactVersion({ email, document }: Pick<OrderRow, 'email' | 'document'>): string {
  const contact = JSON.stringify([email, wireAddress(document.shippingAddress)])
  return createHash('sha256').update(contact).digest('base64url').slice(0, 22)
}
