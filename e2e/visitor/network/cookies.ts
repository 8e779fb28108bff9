import type { IncomingHttpHeaders } from 'node:http'
import { CookieJar, toughCookie } from 'jsdom'

const { Cookie } = toughCookie

/** A cookie in Playwright's format. `expires` is in epoch seconds, or -1 for a session cookie. */
export interface SavedCookie {
  name: string
  value: string
  domain: string
  path: string
  expires: number
  httpOnly: boolean
  secure: boolean
  sameSite: 'Strict' | 'Lax' | 'None'
}

/** How a request relates to the page that caused it. `none` means that the user entered the URL. */
export type Relation = 'none' | 'same-origin' | 'same-site' | 'cross-site'

/**
 * Creates an empty cookie jar, which respects Path, Domain, Secure, HttpOnly, SameSite, and expiry. Ports share
 * cookies.
 */
export const createJar = (): CookieJar => new CookieJar()

/** Returns the `Cookie` header for a navigation, or an empty string if there are no cookies. */
export function cookieHeader(jar: CookieJar, url: URL, relation: Relation, method: string): string {
  // A navigation from another site sends Lax cookies only with GET.
  const crossSite = method === 'GET' ? 'lax' : 'none'
  return jar.getCookieStringSync(url.href, { sameSiteContext: relation === 'cross-site' ? crossSite : 'strict' })
}

/** Stores a response's cookies. Like a browser, ignores cookies that the host must not set. */
export function storeCookies(jar: CookieJar, url: URL, headers: IncomingHttpHeaders): void {
  for (const header of headers['set-cookie'] ?? []) jar.setCookieSync(header, url.href, { ignoreError: true })
}

/** Adds cookies from a browser context or another visitor. */
export function addCookies(jar: CookieJar, cookies: readonly SavedCookie[]): void {
  for (const { name, value, domain, path, expires, httpOnly, secure, sameSite } of cookies) {
    const cookie = new Cookie({
      key: name,
      value,
      domain: domain.replace(/^\./, ''),
      hostOnly: !domain.startsWith('.'),
      path,
      httpOnly,
      secure,
      sameSite: sameSite.toLowerCase(),
      expires: expires === -1 ? 'Infinity' : new Date(expires * 1000),
    })
    jar.setCookieSync(cookie, `http://${cookie.domain ?? ''}${path}`)
  }
}

/** Returns the cookies that have not expired: all of them, or those for a URL. */
export function savedCookies(jar: CookieJar, url?: string): SavedCookie[] {
  const sameSites = { strict: 'Strict', lax: 'Lax', none: 'None' } as const
  const all = (jar.serializeSync()?.cookies ?? []).map((stored) => Cookie.fromJSON(stored))
  return (url === undefined ? all : jar.getCookiesSync(url)).flatMap((cookie) => {
    if (!cookie || cookie.TTL() <= 0) return []
    const end = cookie.expiryTime()
    return {
      name: cookie.key,
      value: cookie.value,
      domain: `${cookie.hostOnly ? '' : '.'}${cookie.domain ?? ''}`,
      path: cookie.path ?? '/',
      expires: end === undefined || end === Infinity ? -1 : end / 1000,
      httpOnly: cookie.httpOnly,
      secure: cookie.secure,
      sameSite: sameSites[cookie.sameSite as keyof typeof sameSites] ?? 'Lax',
    }
  })
}

/** Deletes all cookies, or those with a matching name. */
export function clearCookies(jar: CookieJar, name?: string | RegExp): void {
  const others = savedCookies(jar).filter((cookie) => {
    if (name === undefined) return false
    return name instanceof RegExp ? !name.test(cookie.name) : cookie.name !== name
  })
  jar.removeAllCookiesSync()
  addCookies(jar, others)
}
