import type { Site } from '#domain/sites.ts'
import { cachedRead } from '#platform/database/cached-read.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

const readAll = statement<{ site: Site; changedAt: Date }>(
  'route.path-changes',
  'select site, changed_at as "changedAt" from path_change',
)

/** Returns the time of the site's last path change, in Unix milliseconds, or null if unknown. */
export type ReadPathChange = (site: Site, now: number) => Promise<number | null>

const cacheMs = 30_000

/** Caches the changes for 30 seconds. During a database outage, uses the last known values, if any. */
export function cachedPathChanges(db: QueryRunner): ReadPathChange {
  const changes = cachedRead(async () => {
    const rows = await db.run(readAll, [])
    return new Map(rows.map(({ site, changedAt }) => [site, changedAt.getTime()]))
  }, cacheMs)
  // Without the time, open pages look up paths again later than necessary.
  return async (site, now) => (await changes(now))?.get(site) ?? null
}
