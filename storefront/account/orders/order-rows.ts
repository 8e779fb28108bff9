import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Minor } from '#domain/money.ts'
import { toMinor } from '#contract/codec/amounts.ts'

type Summary = Extract<Reply<Store, 'GET /svc_checkout/order'>, { view: 'summary' }>['orders'][number]

export interface OrderRow {
  id: string
  placedAt: number
  status: Summary['status']
  isCancelled: boolean
  total: Minor
  pieces: number
  /** The first four lines. */
  items: Summary['items']
}

/** Converts a wire order to a row of the list [ORDER-228, ORDER-403]. */
export function toOrderRow({ orderId, createdAt, status, isCancelled, total, pieces, items }: Summary): OrderRow {
  return { id: orderId, placedAt: Date.parse(createdAt), status, isCancelled, total: toMinor(total), pieces, items }
}

/** Returns the page number in the query; 1 by default. */
export function ordersPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
