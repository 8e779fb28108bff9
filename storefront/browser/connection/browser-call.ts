import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Store } from '#contract/store.ts'
import type { Shop } from '#storefront/page/page.ts'
import { rateLimit } from '#storefront/shell/notices/rate-limit-store.ts'

type Visit = Pick<Shop, 'site' | 'isApp' | 'locale' | 'language'>
let loading: Promise<StoreCall> | null = null

/**
 * Returns the browser's client for its site, created once per visit so that responses are shared. Its code loads with
 * the first call. Calls without a response are logged to the console [ERROR-008].
 */
export function browserCall(shop: Visit): StoreCall {
  return async (name, input, options) => {
    loading ??= load(shop)
    const call = await loading
    return call(name, input, options)
  }
}

async function load(shop: Visit): Promise<StoreCall> {
  const { site, isApp, locale } = shop
  const { createClient } = await import('#contract/client/client.ts')
  return createClient<Store>({
    site,
    isApp,
    locale: locale.tag,
    onRateLimit: rateLimit.announce,
    onLogout: () =>
      void import('#storefront/shell/notices/session-end.ts').then((module) => module.announceSessionEnd(shop)),
    onSessionUnknown: (error) => console.error('Session unavailable', error),
    onNoResponse: (name) => console.warn(`No response: ${name}`),
  })
}
