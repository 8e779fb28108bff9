import type { Route } from '#storefront/router/route.ts'
import type { LazyRoutes } from './lazy-routes.ts'
import { lazyPage, type RouteFile } from './page/route/lazy-page.ts'
import { route as errors } from './routes/page-errors.tsx'
import { route as root } from './routes/root.tsx'
import { route as shop } from './routes/shop-layout.tsx'

function page(id: string, path: string, file: string, load: () => Promise<RouteFile>): Route {
  return lazyPage(id, path, [`storefront/${file}`], load)
}

/**
 * Creates the storefront routes: the browse pages, and the other pages if loaded (lazy-routes.ts). Any other path is
 * looked up among products, categories, and content pages [ROUTE-001, ROUTE-008, ROUTE-011].
 */
export function createRoutes(lazy: LazyRoutes = { shop: [], root: [] }): Route[] {
  const children = [
    page('home', '/', 'routes/home.tsx', () => import('./routes/home.tsx')),
    page('search', 'search', 'routes/search.tsx', () => import('./routes/search.tsx')),
    page('entity', '*', 'routes/entity.tsx', () => import('./routes/entity.tsx')),
    ...lazy.shop,
  ]
  return [
    {
      id: 'root',
      ...root,
      children: [{ id: 'shop', ...shop, children: [{ id: 'shop-errors', ...errors, children }] }, ...lazy.root],
    },
  ]
}
