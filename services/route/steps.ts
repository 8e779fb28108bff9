import type { z } from 'zod'
import type { WireRoute } from '#contract/route.ts'
import { hasOwnPath } from '#domain/content/page-path.ts'
import { prefixesOf, targetOf, type RedirectRule } from '#domain/routes/redirect-rules.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
export { redirectUndonePath } from './redirects/undo-move.ts'
export { findRedirectAt, lockSiteRedirects, movePath, readMovedHandles } from './redirects/move-path.ts'

export type RouteResult = z.output<typeof WireRoute>

// A page with a category's handle is the category's landing page [CMS-006..011].
const byHandle = statement<{ entityType: 'product' | 'category' | 'cms'; entityId: number }>(
  'route.find',
  `select "entityType", "entityId" from (
     select 1 as rank, 'product' as "entityType", p.id as "entityId" from product p
       where p.handle = $2 and p.visibility in (4, 5) and exists (select 1 from listing where site = $1 and product_id = p.id)
     union all select 2, 'cms', id from page where site = $1 and handle = $2 and $3
     union all select 3, 'category', id from category where handle = $2) as found order by rank limit 1`,
)
const sitesOf = statement<{ site: Site }>(
  'route.sites',
  `select site from listing where product_id = $1 and $2 = 'product'
   union select site from page where handle = $3 and $2 = 'cms'`,
)
const redirectOf = statement<RedirectRule & { type: number }>(
  'route.redirect',
  `select path as "from", target as "to", kind, type from redirect
   where site = $1 and path = any($2) and (path = $3 or kind = 'prefix') order by path = $3 desc, length(path) desc limit 1`,
)

/** Returns the entity at a path on a site, with its paths on other enabled sites, or null [ROUTE-024..026]. */
export async function findEntity(
  db: QueryRunner,
  site: Site,
  path: string,
  openSites: readonly Site[],
): Promise<RouteResult | null> {
  const handle = decoded(path.replace(/^\//, ''))
  const [found] = await db.run(byHandle, [site, handle, hasOwnPath(handle)])
  if (!found) return null
  const { entityType, entityId } = found
  const on = entityType === 'category' ? null : await db.run(sitesOf, [entityId, entityType, handle])
  const related = openSites
    .filter((other) => other !== site && (on === null || on.some((row) => row.site === other)))
    .map((other) => ({ siteCode: other, path: `/${encodeURIComponent(handle)}` }))
  return { entityType, entityId, redirectTarget: null, redirectType: null, related }
}

interface FoundRedirect {
  target: string
  type: number
  /** Paths of all redirects in the chain to the target. */
  paths: readonly string[]
}

/** Longer chains are treated as loops, because prefixes can make a path longer with each step. */
const maxHops = 10

/**
 * Returns the final target of a redirect set by staff, or null if there is none or it loops. An exact path takes
 * precedence over prefixes, and a longer prefix over a shorter one [ROUTE-019].
 */
export async function findRedirect(db: QueryRunner, site: Site, path: string): Promise<FoundRedirect | null> {
  const seen = new Set([path])
  let found: FoundRedirect | null = null
  for (let at = path; ;) {
    const [redirect] = await db.run(redirectOf, [site, [at, ...prefixesOf(at)], at])
    if (!redirect) return found
    const target = targetOf(redirect, at)
    if (seen.has(target) || seen.size > maxHops) return null
    seen.add(target)
    found = { target, type: redirect.type, paths: [...seen] }
    at = target
  }
}

/** Browsers percent-encode handles in non-Latin scripts. */
function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    const decodedPath = decodeURIComponent(path)
    // PostgreSQL rejects the NUL character, which is not valid in a handle.
    return decodedPath.includes('\0') ? path : decodedPath
  } catch {
    return path
  }
}
export { cachedPathChanges, type ReadPathChange } from './path-changes.ts'
