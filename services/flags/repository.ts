import type { Feature } from '#domain/flags/feature.ts'
import { flagRegistry } from '#domain/flags/registry.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

interface FlagRow {
  key: string
  feature: Feature
  updatedAt: Date
}

const columns = 'key, feature, updated_at as "updatedAt"'
const readAll = statement<FlagRow>('flag.read-all', `select ${columns} from flag order by key`)
// Returns all flags if this flag's rules depend on other flags.
const readNeeded = statement<FlagRow>(
  'flag.read',
  `select ${columns} from flag
   where key = $1 or exists (
     select from flag as wanted
     where wanted.key = $1 and jsonb_path_exists(wanted.feature, '$.rules[*].parentConditions'))`,
)

export type Features = Readonly<Record<string, Feature>>
export interface FlagPayload {
  features: Features
  /** Time of the last change, in epoch milliseconds. */
  updatedAt: number
}

/** Returns all flags; registered flags without a row have their default values. */
export async function readPayload(db: QueryRunner): Promise<FlagPayload> {
  const rows = await db.run(readAll, [])
  const updatedAt = Math.max(0, ...rows.map((row) => row.updatedAt.getTime()))
  return { features: withDefaults(rows), updatedAt }
}

/** Returns a flag and the flags that it depends on. */
export async function readFeature(db: QueryRunner, key: string): Promise<Features> {
  return withDefaults(await db.run(readNeeded, [key]))
}

function withDefaults(rows: readonly FlagRow[]): Features {
  const stored = rows.map(({ key, feature }) => [key, feature] as const)
  const defaults = [...flagRegistry].map(([key, { defaultValue }]) => [key, { defaultValue }] as const)
  return Object.fromEntries([...defaults, ...stored])
}
