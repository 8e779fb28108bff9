import { endedCookie } from '#domain/sessions/ended.ts'

/** Characters of a cookie's value: browsers take 4,096 bytes of name, value and attributes, and drop longer ones unseen. */
const longestValue = 3_500

/**
 * The Set-Cookie line by which the next page that a script takes over says that the session ended, and where: with the
 * query of that page where there is room for it.
 */
export function endedLine(path: string, query: string, isSecure: boolean): string {
  const asked = query === '' ? path : `${path}?${query}`
  const value = [asked, path, '/'].map(encodeURIComponent).find((each) => each.length <= longestValue)
  return `${endedCookie}=${value}; Path=/; Max-Age=60; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
