import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { requestedPath, requireLogin } from '#storefront/page/require-login.ts'
import { textsOf } from '../../texts.ts'
import { loadOrders, type OrdersView } from './load-orders.ts'

/** Loads the customer's orders; redirects guests to login [ORDER-218, ORDER-227]. */
export async function loadOrdersPage(context: PageContext, { url }: PageArguments): Promise<PageData<OrdersView>> {
  const { shop } = context
  await requireLogin(context, requestedPath(shop.locale, url))
  return {
    head: { title: textsOf(shop.language, 'account').orders },
    view: await loadOrders(context, url, '/account/orders'),
  }
}
