import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import { isPersonalized } from '#storefront/consent/allowed.ts'

const cookie = 'search_sid'
const sixtyDays = 60 * 24 * 60 * 60

/**
 * Returns the engine's user id: a random one in a 60-day cookie, or '0' without functional consent and with a privacy
 * signal, which also deletes the cookie [SEARCH-070, SEARCH-071, SEARCH-072, SEARCH-100].
 */
export function searchUserId(site: Site): string {
  const [, known] = new RegExp(`(?:^|; )${cookie}=([\\w-]{8,64})`).exec(document.cookie) ?? []
  if (!isPersonalized(site)) {
    if (known !== undefined) document.cookie = `${cookie}=; Path=/; Max-Age=0`
    return '0'
  }
  const id = known ?? crypto.randomUUID()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookie}=${id}; Path=/; Max-Age=${sixtyDays}; SameSite=Lax${secure}`
  return id
}

/**
 * Returns the user id of a search: the customer's id when logged in, else that of the browser. Without personalization
 * it is '0' for customers too [SEARCH-069, SEARCH-071].
 */
export async function requestUserId(call: StoreCall, site: Site): Promise<string> {
  if (isPersonalized(site)) {
    try {
      if (isLoggedIn(await call('GET /svc_session/session', {})))
        return String((await call('GET /svc_customer/customer', {}))._id)
    } catch {
      // The search must not fail with the session.
    }
  }
  return searchUserId(site)
}
