import type { Minor } from '#domain/money.ts'
import type { Order } from '../checkout/challenge.ts'
import { minorOf } from '../price.ts'

export interface OrderRow {
  id: string
  placedAt: number
  status: Order['status']
  total: Minor
}

/** An order as the list of orders shows it [ORDER-228, ORDER-403]. */
export function toOrderRow({ orderId, createdAt, status, totals }: Order): OrderRow {
  return { id: orderId, placedAt: Date.parse(createdAt), status, total: minorOf(totals.grandTotalIncludingTax) }
}

/** The page of the list that an address asks for; the first when it asks for none. */
export function ordersPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
