// Known bad: ignores If-Match, so edits from other tabs are lost.
import type { Route } from '#services/call/dispatch.ts'
import { storeRoutes, type StoreDeps } from '#services/routes.ts'

export function ignoreListVersions(deps: StoreDeps): Route[] {
  return storeRoutes(deps).map((route) =>
    route.name === 'PUT /svc_list/lists/{id}/items/{itemId}'
      ? { ...route, handle: (received) => route.handle({ ...received, version: 'any' }) }
      : route,
  )
}
