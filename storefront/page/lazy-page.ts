import type { NonIndexRouteObject, RouteObject } from 'react-router'
import type { RouteHandle } from './page.ts'

/** What the file of a lazy route exports. */
export interface RouteFile {
  route: Pick<RouteObject, 'loader' | 'action' | 'Component' | 'ErrorBoundary' | 'shouldRevalidate'> & {
    handle?: RouteHandle
  }
}

/** A route whose code is a chunk of its own; the document preloads its chunks by the names of their files. */
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
