import './styles.css'
import { hydrateRoot } from 'react-dom/client'
import { endedCookie } from '#domain/sessions/ended.ts'
import { signals } from './analytics/signals/queue.ts'
import { browserCall } from './browser/connection/browser-call.ts'
import type { Shop } from './page/page.ts'
import { browserHistory } from './router/browser-history.ts'
import { matchRoutes } from './router/match-routes.ts'
import { loadRoute, type Route } from './router/route.ts'
import { Router, type RouterState } from './router/router.ts'
import { RouterView } from './router/view.tsx'
import { createRoutes } from './routes.ts'
import { loadErrorPage } from './shell/errors/error-boundary.tsx'
import { interceptLinkClicks } from './shell/link-clicks.ts'
import { ShopProvider } from './page/shop-context.tsx'
import { createCartStore } from './side-cart/cart/cart-store.ts'
import { CartContext } from './side-cart/cart/use-cart.ts'
import { lazySideCart } from './side-cart/lazy-side-cart.ts'
import { whenIdle } from './browser/hydration/when-idle.ts'

interface Payload {
  shop: Shop
  loaderData: Record<string, unknown>
  actionData: Record<string, unknown> | null
  errors: Record<string, unknown> | null
}

/** Loads all code first, so that the first render matches the server's. */
async function start() {
  if (!isSecureContext) (await import('./browser/random-uuid.ts')).fillRandomUuid()
  const { shop, ...page } = JSON.parse(document.getElementById('data')!.textContent) as Payload
  const prefix = shop.locale.path
  const routes = await routesOf(shop, page.loaderData)
  const matches = matchRoutes(routes, location.pathname, prefix) ?? []
  await Promise.all(matches.map(({ route }) => prepare(route, shop, page.loaderData[route.id])))
  if (page.errors) await loadErrorPage(shop.language)
  const call = browserCall(shop)
  const router = new Router({
    routes,
    loadAllRoutes: async () => createRoutes(await loadOtherPages(shop)),
    prefix,
    history: browserHistory(),
    context: { shop, call, until: () => {}, knows: () => {}, warn: console.warn },
    page,
  })
  const reportPage = (state: RouterState) => signals.report({ kind: 'page', state })
  reportPage(router.state)
  router.subscribe(reportPage)
  const cart = createCartStore(call, shop.site === 'EUR' ? shop.country : undefined)
  interceptLinkClicks(shop.locale, (to, options) => void router.navigate(to, options))
  hydrateRoot(
    document.getElementById('root')!,
    <ShopProvider shop={shop}>
      <CartContext value={cart}>
        <RouterView router={router} prefix={prefix} />
      </CartContext>
    </ShopProvider>,
  )
  if (document.cookie.includes(endedCookie))
    void import('./shell/notices/session-end.ts').then((module) => module.announceEndFromCookie(shop))
  whenIdle(() => {
    void cart.refresh()
    void loadErrorPage(shop.language)
    // The side cart opens on click, which retries a failed load.
    lazySideCart.load(shop.language).catch(() => {})
    // A later navigation retries the import.
    loadOtherPages(shop).catch(() => {})
    void import('./after-hydration.ts').then((module) =>
      module.runAfterHydration({
        call,
        shop,
        cart,
        reload: () => router.revalidate(),
        loadDocumentsIf: (isNeeded) => (router.isDocumentNeeded = isNeeded),
        onPage: (listener) => void router.subscribe(({ location }) => listener(location.pathname)),
      }),
    )
  })
}

async function loadOtherPages(shop: Shop) {
  return (await import('./lazy-routes.ts')).lazyRoutes(shop)
}

/** Returns the browse routes, and all other routes if the server's data is not for a browse page. */
async function routesOf(shop: Shop, loaderData: Payload['loaderData']): Promise<Route[]> {
  const routes = createRoutes()
  const page = matchRoutes(routes, location.pathname, shop.locale.path)?.at(-1)
  return page && page.route.id in loaderData ? routes : createRoutes(await loadOtherPages(shop))
}

/** Loads a matched route's code before the first render, so that the render matches the server's. */
async function prepare(route: Route, { language }: Shop, data: unknown) {
  await loadRoute(route)
  await route.handle?.prepare(language, data)
}

void start()
