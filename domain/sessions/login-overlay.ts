/** The overlays that log a guest in without leaving the page [SHELL-033, SHELL-034]. */
export type LoginOverlay = 'login' | 'program-login'

/** Returns true for pages of the invitational and of events whose name contains arnold, without the locale prefix. */
export function isEventPath(path: string): boolean {
  return /^\/(?:invitational(?:\/|$)|events\/[^/]*arnold)/i.test(path)
}

export type LoginReason = 'stockAlert' | 'review'

/** Returns what a guest wants to do behind a link to a page for customers, or null for other links [ACCOUNT-423]. */
export function loginReasonOf(link: string): LoginReason | null {
  if (/^\/account\/bin\?product=\d/.test(link)) return 'stockAlert'
  return /^\/account\/reviews\/\d/.test(link) ? 'review' : null
}

/**
 * Returns the overlay that a guest's click on a link opens instead of its page, or null: links to the login on event
 * pages, those that lead back to the current page, and actions of customers. Paths have no locale's prefix [SESSION-001,
 * SESSION-002, SESSION-003, ACCOUNT-423].
 */
export function loginOverlayOf(page: string, link: string): LoginOverlay | null {
  if (loginReasonOf(link) !== null) return 'login'
  const { pathname, searchParams } = new URL(link, 'https://shop.invalid')
  if (pathname === '/account') return isEventPath(page) ? 'login' : null
  if (pathname !== '/login' || searchParams.has('tab')) return null
  if (searchParams.get('for') === 'program') return 'program-login'
  return isEventPath(page) || searchParams.get('redirect') === page ? 'login' : null
}
