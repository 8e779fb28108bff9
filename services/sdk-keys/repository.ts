import type { SdkKeyKind } from '#domain/sdk-keys/sdk-key.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

export interface SdkKeyRow {
  id: string
  kind: SdkKeyKind
  name: string
  source: string | null
  site: Site | null
  isRemote: boolean
  key: string
  earlierKey: string | null
  earlierUntil: Date | null
  isEnabled: boolean
  createdBy: string
  createdAt: Date
  /** Hash of the request that last rotated the key. */
  rotationRequest: string | null
  version: number
  usedAt: Date | null
  earlierUsedAt: Date | null
}

const select = `select k.id, kind, name, source, site, is_remote as "isRemote", k.key, earlier_key as "earlierKey",
    earlier_until as "earlierUntil", is_enabled as "isEnabled", created_by as "createdBy", created_at as "createdAt",
    rotation_request as "rotationRequest", version, u.used_at as "usedAt", e.used_at as "earlierUsedAt"
  from sdk_key k left join sdk_key_use u on u.key = k.key left join sdk_key_use e on e.key = k.earlier_key`
const list = statement<SdkKeyRow>('sdk-key.list', `${select} order by kind, name, k.id`)
const one = statement<SdkKeyRow>('sdk-key.lock', `${select} where k.id = $1 for update of k`)
const create = statement(
  'sdk-key.create',
  `insert into sdk_key (id, kind, name, source, site, is_remote, key, is_enabled, created_by, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, true, $8, $9)`,
)
const change = statement(
  'sdk-key.change',
  'update sdk_key set name = $2, is_enabled = $3, version = version + 1 where id = $1',
)
const rotate = statement(
  'sdk-key.rotate',
  `update sdk_key set earlier_key = case when $3::timestamptz is null then null else key end, earlier_until = $3,
     key = $2, rotation_request = $4, version = version + 1
   where id = $1`,
)
const remove = statement('sdk-key.delete', 'delete from sdk_key where id = $1')
const lock = statement('sdk-key.lock-all', 'select pg_advisory_xact_lock(7120, 2)')

const find = statement<Pick<SdkKeyRow, 'isRemote'> & { isStale: boolean }>(
  'sdk-key.find',
  `select is_remote as "isRemote",
     not exists (
       select from sdk_key_use u where u.key = $2 and used_at > $3::timestamptz - interval '1 minute') as "isStale"
   from sdk_key k
   where kind = $1 and is_enabled and (k.key = $2 or (earlier_key = $2 and earlier_until > $3::timestamptz))`,
)
const touch = statement(
  'sdk-key.touch',
  `insert into sdk_key_use (key, used_at) values ($1, $2::timestamptz)
   on conflict (key) do update set used_at = greatest(sdk_key_use.used_at, excluded.used_at)`,
)

/** Returns all keys, sorted by kind and name. */
export async function readSdkKeys(db: QueryRunner): Promise<SdkKeyRow[]> {
  return db.run(list, [])
}

/** Locks a key. Returns undefined if it does not exist. */
export async function lockSdkKey(tx: Transaction, id: string): Promise<SdkKeyRow | undefined> {
  return (await tx.run(one, [id]))[0]
}

/** Serializes key creation, so that concurrent requests cannot exceed the key limit or reuse a source. */
export async function lockSdkKeys(tx: Transaction): Promise<void> {
  await tx.run(lock, [])
}

type NewSdkKey = Pick<SdkKeyRow, 'id' | 'kind' | 'name' | 'source' | 'site' | 'isRemote' | 'key' | 'createdBy'>

export async function createSdkKey(tx: Transaction, fields: NewSdkKey, now: number): Promise<void> {
  const { id, kind, name, source, site, isRemote, key, createdBy } = fields
  await tx.run(create, [id, kind, name, source, site, isRemote, key, createdBy, new Date(now)])
}

export async function changeSdkKey(
  tx: Transaction,
  id: string,
  { name, isEnabled }: Pick<SdkKeyRow, 'name' | 'isEnabled'>,
): Promise<void> {
  await tx.run(change, [id, name, isEnabled])
}

/** Replaces a key. The earlier key works until a time, or ends immediately if the time is null. */
export async function rotateSdkKey(
  tx: Transaction,
  id: string,
  { key, earlierUntil, request }: { key: string; earlierUntil: Date | null; request: string },
): Promise<void> {
  await tx.run(rotate, [id, key, earlierUntil, request])
}

export async function deleteSdkKey(tx: Transaction, id: string): Promise<void> {
  await tx.run(remove, [id])
}

/**
 * Returns the client of an enabled key, and stores its use at most once a minute. Returns undefined for an unknown key.
 * `now` is in Unix milliseconds.
 */
export async function findActiveSdkKey(db: QueryRunner, kind: SdkKeyKind, key: string, now: number) {
  const [found] = await db.run(find, [kind, key, new Date(now)])
  if (found?.isStale) await recordSdkKeyUse(db, key, now)
  return found
}

/** Records that a key was used at a time in Unix milliseconds. */
export async function recordSdkKeyUse(db: QueryRunner, key: string, now: number): Promise<void> {
  await db.run(touch, [key, new Date(now)])
}

/** Deletes the last use of keys not used for 400 days. */
export const sweepSdkKeyUse = createClockSweep('sdk_key_use', `used_at < $1::timestamptz - interval '400 days'`)
