import { type Site, siteSettings } from '#domain/sites.ts'

const cookie = 'search_sid'
const sixtyDays = 60 * 24 * 60 * 60

/**
 * Who searches, as the engine may know it: a random id in a cookie of 60 days, or nobody where nothing is remembered
 * without consent [SEARCH-070, SEARCH-071, SEARCH-100].
 */
export function searchUserId(site: Site): string {
  if (siteSettings[site].consentDefault === 'denied' || hasPrivacySignal()) return '0'
  const [, known] = new RegExp(`(?:^|; )${cookie}=([\\w-]{8,64})`).exec(document.cookie) ?? []
  const id = known ?? crypto.randomUUID()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookie}=${id}; Path=/; Max-Age=${sixtyDays}; SameSite=Lax${secure}`
  return id
}

/** Global Privacy Control: the browser says that nothing is to be remembered for others. */
function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}
