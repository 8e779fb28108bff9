import type { OrderStatus } from '#domain/orders/status.ts'
import type { Card, SimulatedBank } from './simulated-bank.ts'
import type { FinalOrder } from './simulated-rows.ts'

export interface ModelOrder {
  id: string
  card: Card
  seen: Set<OrderStatus>
  wasPlaced: boolean
  /** True if no request failed and the shopper did not start over. */
  isUndisturbed: boolean
}

export function problemsOf(
  one: ModelOrder,
  end: FinalOrder,
  { authorizations }: SimulatedBank,
  mails: number,
): string[] {
  const own = authorizations.filter(({ key }) => key === one.id)
  const taken = own.reduce((sum, { captured }) => sum + captured, 0)
  const isPublished = end.status === 'published'
  const wasReportedPaid = one.seen.has('payment_complete') || one.seen.has('published')
  const rules: Readonly<Record<string, boolean>> = {
    'is finished': isPublished || end.status === 'payment_error',
    'took its amount once, or nothing': taken === (isPublished ? end.amount : 0),
    'holds nothing': own.every(({ state }) => state !== 'held'),
    'is published if it was reported paid': isPublished || !wasReportedPaid,
    'is not published if it was reported failed': !isPublished || !one.seen.has('payment_error'),
    'is not paid with a declined card': one.card !== 'declines' || !isPublished,
    'is not paid if it was never placed': one.wasPlaced || !isPublished,
    'is paid if nothing disturbed it': !(one.isUndisturbed && one.wasPlaced && one.card === 'pays') || isPublished,
    'has one confirmation mail if it is paid': mails === (isPublished ? 1 : 0),
    'holds no stock': !end.isReserved,
    'has events that lead to its status': end.events.at(-1)?.endsWith(`>${end.status}`) === true,
  }
  return Object.entries(rules).flatMap(([rule, holds]) =>
    holds ? [] : [`${rule}: ${end.events.join(' ')}, ${JSON.stringify(own)}`],
  )
}
