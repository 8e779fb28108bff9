import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { orderFilters, type OrderFilter } from '#domain/orders/order-filter.ts'
import type { Minor } from '#domain/money.ts'
import { toMinor } from '#contract/codec/amounts.ts'

type Summary = Extract<Reply<Store, 'GET /svc_checkout/order'>, { view: 'summary' }>['orders'][number]

export interface OrderRow {
  id: string
  placedAt: number
  status: Summary['status']
  isCancelled: boolean
  /** True if the order replaces returned items, so that it has no payment. */
  isExchange: boolean
  delivery: Summary['delivery']
  total: Minor
  pieces: number
  /** The first four lines. */
  items: Summary['items']
  /** True if at least one item can be returned now. */
  canReturn: boolean
}

/** Converts a wire order to a list row [ORDER-228, ORDER-403]. */
export function toOrderRow({ orderId, createdAt, total, ...rest }: Summary): OrderRow {
  return { ...rest, id: orderId, placedAt: Date.parse(createdAt), total: toMinor(total), canReturn: false }
}

/** Returns the displayed order state by name. For a published order, this is the progress of its packages. */
export function orderState({ status, isCancelled, delivery }: Pick<OrderRow, 'status' | 'isCancelled' | 'delivery'>) {
  if (isCancelled) return 'cancelled'
  return status === 'published' ? delivery : status
}

/** Returns the filter in the query; the default is all orders. */
export function parseOrderFilter(text: string | null): OrderFilter {
  return orderFilters.find((each) => each === text) ?? 'all'
}

/** Returns the year in the query, or null. */
export function parseOrderYear(text: string | null): number | null {
  return text !== null && /^2\d{3}$/.test(text) ? Number(text) : null
}

/** Returns the page number in the query; the default is 1. */
export function parseOrdersPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
