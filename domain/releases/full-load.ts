/** A visit older than 1440 minutes loads its next page as a document [RELEASE-001, RELEASE-405]. */
export const maxVisitMs = 1_440 * 60_000

/** Delay of the watcher check after an error, and its time limit [RELEASE-413, RELEASE-414]. */
export const watcherCheckMs = 300

/** Matches checkout steps and payment links, with or without a locale prefix. */
const checkoutPath = /^(?:\/[a-z]{2}){0,2}\/(?:checkout|payment-link)(?:\/|$)/i

interface Visit {
  /** Path of the current page. */
  path: string
  /** Time when the document was loaded, in Unix milliseconds. */
  loadedAt: number
  now: number
  hasNewRelease: boolean
  isUnrecoverable: boolean
  hasUnsavedForm: boolean
}

/**
 * Returns true if the next navigation must load a document: after 24 hours, for a new release, or after an error that
 * broke the page, but never from a checkout step or with an unsaved form [RELEASE-001..003, RELEASE-405, RELEASE-406,
 * RELEASE-409].
 */
export function needsFullLoad(visit: Visit): boolean {
  if (checkoutPath.test(visit.path)) return false
  if (visit.isUnrecoverable) return true
  if (visit.hasUnsavedForm) return false
  return visit.hasNewRelease || visit.now - visit.loadedAt > maxVisitMs
}
