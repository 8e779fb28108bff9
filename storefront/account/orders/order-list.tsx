import { Link } from '#storefront/widgets/link.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import { isLimited, type OrdersView } from './load-orders.ts'
import { OrderFilters } from './order-filters.tsx'
import { orderState, type OrderRow } from './order-rows.ts'

interface OrderListProps {
  orders: readonly OrderRow[]
  view: OrdersView
  follow: (id: string) => string
  open: (id: string) => string
}

/** Renders orders with items, filters, a search by number or product, and buy-again buttons [ORDER-403]. */
export function OrderList({ orders, view, follow, open }: OrderListProps) {
  const texts = useTexts('account')
  if (orders.length === 0 && !isLimited(view))
    return <EmptyState text={texts.noOrders} to="/new-gear" action={texts.startShopping} />
  const none = view.q === '' ? texts.noneInFilter : texts.noneFound(view.q)
  return (
    <>
      <OrderFilters view={view} />
      {orders.length === 0 ? (
        <EmptyState text={none} to={view.at} action={texts.allOrders} look="link" />
      ) : (
        <Orders orders={orders} follow={follow} open={open} />
      )}
    </>
  )
}

interface OrdersProps extends Pick<OrderListProps, 'orders' | 'follow' | 'open'> {
  /** Heading level of the orders. */
  level?: 2 | 3
}

/** Renders orders with status, date, total, and pictures. */
function Orders({ orders, follow, open, level = 2 }: OrdersProps) {
  const texts = useTexts('account')
  return (
    <ul className="orders" aria-label={texts.orders}>
      {orders.map((order) => (
        <li key={order.id}>
          <Order order={order} follow={follow(order.id)} open={open(order.id)} level={level} />
        </li>
      ))}
    </ul>
  )
}

interface OrderProps extends Required<Pick<OrdersProps, 'level'>> {
  order: OrderRow
  follow: string
  open: string
}

function Order({ order, follow, open, level }: OrderProps) {
  const { id, placedAt, total, pieces, items } = order
  const texts = useTexts('account')
  const formats = useFormats()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="order-card" aria-labelledby={`order-${id}`}>
      <div>
        <Heading id={`order-${id}`} className="order-card__number">
          <Link className="link" to={open}>
            {texts.order(id)}
          </Link>
        </Heading>
        <p className="muted small">
          {texts.placed(formats.date(placedAt))}
          {order.isExchange && ` · ${texts.exchange}`} · {texts.statuses[orderState(order)]}
        </p>
      </div>
      <p className="order-card__total">
        {!order.isExchange && <strong>{formats.money(total)}</strong>}
        <span className="muted small">{texts.pieces(pieces)}</span>
      </p>
      <ul className="order-card__items">
        {items.map(({ name, picture, url }, index) => (
          <li key={`${index} ${url}`}>
            <Link to={url} className="picture" aria-label={name} title={name}>
              {picture !== null && <img src={picture} width="308" height="308" alt="" loading="lazy" />}
            </Link>
          </li>
        ))}
      </ul>
      <div className="order-card__actions">
        <Link className="link" to={follow} aria-label={texts.followOf(id)}>
          {texts.follow}
        </Link>
        {order.canReturn && (
          <Link className="link" to={`/rmaprocess/select-items?order=${id}`} aria-label={texts.returnOrderOf(id)}>
            {texts.returnItem}
          </Link>
        )}
        <PostForm to={`/account/order/${id}`}>
          <input type="hidden" name="op" value="again" />
          <button className="button button--line button--small" aria-label={texts.againOf(id)}>
            {texts.again}
          </button>
        </PostForm>
      </div>
    </article>
  )
}
