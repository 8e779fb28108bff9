import type { StoreCall } from '#contract/kernel/call-options.ts'
import { watchForms } from '#storefront/browser/watchers/unsaved-forms.ts'
import type { Shop } from '#storefront/page/page.ts'
import { isPaymentPath } from '#storefront/page/route/paths.ts'
import { currentConsent, onConsentChange } from './consent-state.ts'
import { pathOf, startTags } from './tags/load-tags.ts'
import { preferencesPath } from './preferences-path.ts'
import { sheet } from './sheet/sheet-store.ts'

interface ConsentContext {
  call: StoreCall
  shop: Shop
  onPage: (listener: (path: string) => void) => void
}

/**
 * Starts the allowed services, shows the cookie banner until a choice is saved, and opens the preferences in place.
 * The native app shows no agreement [CONSENT-001, CONSENT-401, CONSENT-412, CONSENT-413, ERROR-425].
 */
export function startConsent({ call, shop, onPage }: ConsentContext): void {
  const { problem } = currentConsent(shop.site)
  if (problem !== null) console.warn(`cookie preferences ${problem}, using the defaults of ${shop.site}`)
  startTags(shop, onPage, watchForms(document))
  if (shop.isApp) return
  let path = pathOf(shop, location.pathname)
  const isWanted = () => !isHiddenOn(path) && !currentConsent(shop.site).isChosen
  const open = async (view: 'agreement' | 'preferences', opener: HTMLElement | null) => {
    const { attachSheet } = await import('./sheet/cookie-sheet.tsx')
    await attachSheet({ call, shop }, opener)
    if (view === 'preferences' || isWanted()) sheet.show(view)
  }
  const follow = () => {
    // If the sheet's code fails to load, the defaults apply, and the next page tries again.
    if (isWanted() && sheet.current() === 'closed') open('agreement', null).catch(console.warn)
    if (!isWanted() && sheet.current() === 'agreement') sheet.show('closed')
  }
  follow()
  onPage((next) => {
    path = pathOf(shop, next)
    follow()
  })
  onConsentChange(() => sheet.show('closed'))
  // Runs before the listener that sends link clicks through the router.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!link || !isPlain || link.hash !== '' || pathOf(shop, link.pathname) !== preferencesPath) return
      const isOnPage = pathOf(shop, location.pathname) === preferencesPath
      if (link.origin !== location.origin || link.dataset['page'] !== undefined || isOnPage) return
      event.preventDefault()
      event.stopPropagation()
      // If the sheet fails to load, the preferences page opens, which has the same form.
      open('preferences', link).catch(() => location.assign(link.href))
    },
    true,
  )
}

/** Returns true for payment pages, the preferences page, and native app screens. */
function isHiddenOn(path: string): boolean {
  return isPaymentPath(path) || path === preferencesPath || path.startsWith('/app/')
}
