import type { IncomingHttpHeaders } from 'node:http'
import { CookieJar, toughCookie } from 'jsdom'

const { Cookie } = toughCookie

/** A cookie as Playwright writes it: `expires` in seconds, or -1 for a session. */
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

/** How the request relates to the page that caused it: `none` if the address was typed. */
export type Relation = 'none' | 'same-origin' | 'same-site' | 'cross-site'

/** Creates an empty jar, which respects Path, Domain, Secure, HttpOnly, SameSite, and expiry. Ports share cookies. */
export const createJar = (): CookieJar => new CookieJar()

/** Returns the `Cookie` header of a navigation, which is empty without cookies. */
export function cookieHeader(jar: CookieJar, url: URL, relation: Relation, method: string): string {
  // A navigation from another site brings Lax cookies only by GET.
  const crossSite = method === 'GET' ? 'lax' : 'none'
  return jar.getCookieStringSync(url.href, { sameSiteContext: relation === 'cross-site' ? crossSite : 'strict' })
}

/** Stores the cookies of a response. A cookie that its host must not set is ignored, as in a browser. */
export function storeCookies(jar: CookieJar, url: URL, headers: IncomingHttpHeaders): void {
  for (const header of headers['set-cookie'] ?? []) jar.setCookieSync(header, url.href, { ignoreError: true })
}

/** Adds cookies of a browser context or of another visitor. */
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

/** Returns the cookies that have not expired: all, or those of a URL. */
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

/** Deletes all cookies, or those with a name. */
export function clearCookies(jar: CookieJar, name?: string | RegExp): void {
  const others = savedCookies(jar).filter((cookie) => {
    if (name === undefined) return false
    return name instanceof RegExp ? !name.test(cookie.name) : cookie.name !== name
  })
  jar.removeAllCookiesSync()
  addCookies(jar, others)
}
