import type { ReactNode } from 'react'
import { rateLabelIn } from '#domain/shipping/rating/rate-label.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { formatDateRange } from '#storefront/page/format-date-range.ts'
import { useChoiceText } from '#storefront/widgets/use-choice-text.ts'
import { AddressLines } from '../shipping/step-summaries.tsx'
import { Totals } from '../summary/order-summary.tsx'
import type { OrderView } from '../summary/order-view.ts'
import { PaidWith } from '../payment/paid-with.tsx'
import { PickupLocation } from '../shipping/pickup.tsx'

interface PlacedOrderProps {
  order: OrderView
  /** Renders the actions for the line at this index. */
  lineActions?: (index: number) => ReactNode
  children?: ReactNode
}

export function PlacedOrder({ order, lineActions, children }: PlacedOrderProps) {
  const texts = useTexts('checkout')
  return (
    <div className="split split--co placed">
      <div>
        <h2 className="h3">{texts.items}</h2>
        <OrderLines lines={order.lines} actions={lineActions} />
        <OrderFacts order={order} />
      </div>
      <div className="placed__side">
        <div className="box">
          <h2 className="h3">{texts.yourOrder}</h2>
          <Totals totals={order.totals} />
        </div>
        {children}
      </div>
    </div>
  )
}

interface OrderLinesProps extends Pick<OrderView, 'lines'> {
  actions: PlacedOrderProps['lineActions']
}

function OrderLines({ lines, actions }: OrderLinesProps) {
  const texts = useTexts('checkout')
  const choiceText = useChoiceText()
  const formats = useFormats()
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={line.key} className="cart-line">
          <span className="picture">
            {line.picture !== null && <img src={line.picture} width="308" height="308" alt="" />}
          </span>
          <div>
            <Link className="cart-line__name" to={line.url}>
              {line.name}
            </Link>
            {line.choice !== '' && <p className="cart-line__choice">{choiceText(line.choice)}</p>}
            {line.details.map(({ label, text }) => (
              <p key={label} className="cart-line__choice">
                {label}: {text}
              </p>
            ))}
            <p className="cart-line__choice">{texts.quantity(line.qty)}</p>
            {actions?.(index)}
          </div>
          <p className="cart-line__total">{formats.money(line.total) + line.suffix}</p>
        </li>
      ))}
    </ul>
  )
}

function OrderFacts({ order }: { order: OrderView }) {
  const texts = useTexts('checkout')
  const { locale } = useShop()
  return (
    <dl className="placed__facts">
      <div>
        <dt className="label">
          {order.pickup ? texts.pickup.where : order.shipping.length === 0 ? texts.ownAddress : texts.shipTo}
        </dt>
        <dd>
          {order.pickup ? (
            <>
              <PickupLocation place={order.pickup} />
              <p className="muted small">{texts.pickup.ready}</p>
            </>
          ) : (
            <AddressLines address={order.shippingAddress} />
          )}
        </dd>
      </div>
      <div>
        <dt className="label">{texts.billing}</dt>
        <dd>
          {order.isBilledThere ? (
            order.shipping.length === 0 ? (
              texts.sameAsOwn
            ) : (
              texts.sameAsShipping
            )
          ) : (
            <AddressLines address={order.billingAddress} />
          )}
        </dd>
      </div>
      <div>
        <dt className="label">{texts.delivery}</dt>
        <dd>
          {order.shipping.length === 0
            ? texts.nothingShips
            : order.shipping.map(({ label, arrives }, index) => (
                <p key={index}>
                  {rateLabelIn(label, locale.tag)}
                  {arrives && <small className="arrival">{texts.arrives(formatDateRange(locale.tag, arrives))}</small>}
                </p>
              ))}
        </dd>
      </div>
      <div>
        <dt className="label">{texts.payment}</dt>
        <dd>
          <PaidWith
            giftcards={order.giftcards}
            method={order.method}
            card={order.card}
            isForLater={order.isCardForLater}
          />
        </dd>
      </div>
    </dl>
  )
}
