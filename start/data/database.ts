import { systemClock } from '#platform/clock.ts'
import { DatabaseUnavailable, openDatabase, statement, type Database } from '#platform/database.ts'
import { databaseProblems } from '#platform/database/version-check.ts'
import { createEngineData, resolveEngineHome } from '#platform/database/engine/engine-folder.ts'
import { startEngine } from '#platform/database/engine/engine.ts'
import { migrateJobs } from '#platform/jobs/queue.ts'
import { migrate } from '#platform/migrate.ts'
import type { Configuration } from '#platform/settings/settings.ts'
import { CommandError } from '#platform/command-error.ts'
import { loadDemo } from '../../db/demo/load.ts'
import { loadDemoShoppers } from '../../db/demo/shoppers/load-shoppers.ts'
import { loadInitialData } from '../../db/first-data.ts'
import { loadSynonyms } from '../../db/search/load-synonyms.ts'
import { step } from '../progress.mjs'
import { loadOrCreateSecret } from './secret.ts'
import { bindDatabaseToMode } from './database-mode.ts'

/** A schema that exists while a restore is incomplete. */
export const restoreMark = 'unfinished_restore'

interface ReadyDatabase {
  url: string
  stop: () => Promise<void>
}

export const migrations = new URL('../../db/migrations/', import.meta.url)

/** Opens, checks, migrates, and seeds the database. Calls `onStarted` once the engine is running. */
export async function prepareDatabase(
  configuration: Configuration,
  warn: (message: string) => void,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<ReadyDatabase> {
  if (configuration.databaseUrl === undefined) return ownDatabase(configuration, warn, onStarted)
  const url = configuration.databaseUrl
  await check(url, 'DATABASE_URL')
  if (configuration.databaseReadUrl !== undefined) await checkReplica(url, configuration.databaseReadUrl, warn)
  if (configuration.databaseDirectUrl !== undefined)
    await checkConnection(configuration.databaseDirectUrl, 'DATABASE_DIRECT_URL')
  await migrateAndSeed(configuration.databaseDirectUrl ?? url, configuration)
  return { url, stop: () => Promise.resolve() }
}

async function ownDatabase(
  configuration: Configuration,
  warn: (news: string) => void,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<ReadyDatabase> {
  const database = await openOwnDatabase(configuration, warn, onStarted)
  await migrateAndSeed(database.url, configuration)
  return database
}

/** Opens the database without migrating it. */
export async function openOwnDatabase(
  { dataDir }: Configuration,
  warn: (news: string) => void,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<ReadyDatabase> {
  const place = resolveEngineHome(dataDir)
  for (const news of place.news) console.log(`  ${news}`)
  if (place.isNew) await step(`Create a PostgreSQL ${place.binaries.major} database`, () => createEngineData(place))
  const engine = await step(`Start PostgreSQL ${place.binaries.major}`, () => startEngine(place, { onDeath: warn }))
  onStarted(engine.stop)
  await check(engine.url('postgres'), 'DATA_DIR')
  await withDatabase(engine.url('postgres'), async (server) => {
    const [existing] = await server.run(named, ['store'])
    if (existing === undefined) await server.run(sql('create', 'create database store'), [])
  })
  return { url: engine.url('store'), stop: engine.stop }
}

const named = statement<{ name: string }>('start.named', 'select datname as name from pg_database where datname = $1')
const sql = (name: string, text: string) => statement(`start.${name}`, text)

/** Migrates a database, and loads the demo data if it belongs to a demo. */
export async function migrateAndSeed(url: string, { mode, dataDir, secret }: Configuration) {
  await withDatabase(url, async (db) => {
    await refuseUnfinishedRestore(db)
    await bindDatabaseToMode(db, mode)
    await step('Migrate the database', async (progress) => {
      await migrateJobs(url)
      await migrate(db, migrations, progress)
      await loadSynonyms(db)
    })
    if (mode === 'live') return
    await step('Load demo data', async (progress) => {
      await loadInitialData(db)
      await loadDemo(db, systemClock(), (part) => progress(part, 1))
      await loadDemoShoppers(db, secret ?? loadOrCreateSecret(dataDir))
    })
  })
}

const unfinishedRestore = statement<{ isThere: boolean }>(
  'start.restore',
  `select to_regnamespace('${restoreMark}') is not null as "isThere"`,
)

async function refuseUnfinishedRestore(db: Database) {
  const [found] = await db.run(unfinishedRestore, [])
  if (!found?.isThere) return
  throw new CommandError(
    'A restore into this database was interrupted. Delete the data folder, or drop and recreate the database, then restore again.',
  )
}

async function check(url: string, name: string) {
  await checkConnection(url, name)
  const problems = await withDatabase(url, databaseProblems)
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
}

const identity = statement<{ cluster: string; name: string }>(
  'start.identity',
  'select system_identifier::text as cluster, current_database()::text as name from pg_control_system()',
)

/**
 * Rejects a replica of another database, which could have different prices. Without a replica, the primary serves all
 * reads.
 */
async function checkReplica(url: string, replicaUrl: string, warn: (news: string) => void) {
  try {
    await checkConnection(replicaUrl, 'DATABASE_READ_URL')
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return warn(`${error.message} Until then DATABASE_URL serves all reads.`)
  }
  const [own] = await withDatabase(url, (db) => db.run(identity, []))
  const [other] = await withDatabase(replicaUrl, (db) => db.run(identity, []))
  if (own?.cluster === other?.cluster && own?.name === other?.name) return
  throw new CommandError('DATABASE_READ_URL is not a streaming replica of DATABASE_URL, but another database.')
}

/** Checks a connection. Throws `CommandError` with the reason if it fails. */
export async function checkConnection(url: string, name: string): Promise<void> {
  try {
    await withDatabase(url, (db) => db.run(sql('reach', 'select 1'), []))
  } catch (error) {
    // Omits the URL, which contains a password.
    const reason = error instanceof DatabaseUnavailable ? error.reason : String(error)
    throw new CommandError(
      `Cannot connect to the database in ${name} (${reason}). Check the URL, and that the database is running.`,
    )
  }
}

export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(url, () => {}, { poolSize: 2, statementMs: 600_000 })
  return work(db).finally(() => db.close())
}
