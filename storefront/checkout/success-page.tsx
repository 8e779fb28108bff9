import { redirect } from 'react-router'
import { isRefused } from '#contract/refused.ts'
import type { PageArguments, PageContext, PageData } from '../page.ts'
import { pageRoute } from '../page-route.tsx'
import { textsOf } from '../texts.ts'
import { orderView } from './order-view.ts'
import { Success, type SuccessView } from './success.tsx'

/** What the shopper has: number, email, summary, and the offer of an account [CHECKOUT-007, CHECKOUT-207, CHECKOUT-216]. */
export const route = pageRoute<SuccessView>({ areas: ['checkout'], load, View: Success }, async (context, page, form) =>
  (await import('./make-account.ts')).makeAccount(context, page, form),
)

async function load({ shop, call }: PageContext, { url }: PageArguments): Promise<PageData<SuccessView>> {
  const orderId = url.searchParams.get('order') ?? ''
  const { groupId } = await call('GET /svc_session/session', {})
  const isCustomer = groupId > 0
  // Without an order just placed there is nothing to say [CHECKOUT-008].
  const nothing = () => redirect(isCustomer ? '/account/orders' : '/cart')
  if (!/^\d{9,12}$/.test(orderId)) throw nothing()
  try {
    const order = await call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
    return {
      head: { title: textsOf(shop.language, 'checkout').orderNumber(orderId) },
      view: { order: orderView(order), isCustomer },
    }
  } catch (error) {
    if (isRefused(error) && error.code === 'order_not_found') throw nothing()
    throw error
  }
}
