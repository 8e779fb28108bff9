import { Badge } from '#backoffice/kit/page.tsx'
import type { BulkEdit } from '../bulk-edit-types.ts'
import { texts } from '../texts/en.ts'

const tones = { applying: 'note', applied: 'ok', undoing: 'note', undone: 'plain' } as const

/** Renders a bulk edit's state. */
export function StateBadge({ state }: { state: BulkEdit['state'] }) {
  return <Badge tone={tones[state]}>{texts.result.states[state]}</Badge>
}
