import { isOn } from '#domain/flags/evaluate.ts'
import type { Feature } from '#domain/flags/feature.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Queries } from '#platform/database.ts'

const read = statement<{ feature: Feature }>('flag.read', 'select feature from flag where key = $1')

/** Returns the tag of pages that depend on a flag. */
export const flagTag = (key: string) => `flag:${key}`

export async function isFlagOn(db: Queries, key: string, site: Site): Promise<boolean> {
  const [row] = await db.run(read, [key])
  return isOn(row?.feature, { site })
}
