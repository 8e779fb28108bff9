import { redirect } from 'react-router'
import type { PageArguments, PageContext, PageData } from '../page.ts'
import { pageRoute } from '../page-route.tsx'
import { textsOf } from '../texts.ts'
import { Account, type AccountView } from './account.tsx'
import { ordersPage, toOrderRow } from './order-rows.ts'

/** The customer's page: who it is, and the orders, newest first [ORDER-001, ORDER-218, ORDER-401]. */
export const route = pageRoute<AccountView>({ areas: ['account'], load, View: Account }, async ({ call }, _, form) => {
  if (form.get('op') === 'logout') await call('POST /svc_session/session/logout', { key: crypto.randomUUID() })
  return { to: '/' }
})

async function load({ shop, call }: PageContext, { url }: PageArguments): Promise<PageData<AccountView>> {
  const { groupId } = await call('GET /svc_session/session', {})
  if (groupId <= 0) throw redirect('/login?redirect=%2Faccount')
  const page = ordersPage(url.searchParams.get('page'))
  const [customer, { count, orders }] = await Promise.all([
    call('GET /svc_customer/customer', {}),
    call('GET /svc_checkout/order', { query: { page: String(page), limit: '20', view: 'summary' } }),
  ])
  return {
    head: { title: textsOf(shop.language, 'account').title },
    view: {
      name: customer.firstname,
      email: customer.email,
      orders: orders.map(toOrderRow),
      page,
      hasOlder: page * 20 < count,
    },
  }
}
