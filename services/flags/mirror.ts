import { z } from 'zod'
import { WireFeature } from '#contract/flags.ts'
import type { Feature } from '#domain/flags/feature.ts'
import { inlineSavedGroups } from '#domain/flags/saved-groups.ts'
import { statement, type Database } from '#platform/database.ts'
import type { ReadGrowthBook } from '#platform/flags/growthbook.ts'
import { lockFlags } from './settings/repository.ts'

/** Flags read within this time are not read again [FLAG-407]. */
const freshMs = 60_000
/** Flags that could not be read again for longer are not used; their defaults are [FLAG-408]. */
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
  features: z.record(z.string().regex(/^[\w.:|-]{1,80}$/), z.unknown()),
  savedGroups: z.record(z.string(), z.array(z.union([z.string(), z.number()]))).default({}),
})
// Reads the fields that evaluation uses, and leaves out others of newer versions.
const Rule = z.object(WireFeature.shape.rules.unwrap().element.shape)
const ReadFeature = z.object({ defaultValue: z.json().default(null), rules: z.array(Rule).optional() })

/**
 * Makes the store's flags equal to those of GrowthBook, at most once a minute. While GrowthBook does not answer, the
 * last flags remain for four hours.
 */
export async function mirrorGrowthBook(
  db: Database,
  read: ReadGrowthBook,
  { now, report }: { now: number; report: (error: unknown) => void },
): Promise<void> {
  const [{ readAt } = { readAt: null }] = await db.run(lastRead, [])
  if (readAt !== null && now - readAt.getTime() < freshMs) return
  const features = await readFeatures(read).catch(async (error: unknown) => {
    report(error)
    await db.run(removeOld, [new Date(now - maxAgeMs)])
    return undefined
  })
  if (!features) return
  const keys = Object.keys(features)
  await db.transaction(async (tx) => {
    await lockFlags(tx)
    await tx.run(removeOthers, [keys])
    await tx.run(mirror, [keys, Object.values(features).map((each) => JSON.stringify(each)), new Date(now)])
  })
}

async function readFeatures(read: ReadGrowthBook): Promise<Record<string, Feature>> {
  const { features, savedGroups } = Payload.parse(await read())
  return Object.fromEntries(
    Object.entries(features).map(([key, feature]) => [
      key,
      inlineSavedGroups(ReadFeature.parse(feature) as Feature, savedGroups),
    ]),
  )
}
