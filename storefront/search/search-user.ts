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
