import { Badge } from '#backoffice/kit/page.tsx'
import { texts } from './texts/en.ts'

interface StateBadgesProps {
  isPublished: boolean
  hasDraft: boolean
  isScheduled: boolean
  /** True if the scheduled publication failed. */
  hasProblem: boolean
  isDeleted: boolean
}

/** Renders an article's states as badges. An article can have several states at once. */
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
