import { Link } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import { formatDate } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { Profile } from '../customer-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.detail

/** Renders the customer's total spending by currency and the newest orders. */
export function OrdersBox({ profile: { orders, spent, email } }: { profile: Profile }) {
  return (
    <Section
      title={t.orders}
      actions={
        orders.length > 0 && (
          <Link className="small" to={`/orders?q=${encodeURIComponent(email)}`}>
            {t.allOrders(email)}
          </Link>
        )
      }
    >
      {orders.length === 0 && <p className="muted small">{t.noOrders}</p>}
      {spent.map(({ currency, orders: count, total }) => (
        <p key={currency} className="small">
          {t.spent(count, formatMoney(total, currency))}
        </p>
      ))}
      {orders.length > 0 && (
        <ul className="customer-orders">
          {orders.map(({ orderId, site, createdAt, total, currency }) => (
            <li key={orderId}>
              <Link to={`/orders/${orderId}`}>{orderId}</Link>
              <span className="muted">
                {siteSettings[site].title}, <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              </span>
              <span className="customer-orders__total">{formatMoney(total, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
