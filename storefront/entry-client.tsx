import './styles.css'
import { hydrateRoot } from 'react-dom/client'
import {
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { endedCookie } from '#domain/sessions/ended.ts'
import { signals } from './analytics/signals/queue.ts'
import { browserCall } from './browser/connection/browser-call.ts'
import { pageContext, type RouteHandle, type Shop } from './page/page.ts'
import { createRoutes, rootRouteId, shopPagesRouteId } from './routes.ts'
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
  const { shop, ...hydrationData } = JSON.parse(document.getElementById('data')!.textContent) as Payload
  const basename = `/${shop.locale.path}`
  const routes = await routesOf(shop, hydrationData.loaderData)
  const matches = matchRoutes(routes, location, basename) ?? []
  await Promise.all(matches.map(({ route }) => resolve(route, shop, hydrationData.loaderData[route.id!])))
  if (hydrationData.errors) await loadErrorPage(shop.language)
  const context = new RouterContextProvider()
  const call = browserCall(shop)
  context.set(pageContext, { shop, call, until: () => {}, knows: () => {}, warn: console.warn })
  // Equivalent to createBrowserRouter, without the rest of its module.
  const router = createRouter({
    routes,
    basename,
    history: createBrowserHistory({ window }),
    hydrationData,
    mapRouteProperties,
    getContext: () => context,
    patchRoutesOnNavigation: async ({ patch }) => {
      const { shop: pages, root } = await loadOtherPages(shop)
      patch(shopPagesRouteId, pages)
      patch(rootRouteId, root)
    },
  }).initialize()
  const reportPage = (state: typeof router.state) => signals.report({ kind: 'page', state })
  reportPage(router.state)
  router.subscribe(reportPage)
  const cart = createCartStore(call, shop.site === 'EUR' ? shop.country : undefined)
  interceptLinkClicks(shop.locale, (to, options) => void router.navigate(to, options))
  hydrateRoot(
    document.getElementById('root')!,
    <ShopProvider shop={shop}>
      <CartContext value={cart}>
        <RouterProvider router={router} />
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
        onPage: (listener) => void router.subscribe(({ location }) => listener(location.pathname)),
      }),
    )
  })
}

async function loadOtherPages(shop: Shop) {
  return (await import('./lazy-routes.ts')).lazyRoutes(shop)
}

/** Returns the browse routes. Also returns all others if the server's data does not belong to a browse page. */
async function routesOf(shop: Shop, loaderData: Payload['loaderData']): Promise<RouteObject[]> {
  const routes = createRoutes()
  const page = matchRoutes(routes, location, `/${shop.locale.path}`)?.at(-1)
  return page && page.route.id! in loaderData ? routes : createRoutes(await loadOtherPages(shop))
}

/** Loads a matched route's code before the router is created, so that the first render includes it. */
async function resolve(route: RouteObject, { language }: Shop, data: unknown) {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  await (route.handle as RouteHandle | undefined)?.prepare(language, data)
}

void start()
