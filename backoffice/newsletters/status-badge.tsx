import { Badge } from '../kit/page.tsx'
import type { SubscriberStatus } from './newsletter-types.ts'
import { texts } from './texts/en.ts'

const tones = { subscribed: 'ok', pending: 'warn', unsubscribed: 'plain', suppressed: 'bad' } as const

/** Renders a subscription's status. */
export function StatusBadge({ status }: { status: SubscriberStatus }) {
  return <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
}
