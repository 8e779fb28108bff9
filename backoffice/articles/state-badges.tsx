import { Badge } from '#backoffice/kit/page.tsx'
import { texts } from './texts/en.ts'

interface StateBadgesProps {
  isPublished: boolean
  hasDraft: boolean
  isScheduled: boolean
  /** True if the scheduled version could not be published at its time. */
  hasProblem: boolean
  isDeleted: boolean
}

/** Renders the states of an article, which may have several. */
export function StateBadges({ isPublished, hasDraft, isScheduled, hasProblem, isDeleted }: StateBadgesProps) {
  const t = texts.states
  if (isDeleted) return <Badge tone="plain">{t.deleted}</Badge>
  return (
    <span className="content-badges">
      {isPublished && <Badge tone="ok">{t.published}</Badge>}
      {hasDraft && <Badge tone="note">{t.draft}</Badge>}
      {hasProblem && <Badge tone="bad">{t.notPublished}</Badge>}
      {isScheduled && !hasProblem && <Badge tone="warn">{t.scheduled}</Badge>}
    </span>
  )
}
