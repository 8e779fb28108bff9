import type { Permission } from '#domain/staff/permissions.ts'
import { statement, type Database, type QueryRunner } from '#platform/database.ts'
import { hashToken } from '#services/call/identity/scope.ts'

const asDate = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const at = (parameter: string) => `to_timestamp(${parameter}::double precision / 1000)`

interface KeyRow {
  id: string
  name: string
  permissions: Permission[]
  createdAt: string
  expiresAt: string | null
  usedAt: string | null
}

const columns = `id, name, permissions, ${asDate('created_at')} as "createdAt", ${asDate('expires_at')} as "expiresAt",
  ${asDate('used_at')} as "usedAt"`

const list = statement<KeyRow>('staff-key.list', `select ${columns} from staff_api_key order by created_at, id`)
const read = statement<Pick<KeyRow, 'id' | 'name' | 'permissions'> & { isStale: boolean }>(
  'staff-key.read',
  `select id, name, permissions, used_at is null or used_at < ${at('$2')} - interval '1 minute' as "isStale"
   from staff_api_key where secret_hash = $1 and (expires_at is null or expires_at > ${at('$2')})`,
)
const touch = statement('staff-key.touch', `update staff_api_key set used_at = ${at('$2')} where secret_hash = $1`)
const insert = statement<KeyRow>(
  'staff-key.create',
  `insert into staff_api_key (name, secret_hash, permissions, created_at, expires_at)
   values ($1, $2, $3, ${at('$4')}, ${at('$5')}) on conflict (secret_hash) do nothing returning ${columns}`,
)
const readCreated = statement<KeyRow>(
  'staff-key.created',
  `select ${columns} from staff_api_key where secret_hash = $1`,
)
const remove = statement<{ id: string }>('staff-key.remove', 'delete from staff_api_key where id = $1 returning id')

/** Returns all API keys, oldest first. */
export async function readKeys(db: QueryRunner): Promise<KeyRow[]> {
  return db.run(list, [])
}

/** Returns the API key with this secret, or undefined if it is unknown or has expired. */
export async function findActiveKey(db: Database, secret: string, now: number) {
  const hash = hashToken(secret)
  const [key] = await db.run(read, [hash, now])
  if (key?.isStale) await db.run(touch, [hash, now])
  return key
}

interface NewKey {
  name: string
  secret: string
  permissions: readonly Permission[]
  now: number
  /** Epoch milliseconds. */
  expires: number | null
}

/** Creates an API key. Returns the existing one if a key with this secret exists. */
export async function createKey(db: QueryRunner, { name, secret, permissions, now, expires }: NewKey): Promise<KeyRow> {
  const hash = hashToken(secret)
  const [created] = await db.run(insert, [name, hash, permissions, now, expires])
  return created ?? (await db.run(readCreated, [hash]))[0]!
}

/** Deletes an API key. Returns false if there is no such key. */
export async function removeKey(db: QueryRunner, id: string): Promise<boolean> {
  return (await db.run(remove, [id])).length > 0
}
