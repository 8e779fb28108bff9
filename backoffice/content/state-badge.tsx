import { Badge } from '../kit/page.tsx'
import type { VersionState } from './page-types.ts'
import { texts } from './texts/en.ts'

const tones = { draft: 'note', scheduled: 'warn', published: 'ok', replaced: 'plain' } as const

/** Renders a version's state. */
export function StateBadge({ state }: { state: VersionState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}
