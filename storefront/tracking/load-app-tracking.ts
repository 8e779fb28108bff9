import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../texts.ts'
import { isOrderNumber } from './load-tracking.ts'
import type { Tracking } from './tracking-view.ts'
import { ordersInTransit } from './in-transit.ts'

export interface AppTrackingView {
  orders: readonly Tracking[]
  isOne: boolean
  /** The requested order does not exist or belongs to another customer. The visitor cannot tell which. */
  isNotFound: boolean
  isCustomer: boolean
}

const latest = '10'

/** Loads the requested order if the visitor may see it, otherwise the customer's orders in transit [SHIP-003]. */
export async function loadAppTracking(
  { shop, call }: PageContext,
  { url }: PageArguments,
): Promise<PageData<AppTrackingView>> {
  const isCustomer = isLoggedIn(await call('GET /svc_session/session', {}))
  const named = url.searchParams.get('order') ?? ''
  const title = textsOf(shop.language, 'tracking').title
  const follow = (orderId: string) =>
    call('GET /svc_checkout/order/{orderId}/tracking', { params: { orderId } }).catch((error: unknown) => {
      if (isRefusalError(error) && error.code === 'order_not_found') return []
      throw error
    })
  if (isOrderNumber(named)) {
    const orders = [await follow(named)].flat()
    return { head: { title }, view: { orders, isOne: orders.length > 0, isNotFound: orders.length === 0, isCustomer } }
  }
  const own = isCustomer
    ? await call('GET /svc_checkout/order', { query: { page: '1', limit: latest } })
    : { orders: [] }
  const orders = (await Promise.all(own.orders.map(({ orderId }) => follow(orderId)))).flat()
  return {
    head: { title },
    view: { orders: ordersInTransit(orders, shop.now), isOne: false, isNotFound: false, isCustomer },
  }
}
