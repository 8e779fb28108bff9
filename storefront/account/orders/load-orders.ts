import { redirect } from 'react-router'
import type { PageContext } from '#storefront/page/page.ts'
import { ordersPage, toOrderRow, type OrderRow } from './order-rows.ts'

/** Orders per page [ORDER-229]. */
const ordersAtOnce = 10

export interface OrdersView {
  orders: readonly OrderRow[]
  q: string
  page: number
  hasOlder: boolean
  at: string
}

export function ordersAddress({ at, q }: Pick<OrdersView, 'at' | 'q'>, page: number): string {
  const query = new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...(q !== '' && { q }) }).toString()
  return query === '' ? at : `${at}?${query}`
}

/** Loads the page of orders in the query; the first page if the number is past the end [ORDER-229]. */
export async function loadOrders({ call }: Pick<PageContext, 'call'>, url: URL, at: string): Promise<OrdersView> {
  const page = ordersPage(url.searchParams.get('page'))
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 80)
  const read = await readOrders(call, { page, q })
  if (page > 1 && read.orders.length === 0) throw redirect(ordersAddress({ at, q }, 1))
  return { ...read, q, page, at }
}

export async function readOrders(
  call: PageContext['call'],
  { page, q, limit = ordersAtOnce }: { page: number; q: string; limit?: number },
) {
  const query = { page: String(page), limit: String(limit), view: 'summary', q } as const
  const found = await call('GET /svc_checkout/order', { query })
  return {
    orders: found.view === 'summary' ? found.orders.map(toOrderRow) : [],
    hasOlder: page * limit < found.count,
  }
}
