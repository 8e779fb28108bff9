import { Badge } from '#backoffice/kit/page.tsx'
import type { BulkEdit } from '../bulk-edit-types.ts'
import { texts } from '../texts/en.ts'

const tones = { applying: 'note', applied: 'ok', undoing: 'note', undone: 'plain' } as const

/** Renders the state of a bulk edit. */
export function StateBadge({ state }: { state: BulkEdit['state'] }) {
  return <Badge tone={tones[state]}>{texts.result.states[state]}</Badge>
}
