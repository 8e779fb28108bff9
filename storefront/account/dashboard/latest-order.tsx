import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { orderState, type OrderRow } from '../orders/order-rows.ts'
import { latestOrderSteps } from './latest-steps.ts'

interface LatestOrderProps {
  /** Null before the first order. */
  order: OrderRow | null
  hasOlder: boolean
}

const shownPictures = 3

/** Renders the customer's latest order with progress and pictures. */
export function LatestOrder({ order, hasOlder }: LatestOrderProps) {
  const texts = useTexts('account/dashboard')
  return (
    <section className="latest" aria-labelledby="latest-order">
      <div className="latest__head">
        <h2 className="h3" id="latest-order">
          {texts.latestOrder}
        </h2>
        {hasOlder && (
          <Link className="link" to="/account/orders">
            {texts.allOrders}
          </Link>
        )}
      </div>
      {order === null ? (
        <EmptyState text={texts.noOrders} to="/new-gear" action={texts.startShopping} look="button" />
      ) : (
        <Order order={order} />
      )}
    </section>
  )
}

function Order({ order }: { order: OrderRow }) {
  const texts = useTexts('account/dashboard')
  const ofOrders = useTexts('account')
  const formats = useFormats()
  const { id, placedAt, total, pieces, items, delivery, isCancelled } = order
  const path = `/account/order/${id}`
  const isTracked = delivery !== 'none' && !isCancelled
  const shown = items.slice(0, shownPictures)
  return (
    <article className="latest__order" aria-labelledby={`order-${id}`}>
      <ul className="latest__pictures">
        {shown.map(({ name, picture, url }, index) => (
          <li key={`${index} ${url}`}>
            <Link to={url} className="picture" aria-label={name} title={name}>
              {picture === null ? (
                <span className="picture__name">{name}</span>
              ) : (
                <img src={picture} width="308" height="308" alt="" />
              )}
            </Link>
          </li>
        ))}
      </ul>
      <div className="latest__facts">
        <p className="latest__state">{ofOrders.statuses[orderState(order)]}</p>
        <h3 className="latest__number" id={`order-${id}`}>
          <Link className="link" to={path}>
            {ofOrders.order(id)}
          </Link>
        </h3>
        <p className="muted small">
          {ofOrders.placed(formats.date(placedAt))} · {ofOrders.pieces(pieces)} ·{' '}
          {order.isExchange ? ofOrders.exchange : formats.money(total)}
        </p>
        <Progress order={order} />
        <div className="row">
          {isTracked && (
            <Link className="button button--small" to={`${path}#progress`}>
              {texts.track}
            </Link>
          )}
          <Link className="button button--line button--small" to={path}>
            {texts.view}
          </Link>
        </div>
      </div>
    </article>
  )
}

function Progress({ order }: { order: OrderRow }) {
  const { progressSteps } = useTexts('account')
  if (order.isCancelled) return null
  return (
    <ol className="track" aria-hidden="true">
      {latestOrderSteps(order).map(({ step, state }) => (
        <li key={step} className={`track__${state}`}>
          {progressSteps[step]}
        </li>
      ))}
    </ol>
  )
}
