// Known bad: one call throws on an odd input, and another exposes its stack trace.
import { commonRefusal } from '#services/call/dispatch.ts'
import { reserveStock } from '#services/catalog/steps.ts'
import { storeRoutes } from '#services/routes.ts'
import { serve } from '../roots/serve.ts'

type Handle = (received: object) => Promise<unknown>

const throwing =
  (handle: Handle): Handle =>
  async (received) => {
    const { query } = received as { query: { url: string } }
    if (!query.url.startsWith('/')) throw new Error('Unexpected address')
    return handle(received)
  }

const exposing =
  (handle: Handle): Handle =>
  async (received) => {
    const { params } = received as { params: { idOrSku: string } }
    try {
      return await handle(received)
    } catch (error) {
      throw commonRefusal('invalid_request', { fields: [], sku: params.idOrSku, cause: (error as Error).stack })
    }
  }

await serve({
  reserve: reserveStock,
  checksDatabase: true,
  routesBy: (deps) =>
    storeRoutes(deps).map((route) => {
      if (route.name === 'GET /svc_route/route') return { ...route, handle: throwing(route.handle) }
      if (route.name === 'GET /svc_content/catalog/product/{idOrSku}')
        return { ...route, handle: exposing(route.handle) }
      return route
    }),
})
