import { endedCookie } from '#domain/sessions/ended.ts'

/**
 * Maximum characters in a value. Browsers silently drop cookies with more than 4,096 bytes for name, value, and
 * attributes.
 */
const longestValue = 3_500

/**
 * Returns the Set-Cookie line that reports the ended session and its page to the next hydrated page. Drops the query if
 * it is too long.
 */
export function sessionEndedCookie(path: string, query: string, isSecure: boolean): string {
  const target = query === '' ? path : `${path}?${query}`
  const value = [target, path, '/'].map(encodeURIComponent).find((each) => each.length <= longestValue)
  return `${endedCookie}=${value}; Path=/; Max-Age=60; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
