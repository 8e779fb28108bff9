import type { ReturnState } from '#domain/returns/transitions.ts'
import { Badge } from '../kit/page.tsx'
import { texts } from './texts/en.ts'

const tones = {
  requested: 'warn',
  approved: 'note',
  in_transit: 'note',
  received: 'warn',
  refunded: 'ok',
  exchanged: 'ok',
  rejected: 'plain',
  cancelled: 'plain',
} as const

/** Renders a return's state. */
export function StateBadge({ state }: { state: ReturnState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}
