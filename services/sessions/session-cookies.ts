import type { Cookies } from '#contract/kernel/call.ts'
import { hasGroupPrices } from '#domain/pricing/customer-group.ts'
import { groupCookie } from '#domain/sessions/group-cookie.ts'
import { sessionCookie } from '#domain/sessions/session-cookie.ts'
import type { Site } from '#domain/sites.ts'
import { secondsPerDay } from '#services/call/identity/cookies.ts'

/** Session lifetime: a day after the last renewal. */
export const sessionMs = secondsPerDay * 1000

/**
 * Sets the cookies that tell scripts whether the customer has group prices [PRICE-205, PRICE-206, PRICE-401], and when
 * the session expires.
 *
 * @param exp epoch milliseconds, or 0 without a session
 */
export function setScriptCookies(cookies: Cookies, site: Site, groupId: number, exp: number) {
  const set = (name: string, value: string | null) => {
    if (value !== null) cookies.set(name, value, sessionMs / 1000, 'script')
    else if (cookies.get(name) !== undefined) cookies.set(name, '', 0, 'script')
  }
  set(groupCookie(site), hasGroupPrices(groupId) ? String(groupId) : null)
  set(sessionCookie(site), exp > 0 ? String(exp) : null)
}
