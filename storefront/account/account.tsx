import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { Icon } from '#ui/icon.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { LogOut } from '#storefront/widgets/account/account-menu.tsx'
import { accountPlacesOf } from '#storefront/widgets/account/account-places.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { ConfirmNotice } from './claim/confirm-notice.tsx'
import type { Tile } from './dashboard/dashboard-tiles.ts'
import { DefaultAddress, DefaultCard } from './dashboard/defaults.tsx'
import { LatestOrder } from './dashboard/latest-order.tsx'
import { Tiles } from './dashboard/tiles.tsx'
import type { OrderRow } from './orders/order-rows.ts'
import { TicketList } from './tickets/ticket-list.tsx'
import type { TicketPage } from './tickets/ticket-view.ts'

type Verification = Reply<Store, 'GET /svc_customer/verification'>
type Card = Reply<Store, 'GET /svc_customer/customer/credit-cards'>[number]

/** Parts that failed to load are null and hidden. */
export interface AccountView {
  firstname: string
  name: string
  email: string
  groupName: string | null
  isVerified: boolean
  /** True until the customer opens the link in the welcome email. */
  isUnconfirmed: boolean
  verification: Verification | null
  /** `latest` is null before the first order. */
  orders: { latest: OrderRow | null; hasOlder: boolean } | null
  address: { lines: readonly string[] | null } | null
  card: { stored: Pick<Card, 'brand' | 'last4' | 'month' | 'year' | 'expired'> | null } | null
  /** Tickets for upcoming events. */
  tickets: TicketPage | null
  tiles: readonly Tile[]
}

export function Account({ view }: { view: AccountView }) {
  const texts = useTexts('account')
  const { isApp } = useShop()
  const { firstname, orders, address, card, tickets, tiles } = view
  const hasDefaults = address !== null || card !== null
  return (
    <AccountPage title={texts.hello(firstname)} lead={<Lead view={view} />} className="dashboard">
      <VerificationNotice verification={view.verification} />
      {view.isUnconfirmed && <ConfirmNotice email={view.email} />}
      {(orders !== null || hasDefaults) && (
        <div className="dashboard__top">
          {orders && <LatestOrder order={orders.latest} hasOlder={orders.hasOlder} />}
          {hasDefaults && (
            <div className="dashboard__defaults">
              {address && <DefaultAddress lines={address.lines} />}
              {card && <DefaultCard card={card.stored} />}
            </div>
          )}
        </div>
      )}
      {tickets && <TicketList tickets={tickets.tickets} more={tickets.next === null ? null : '/account/tickets'} />}
      <Tiles tiles={tiles} />
      {/* Outside the app, the account menu has these links. */}
      {isApp && <Places />}
    </AccountPage>
  )
}

function Lead({ view: { name, email, groupName, isVerified } }: { view: AccountView }) {
  const texts = useTexts('account/dashboard')
  return (
    <p className="dashboard__lead muted">
      <span>{name === '' ? email : `${name} · ${email}`}</span>
      {groupName !== null && <span className="badge">{groupName}</span>}
      {isVerified && (
        <span className="badge badge--quiet">
          <Icon name="check" /> {texts.verified}
        </span>
      )}
    </p>
  )
}

function VerificationNotice({ verification }: Pick<AccountView, 'verification'>) {
  const texts = useTexts('account/dashboard')
  if (verification?.state === 'pending')
    return (
      <p className="message">
        <Icon name="info" /> {texts.pending}
      </p>
    )
  if (verification?.state !== 'rejected') return null
  return (
    <p className="message message--warn">
      <Icon name="alert" />
      <span>
        {texts.rejected(verification.reason ?? '')}{' '}
        <Link className="link" to="/account/about-me#verification">
          {texts.sendAgain}
        </Link>
      </span>
    </p>
  )
}

/** Lists the account pages in the app, which has no account menu. */
function Places() {
  const { site } = useShop()
  const texts = useTexts('account')
  const { places } = useTexts('widgets/account')
  return (
    <nav className="account-places" aria-label={texts.more}>
      <h2 className="h3">{texts.more}</h2>
      <ul>
        {accountPlacesOf(site)
          .filter(({ name }) => name !== 'overview')
          .map(({ name, to }) => (
            <li key={to}>
              <Link to={to}>
                {places[name]}
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        <li>
          <LogOut />
        </li>
      </ul>
    </nav>
  )
}
