import { endedCookie } from '#domain/sessions/ended.ts'
import { pathIn } from '#storefront/page/link-path.ts'
import { forgetLocalOrder, memoryOf } from '#storefront/browser/browser-storage.ts'
import type { Shop } from '#storefront/page/page.ts'
import { loadTexts, textsOf } from '../texts.ts'
import { toasts } from './toast-store.ts'

/** Says that the session ended, until it is closed, and leads to the log-in and from there back to where the shopper was. */
export async function announceSessionEnd(
  { locale, language }: Pick<Shop, 'locale' | 'language'>,
  where = pathHere({ locale }),
) {
  forgetLocalOrder(memoryOf('localStorage'))
  await loadTexts(language, ['login'])
  const { sessionEnded, logIn } = textsOf(language, 'login')
  const run = () => location.assign(pathIn(locale, `/login?redirect=${encodeURIComponent(where)}`))
  const isAtLogin = /^\/login(?:[/?]|$)/.test(pathHere({ locale }))
  toasts.show({ text: sessionEnded, lasts: true, ...(!isAtLogin && { action: { label: logIn, run } }) })
}

/** What the server could only say by a cookie, which is then taken away. */
export async function announceEndFromCookie(shop: Shop) {
  const [, where] = new RegExp(`(?:^|; )${endedCookie}=([^;]*)`).exec(document.cookie) ?? []
  if (where === undefined) return
  document.cookie = `${endedCookie}=; Path=/; Max-Age=0`
  await announceSessionEnd(shop, decodeURIComponent(where))
}

/** Where the browser is, as a path of the shop: without the locale's prefix. */
function pathHere({ locale }: Pick<Shop, 'locale'>): string {
  const { pathname, search } = location
  const path = locale.path === '' ? pathname : pathname.slice(locale.path.length + 1)
  return (path || '/') + search
}
