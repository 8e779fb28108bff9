import type { Route } from '#storefront/router/route.ts'
import type { RouteHandle } from '../page.ts'

export interface RouteFile {
  route: Pick<Route, 'loader' | 'action' | 'Component' | 'ErrorBoundary' | 'isReloaded'> & {
    handle?: RouteHandle
  }
}

/** Creates a route with a separate chunk that the document preloads. */
export function lazyPage(
  id: string,
  path: string | undefined,
  files: readonly string[],
  load: () => Promise<RouteFile>,
): Route {
  return {
    id,
    ...(path !== undefined && { path }),
    lazy: async () => {
      const { route } = await load()
      const handle: RouteHandle = {
        prepare: async (language, data) => route.handle?.prepare(language, data),
        chunks: (data) => [...files, ...(route.handle?.chunks(data) ?? [])],
      }
      return { ...route, handle }
    },
  }
}
