import { endedCookie } from '#domain/sessions/ended.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { clearCustomerStorage } from '#storefront/browser/storage/customer-storage.ts'
import type { Shop } from '#storefront/page/page.ts'
import { loadTexts, textsOf } from '../../texts.ts'
import { toasts } from '../overlays/toast-store.ts'

/** Announces that the session has expired, with a link to login that returns to this page. */
export async function announceSessionEnd(
  { locale, language }: Pick<Shop, 'locale' | 'language'>,
  where = pathHere({ locale }),
) {
  clearCustomerStorage(browserStorage('localStorage'))
  await loadTexts(language, ['login'])
  const { sessionEnded, logIn } = textsOf(language, 'login')
  const run = () => location.assign(withLocalePrefix(locale, `/login?redirect=${encodeURIComponent(where)}`))
  const isAtLogin = /^\/login(?:[/?]|$)/.test(pathHere({ locale }))
  toasts.show({ text: sessionEnded, lasts: true, ...(!isAtLogin && { action: { label: logIn, run } }) })
}

/** Announces a session end that the server reported in a cookie, and deletes the cookie. */
export async function announceEndFromCookie(shop: Shop) {
  const [, where] = new RegExp(`(?:^|; )${endedCookie}=([^;]*)`).exec(document.cookie) ?? []
  if (where === undefined) return
  document.cookie = `${endedCookie}=; Path=/; Max-Age=0`
  await announceSessionEnd(shop, decodeURIComponent(where))
}

function pathHere({ locale }: Pick<Shop, 'locale'>): string {
  const { pathname, search } = location
  const path = locale.path === '' ? pathname : pathname.slice(locale.path.length + 1)
  return (path || '/') + search
}
