import { Link } from '../link.tsx'
import { PostForm } from '../post-form.tsx'
import { useFormats, useTexts } from '../shop-context.tsx'
import type { OrderRow } from './order-rows.ts'
import { TicketList } from './ticket-list.tsx'
import type { TicketPage } from './ticket-view.ts'

export interface AccountView {
  name: string
  email: string
  orders: readonly OrderRow[]
  page: number
  hasOlder: boolean
  tickets: TicketPage
  /** Of earned discounts, in all. */
  usesLeft: number
}

/** Name, orders, and the way out. */
export function Account({ view }: { view: AccountView }) {
  const texts = useTexts('account')
  return (
    <main id="main" className="page-width account">
      <div className="account-head">
        <div>
          <h1 className="h2 display">{texts.hello(view.name)}</h1>
          <p className="muted">{view.email}</p>
        </div>
        <PostForm to="/account">
          <input type="hidden" name="op" value="logout" />
          <button className="button button--line button--small">{texts.logOut}</button>
        </PostForm>
      </div>
      <p>
        <Link className="link" to="/account/my-lists">
          {texts.lists}
        </Link>{' '}
        <Link className="link" to="/account/registry">
          {texts.registries}
        </Link>{' '}
        <Link className="link" to="/account/reviews">
          {texts.reviews}
        </Link>{' '}
        <Link className="link" to="/account/programming">
          {texts.programs}
        </Link>{' '}
        <Link className="link" to="/account/address">
          {texts.addresses}
        </Link>{' '}
        <Link className="link" to="/account/bin">
          {texts.bins}
        </Link>{' '}
        <Link className="link" to="/account/custom-quoting">
          {texts.quotes}
        </Link>
      </p>
      <TicketList {...view.tickets} to="/account" />
      <p>
        <Link className="link" to="/account/earned-store">
          {view.usesLeft > 0 ? texts.earnedWaiting(view.usesLeft) : texts.earnedStore}
        </Link>
      </p>
      <h2 className="h3">{texts.orders}</h2>
      {view.orders.length === 0 ? (
        <div className="empty">
          <p>{texts.noOrders}</p>
          <Link className="button button--line" to="/new-gear">
            {texts.startShopping}
          </Link>
        </div>
      ) : (
        <OrderTable orders={view.orders} />
      )}
      <Pages page={view.page} hasOlder={view.hasOlder} />
    </main>
  )
}

function Pages({ page, hasOlder }: Pick<AccountView, 'page' | 'hasOlder'>) {
  const texts = useTexts('account')
  if (page === 1 && !hasOlder) return null
  return (
    <nav className="row" aria-label={texts.pages}>
      {page > 1 && (
        <Link className="link" to={`/account/orders?page=${page - 1}`}>
          {texts.newer}
        </Link>
      )}
      {hasOlder && (
        <Link className="link" to={`/account/orders?page=${page + 1}`}>
          {texts.older}
        </Link>
      )}
    </nav>
  )
}

function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  const texts = useTexts('account')
  const formats = useFormats()
  return (
    <div className="table-scroll">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.status}</th>
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, placedAt, status, total }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="link" to={`/account/order/${id}`}>
                  {id}
                </Link>
              </th>
              <td>{formats.date(placedAt)}</td>
              <td>{texts.statuses[status]}</td>
              <td>{formats.money(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
