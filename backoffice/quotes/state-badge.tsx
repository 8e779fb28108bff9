import type { QuoteState } from '#domain/quotes/quote.ts'
import { Badge } from '../kit/page.tsx'
import { texts } from './texts/en.ts'

const tones = {
  requested: 'warn',
  in_work: 'warn',
  sent: 'note',
  accepted: 'ok',
  ordered: 'ok',
  declined: 'plain',
  cancelled: 'plain',
  expired: 'plain',
} as const

/** Renders a quote's state. */
export function StateBadge({ state }: { state: QuoteState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}
