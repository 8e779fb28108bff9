import type { route } from '#contract/route.ts'
import { renamedBrandPath } from '#domain/brand-paths.ts'
import { collapseSlashes, redirectStatus, safeTarget, spellingsOf } from '#domain/routes/redirect.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { findEntity, findRedirect, type RouteResult } from './steps.ts'

const nothing: RouteResult = { entityType: null, entityId: null, redirectTarget: null, redirectType: null, related: [] }

interface RouteDeps {
  db: QueryRunner
  redirectHosts: readonly string[]
  openSites: readonly Site[]
  /** The brand's name in paths, if the store has set one. */
  brandSlug?: string | undefined
}

export const routeHandlers: Handlers<typeof route, RouteDeps> = {
  async 'GET /svc_route/route'({ site, query, tag }, { db, redirectHosts, openSites, brandSlug }) {
    const path = collapseSlashes(query.url.split(/[?#]/)[0]!)
    tag(`${site}:route:${path}`)
    const renamed = renamedBrandPath(path, site, brandSlug)
    if (renamed !== null) return { ...nothing, redirectTarget: renamed, redirectType: 302 }
    const entity = await findEntity(db, site, path, openSites)
    if (entity) return entity
    // A new prefix redirect changes the results for all paths under the prefix.
    tag(`${site}:redirects`)
    const redirected = async (from: string): Promise<RouteResult | null> => {
      const redirect = await findRedirect(db, site, from)
      // A change to any redirect in the chain changes the result [ROUTE-055].
      tag(...(redirect?.paths ?? [from]).map((each) => `${site}:route:${each}`))
      const redirectTarget = redirect && safeTarget(redirect.target, redirectHosts)
      return redirectTarget ? { ...nothing, redirectTarget, redirectType: redirectStatus(redirect.type) } : null
    }
    const found = await redirected(path)
    if (found) return found
    const spellings = spellingsOf(path)
    for (const spelling of spellings) {
      if (await findEntity(db, site, spelling, openSites))
        return { ...nothing, redirectTarget: spelling, redirectType: 301 }
    }
    for (const spelling of spellings) {
      const other = await redirected(spelling)
      if (other) return other
    }
    return nothing
  },
}
