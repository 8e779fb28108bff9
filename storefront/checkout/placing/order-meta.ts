import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { orderStamps } from '#storefront/analytics/visit/browser-stamps.ts'
import { appContextOf } from '#storefront/page/app-context.ts'
import type { Shop } from '#storefront/page/page.ts'

type OrderMeta = NonNullable<CallInput<Store, 'POST /svc_checkout/order'>['body']['meta']>

/**
 * Returns the order's locale, the version and platform of the native app if present, and the visit if the shopper
 * allows analytics [ORDER-207, ORDER-208].
 */
export function orderMeta(shop: Pick<Shop, 'site' | 'locale' | 'language' | 'isApp' | 'app'>): OrderMeta {
  const { locale, language } = shop
  const { version, platform } = appOf(shop)
  return {
    l10n: { country: locale.country, lang: language, path: locale.path },
    ...(version !== undefined && { appVersion: version }),
    ...(platform !== undefined && { appPlatform: platform }),
    ...orderStamps(shop.site),
  }
}

/** Shared pages have no app context, so it is read from the browser's cookies. */
function appOf({ isApp, app }: Pick<Shop, 'isApp' | 'app'>) {
  if (!isApp) return {}
  return app ?? appContextOf(globalThis.document?.cookie, globalThis.location?.search ?? '')
}
