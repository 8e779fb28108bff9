import type { NonIndexRouteObject, RouteObject } from 'react-router'
import type { RouteHandle } from './page.ts'
import { route as errors } from './routes/page-errors.tsx'
import { route as root } from './routes/root.tsx'
import { route as shop } from './routes/shop-layout.tsx'

/** What the file of a lazy route exports. */
interface RouteFile {
  route: Pick<RouteObject, 'loader' | 'action' | 'Component' | 'ErrorBoundary' | 'shouldRevalidate'> & {
    handle?: RouteHandle
  }
}

/** A route whose code is a chunk of its own; the document preloads the chunk by the name of its file. */
function page(id: string, path: string | undefined, file: string, load: () => Promise<RouteFile>): NonIndexRouteObject {
  return {
    id,
    ...(path !== undefined && { path }),
    lazy: async () => {
      const { route } = await load()
      const handle: RouteHandle = {
        prepare: async (language, data) => route.handle?.prepare(language, data),
        chunks: (language, data) => [`storefront/${file}`, ...(route.handle?.chunks(language, data) ?? [])],
      }
      return { ...route, handle }
    },
  }
}

/**
 * Every page of the storefront. Paths are relative to the locale's prefix; what no route names is looked up among
 * products, categories and content pages [ROUTE-001, ROUTE-008, ROUTE-011].
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      ...root,
      children: [
        { id: 'shop', ...shop, children: [{ id: 'shop-errors', ...errors, children: shopPages() }] },
        {
          ...page('funnel', undefined, 'routes/funnel-layout.tsx', () => import('./routes/funnel-layout.tsx')),
          children: [{ id: 'funnel-errors', ...errors, children: funnelPages() }],
        },
      ],
    },
  ]
}

/** Pages with the whole header and footer. */
function shopPages(): RouteObject[] {
  return [
    page('home', '/', 'routes/home.tsx', () => import('./routes/home.tsx')),
    page('search', 'search', 'routes/search.tsx', () => import('./routes/search.tsx')),
    page('deals', 'deals', 'routes/deals.tsx', () => import('./routes/deals.tsx')),
    page('new-gear', 'new-gear', 'routes/new-gear.tsx', () => import('./routes/new-gear.tsx')),
    page('index', 'theindex', 'routes/index-list.tsx', () => import('./routes/index-list.tsx')),
    page('index-category', 'theindex/:category', 'routes/index-list.tsx', () => import('./routes/index-list.tsx')),
    page('article', 'theindex/:category/*', 'routes/article.tsx', () => import('./routes/article.tsx')),
    page('preferences', 'preferences', 'routes/preferences.tsx', () => import('./routes/preferences.tsx')),
    page('entity', '*', 'routes/entity.tsx', () => import('./routes/entity.tsx')),
  ]
}

/** Pages with the minimal header: checkout and what belongs to it [SHELL-005]. */
function funnelPages(): RouteObject[] {
  return []
}
