import type { Sent } from '#contract/call.ts'
import type { Store } from '#contract/store.ts'
import type { Shop } from '../page.ts'

type OrderMeta = NonNullable<Sent<Store, 'POST /svc_checkout/order'>['body']['meta']>

/** Where an order is made: the locale that its shopper reads [ORDER-208]. */
export function orderMeta({ locale, language }: Pick<Shop, 'locale' | 'language'>): OrderMeta {
  return { l10n: { country: locale.country, lang: language, path: locale.path } }
}
