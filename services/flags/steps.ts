import { isOn } from '#domain/flags/evaluate.ts'
import type { Feature } from '#domain/flags/feature.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Queries } from '#platform/database.ts'

// What other areas may ask of flags.

const read = statement<{ feature: Feature }>('flag.read', 'select feature from flag where key = $1')

/** The tag of pages that say something by a flag: they are purged when it changes. */
export const flagTag = (key: string) => `flag:${key}`

/** Whether a flag is on for the visitors of a site. */
export async function isFlagOn(db: Queries, key: string, site: Site): Promise<boolean> {
  const [row] = await db.run(read, [key])
  return isOn(row?.feature, { site })
}
