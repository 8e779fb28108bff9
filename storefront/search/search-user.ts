import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import { isPersonalized } from '#storefront/consent/consent-state.ts'

const cookie = 'search_sid'
const sixtyDays = 60 * 24 * 60 * 60

/**
 * Returns the engine's user id: a random id in a 60-day cookie. Returns '0' and deletes the cookie without functional
 * consent or with a privacy signal [SEARCH-070, SEARCH-071, SEARCH-072, SEARCH-100].
 */
export function browserSearchUserId(site: Site): string {
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
 * Returns the user id for a search: the customer's id if logged in, or else the browser's. Without personalization, it
 * is '0' for customers too [SEARCH-069, SEARCH-071].
 */
export async function resolveSearchUserId(call: StoreCall, site: Site): Promise<string> {
  if (isPersonalized(site)) {
    try {
      if (isLoggedIn(await call('GET /svc_session/session', {})))
        return String((await call('GET /svc_customer/customer', {}))._id)
    } catch {
      // The search must work even if the session call fails.
    }
  }
  return browserSearchUserId(site)
}
