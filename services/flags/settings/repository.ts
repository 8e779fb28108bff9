import type { Feature, ScheduledFeature } from '#domain/flags/feature.ts'
import type { FlagType } from '#domain/flags/registry.ts'
import { nextFlagChange, featureAt } from '#domain/flags/schedule.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

interface FlagSetting {
  key: string
  type: FlagType
  feature: ScheduledFeature
  changedAt: Date
}

const columns = 'key, type, feature, changed_at as "changedAt"'
const list = statement<FlagSetting>('flag-setting.list', `select ${columns} from flag_setting order by key`)
const one = statement<FlagSetting>('flag-setting.read', `select ${columns} from flag_setting where key = $1`)
const put = statement(
  'flag-setting.put',
  `insert into flag_setting (key, type, feature, changed_at) values ($1, $2, $3, $4)
   on conflict (key) do update
     set type = excluded.type, feature = excluded.feature, changed_at = excluded.changed_at
     where (flag_setting.type, flag_setting.feature) is distinct from (excluded.type, excluded.feature)`,
)
const remove = statement<{ key: string }>(
  'flag-setting.delete',
  'delete from flag_setting where key = $1 returning key',
)
const lock = statement('flag-setting.lock', 'select pg_advisory_xact_lock(7120, 1)')

const putFlag = statement(
  'flag.put',
  `insert into flag (key, feature, updated_at, changes_at) values ($1, $2, $3, $4)
   on conflict (key) do update
     set feature = excluded.feature, changes_at = excluded.changes_at, read_at = null,
       updated_at = case when flag.feature = excluded.feature then flag.updated_at else excluded.updated_at end`,
)
const removeFlag = statement('flag.delete', 'delete from flag where key = $1')
const due = statement<{ key: string }>(
  'flag.due',
  `select key from flag where changes_at <= $1 or read_at is not null
   union select key from flag_setting where not exists (select from flag where flag.key = flag_setting.key)
   order by key`,
)

/** Serializes flag changes, so that each change sees the previous ones. */
export async function lockFlags(tx: Transaction): Promise<void> {
  await tx.run(lock, [])
}

export async function readFlagSettings(db: QueryRunner): Promise<FlagSetting[]> {
  return db.run(list, [])
}

export async function readFlagSetting(db: QueryRunner, key: string): Promise<FlagSetting | undefined> {
  const [found] = await db.run(one, [key])
  return found
}

/** Stores a flag as defined by staff. It takes effect immediately. */
export async function putFlagSetting(tx: Transaction, setting: FlagSetting): Promise<void> {
  const { key, type, feature, changedAt } = setting
  await tx.run(put, [key, type, JSON.stringify(feature), changedAt])
  await applyFlagSetting(tx, key, changedAt.getTime())
}

/** Returns false if staff have not defined the flag. */
export async function deleteFlagSetting(tx: Transaction, key: string): Promise<boolean> {
  const isDeleted = (await tx.run(remove, [key])).length > 0
  await tx.run(removeFlag, [key])
  return isDeleted
}

/** Applies a flag's definition as of a time in epoch milliseconds. */
export async function applyFlagSetting(tx: Transaction, key: string, now: number): Promise<void> {
  const setting = await readFlagSetting(tx, key)
  if (!setting) return void (await tx.run(removeFlag, [key]))
  const feature: Feature = featureAt(setting.feature, now)
  const next = nextFlagChange(setting.feature, now)
  await tx.run(putFlag, [key, JSON.stringify(feature), new Date(now), next === null ? null : new Date(next)])
}

/** Returns the keys of flags with a rule that started or ended, and of flags that GrowthBook no longer manages. */
export async function readDueFlags(tx: Transaction, now: number): Promise<string[]> {
  return (await tx.run(due, [new Date(now)])).map(({ key }) => key)
}
