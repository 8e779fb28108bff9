import type { StoreCall } from '#contract/call-options.ts'
import type { Shop } from './page.ts'
import { cookieLine } from './shell/preference-cookies.ts'
import { rememberedOf } from './shell/remembered-locale.ts'
import { start } from './ticker/start.ts'

interface Settled {
  call: StoreCall
  shop: Shop
  cart: { refresh: () => Promise<void> }
  /** Loads the data of the page anew. */
  reload: () => unknown
}

/** What nobody waits for, once the first page has settled: remembers the locale, begins what is done every minute. */
export function settle({ call, shop, cart, reload }: Settled): void {
  for (const [name, value] of rememberedOf(shop.site, shop.locale, shop.locale.path !== '')) {
    document.cookie = cookieLine(name, value, location.protocol === 'https:')
  }
  start({ call, shop, cart, reload })
}
