import { Icon } from '#ui/icon.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { LogOut } from '#storefront/widgets/account/account-menu.tsx'
import { accountPlaces } from '#storefront/widgets/account/account-places.ts'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { Orders } from './orders/order-list.tsx'
import type { OrderRow } from './orders/order-rows.ts'
import { TicketList } from './tickets/ticket-list.tsx'
import type { TicketPage } from './tickets/ticket-view.ts'

export interface AccountView {
  firstname: string
  name: string
  email: string
  /** The latest orders. */
  orders: readonly OrderRow[]
  hasOlder: boolean
  /** The newest tickets. */
  tickets: TicketPage
  /** Remaining uses of all earned discounts. */
  usesLeft: number
}

const orderPath = (id: string) => `/account/order/${id}`

export function Account({ view }: { view: AccountView }) {
  const texts = useTexts('account')
  const { firstname, name, email, orders, tickets, usesLeft } = view
  return (
    <AccountPage
      title={texts.hello(firstname)}
      lead={<p className="muted">{name === '' ? email : `${name} · ${email}`}</p>}
      className="dashboard"
    >
      <section aria-labelledby="latest-orders">
        <div className="dashboard__head">
          <h2 className="h3" id="latest-orders">
            {texts.latestOrders}
          </h2>
          {view.hasOlder && (
            <Link className="link" to="/account/orders">
              {texts.allOrders}
            </Link>
          )}
        </div>
        {orders.length === 0 ? (
          <EmptyState text={texts.noOrders} to="/new-gear" action={texts.startShopping} />
        ) : (
          <Orders orders={orders} follow={orderPath} open={orderPath} level={3} />
        )}
      </section>
      <TicketList tickets={tickets.tickets} more={tickets.next === null ? null : '/account/tickets'} />
      {usesLeft > 0 && (
        <div>
          <Link className="link" to="/account/earned-store">
            {texts.earnedWaiting(usesLeft)}
          </Link>
        </div>
      )}
      <Places />
    </AccountPage>
  )
}

/** Lists the account's pages for screens where the menu is closed. */
function Places() {
  const texts = useTexts('account')
  const { places } = useTexts('widgets/account')
  const { isApp } = useShop()
  return (
    <nav className="account-places" aria-label={texts.more}>
      <h2 className="h3">{texts.more}</h2>
      <ul>
        {accountPlaces
          .filter(({ name }) => name !== 'overview')
          .map(({ name, to }) => (
            <li key={to}>
              <Link to={to}>
                {places[name]}
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        {/* Elsewhere the menu has it. */}
        {isApp && (
          <li>
            <LogOut />
          </li>
        )}
      </ul>
    </nav>
  )
}
