import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { deleteLocalOrder, browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { OrdersView } from './orders/load-orders.ts'
import { OrderHistory } from './orders/order-history.tsx'
import { TicketList } from './tickets/ticket-list.tsx'
import type { TicketPage } from './tickets/ticket-view.ts'

export interface AccountView {
  name: string
  email: string
  history: OrdersView
  tickets: TicketPage
  /** Remaining uses of all earned discounts. */
  usesLeft: number
}

const orderPath = (id: string) => `/account/order/${id}`

export function Account({ view }: { view: AccountView }) {
  const texts = useTexts('account')
  return (
    <main id="main" className="page-width account">
      <div className="account-head">
        <div>
          <h1 className="h2 display">{texts.hello(view.name)}</h1>
          <p className="muted">{view.email}</p>
        </div>
        <PostForm to="/account" onSubmitCapture={() => deleteLocalOrder(browserStorage('localStorage'))}>
          <input type="hidden" name="op" value="logout" />
          <button className="button button--line button--small">{texts.logOut}</button>
        </PostForm>
      </div>
      <Places usesLeft={view.usesLeft} />
      <TicketList {...view.tickets} to="/account" />
      <h2 className="h3">{texts.orders}</h2>
      <OrderHistory view={view.history} follow={orderPath} open={orderPath} />
    </main>
  )
}

function Places({ usesLeft }: Pick<AccountView, 'usesLeft'>) {
  const texts = useTexts('account')
  const places = [
    ['/account/my-lists', texts.lists],
    ['/account/registry', texts.registries],
    ['/account/address', texts.addresses],
    ['/account/payment-methods', texts.cards],
    ['/account/programming', texts.programs],
    ['/account/reviews', texts.reviews],
    ['/account/bin', texts.bins],
    ['/account/custom-quoting', texts.quotes],
    ['/account/earned-store', usesLeft > 0 ? texts.earnedWaiting(usesLeft) : texts.earnedStore],
  ] as const
  return (
    <nav aria-label={texts.title}>
      <ul className="account-places">
        {places.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>
              {label}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
