import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isCrawler } from '#domain/regions/crawler.ts'
import { preferredCountryCookie } from '#domain/regions/preferred-country.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { readCookie } from '#storefront/browser/storage/read-cookie.ts'
import type { Shop } from '#storefront/page/page.ts'
import { overlays } from '../overlays/overlay-store.ts'
import { findOtherRegion, findRegionAddress, type OtherRegion } from './find-region.ts'
import { allowsRegionPopup, pathInLocale } from './region-pages.ts'

/** Marks the visits for which the popup stays hidden. */
const settledKey = 'region'

/** Offers visitors from elsewhere the storefront of their country, once per visit [REGION-008, REGION-011]. */
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
  let region: OtherRegion | null = null
  const isFree = () =>
    overlays.current() === null && allowsRegionPopup(pathInLocale(location.pathname, shop.locale.path))
  const start = async () => {
    const preferred = readCookie(document.cookie, preferredCountryCookie)
    region = await findOtherRegion({ call, shop }, { preferred, forced })
    if (region === null) settle()
    await offer()
  }
  const offer = async () => {
    if (region === null || !isFree()) return
    const other = region
    region = null
    const [{ showRegionDialog }, address] = await Promise.all([
      import('./region-dialog.tsx'),
      findRegionAddress({ call, shop }, other, {
        path: pathInLocale(location.pathname, shop.locale.path),
        search: location.search,
      }),
    ])
    if (isFree()) await showRegionDialog({ shop, region: other, address, onDismiss: settle })
    else region = other
  }
  const follow = () => {
    if (isStarted || !isFree() || (storage.getItem(settledKey) !== null && forced === undefined)) return
    isStarted = true
    // Without the lookups the popup stays hidden.
    start().catch(() => {})
  }
  follow()
  const retry = () => {
    follow()
    offer().catch(() => {})
  }
  onPage(retry)
  overlays.subscribe(retry)
}
