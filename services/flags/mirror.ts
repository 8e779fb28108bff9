import { z } from 'zod'
import { WireFeature } from '#contract/flags.ts'
import { hasRegularExpression } from '#domain/flags/attributes.ts'
import type { Feature, FlagValue } from '#domain/flags/feature.ts'
import { inlineSavedGroups } from '#domain/flags/saved-groups.ts'
import { statement, type Database } from '#platform/database.ts'
import type { ReadGrowthBook } from '#platform/flags/growthbook.ts'
import { lockFlags } from './settings/repository.ts'

/** Flags are not read again within this time [FLAG-407]. */
const freshMs = 60_000
/** If the flags cannot be refreshed for longer than this, their defaults apply [FLAG-408]. */
const maxAgeMs = 4 * 3_600_000

const lastRead = statement<{ readAt: Date | null }>('flag.last-read', 'select max(read_at) as "readAt" from flag')
const mirror = statement(
  'flag.mirror',
  `insert into flag (key, feature, updated_at, read_at)
   select key, feature, $3, $3 from unnest($1::text[], $2::jsonb[]) as read (key, feature)
   on conflict (key) do update
     set feature = excluded.feature, changes_at = null, read_at = excluded.read_at,
       updated_at = case when flag.feature = excluded.feature then flag.updated_at else excluded.updated_at end`,
)
const removeOthers = statement('flag.remove-others', 'delete from flag where key <> all ($1::text[])')
const removeOld = statement('flag.remove-old', 'delete from flag where read_at < $1')

const Payload = z.object({
  features: z.record(z.string(), z.unknown()),
  savedGroups: z.record(z.string(), z.json()).default({}),
})
const Key = z.string().regex(/^[\w.:|-]{1,80}$/)
// Reads the fields used for evaluation, and ignores fields added by newer versions.
const Rule = z.object(WireFeature.shape.rules.unwrap().element.shape)
const ReadFeature = z.object({ defaultValue: z.json().default(null), rules: z.array(Rule).optional() })

/**
 * Synchronizes the store's flags with GrowthBook, at most once a minute. During a GrowthBook outage, the last flags
 * apply for four hours. A flag that is unreadable or has a regular expression is reported and stays unchanged.
 */
export async function mirrorGrowthBook(
  db: Database,
  read: ReadGrowthBook,
  { now, report }: { now: number; report: (error: unknown) => void },
): Promise<void> {
  const [{ readAt } = { readAt: null }] = await db.run(lastRead, [])
  if (readAt !== null && now - readAt.getTime() < freshMs) return
  const payload = await readPayload(read).catch(async (error: unknown) => {
    report(error)
    await db.run(removeOld, [new Date(now - maxAgeMs)])
    return undefined
  })
  if (!payload) return
  const features = readFeatures(payload, report)
  await db.transaction(async (tx) => {
    await lockFlags(tx)
    await tx.run(removeOthers, [Object.keys(payload.features)])
    await tx.run(mirror, [
      Object.keys(features),
      Object.values(features).map((each) => JSON.stringify(each)),
      new Date(now),
    ])
  })
}

async function readPayload(read: ReadGrowthBook) {
  return Payload.parse(await read())
}

function readFeatures({ features, savedGroups }: z.output<typeof Payload>, report: (error: unknown) => void) {
  const read = Object.entries(features).flatMap(([key, feature]) => {
    try {
      return [[Key.parse(key), readFeature(feature, savedGroups)] as const]
    } catch (error) {
      report(new Error(`GrowthBook's flag ${key} was skipped`, { cause: error }))
      return []
    }
  })
  return Object.fromEntries(read)
}

function readFeature(sent: unknown, savedGroups: Readonly<Record<string, FlagValue>>): Feature {
  const feature = ReadFeature.parse(sent) as Feature
  if (feature.rules?.some(hasRegularExpression)) throw new Error('a rule has a regular expression')
  return inlineSavedGroups(feature, savedGroups)
}
