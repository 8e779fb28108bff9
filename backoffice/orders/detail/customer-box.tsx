import { Link } from 'react-router'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { OrderDetail } from '../order-types.ts'
import { texts } from '../texts/en.ts'
import { AddressText } from './address-text.tsx'

const t = texts.detail

interface CustomerBoxProps {
  detail: OrderDetail
  /** Null if the order can't be corrected anymore. */
  onCorrect: (() => void) | null
}

/** Renders the customer and the shipping destination. */
export function CustomerBox({ detail, onCorrect }: CustomerBoxProps) {
  const { order, phone, customerId, otherOrders } = detail
  const { pickup } = order
  const mayRead = useHasPermission('customers.read')
  const mayCorrect = useHasPermission('orders.write')
  return (
    <Section
      title={t.customer}
      actions={
        onCorrect &&
        mayCorrect && (
          <button type="button" className="text-button" onClick={onCorrect}>
            {t.correct}
          </button>
        )
      }
    >
      <div className="stack small">
        <div>
          <a href={`mailto:${order.email}`}>{order.email}</a>
          {phone !== '' && <div>{phone}</div>}
          {customerId === null && <div className="muted">{t.guest}</div>}
          {customerId !== null && mayRead && (
            <div>
              <Link to={`/customers/${customerId}`}>{t.customerId(customerId)}</Link>
            </div>
          )}
          {customerId !== null && !mayRead && <div className="muted">{t.customerId(customerId)}</div>}
          {otherOrders > 0 && (
            <div>
              <Link to={`/orders?q=${encodeURIComponent(order.email)}`}>{t.otherOrders(otherOrders)}</Link>
            </div>
          )}
        </div>
        {pickup ? (
          <div>
            <h3>{t.pickup}</h3>
            {pickup.name}, {pickup.city}
          </div>
        ) : (
          <div>
            <h3>{t.shipTo}</h3>
            <AddressText address={order.shippingAddress} />
          </div>
        )}
        <div>
          <h3>{t.billTo}</h3>
          <AddressText address={order.billingAddress} />
        </div>
        {order.comments !== '' && (
          <div>
            <h3>{t.comments}</h3>
            <p>{order.comments}</p>
          </div>
        )}
      </div>
    </Section>
  )
}
