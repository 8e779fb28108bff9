import { flagValue, isOn } from '#domain/flags/evaluate.ts'
import type { Feature, FlagValue } from '#domain/flags/feature.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

const read = statement<{ feature: Feature }>('flag.read', 'select feature from flag where key = $1')

/** Returns the tag of pages that depend on a flag. */
export const flagTag = (key: string) => `flag:${key}`

export async function isFlagOn(db: QueryRunner, key: string, site: Site): Promise<boolean> {
  const [row] = await db.run(read, [key])
  return isOn(row?.feature, { site })
}

const readAll = statement<{ key: string; feature: Feature }>(
  'flag.read-values',
  'select key, feature from flag order by key',
)

type Features = Readonly<Record<string, FlagValue>>
/** Returns the values of all flags on a site. */
export type ReadFeatures = (site: Site, now: number) => Promise<Features>

const cacheMs = 30_000

/** Caches all flags for 30 seconds. During a database outage, uses the last values, or none. */
export function cachedFeatures(db: QueryRunner): ReadFeatures {
  let known: readonly { key: string; feature: Feature }[] = []
  let readAt = -Infinity
  let pending: Promise<void> | undefined
  const refresh = async () => {
    try {
      known = await db.run(readAll, [])
    } catch {
      // Errors are ignored here: the database is monitored elsewhere, and a heartbeat with outdated or no flags is
      // better than none.
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
    return Object.fromEntries(known.map(({ key, feature }) => [key, flagValue(feature, { site })]))
  }
}
