import { Link } from 'react-router'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatDate } from '#backoffice/kit/format/dates.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { QuoteDesk } from '../quote-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.detail

/** Renders the customer and the request: message, delivery address, and requested day. */
export function RequestBox({ detail }: { detail: QuoteDesk }) {
  const { quote, customer, customerId, delivery, wantedOn, owner } = detail
  const mayReadCustomers = useHasPermission('customers.read')
  const name = customer.name || customer.email
  return (
    <Section title={t.request}>
      <dl className="facts">
        <div>
          <dt>{t.customer}</dt>
          <dd>{mayReadCustomers ? <Link to={`/customers/${customerId}`}>{name}</Link> : name}</dd>
        </div>
        <div>
          <dt>{t.email}</dt>
          <dd>
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
          </dd>
        </div>
        {wantedOn !== null && (
          <div>
            <dt>{t.wantedOn}</dt>
            <dd>
              <time dateTime={wantedOn}>{formatDate(`${wantedOn}T12:00`)}</time>
            </dd>
          </div>
        )}
        {quote.validUntil !== null && (
          <div>
            <dt>{t.validUntil}</dt>
            <dd>{formatDate(quote.validUntil)}</dd>
          </div>
        )}
        <div>
          <dt>{t.owner}</dt>
          <dd>{owner || t.noOwner}</dd>
        </div>
      </dl>
      <div className="quote-texts small">
        <h3>{t.delivery}</h3>
        <p>{delivery || t.noDelivery}</p>
        {quote.message !== '' && (
          <>
            <h3>{t.message}</h3>
            <p>{quote.message}</p>
          </>
        )}
      </div>
    </Section>
  )
}
