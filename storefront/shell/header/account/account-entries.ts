import { sessionCookie } from '#domain/sessions/session-cookie.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { readCookie } from '#storefront/browser/storage/read-cookie.ts'

interface AccountEntry {
  name: 'account' | 'gymBuilder' | 'orders' | 'programs' | 'wishlist' | 'settings' | 'logOut' | 'logIn' | 'create'
  /** The linked page, or the button's action. */
  to: string
}

const forCustomers: readonly AccountEntry[] = [
  { name: 'account', to: '/account' },
  { name: 'gymBuilder', to: '/account/my-gyms' },
  { name: 'orders', to: '/account/orders' },
  { name: 'programs', to: '/account/programming' },
  { name: 'wishlist', to: '/account/wishlist' },
  { name: 'settings', to: '/account/settings' },
  { name: 'logOut', to: '/account' },
]

/**
 * Returns the account menu entries in order. Guests log in and return to `page`, which has no locale prefix
 * [ACCOUNT-018..026].
 */
export function accountEntries(isCustomer: boolean, page: string, site: Site): readonly AccountEntry[] {
  const { builder } = siteSettings[site].features
  if (isCustomer) return forCustomers.filter(({ name }) => builder || name !== 'gymBuilder')
  const isLogin = /^\/login(?:[/?]|$)/i.test(page)
  const redirect = isLogin ? '' : `redirect=${encodeURIComponent(page)}`
  return [
    { name: 'logIn', to: isLogin ? '/login' : `/login?${redirect}` },
    { name: 'create', to: `/login?${isLogin ? '' : `${redirect}&`}tab=create` },
  ]
}

/** Returns true if the session cookie indicates a logged-in customer; the cookie alone grants no access. */
export function isLoggedInByCookie(site: Site, cookies: string, now: number): boolean {
  const name = sessionCookie(site)
  return Number(readCookie(cookies, name) ?? readCookie(cookies, `__Host-${name}`) ?? 0) > now
}
