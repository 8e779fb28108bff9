import type { DraftOrderState } from '#domain/quotes/draft-order.ts'
import { Badge } from '#backoffice/kit/page.tsx'
import { texts } from './texts/en.ts'

const tones = { draft: 'plain', sent: 'note', expired: 'warn', ordered: 'ok' } as const

/** Renders a draft order's state. */
export function StateBadge({ state }: { state: DraftOrderState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}
