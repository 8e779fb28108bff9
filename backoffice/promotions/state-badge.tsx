import { Badge } from '#backoffice/kit/page.tsx'
import type { PromotionState } from './promotion-types.ts'
import { texts } from './texts/en.ts'

const tones = { scheduled: 'note', running: 'ok', sold_out: 'warn', ended: 'plain' } as const

/** Renders a promotion's state. */
export function StateBadge({ state }: { state: PromotionState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}
