import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { requestedPath, requireLogin } from '#storefront/page/require-login.ts'
import { textsOf } from '../texts.ts'
import type { AccountView } from './account.tsx'
import { loadOrders } from './orders/load-orders.ts'
import { loadTickets, ticketPage } from './tickets/ticket-view.ts'

/** Loads the customer with a page of orders; redirects guests to login [ORDER-218, ORDER-227, EARNED-403]. */
export async function loadAccount(context: PageContext, { url }: PageArguments): Promise<PageData<AccountView>> {
  const { shop, call } = context
  await requireLogin(context, requestedPath(shop.locale, url))
  const [customer, history, tickets] = await Promise.all([
    call('GET /svc_customer/customer', {}),
    loadOrders(context, url, '/account/orders'),
    loadTickets(context, { page: ticketPage(url) }),
  ])
  return {
    head: { title: textsOf(shop.language, 'account').title },
    view: {
      name: customer.firstname,
      email: customer.email,
      history,
      tickets,
      usesLeft: tickets.usesLeft,
    },
  }
}
