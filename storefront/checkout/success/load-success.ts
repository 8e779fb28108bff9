import { redirect } from '#storefront/router/results.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../../texts.ts'
import { orderView } from '../summary/order-view.ts'
import type { SuccessView } from './success.tsx'

/** Loads the order that was just placed. Redirects if there is none [CHECKOUT-008, ORDER-224]. */
export async function loadSuccess({ shop, call }: PageContext, { url }: PageArguments): Promise<PageData<SuccessView>> {
  const orderId = url.searchParams.get('order') ?? ''
  const isCustomer = isLoggedIn(await call('GET /svc_session/session', {}))
  const nothing = () => redirect(isCustomer ? '/account/orders' : '/cart')
  if (!/^\d{9,12}$/.test(orderId)) throw nothing()
  try {
    const order = await call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
    return {
      head: { title: textsOf(shop.language, 'checkout').orderNumber(orderId) },
      view: { order: orderView(order, siteDay(shop.site, Date.now()), shop.locale.tag), isCustomer },
    }
  } catch (error) {
    if (isRefusalError(error) && error.code === 'order_not_found') throw nothing()
    throw error
  }
}
