import { reserveStock } from '#services/catalog/steps.ts'
import type { Route } from '#services/call/dispatch.ts'
import { storeRoutes } from '#services/routes.ts'
import { sites, type Site } from '#domain/sites.ts'
import { serve } from './serve.ts'

const siteUrls = Object.fromEntries(sites.map((site) => [site, `https://${site.toLowerCase()}.example`])) as Record<
  Site,
  string
>

/** Serves the back office with a clock that differs from the system's by PROVE_OFFSET milliseconds. */
export async function serveOffice(changeRoute: (route: Route) => Route = (route) => route): Promise<void> {
  const offset = Number(process.env['PROVE_OFFSET'])
  await serve({
    reserve: reserveStock,
    // Proofs of the back office kill processes only, so the database need not flush its commits to disk.
    checksDatabase: false,
    officeClock: () => Date.now() + offset,
    depsBy: (deps) => ({ ...deps, siteUrls }),
    routesBy: (deps) => storeRoutes(deps).map(changeRoute),
  })
}
