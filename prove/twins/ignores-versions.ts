// Known bad: takes a write of any version, so that who read before another wrote overwrites what the other did.
import type { Route } from '#services/call/dispatch.ts'
import { storeRoutes, type StoreDeps } from '#services/routes.ts'

/** The store's routes, one of them deaf to If-Match. */
export function deafLists(deps: StoreDeps): Route[] {
  return storeRoutes(deps).map((route) =>
    route.name === 'PUT /svc_list/lists/{id}/items/{itemId}'
      ? { ...route, handle: (received) => route.handle({ ...received, version: 'any' }) }
      : route,
  )
}
