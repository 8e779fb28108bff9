import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Store } from '#contract/store.ts'
import type { Shop } from '#storefront/page/page.ts'
import { rateLimit } from '#storefront/shell/rate-limit-store.ts'

type Visit = Pick<Shop, 'site' | 'isApp' | 'locale' | 'language'>
let made: Promise<StoreCall> | null = null

/**
 * The browser's way to the services of its own site; one for the whole visit, so that answers are shared. Its code comes
 * with the first call: no page needs it to be shown. Calls that nobody answered are logged to the console [ERROR-008].
 */
export function browserCall(shop: Visit): StoreCall {
  return async (name, sent, options) => {
    made ??= load(shop)
    const call = await made
    return call(name, sent, options)
  }
}

async function load(shop: Visit): Promise<StoreCall> {
  const { site, isApp } = shop
  const { createClient } = await import('#contract/client/client.ts')
  return createClient<Store>({
    site,
    isApp,
    onRateLimit: rateLimit.announce,
    onLogout: () =>
      void import('#storefront/shell/session-end.ts').then(({ announceSessionEnd }) => announceSessionEnd(shop)),
    onSessionUnknown: (error) => console.error('No session', error),
    onNoResponse: (name) => console.warn(`No answer: ${name}`),
  })
}
