import { useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { signals } from '#storefront/analytics/signals/queue.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import { CardRow } from '#storefront/catalog/card/card-row.tsx'
import { displayPricesOf } from '#storefront/catalog/deals/price-display.ts'
import { isPersonalized } from '#storefront/consent/consent-state.ts'
import type { Shop } from '#storefront/page/page.ts'
import { ShopProvider, useTexts } from '#storefront/page/shop-context.tsx'
import { browserSearchUserId } from '#storefront/search/search-user.ts'
import type { CartStore } from '#storefront/side-cart/cart/cart-store.ts'
import { loadTexts } from '#storefront/texts.ts'
import { categorySeeds, handleOf, seedsOf } from './page-seeds.ts'
import type { Seeds } from './recommendation-request.ts'
import { loadRecommended, type RecommendedRow } from './recommended-cards.ts'
import { reportWhenVisible } from './report-visible.ts'
import { addViewedProduct, deleteViewedProducts, readViewedProducts } from './viewed-products.ts'

interface Parts {
  call: StoreCall
  shop: Shop
  cart: Pick<CartStore, 'current' | 'subscribe'>
  onPage: (listener: (path: string) => void) => void
}

const maxSeeds = 50
/** Loads the row before the shopper reaches the end of the page. */
const margin = '1500px'

/**
 * Shows recommendations above the footer on product pages, in the cart, and on the home page [ERROR-413].
 */
export function startRecommendations({ call, shop, cart, onPage }: Parts): void {
  const memory = browserStorage('localStorage')
  const place = Object.assign(document.createElement('div'), { className: 'page-width recommendations' })
  const row = rowStore()
  let visit = 0
  let watcher: IntersectionObserver | undefined
  let stopReport = () => {}

  const show = async (seeds: Seeds, isCurrent: () => boolean) => {
    const loaded = await loadRow({ call, shop }, seeds).catch(() => null)
    const footer = document.getElementById('footer')
    if (!isCurrent() || !footer || !loaded) return
    await outOfSight(footer)
    if (!isCurrent() || !footer.isConnected) return
    footer.before(place)
    row.set(loaded)
    stopReport = reportWhenVisible(place, loaded, {
      report: (signal) => signals.report(signal),
      Observer: IntersectionObserver,
    })
  }
  const follow = () => {
    const turn = (visit += 1)
    const isCurrent = () => turn === visit
    watcher?.disconnect()
    stopReport()
    row.set(null)
    whenIdle(() => {
      const footer = document.getElementById('footer')
      if (!isCurrent() || !footer) return
      const seeds = readSeeds()
      if (!seeds) return
      watcher = new IntersectionObserver(
        ([entry]) => {
          if (!entry!.isIntersecting) return
          watcher!.disconnect()
          void show(seeds, isCurrent)
        },
        { rootMargin: margin },
      )
      watcher.observe(footer)
    })
  }
  const cartSkus = () => (cart.current().cart?.lines ?? []).map(({ sku }) => sku).slice(0, maxSeeds)
  const readSeeds = () => {
    const path = location.pathname
    const isProduct = document.getElementById('buy') !== null
    const viewed = isPersonalized(shop.site) ? readViewedProducts(memory) : []
    const seeds = seedsOf({ path, locale: shop.locale, isProduct, cartSkus: cartSkus(), viewed })
    if (!isPersonalized(shop.site)) deleteViewedProducts(memory)
    else if (isProduct) addViewedProduct(memory, handleOf(path))
    return seeds
  }

  hydrateRoot(
    place,
    <ShopProvider shop={shop}>
      <Recommendations row={row} />
    </ShopProvider>,
  )
  let path = location.pathname
  follow()
  onPage((next) => {
    if (next === path) return
    path = next
    follow()
  })
  let skus = cartSkus().join()
  cart.subscribe(() => {
    const changed = cartSkus().join()
    if (changed === skus) return
    skus = changed
    if (/\/cart\/?$/.test(path)) follow()
  })
}

/** Resolves when adding the row would not move visible content: the footer is below the window or fills it. */
async function outOfSight(footer: HTMLElement): Promise<void> {
  const isOut = () => {
    const { top } = footer.getBoundingClientRect()
    return top >= innerHeight || top <= 0
  }
  while (!isOut()) await new Promise((resolve) => addEventListener('scroll', resolve, { once: true, passive: true }))
}

async function loadRow({ call, shop }: Pick<Parts, 'call' | 'shop'>, seeds: Seeds): Promise<RecommendedRow | null> {
  const parents = document.querySelectorAll<HTMLAnchorElement>('.breadcrumb a')
  const category = categorySeeds([...parents].at(-1)?.getAttribute('href') ?? null, shop.locale)
  const [loaded] = await Promise.all([
    loadRecommended(
      {
        call,
        userId: browserSearchUserId(shop.site),
        display: () => displayPricesOf({ call, shop, until: () => {} }),
      },
      seeds.kind === 'similar' && category ? [seeds, category] : [seeds],
      location.pathname,
    ),
    loadTexts(shop.language, ['recommendations', 'catalog']),
  ])
  return loaded
}

function Recommendations({ row }: { row: ReturnType<typeof rowStore> }) {
  const shown = useSyncExternalStore(row.subscribe, row.current, () => null)
  return shown && <Shown {...shown} />
}

function Shown({ kind, cards }: RecommendedRow) {
  const texts = useTexts('recommendations')
  return (
    <section className="section" aria-labelledby="recommendations">
      <div className="section-head">
        <h2 className="h2" id="recommendations">
          {texts[kind]}
        </h2>
      </div>
      <CardRow label={texts[kind]} cards={cards} />
    </section>
  )
}

function rowStore() {
  let shown: RecommendedRow | null = null
  const listeners = new Set<() => void>()
  return {
    current: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (next: RecommendedRow | null) => {
      shown = next
      for (const listener of listeners) listener()
    },
  }
}
