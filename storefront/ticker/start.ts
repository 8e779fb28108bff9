import type { StoreCall } from '#contract/call-options.ts'
import type { Shop } from '../page.ts'
import { dealStatuses, haveTurned, type Statuses } from './deals.ts'
import { startTicker } from './ticker.ts'

interface Parts {
  call: StoreCall
  shop: Pick<Shop, 'locale'>
  /** Loads the data of the page anew. */
  reload: () => unknown
  cart: { refresh: () => Promise<void> }
}

/** Whether an address is a page of checkout. */
export function isCheckout(path: string, localePath: string): boolean {
  const [, first, second] = path.split('/')
  return (localePath === '' ? first : first === localePath ? second : '') === 'checkout'
}

/** Starts what a shown page does every minute: on checkout its cart, every second time the deals [CART-230, PROMO-218]. */
export function start({ call, shop, reload, cart }: Parts): void {
  let statuses: Statuses = new Map()
  let offset: number | undefined
  startTicker(
    [
      {
        every: 1,
        run: async () => {
          if (!isCheckout(location.pathname, shop.locale.path)) return
          await cart.refresh()
          await reload()
        },
      },
      {
        every: 2,
        run: async () => {
          const deals = await call('GET /svc_content/hot/active', {})
          // An answer that was kept says an older time: the first one tells how far this clock is off.
          offset ??= deals.now - Date.now()
          const after = dealStatuses(deals, statuses, Date.now() + offset)
          if (haveTurned(statuses, after)) await reload()
          statuses = after
        },
      },
    ],
    {
      isHidden: () => document.hidden,
      onShown: (back) => {
        document.addEventListener('visibilitychange', () => {
          if (!document.hidden) back()
        })
      },
      now: () => Date.now(),
    },
  )
}
