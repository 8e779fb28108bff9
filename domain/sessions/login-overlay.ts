/** The overlays that log a guest in without leaving the page [SHELL-033, SHELL-034]. */
export type LoginOverlay = 'login' | 'program-login'

/** Returns true for invitational pages and pages of events with arnold in their name. The path has no locale prefix. */
export function isEventPath(path: string): boolean {
  return /^\/(?:invitational(?:\/|$)|events\/[^/]*arnold)/i.test(path)
}

export type LoginReason = 'stockAlert' | 'review'

/**
 * Returns the reason to log in when a guest clicks a link to a customer page, or null for other links [ACCOUNT-423].
 */
export function loginReasonOf(link: string): LoginReason | null {
  if (/^\/account\/bin\?product=\d/.test(link)) return 'stockAlert'
  return /^\/account\/reviews\/\d/.test(link) ? 'review' : null
}

/**
 * Returns the overlay that a guest's click opens instead of a page, or null. Overlays open for login links on event
 * pages, for links that return to the current page, and for customer actions. Paths have no locale prefix [SESSION-001,
 * SESSION-002, SESSION-003, ACCOUNT-423].
 */
export function loginOverlayFor(page: string, link: string): LoginOverlay | null {
  if (loginReasonOf(link) !== null) return 'login'
  const { pathname, searchParams } = new URL(link, 'https://shop.invalid')
  if (pathname === '/account') return isEventPath(page) ? 'login' : null
  if (pathname !== '/login' || searchParams.has('tab')) return null
  if (searchParams.get('for') === 'program') return 'program-login'
  return isEventPath(page) || searchParams.get('redirect') === page ? 'login' : null
}
