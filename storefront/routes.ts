import type { NonIndexRouteObject, RouteObject } from 'react-router'
import type { RouteHandle } from './page.ts'

/** What the file of a route exports. */
interface RouteFile {
  route: Pick<RouteObject, 'loader' | 'action' | 'Component' | 'ErrorBoundary' | 'shouldRevalidate'> & {
    handle: RouteHandle
  }
}

/** A route whose code is a chunk of its own; the document preloads the chunk by the name of its file. */
function page(id: string, path: string | undefined, file: string, load: () => Promise<RouteFile>): NonIndexRouteObject {
  return {
    id,
    ...(path !== undefined && { path }),
    lazy: async () => {
      const { route } = await load()
      const { prepare, chunks } = route.handle
      const handle: RouteHandle = {
        prepare,
        chunks: (language, data) => [`storefront/${file}`, ...chunks(language, data)],
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
      ...page('root', undefined, 'routes/root.tsx', () => import('./routes/root.tsx')),
      children: [
        {
          ...page('shop', undefined, 'routes/shop-layout.tsx', () => import('./routes/shop-layout.tsx')),
          children: [
            {
              ...page('shop-errors', undefined, 'routes/page-errors.tsx', () => import('./routes/page-errors.tsx')),
              children: shopPages(),
            },
          ],
        },
        {
          ...page('funnel', undefined, 'routes/funnel-layout.tsx', () => import('./routes/funnel-layout.tsx')),
          children: [
            {
              ...page('funnel-errors', undefined, 'routes/page-errors.tsx', () => import('./routes/page-errors.tsx')),
              children: funnelPages(),
            },
          ],
        },
      ],
    },
  ]
}

/** Pages with the whole header and footer. */
function shopPages(): RouteObject[] {
  return [
    page('home', '/', 'routes/home.tsx', () => import('./routes/home.tsx')),
    page('preferences', 'preferences', 'routes/preferences.tsx', () => import('./routes/preferences.tsx')),
    page('entity', '*', 'routes/entity.tsx', () => import('./routes/entity.tsx')),
  ]
}

/** Pages with the minimal header: checkout and what belongs to it [SHELL-005]. */
function funnelPages(): RouteObject[] {
  return []
}
