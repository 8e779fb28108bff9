import { isRefused } from '#contract/kernel/refused.ts'
import { redirectStatus, safeTarget } from '#domain/routes/redirect.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { type EntityKind, knownPaths } from './known-paths.ts'

/** `sites` are those that have the entity; the browser does not need them. */
export type Found = { kind: EntityKind; id: number; sites?: readonly Site[] } | { to: string; status: number }

/** Retries after the first lookup [ROUTE-027]. */
const extraTries = 2

/**
 * Returns the entity at a URL: checks known paths first, then the lookup, or null if there is none [ROUTE-008..017,
 * ROUTE-027, ERROR-016].
 */
export async function findEntity(
  { call, signal, shop }: Pick<PageContext, 'call' | 'signal' | 'shop'>,
  path: string,
): Promise<Found | null> {
  const known = knownPaths.find(path)
  if (known) return known
  const { entityType, entityId, redirectTarget, redirectType, related } = await retried(() =>
    call('GET /svc_route/route', { query: { url: path } }, { signal }),
  )
  if (redirectTarget !== null) {
    const ownHosts = Object.values(shop.siteUrls).map((url) => new URL(url).host)
    const to = safeTarget(redirectTarget, ownHosts)
    return to === null ? null : { to, status: redirectStatus(redirectType) }
  }
  if (entityType === null || entityType === 'page' || entityId === null) return null
  const on = sites.filter((site) => site === shop.site || related.some(({ siteCode }) => siteCode === site))
  return { kind: entityType, id: entityId, sites: on }
}

/** Retries server errors; a refusal is a valid response. */
async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (attempts >= extraTries || !isRefused(error) || error.status < 500) throw error
    }
  }
}
