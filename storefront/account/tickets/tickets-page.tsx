import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import { Tickets } from './ticket-list.tsx'
import type { TicketPage } from './ticket-view.ts'

/** The customer's tickets page [TICKET-001]. */
export const route = pageRoute<TicketPage>({
  areas: ['account', 'widgets/account'],
  load: async (context, page) => (await import('./load-tickets-page.ts')).loadTicketsPage(context, page),
  View: TicketsPage,
})

function TicketsPage({ view: { tickets, next } }: { view: TicketPage }) {
  const texts = useTexts('account')
  return (
    <AccountPage title={texts.tickets}>
      {tickets.length === 0 ? (
        <EmptyState
          text={texts.noTickets}
          to={`/search?q=${encodeURIComponent(texts.eventSearch)}`}
          action={texts.seeEvents}
        />
      ) : (
        <Tickets tickets={tickets} more={next === null ? null : `/account/tickets?tickets=${next}`} level={2} />
      )}
    </AccountPage>
  )
}
