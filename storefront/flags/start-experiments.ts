import type { StoreCall } from '#contract/kernel/call-options.ts'
import { eventConsent } from '#domain/analytics/event-catalog.ts'
import { redirectFlag, redirectForPath } from '#domain/flags/redirect-experiment.ts'
import { isAllowed, onConsentChange } from '#storefront/consent/consent-state.ts'
import { pathOf } from '#storefront/consent/tags/load-tags.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { Shop } from '#storefront/page/page.ts'
import { createFlagStream } from './flag-stream.ts'
import { waitBeforeRedirect } from './wait-before-redirect.ts'
import { exposeFlag, clearFlagCache, readFlags } from './visitor-flags.ts'

interface Parts {
  call: StoreCall
  shop: Shop
  onPage: (listener: (path: string) => void) => void
}

/**
 * Runs redirect experiments for visitors who allow analytics, and watches for flag changes while an experiment includes
 * the visitor. Without consent to analytics, the browser makes no request and opens no stream.
 */
export function startExperiments({ call, shop, onPage }: Parts): void {
  const stream = createFlagStream({
    open: () => new EventSource('/sub/storefront'),
    onChange: clearFlagCache,
    random: Math.random,
  })
  let hasStream = false
  const stop = () => {
    hasStream = false
    stream.stop()
  }
  const isMeasured = () => isAllowed(shop.site, eventConsent)
  const firstPath = location.pathname
  let isFirstPage = true
  document.addEventListener('visibilitychange', () => {
    // A different tab may have withdrawn consent.
    if (!isMeasured()) stop()
    else if (hasStream) stream.follow(document.visibilityState === 'hidden')
  })
  const follow = async (pathname: string) => {
    if (!isMeasured()) return stop()
    const isReturn = isFirstPage && isReferredByItself()
    const { features, experiments } = await readFlags({ call, shop })
    if (!isMeasured()) return
    if (experiments.length > 0 && !hasStream) {
      hasStream = true
      stream.start()
    }
    const redirect = redirectForPath(pathOf(shop, pathname), features[redirectFlag] ?? null)
    if (!redirect || location.pathname !== pathname) return
    const sent = exposeFlag({ shop }, experiments, redirectFlag)
    if (redirect.to === null || isReturn) return
    await waitBeforeRedirect(sent)
    if (location.pathname === pathname)
      location.replace(withLocalePrefix(shop.locale, redirect.to) + location.search + location.hash)
  }
  const followCurrent = () => void follow(location.pathname).catch(() => {})
  followCurrent()
  onPage((path) => {
    isFirstPage &&= path === firstPath
    followCurrent()
  })
  onConsentChange(followCurrent)
}

/** Returns true if the page is its own referrer, for example if a redirect target links back. */
function isReferredByItself(): boolean {
  const referrer = URL.parse(document.referrer)
  return referrer?.origin === location.origin && referrer.pathname === location.pathname
}
