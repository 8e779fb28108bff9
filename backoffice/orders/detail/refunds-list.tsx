import { callsOf } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Badge, Section } from '#backoffice/kit/page.tsx'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { OrderDetail, RefundOverview } from '../order-types.ts'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'

interface RefundsListProps {
  detail: OrderDetail
  overview: RefundOverview
  onDone: () => void
}

const t = dialogs.refund
const tones = { asked: 'note', refunded: 'ok', failed: 'bad' } as const

/** Renders an order's refunds. A failed refund can be retried. */
export function RefundsList({ detail, overview, onDone }: RefundsListProps) {
  if (overview.refunds.length === 0) return null
  return (
    <Section title={texts.detail.refunded}>
      <ul className="refunds">
        {overview.refunds.map((refund) => (
          <Refund key={refund.number} {...{ detail, refund, onDone }} />
        ))}
      </ul>
    </Section>
  )
}

function Refund({
  detail,
  refund,
  onDone,
}: Omit<RefundsListProps, 'overview'> & { refund: RefundOverview['refunds'][number] }) {
  const mayRefund = useHasPermission('refunds.write')
  const { number, state, amount, toGiftCards, toNewGiftCard, toCard, reason, createdAt } = refund
  const money = (value: number) => formatMoney(value, detail.currency)
  const { problem, isBusy, submit } = useSubmit({
    send: (key) =>
      callsOf(detail.site)('POST /svc_fulfilment/order/{orderId}/refunds/{number}/retry', {
        params: { orderId: detail.order.orderId, number: String(number) },
        key,
      }),
    done: t.retried,
    onDone,
  })
  return (
    <li>
      <p className="row row--tight">
        <strong>{money(amount)}</strong>
        <Badge tone={tones[state]}>{t.states[state]}</Badge>
        <time className="muted small" dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
      </p>
      <p className="muted small">
        {[
          toGiftCards > 0 && `${t.toGiftCards} ${money(toGiftCards)}`,
          toNewGiftCard > 0 && `${t.toNewGiftCard} ${money(toNewGiftCard)}`,
          toCard > 0 && `${t.toCard} ${money(toCard)}`,
          reason,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {state === 'failed' && <Message tone="bad">{problem ? problemText(problem, texts.refusals) : t.failed}</Message>}
      {state === 'failed' && mayRefund && (
        <button type="button" className="button button--line button--small" aria-disabled={isBusy} onClick={submit}>
          {t.retry}
        </button>
      )}
    </li>
  )
}
