import type { RouteObject } from 'react-router'
import type { FurtherRoutes } from './lazy-routes.ts'
import { lazyPage, type RouteFile } from './page/lazy-page.ts'
import { route as errors } from './routes/page-errors.tsx'
import { route as root } from './routes/root.tsx'
import { route as shop } from './routes/shop-layout.tsx'

/** The routes that further ones are added to. */
export const shopPages = 'shop-errors'
export const layouts = 'root'

function page(id: string, path: string, file: string, load: () => Promise<RouteFile>): RouteObject {
  return lazyPage(id, path, [`storefront/${file}`], load)
}

/**
 * The pages of the storefront: those that browse, and all others where they are there already (further-routes.ts). Paths
 * are relative to the locale's prefix; what no route names is looked up among products, categories and content pages
 * [ROUTE-001, ROUTE-008, ROUTE-011].
 */
export function createRoutes(further: FurtherRoutes = { shop: [], root: [] }): RouteObject[] {
  const children = [
    page('home', '/', 'routes/home.tsx', () => import('./routes/home.tsx')),
    page('search', 'search', 'routes/search.tsx', () => import('./routes/search.tsx')),
    page('entity', '*', 'routes/entity.tsx', () => import('./routes/entity.tsx')),
    ...further.shop,
  ]
  return [
    {
      id: layouts,
      ...root,
      children: [{ id: 'shop', ...shop, children: [{ id: shopPages, ...errors, children }] }, ...further.root],
    },
  ]
}
