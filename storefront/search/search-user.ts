import { type Site, siteSettings } from '#domain/sites.ts'

const cookie = 'search_sid'
const sixtyDays = 60 * 24 * 60 * 60

/**
 * Returns the engine's user id: a random one in a 60-day cookie, or '0' without consent
 * [SEARCH-070, SEARCH-071, SEARCH-100].
 */
export function searchUserId(site: Site): string {
  if (siteSettings[site].consentDefault === 'denied' || hasPrivacySignal()) return '0'
  const [, known] = new RegExp(`(?:^|; )${cookie}=([\\w-]{8,64})`).exec(document.cookie) ?? []
  const id = known ?? crypto.randomUUID()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookie}=${id}; Path=/; Max-Age=${sixtyDays}; SameSite=Lax${secure}`
  return id
}

function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}
