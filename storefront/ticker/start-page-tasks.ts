import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Shop } from '#storefront/page/page.ts'
import type { CartStore } from '../side-cart/cart/cart-store.ts'
import { toasts } from '../shell/overlays/toast-store.ts'
import { loadTexts, textsOf } from '../texts.ts'
import { correctClock, currentStoreTime } from '#storefront/browser/store-clock.ts'
import { startCountdown } from './countdown.ts'
import { dealStatuses, areDealsOutdated, type Statuses } from './deals.ts'
import { startTicker, type Task } from './ticker.ts'

interface Parts {
  call: StoreCall
  shop: Shop
  reload: () => unknown
  cart: Pick<CartStore, 'refresh' | 'current'>
}

export function isCheckout(path: string, localePath: string): boolean {
  const [, first, second] = path.split('/')
  return (localePath === '' ? first : first === localePath ? second : '') === 'checkout'
}

/**
 * Starts the periodic tasks of a visible page: reloading the cart every minute in checkout, and deals every two minutes
 * [CART-230, PROMO-218]. Returns a function that adds tasks.
 */
export function startPageTasks({ call, shop, reload, cart }: Parts): (more: readonly Task[]) => void {
  let statuses: Statuses = new Map()
  startCountdown(shop, () => navigator.onLine && reload())
  const tasks: Task[] = [
    {
      every: 1,
      run: async () => {
        if (!isCheckout(location.pathname, shop.locale.path)) return
        await cart.refresh()
        // A failed reload would replace the checkout form and its input with an error page.
        if (cart.current().status === 'ready') await reload()
      },
    },
    {
      every: 2,
      run: async () => {
        const [deals] = await Promise.all([call('GET /svc_content/hot/active', {}, { isFresh: true }), correctClock()])
        const before = statuses
        statuses = dealStatuses(deals, before, currentStoreTime(shop))
        if (areDealsOutdated(before, statuses)) await showDealChange(shop, reload)
      },
    },
  ]
  startTicker(tasks, {
    isHidden: () => document.hidden,
    onShown: (back) => {
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden) back()
      })
    },
    now: () => Date.now(),
  })
  return (more) => void tasks.push(...more)
}

/** Reloads a page if its deals may have changed, and announces a change. */
async function showDealChange({ language }: Shop, reload: () => unknown) {
  const dealsShown = () => document.querySelectorAll('.deal').length
  const before = dealsShown()
  await reload()
  if (before === 0) return
  await loadTexts(language, ['catalog/deals'])
  toasts.show({ text: textsOf(language, 'catalog/deals').turned })
}
