// Known bad: one call fails on an odd input, another one tells why it did.
import { everyCall } from '#services/call/dispatch.ts'
import { reserveStock } from '#services/catalog/steps.ts'
import { storeRoutes } from '#services/routes.ts'
import { serve } from '../roots/serve.ts'

type Handle = (received: object) => Promise<unknown>

const throwing =
  (handle: Handle): Handle =>
  async (received) => {
    const { query } = received as { query: { url: string } }
    if (!query.url.startsWith('/')) throw new Error('An address begins as nobody expected')
    return handle(received)
  }

const telling =
  (handle: Handle): Handle =>
  async (received) => {
    const { params } = received as { params: { idOrSku: string } }
    try {
      return await handle(received)
    } catch (error) {
      throw everyCall('invalid_request', { fields: [], sku: params.idOrSku, cause: (error as Error).stack })
    }
  }

await serve({
  reserve: reserveStock,
  checksDatabase: true,
  routesBy: (deps) =>
    storeRoutes(deps).map((route) => {
      if (route.name === 'GET /svc_route/route') return { ...route, handle: throwing(route.handle) }
      if (route.name === 'GET /svc_content/catalog/product/{idOrSku}')
        return { ...route, handle: telling(route.handle) }
      return route
    }),
})
