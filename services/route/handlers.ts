import type { route } from '#contract/route.ts'
import { collapseSlashes, redirectStatus, safeTarget, spellingsOf } from '#domain/routes/redirect.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { findEntity, findRedirect, type Found } from './steps.ts'

const nothing: Found = { entityType: null, entityId: null, redirectTarget: null, redirectType: null, related: [] }

interface RouteDeps {
  db: QueryRunner
  redirectHosts: readonly string[]
  openSites: readonly Site[]
}

export const routeHandlers: Handlers<typeof route, RouteDeps> = {
  async 'GET /svc_route/route'({ site, query, tag }, { db, redirectHosts, openSites }) {
    const path = collapseSlashes(query.url.split(/[?#]/)[0]!)
    tag(`${site}:route:${path}`)
    const entity = await findEntity(db, site, path, openSites)
    if (entity) return entity
    const redirect = await findRedirect(db, site, path)
    const redirectTarget = redirect && safeTarget(redirect.target, redirectHosts)
    // A change of any redirect in the chain changes the result [ROUTE-055].
    if (redirect) tag(...redirect.paths.map((each) => `${site}:route:${each}`))
    if (redirectTarget) return { ...nothing, redirectTarget, redirectType: redirectStatus(redirect.type) }
    for (const spelling of spellingsOf(path)) {
      if (await findEntity(db, site, spelling, openSites))
        return { ...nothing, redirectTarget: spelling, redirectType: 301 }
    }
    return nothing
  },
}
