import { isRefused } from '#contract/kernel/refused.ts'
import { redirectStatus, safeTarget } from '#domain/routes/redirect.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { type EntityKind, knownPaths } from './known-paths.ts'

export type Found = { kind: EntityKind; id: number } | { to: string; status: number }

/** Retries after the first lookup [ROUTE-027]. */
const extraTries = 2

/**
 * Returns the entity at a URL: checks known paths first, then the lookup; null if there is none [ROUTE-008..017,
 * ROUTE-027, ERROR-016].
 */
export async function findEntity(
  { call, signal, shop }: Pick<PageContext, 'call' | 'signal' | 'shop'>,
  path: string,
): Promise<Found | null> {
  const known = knownPaths.find(path)
  if (known) return known
  const { entityType, entityId, redirectTarget, redirectType } = await retried(() =>
    call('GET /svc_route/route', { query: { url: path } }, { signal }),
  )
  if (redirectTarget !== null) {
    const ownHosts = Object.values(shop.siteUrls).map((url) => new URL(url).host)
    const to = safeTarget(redirectTarget, ownHosts)
    return to === null ? null : { to, status: redirectStatus(redirectType) }
  }
  if (entityType === null || entityType === 'page' || entityId === null) return null
  return { kind: entityType, id: entityId }
}

/** Retries server errors; a refusal is a valid response. */
async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries >= extraTries || !isRefused(error) || error.status < 500) throw error
    }
  }
}
