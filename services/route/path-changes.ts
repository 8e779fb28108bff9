import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

const readAll = statement<{ site: Site; changedAt: Date }>(
  'route.path-changes',
  'select site, changed_at as "changedAt" from path_change',
)

/** Returns the time at which a path of the site last changed, in Unix milliseconds, or null if unknown. */
export type ReadPathChange = (site: Site, now: number) => Promise<number | null>

const cacheMs = 30_000

/** Caches the changes for 30 seconds. During a database outage, uses the last values, or none. */
export function cachedPathChanges(db: QueryRunner): ReadPathChange {
  let changes = new Map<Site, number>()
  let readAt = -Infinity
  let pending: Promise<void> | undefined
  const refresh = async () => {
    try {
      const rows = await db.run(readAll, [])
      changes = new Map(rows.map(({ site, changedAt }) => [site, changedAt.getTime()]))
    } catch {
      // Errors are ignored here: the database is monitored elsewhere, and open pages look up paths again later.
    } finally {
      pending = undefined
    }
  }
  return async (site, now) => {
    if (now - readAt > cacheMs || now < readAt) {
      readAt = now
      pending = refresh()
    }
    await pending
    return changes.get(site) ?? null
  }
}
