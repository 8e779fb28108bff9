import { Badge } from '../kit/page.tsx'
import type { OrderRow } from './order-types.ts'
import { texts } from './texts/en.ts'

type PaymentState = Pick<OrderRow, 'status' | 'isCancelled' | 'isExchange' | 'refunded' | 'total'>

/** Renders an order's payment state, or that it is an exchange without payment. */
export function PaymentBadge({ order }: { order: PaymentState }) {
  const { status, isCancelled, isExchange, refunded, total } = order
  if (status === 'payment_error') return <Badge tone="bad">{texts.status.payment_error}</Badge>
  if (isCancelled) return <Badge tone="plain">{texts.status.cancelled}</Badge>
  if (isExchange) return <Badge tone="note">{texts.detail.exchange}</Badge>
  if (refunded > 0 && refunded >= total) return <Badge tone="plain">{texts.status.refunded}</Badge>
  if (refunded > 0) return <Badge tone="note">{texts.status.partly}</Badge>
  return <Badge tone={status === 'published' ? 'ok' : 'warn'}>{texts.status[status]}</Badge>
}

/** Renders an order's delivery progress. */
export function DeliveryBadge({ order }: { order: Pick<OrderRow, 'delivery'> }) {
  const tones = { none: 'plain', waiting: 'warn', partly: 'warn', shipped: 'note', delivered: 'ok' } as const
  return <Badge tone={tones[order.delivery]}>{texts.delivery[order.delivery]}</Badge>
}
