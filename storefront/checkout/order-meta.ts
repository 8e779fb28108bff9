import type { Sent } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { appContextIn } from '#storefront/page/app-context.ts'
import type { Shop } from '#storefront/page/page.ts'

type OrderMeta = NonNullable<Sent<Store, 'POST /svc_checkout/order'>['body']['meta']>

/** Where an order is made: the locale that its shopper reads, and by which native app, if by one [ORDER-207, ORDER-208]. */
export function orderMeta(shop: Pick<Shop, 'locale' | 'language' | 'isApp' | 'app'>): OrderMeta {
  const { locale, language } = shop
  const { version, platform } = appOf(shop)
  return {
    l10n: { country: locale.country, lang: language, path: locale.path },
    ...(version !== undefined && { appVersion: version }),
    ...(platform !== undefined && { appPlatform: platform }),
  }
}

/** What the app said when the page was made; of a page that all share the browser knows it by its cookies. */
function appOf({ isApp, app }: Pick<Shop, 'isApp' | 'app'>) {
  if (!isApp) return {}
  return app ?? appContextIn(globalThis.document?.cookie, globalThis.location?.search ?? '')
}
