import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { requestedPath, requireLogin } from '#storefront/page/require-login.ts'
import { textsOf } from '../texts.ts'
import type { AccountView } from './account.tsx'
import { readOrders } from './orders/load-orders.ts'
import { loadTickets } from './tickets/ticket-view.ts'

/** Orders and tickets on the account's first page. */
const shownOrders = 3
const shownTickets = 3

/** Loads the customer with the latest orders and tickets; redirects guests to login [ORDER-218, EARNED-403]. */
export async function loadAccount(context: PageContext, { url }: PageArguments): Promise<PageData<AccountView>> {
  const { shop, call } = context
  await requireLogin(context, requestedPath(shop.locale, url))
  const [customer, { orders, hasOlder }, { usesLeft, ...tickets }] = await Promise.all([
    call('GET /svc_customer/customer', {}),
    readOrders(call, { page: 1, q: '', limit: shownOrders }),
    loadTickets(context, { page: 1, size: shownTickets }),
  ])
  const { firstname, lastname, email } = customer
  return {
    head: { title: textsOf(shop.language, 'account').title },
    view: { firstname, name: `${firstname} ${lastname}`.trim(), email, orders, hasOlder, tickets, usesLeft },
  }
}
