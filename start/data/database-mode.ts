import { statement, type Database } from '#platform/database.ts'
import type { Configuration } from '#platform/settings/settings.ts'
import { CommandError } from '#platform/command-error.ts'

type Mode = Configuration['mode']

const createTable = `select pg_advisory_xact_lock(4715);
  create table if not exists store_world (
    only_row boolean primary key default true check (only_row),
    mode text not null check (mode in ('demo', 'live'))
  )`
const enter = statement('world.enter', 'insert into store_world (mode) values ($1) on conflict do nothing')
const read = statement<{ mode: Mode }>('world.read', 'select mode from store_world')

/**
 * Ties a database permanently to demo or live mode. Throws `CommandError` if the database belongs to the other mode.
 */
export async function bindDatabaseToMode(db: Database, mode: Mode): Promise<void> {
  await db.transaction((tx) => tx.script(createTable))
  await db.run(enter, [mode])
  const [world] = await db.run(read, [])
  if (world === undefined || world.mode === mode) return
  throw new CommandError(
    mode === 'live'
      ? 'The database contains demo data. Set DATA_DIR or DATABASE_URL to an empty database for MODE=live.'
      : 'The database belongs to a live store. Set MODE=live, or set DATA_DIR or DATABASE_URL to another database for the demo.',
  )
}
