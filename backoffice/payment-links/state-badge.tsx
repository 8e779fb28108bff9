import { Badge } from '../kit/page.tsx'
import type { StaffLink } from './link-types.ts'
import { texts } from './texts/en.ts'

const tones = { open: 'note', partly_paid: 'warn', paid: 'ok', expired: 'plain', cancelled: 'plain' } as const

/** Renders a payment link's state, and a badge if the payer of an expired link requested a new one. */
export function LinkBadge({ link: { state, isAskedAgain } }: { link: Pick<StaffLink, 'state' | 'isAskedAgain'> }) {
  return (
    <span className="row row--tight">
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      {isAskedAgain && state === 'expired' && <Badge tone="warn">{texts.askedAgain}</Badge>}
    </span>
  )
}
