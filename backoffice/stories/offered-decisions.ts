import type { Submission } from './story-types.ts'

/** A decision that staff may make about a story; `clearReports` republishes a reported story. */
export type OfferedDecision = 'publish' | 'feature' | 'unfeature' | 'clearReports' | 'reject' | 'takeDown'

/** Returns the decisions that would change a story, in button order. */
export function offeredDecisions({
  state,
  isFeatured,
  reports,
}: Pick<Submission, 'state' | 'isFeatured' | 'reports'>): OfferedDecision[] {
  if (state === 'pending') return ['publish', 'feature', 'reject']
  if (state === 'rejected') return ['publish', 'feature']
  return [...(reports > 0 ? (['clearReports'] as const) : []), isFeatured ? 'unfeature' : 'feature', 'takeDown']
}
