import type { StoreCall } from '#contract/kernel/call-options.ts'
import { sessionCookie } from '#domain/sessions/session-cookie.ts'
import type { Shop } from '#storefront/page/page.ts'
import { sendAppMessage } from '../app/send-app-message.ts'
import { readCookie } from '../storage/read-cookie.ts'
import { startSessionRenewal } from './start-session-renewal.ts'

/** Renews a logged-in customer's session while the document is open. */
export function startSession({ call, shop }: { call: StoreCall; shop: Shop }): void {
  const name = sessionCookie(shop.site)
  startSessionRenewal({
    call,
    now: Date.now,
    readExpiry: () => Number(readCookie(document.cookie, name) ?? readCookie(document.cookie, `__Host-${name}`) ?? 0),
    // Browsers without the Web Locks API renew once per tab.
    alone: async (work) => ('locks' in navigator ? navigator.locks.request('session', work) : work()),
    after: (milliseconds, work) => void setTimeout(work, milliseconds),
    logError: (text, error) => console.error(text, error),
    tellApp: (type) => {
      const payload = { code: 'session_renewal_failed', message: '', path: location.pathname, fatal: false }
      if (shop.isApp) sendAppMessage(type, payload)
    },
    onLogout: () =>
      void import('#storefront/shell/notices/session-end.ts').then((module) => module.announceSessionEnd(shop)),
  })
}
