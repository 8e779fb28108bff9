import { redirect } from 'react-router'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { PageArguments, PageContext, PageData } from '../page.ts'
import { textsOf } from '../texts.ts'
import type { AccountView } from './account.tsx'
import { ordersPage, toOrderRow } from './order-rows.ts'
import { loadTickets, ticketPage } from './ticket-view.ts'

/** Reads the customer and a page of their orders; a guest is asked to log in first [ORDER-218, ORDER-227, EARNED-403]. */
export async function loadAccount(context: PageContext, { url }: PageArguments): Promise<PageData<AccountView>> {
  const { shop, call } = context
  const session = await call('GET /svc_session/session', {})
  if (!isLoggedIn(session)) throw redirect('/login?redirect=%2Faccount')
  const page = ordersPage(url.searchParams.get('page'))
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 80)
  const [customer, found, tickets] = await Promise.all([
    call('GET /svc_customer/customer', {}),
    call('GET /svc_checkout/order', { query: { page: String(page), limit: '20', view: 'summary', q } }),
    loadTickets(context, { page: ticketPage(url) }),
  ])
  // Past the end there is nothing to say: the list begins anew.
  if (page > 1 && found.orders.length === 0)
    throw redirect(`/account/orders${q === '' ? '' : `?q=${encodeURIComponent(q)}`}`)
  return {
    head: { title: textsOf(shop.language, 'account').title },
    view: {
      name: customer.firstname,
      email: customer.email,
      orders: found.view === 'summary' ? found.orders.map(toOrderRow) : [],
      q,
      page,
      hasOlder: page * 20 < found.count,
      tickets,
      usesLeft: tickets.usesLeft,
    },
  }
}
