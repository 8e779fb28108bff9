import { createClient } from '#contract/client/client.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Store } from '#contract/store.ts'
import { refusalSignals, replySignals } from '#storefront/analytics/signals/call-signals.ts'
import { signals } from '#storefront/analytics/signals/queue.ts'
import type { Shop } from '#storefront/page/page.ts'
import { rateLimit } from '#storefront/shell/notices/rate-limit-store.ts'

export type Visit = Pick<Shop, 'site' | 'isApp' | 'isLive' | 'locale' | 'language'>

/** Creates the browser's client. Calls without a response are logged to the console [ERROR-008]. */
export function loadClient(shop: Visit): StoreCall {
  const { site, isApp, isLive = false, locale } = shop
  const call: StoreCall = createClient<Store>({
    site,
    isApp,
    isLive,
    locale: locale.tag,
    onRateLimit: rateLimit.announce,
    onLogout: () => {
      signals.report({ kind: 'session-end' })
      void import('#storefront/shell/notices/session-end.ts').then((module) => module.announceSessionEnd(shop))
    },
    onSessionUnknown: (error) => console.error('Session unavailable', error),
    onNoResponse: (name) => console.warn(`No response: ${name}`),
  })
  return async (name, input, options) => {
    const reply = await call(name, input, options).catch((error: unknown) => {
      for (const signal of refusalSignals(name, error)) signals.report(signal)
      throw error
    })
    // Outside the catch block, because a successful call must not report a refusal.
    for (const signal of replySignals(name, input, reply)) signals.report(signal)
    return reply
  }
}
