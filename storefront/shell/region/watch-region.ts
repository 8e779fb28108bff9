import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isCrawler } from '#domain/regions/crawler.ts'
import { preferredCountryCookie } from '#domain/regions/preferred-country.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { readCookie } from '#storefront/browser/storage/read-cookie.ts'
import type { Shop } from '#storefront/page/page.ts'
import { loadTexts } from '../../texts.ts'
import { overlays } from '../overlays/overlay-store.ts'
import { findOtherRegion, findRegionUrl } from './find-region.ts'
import { regionOffer } from './region-offer.ts'
import { allowsRegionPopup, stripLocalePrefix } from './region-pages.ts'

/** Marks visits that should not see the popup again. */
const settledKey = 'region'

/** Offers visitors from other countries their country's storefront, once per visit [REGION-008, REGION-011]. */
export function watchRegion({
  call,
  shop,
  onPage,
}: {
  call: StoreCall
  shop: Shop
  onPage: (listener: (path: string) => void) => void
}): void {
  if (shop.isApp || isCrawler(navigator.userAgent)) return
  const storage = browserStorage('sessionStorage')
  const forced = /[?&]_force=([A-Z]{2})(?:&|$)/.exec(location.search)?.[1]
  const settle = () => storage.setItem(settledKey, '1')
  let isStarted = false
  const path = () => stripLocalePrefix(location.pathname, shop.locale.path)
  const isFree = () => overlays.current() === null && allowsRegionPopup(path())
  const { offer, retry: retryOffer } = regionOffer({
    page: () => location.pathname + location.search,
    isFree,
    prepare: async (region) => {
      const [{ showRegionDialog }, address] = await Promise.all([
        import('./region-dialog.tsx'),
        findRegionUrl({ call, shop }, region, { path: path(), search: location.search }),
        loadTexts(shop.language, ['shell/region']),
      ])
      return () => showRegionDialog({ shop, region, address, onDismiss: settle })
    },
  })
  const start = async () => {
    const preferred = readCookie(document.cookie, preferredCountryCookie)
    const region = await findOtherRegion({ call, shop }, { preferred, forced })
    if (region === null) settle()
    else await offer(region)
  }
  const follow = () => {
    if (isStarted || !isFree() || (storage.getItem(settledKey) !== null && forced === undefined)) return
    isStarted = true
    // If the lookups fail, the popup is not shown.
    start().catch(() => {})
  }
  follow()
  const retry = () => {
    follow()
    retryOffer().catch(() => {})
  }
  onPage(retry)
  overlays.subscribe(retry)
}
