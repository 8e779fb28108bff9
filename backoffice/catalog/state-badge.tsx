import { Badge } from '#backoffice/kit/page.tsx'
import type { ProductRow } from './product-types.ts'
import { texts } from './texts/en.ts'

const tones = { active: 'ok', unpublished: 'warn', draft: 'note', archived: 'plain', none: 'plain' } as const

/** Renders a product's state on a site. */
export function StateBadge({ state }: { state: ProductRow['state'] }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}
