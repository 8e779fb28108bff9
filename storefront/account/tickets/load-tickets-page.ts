import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { requestedPath, requireLogin } from '#storefront/page/require-login.ts'
import { textsOf } from '../../texts.ts'
import { loadTickets, parseTicketPage, type TicketPage } from './ticket-view.ts'

/** Loads a page of the customer's tickets; redirects guests to login [TICKET-001]. */
export async function loadTicketsPage(context: PageContext, { url }: PageArguments): Promise<PageData<TicketPage>> {
  const { shop } = context
  await requireLogin(context, requestedPath(shop.locale, url))
  const { tickets, next } = await loadTickets(context, { page: parseTicketPage(url) })
  return { head: { title: textsOf(shop.language, 'account').tickets }, view: { tickets, next } }
}
