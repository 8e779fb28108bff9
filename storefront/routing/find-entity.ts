import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { redirectStatus, safeTarget } from '#domain/routes/redirect.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { type EntityKind, knownPaths } from './known-paths.ts'

/** `sites` lists the sites that have the entity. The browser does not need it. */
export type FoundEntity = { kind: EntityKind; id: number; sites?: readonly Site[] } | { to: string; status: number }

/** [ROUTE-027] */
const maxRetries = 2
/** Status while our services are unavailable, which does not mean that the URL is missing [ERROR-018]. */
const unavailable = 503

/**
 * Returns the entity at a URL from the known paths, or else from the lookup. Returns null if there is none, or if every
 * lookup attempt fails [ROUTE-008..017, ROUTE-027, ERROR-016, ERROR-017].
 */
export async function findEntity(
  { call, signal, shop }: Pick<PageContext, 'call' | 'signal' | 'shop'>,
  path: string,
): Promise<FoundEntity | null> {
  const known = knownPaths.find(path)
  if (known) return known
  const isFresh = knownPaths.mustLookUpAgain(path) && ({ isFresh: true } as const)
  const route = await retried(() => call('GET /svc_route/route', { query: { url: path } }, { signal, ...isFresh }))
  if (route === null) return null
  const { entityType, entityId, redirectTarget, redirectType, related } = route
  if (redirectTarget !== null) {
    const ownHosts = Object.values(shop.siteUrls).map((url) => new URL(url).host)
    const to = safeTarget(redirectTarget, ownHosts)
    return to === null ? null : { to, status: redirectStatus(redirectType) }
  }
  if (entityType === null || entityType === 'page' || entityId === null) return null
  const on = sites.filter((site) => site === shop.site || related.some(({ siteCode }) => siteCode === site))
  return { kind: entityType, id: entityId, sites: on }
}

/** Retries server errors, and returns null if the last attempt fails too. A refusal is a valid response. */
async function retried<T>(attempt: () => Promise<T>): Promise<T | null> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!isRefusalError(error) || error.status < 500) throw error
      if (attempts < maxRetries) continue
      if (error.status === unavailable) throw error
      return null
    }
  }
}
