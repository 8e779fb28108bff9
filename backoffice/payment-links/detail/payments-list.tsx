import { useState } from 'react'
import { siteSettings, type Site } from '#domain/sites.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Badge, Section } from '#backoffice/kit/page.tsx'
import { isPaidByOrder, refundableAmount } from '../act/link-actions.ts'
import { RefundDialog } from '../act/refund-dialog.tsx'
import type { LinkPayment, StaffLink } from '../link-types.ts'
import { texts } from '../texts/en.ts'

interface PaymentsListProps {
  site: Site
  link: StaffLink
  onDone: () => void
}

const t = texts.detail
const tones: Readonly<Record<string, 'ok' | 'bad'>> = { captured: 'ok', paid: 'ok', failed: 'bad' }
const refundTones = { asked: 'note', refunded: 'ok', failed: 'bad' } as const

/** Renders a link's payments with their refunds. A payment's remaining amount can be refunded. */
export function PaymentsList({ site, link, onDone }: PaymentsListProps) {
  const [open, setOpen] = useState<LinkPayment | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title={t.payments}>
      {link.payments.length === 0 && <p className="muted small">{t.noPayments}</p>}
      <ul className="refunds">
        {link.payments.map((payment) => (
          <Payment key={payment.id} {...{ site, link, payment }} onRefund={() => setOpen(payment)} />
        ))}
      </ul>
      {isPaidByOrder(link) && link.payments.length > 0 && <p className="muted small">{t.ofOrder}</p>}
      {open && (
        <RefundDialog
          site={site}
          payment={open}
          left={refundableAmount(link, open)}
          onClose={close}
          onDone={() => {
            close()
            onDone()
          }}
        />
      )}
    </Section>
  )
}

interface PaymentProps extends Omit<PaymentsListProps, 'onDone'> {
  payment: LinkPayment
  onRefund: () => void
}

function Payment({ site, link, payment, onRefund }: PaymentProps) {
  const mayRefund = useHasPermission('refunds.write')
  const { amount, at, state, cause, refunded, refunds } = payment
  const money = (value: number) => formatMoney(value, siteSettings[site].currency)
  return (
    <li className="link-payment">
      <p className="row row--tight">
        <strong>{money(amount)}</strong>
        <Badge tone={tones[state] ?? 'note'}>{texts.payments[state] ?? state}</Badge>
        {refunded > 0 && <Badge tone="plain">{t.refunded(money(refunded))}</Badge>}
        <time className="muted small" dateTime={new Date(at).toISOString()}>
          {formatDateTime(at)}
        </time>
      </p>
      {state === 'failed' && cause !== '' && <p className="muted small">{cause}</p>}
      {refunds.map((refund) => (
        <p key={refund.number} className="row row--tight small">
          {t.refundOf(money(refund.amount))}
          <Badge tone={refundTones[refund.state]}>{texts.refundStates[refund.state]}</Badge>
          <span className="muted">{[formatDateTime(refund.at), refund.reason].filter(Boolean).join(' · ')}</span>
        </p>
      ))}
      {mayRefund && refundableAmount(link, payment) > 0 && (
        <button type="button" className="button button--line button--small" onClick={onRefund}>
          {texts.actions.refund}
        </button>
      )}
    </li>
  )
}
