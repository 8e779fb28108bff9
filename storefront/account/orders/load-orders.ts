import { redirect } from '#storefront/router/results.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { OrderFilter } from '#domain/orders/order-filter.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { parseOrderFilter, parseOrdersPage, parseOrderYear, toOrderRow, type OrderRow } from './order-rows.ts'

/** [ORDER-229] */
const ordersPerPage = 10

/** Order list filters from the page's query. */
interface OrderSearch {
  q: string
  filter: OrderFilter
  year: number | null
}

export interface OrdersView extends OrderSearch {
  orders: readonly OrderRow[]
  /** All years that have orders, newest first. */
  years: readonly number[]
  page: number
  hasOlder: boolean
  at: string
}

export const allOrders: OrderSearch = { q: '', filter: 'all', year: null }

export function isLimited({ q, filter, year }: OrderSearch): boolean {
  return q !== '' || filter !== 'all' || year !== null
}

export function ordersUrl({ at, q, filter, year }: OrderSearch & Pick<OrdersView, 'at'>, page = 1): string {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { show: filter }),
    ...(year !== null && { year: String(year) }),
    ...(q !== '' && { q }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? at : `${at}?${query}`
}

/** Loads the orders page in the query, or the first page if the number is past the end [ORDER-229]. */
export async function loadOrders({ call }: Pick<PageContext, 'call'>, url: URL, at: string): Promise<OrdersView> {
  const { searchParams } = url
  const page = parseOrdersPage(searchParams.get('page'))
  const search: OrderSearch = {
    q: (searchParams.get('q') ?? '').trim().slice(0, 80),
    filter: parseOrderFilter(searchParams.get('show')),
    year: parseOrderYear(searchParams.get('year')),
  }
  const read = await readReturnableOrders(call, { page, ...search })
  if (page > 1 && read.orders.length === 0) throw redirect(ordersUrl({ at, ...search }))
  return { ...read, ...search, page, at }
}

/** Reads a page of orders and marks the orders with returnable items. */
export async function readReturnableOrders(call: PageContext['call'], search: OrderSearch & { page: number }) {
  const read = await readOrders(call, search)
  const returnable = await readReturnable(call, read.orders)
  return { ...read, orders: read.orders.map((order) => ({ ...order, canReturn: returnable.has(order.id) })) }
}

async function readReturnable(call: PageContext['call'], orders: readonly OrderRow[]): Promise<ReadonlySet<string>> {
  const shipped = orders.filter(({ delivery }) => delivery !== 'waiting' && delivery !== 'none').map(({ id }) => id)
  if (shipped.length === 0) return new Set()
  try {
    return new Set((await call('GET /svc_rma/returnable', { query: { orders: shipped.join() } })).orders)
  } catch (error) {
    // The order list works without return links.
    if (isRefusalError(error)) return new Set()
    throw error
  }
}

export async function readOrders(
  call: PageContext['call'],
  { page, q, filter, year, limit = ordersPerPage }: OrderSearch & { page: number; limit?: number },
) {
  const query = { page: String(page), limit: String(limit), view: 'summary', q, filter } as const
  const found = await call('GET /svc_checkout/order', {
    query: { ...query, ...(year !== null && { year: String(year) }) },
  })
  return {
    orders: found.view === 'summary' ? found.orders.map(toOrderRow) : [],
    years: found.view === 'summary' ? found.years : [],
    hasOlder: page * limit < found.count,
  }
}
