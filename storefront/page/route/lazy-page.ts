import type { NonIndexRouteObject, RouteObject } from 'react-router'
import type { RouteHandle } from '../page.ts'

export interface RouteFile {
  route: Pick<RouteObject, 'loader' | 'action' | 'Component' | 'ErrorBoundary' | 'shouldRevalidate'> & {
    handle?: RouteHandle
  }
}

/** Creates a route with a separate chunk that the document preloads. */
export function lazyPage(
  id: string,
  path: string | undefined,
  files: readonly string[],
  load: () => Promise<RouteFile>,
): NonIndexRouteObject {
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
