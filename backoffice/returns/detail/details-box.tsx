import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { siteSettings, type Site } from '#domain/sites.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatDate } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { refundTargetText, requestedResolutionText } from '../refund-texts.ts'
import type { ReturnDetail } from '../return-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.detail

/** Renders a return's order and customer, its shipping method, and its outcome. */
export function DetailsBox({ site, detail }: { site: Site; detail: ReturnDetail }) {
  const { customer, email, resolution, state, deadline, replacement, refundNumber, rejection, split } = detail
  const target = resolution === 'refund' || refundNumber !== null ? refundTargetText(split) : null
  return (
    <Section title={t.facts}>
      <dl className="facts">
        <Fact title={t.order}>
          <OrderLink orderId={detail.orderId} />
        </Fact>
        <Fact title={t.customer}>
          <CustomerName customerId={detail.customerId} name={customer} />
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact title={t.wants}>{requestedResolutionText(detail)}</Fact>
        {target !== null && <Fact title={t.refundTo}>{target}</Fact>}
        {state === 'approved' && <Fact title={t.sendBy}>{formatDate(deadline)}</Fact>}
        <Journey detail={detail} />
        <PaymentFact site={site} payment={detail.exchangePayment} />
        {replacement !== '' && (
          <Fact title={detail.exchangeOrder ? t.exchangeOrder : t.replacement}>
            <OrderLink orderId={replacement} />
          </Fact>
        )}
        {refundNumber !== null && (
          <Fact title={texts.states.refunded}>
            <Link to={`/orders/${detail.refundOrderId ?? detail.orderId}`}>
              {t.refundNumber(refundNumber, detail.refundOrderId ?? detail.orderId)}
            </Link>
          </Fact>
        )}
      </dl>
      {rejection !== '' && (
        <div className="small return-note">
          <h3>{t.rejection}</h3>
          <p>{rejection}</p>
        </div>
      )}
    </Section>
  )
}

function PaymentFact({ site, payment }: { site: Site; payment: ReturnDetail['exchangePayment'] }) {
  const mayRead = useHasPermission('payments.read')
  if (payment === null) return null
  const { linkId, state, due, expiresAt } = payment
  const amount = formatMoney(due, siteSettings[site].currency)
  const text = state === 'paid' ? t.paymentStates.paid(amount) : t.paymentStates[state](amount, formatDate(expiresAt))
  return (
    <Fact title={t.payment}>
      <div>{text}</div>
      {mayRead && <Link to={`/payment-links/${linkId}?site=${site}`}>{t.openPayment}</Link>}
    </Fact>
  )
}

function Journey({ detail: { state, isPickup, carrier, trackingNumber } }: { detail: ReturnDetail }) {
  if (isPickup) return <Fact title={t.pickup}>{t.byUs}</Fact>
  const text = [carrier, trackingNumber].filter(Boolean).join(' ')
  if (text === '' && state !== 'in_transit') return null
  return <Fact title={t.tracking}>{text || t.noTracking}</Fact>
}

function CustomerName({ customerId, name }: { customerId: number | null; name: string }) {
  const mayRead = useHasPermission('customers.read')
  if (name === '') return null
  return <div>{customerId !== null && mayRead ? <Link to={`/customers/${customerId}`}>{name}</Link> : name}</div>
}

function OrderLink({ orderId }: { orderId: string }) {
  const mayRead = useHasPermission('orders.read')
  return mayRead ? <Link to={`/orders/${orderId}`}>{orderId}</Link> : orderId
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
