import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { CartStore } from '#storefront/side-cart/cart/cart-store.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { siteSettings } from '#domain/sites.ts'
import { endBuyNow } from '#storefront/side-cart/buy-now.ts'
import { attachWishButtons } from '#storefront/side-cart/wish-buttons.ts'
import { onCheckoutLeave } from '#storefront/shell/on-checkout-leave.ts'
import { groupFromCookies } from './browser/group-prices.ts'
import { browserStorage } from './browser/storage/browser-storage.ts'
import type { Shop } from '#storefront/page/page.ts'
import { cookieLine } from '#storefront/shell/header/preference-cookies.ts'
import { rememberedLocale } from '#storefront/shell/footer/remembered-locale.ts'
import { startPageTasks } from '#storefront/ticker/start-page-tasks.ts'
import { tabId } from '#storefront/five-for-five/closed-drawer.ts'

interface Settled {
  call: StoreCall
  shop: Shop
  cart: CartStore
  reload: () => unknown
  onPage: (listener: (path: string) => void) => void
  /** Makes the router load full documents while `isNeeded` returns true for the current path. */
  loadDocumentsIf: (isNeeded: (path: string) => boolean) => void
}

/** Runs work that was deferred until the first page has settled, such as storing the locale and starting timers. */
export function runAfterHydration({ call, shop, cart, reload, onPage, loadDocumentsIf }: Settled): void {
  for (const [name, value] of rememberedLocale(shop.site, shop.locale, shop.locale.path !== '')) {
    document.cookie = cookieLine(name, value, location.protocol === 'https:')
  }
  const addTasks = startPageTasks({ call, shop, cart, reload })
  // If this code fails to load, the next document still uses the new release.
  import('#storefront/releases/start-releases.ts').then(
    ({ startReleases }) => addTasks(startReleases({ call, shop, reload, onPage, loadDocumentsIf })),
    () => {},
  )
  // If this code fails to load, the next call detects an expired session.
  import('./browser/session/start-session.ts').then(
    ({ startSession }) => startSession({ call, shop }),
    () => {},
  )
  reloadOwnContent({ call, shop, reload })
  watchCheckout({ call, shop, onPage })
  attachWishButtons({ call, shop, onPage })
  // If this code fails to load, no optional service loads, and the footer links to the preferences page.
  import('#storefront/consent/start-consent.ts')
    .then(
      ({ startConsent }) => startConsent({ call, shop, onPage }),
      () => {},
    )
    // Allowed third-party scripts must be ready before the first events.
    .finally(() => startMeasuring({ call, shop }))
  startFlags({ call, shop, onPage })
  startSharing({ shop, onPage })
  startHeaderMenus({ call, shop, onPage })
  // If this code fails to load, the header links to the contact page.
  if (siteSettings[shop.site].features.chat)
    import('#storefront/chat/link/start-chat.ts').then(
      ({ startChat }) => startChat({ call, shop, onPage }),
      () => {},
    )
  watchLoginLinks({ call, shop })
  // If this code fails to load, the newsletter form opens its result page.
  import('#storefront/shell/newsletters/attach-sign-up.ts').then(
    ({ attachSignUp }) => attachSignUp({ call, shop }),
    () => {},
  )
  // If this code fails to load, shoppers can still change the region in the footer.
  import('#storefront/shell/region/watch-region.ts').then(
    ({ watchRegion }) => watchRegion({ call, shop, onPage }),
    () => {},
  )
  // If this code fails to load, the link opens the next page.
  import('#storefront/catalog/listing/more/start-load-more.ts').then(
    ({ startLoadMore }) => startLoadMore({ call, shop }),
    () => {},
  )
  // If this code fails to load, pages end without recommendations.
  import('#storefront/recommendations/start-recommendations.tsx').then(
    ({ startRecommendations }) => startRecommendations({ call, shop, cart, onPage }),
    () => {},
  )
  startStaticParts({ call, shop, onPage })
  startDrawer({ call, shop })
}

/** Starts the native app's links and the components that the server renders as static markup. */
function startStaticParts({ call, shop, onPage }: Pick<Settled, 'call' | 'shop' | 'onPage'>) {
  // If this code fails to load, links to other hosts open inside the app.
  if (shop.isApp)
    import('#storefront/shell/app-links/start-app-links.ts').then(
      ({ startAppLinks }) => startAppLinks(shop),
      () => {},
    )
  const panel = document.getElementById('quick-links')
  if (panel)
    import('#storefront/shell/quick-links/attach-quick-links.ts').then(
      (module) => module.attachQuickLinks(panel, call),
      // If this code fails to load, the panel still has its links.
      () => {},
    )
  const player = document.getElementById('floating-video')
  if (player)
    import('#storefront/shell/picture-in-picture/attach-player.ts').then(
      (module) => module.attachPlayer(player, { call, shop, onPage }),
      // If this code fails to load, there is no video.
      () => {},
    )
  const debug = document.querySelector<HTMLDetailsElement>('#debug')
  if (debug)
    import('#storefront/shell/debug/attach-debug.ts').then(
      (module) => module.attachDebug(debug, { call, shop }),
      // If this code fails to load, the panel shows the server-rendered content.
      () => {},
    )
}

/** Shared pages are rendered without group prices and without blocks for customer segments. */
function reloadOwnContent({ call, shop, reload }: Pick<Settled, 'call' | 'shop' | 'reload'>) {
  if (groupFromCookies(document.cookie, shop.site) !== '') reload()
  else if (document.querySelector('[data-segments]'))
    call('GET /svc_session/session', {}).then(
      (session) => isLoggedIn(session) && reload(),
      () => {},
    )
}

function startMeasuring({ call, shop }: Pick<Settled, 'call' | 'shop'>) {
  // If this code fails to load, for example because of a blocker, nothing is measured.
  import('#storefront/analytics/start-analytics.ts').then(
    ({ startAnalytics }) => startAnalytics({ call, shop }),
    () => {},
  )
}

function startDrawer({ call, shop }: Pick<Settled, 'call' | 'shop'>) {
  const tab = document.getElementById(tabId)
  // Until its code loads, or if loading fails, the tab is a link to its page.
  if (tab)
    import('#storefront/five-for-five/attach.tsx')
      .then(({ attachDrawer }) => attachDrawer(tab, { call, shop, warn: console.warn }))
      .catch(() => {})
}

function startSharing({ shop, onPage }: Pick<Settled, 'shop' | 'onPage'>) {
  // If this code fails to load, shoppers share the address bar's link.
  import('#storefront/catalog/share/attach-share.ts').then(
    ({ attachShare }) => attachShare({ shop, onPage }),
    () => {},
  )
}

function startFlags({ call, shop, onPage }: Pick<Settled, 'call' | 'shop' | 'onPage'>) {
  // If this code fails to load, the visitor is excluded from redirect experiments.
  import('#storefront/flags/start-experiments.ts').then(
    ({ startExperiments }) => startExperiments({ call, shop, onPage }),
    () => {},
  )
}

function startHeaderMenus({ call, shop, onPage }: Pick<Settled, 'call' | 'shop' | 'onPage'>) {
  // If this code fails to load, a click still opens and closes the Shop menu.
  import('#storefront/shell/header/menu/start-menu.tsx').then(
    ({ startMenu }) => startMenu({ call, shop, onPage }),
    () => {},
  )
  // If this code fails to load, the header links to the account.
  import('#storefront/shell/header/account/start-account-menu.ts').then(
    ({ startAccountMenu }) => startAccountMenu({ shop, onPage }),
    () => {},
  )
}

function watchLoginLinks({ call, shop }: Pick<Settled, 'call' | 'shop'>) {
  import('#storefront/login/overlay/start-login.ts').then(
    ({ startLogin }) => startLogin({ call, shop }),
    // If this code fails to load, links open the login page.
    () => {},
  )
}

function watchCheckout({ call, shop, onPage }: Pick<Settled, 'call' | 'shop' | 'onPage'>) {
  // A failed deletion is retried on the next visit.
  const follow = onCheckoutLeave(
    shop.locale.path,
    browserStorage('sessionStorage'),
    () => void endBuyNow(call).catch(() => {}),
  )
  follow(location.pathname)
  onPage(follow)
}
