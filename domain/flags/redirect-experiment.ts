import type { FlagValue } from './feature.ts'

/** Flag for the experiment that redirects some visitors to another page. */
export const redirectFlag = 'redirect_experiment'

/** Milliseconds before navigation, so that the exposure is sent first [FLAG-412]. */
export const navigateDelayMs = 100
/** Maximum number of milliseconds to wait for the exposure before redirecting the visitor [FLAG-413]. */
export const maxNavigateDelayMs = 1_000

/** Paths of the store. A second slash or a backslash would lead to another host. */
const storePath = /^\/(?![/\\])[^\s\\?#]*$/

interface Redirect {
  from: string
  /** Null for the control, which stays on the page. */
  to: string | null
}

/** Returns the redirect that a flag value defines for a page, or null if it is malformed or for another page. */
export function redirectForPath(path: string, value: FlagValue): Redirect | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { from, to = null } = value
  if (from !== path || (to !== null && (typeof to !== 'string' || !storePath.test(to) || to === path))) return null
  return { from: path, to }
}
