import { systemClock } from '#platform/clock.ts'
import { DatabaseAway, openDatabase, statement, type Database } from '#platform/database.ts'
import { databaseProblems } from '#platform/database/version-check.ts'
import { createEngineData, placeEngine } from '#platform/database/engine-folder.ts'
import { startEngine } from '#platform/database/engine.ts'
import { migrateJobs } from '#platform/jobs/queue.ts'
import { migrate } from '#platform/migrate.ts'
import type { Configuration } from '#platform/settings/settings.ts'
import { Stop } from '#platform/stop.ts'
import { loadDemo } from '../db/demo/load.ts'
import { loadDemoShoppers } from '../db/demo/shoppers.ts'
import { loadFirstData } from '../db/first-data.ts'
import { step } from './progress.mjs'
import { secretOf } from './secret.ts'
import { enterWorld } from './world.ts'

/** A schema that stands in a database for as long as a backup is being loaded into it. */
export const restoreMark = 'unfinished_restore'

/** A database that is migrated, checked and filled. */
interface ReadyDatabase {
  url: string
  stop: () => Promise<void>
}

export const migrations = new URL('../db/migrations/', import.meta.url)

/**
 * The store's database, from the engine that came with npm or from the one that is configured. `onStarted` gets the way
 * to stop it as soon as there is something to stop.
 */
export async function readyDatabase(
  configuration: Configuration,
  warn: (news: string) => void,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<ReadyDatabase> {
  if (configuration.databaseUrl === undefined) return ownDatabase(configuration, warn, onStarted)
  const url = configuration.databaseUrl
  await check(url, 'DATABASE_URL')
  if (configuration.databaseReadUrl !== undefined) await checkReplica(url, configuration.databaseReadUrl, warn)
  if (configuration.databaseDirectUrl !== undefined) await reach(configuration.databaseDirectUrl, 'DATABASE_DIRECT_URL')
  await bringUpToDate(configuration.databaseDirectUrl ?? url, configuration)
  return { url, stop: () => Promise.resolve() }
}

async function ownDatabase(
  configuration: Configuration,
  warn: (news: string) => void,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<ReadyDatabase> {
  const database = await openOwnDatabase(configuration, warn, onStarted)
  await bringUpToDate(database.url, configuration)
  return database
}

/** The database of the engine that came with npm as it is, made when there is none, with nothing done to its tables. */
export async function openOwnDatabase(
  { dataDir }: Configuration,
  warn: (news: string) => void,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<ReadyDatabase> {
  const place = placeEngine(dataDir)
  for (const news of place.news) console.log(`  ${news}`)
  if (place.isNew) await step(`Make a PostgreSQL ${place.binaries.major} database`, () => createEngineData(place))
  const engine = await step(`Start PostgreSQL ${place.binaries.major}`, () => startEngine(place, { onDeath: warn }))
  onStarted(engine.stop)
  await check(engine.url('postgres'), 'the engine')
  await withDatabase(engine.url('postgres'), async (server) => {
    const [existing] = await server.run(named, ['store'])
    if (existing === undefined) await server.run(sql('create', 'create database store'), [])
  })
  return { url: engine.url('store'), stop: engine.stop }
}

const named = statement<{ name: string }>('start.named', 'select datname as name from pg_database where datname = $1')
const sql = (name: string, text: string) => statement(`start.${name}`, text)

async function bringUpToDate(url: string, { mode, dataDir, secret }: Configuration) {
  await withDatabase(url, async (db) => {
    await refuseUnfinishedRestore(db)
    await enterWorld(db, mode)
    await step('Bring the database up to date', async (progress) => {
      await migrateJobs(url)
      await migrate(db, migrations, progress)
      await loadFirstData(db)
    })
    if (mode === 'live') return
    await step('Load the demo world', async (progress) => {
      await loadDemo(db, systemClock(), (part) => progress(part, 1))
      await loadDemoShoppers(db, secret ?? secretOf(dataDir))
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
  throw new Stop(
    'A restore into this database was broken off. Delete its data folder, or drop and create the database, and restore again.',
  )
}

async function check(url: string, name: string) {
  await reach(url, name)
  const problems = await withDatabase(url, databaseProblems)
  if (problems.length > 0) throw new Stop(problems.join('\n'))
}

const identity = statement<{ cluster: string; name: string }>(
  'start.identity',
  'select system_identifier::text as cluster, current_database()::text as name from pg_control_system()',
)

/** Another database would show other prices; one that is away is waited for while the primary answers. */
async function checkReplica(url: string, replicaUrl: string, warn: (news: string) => void) {
  try {
    await reach(replicaUrl, 'DATABASE_READ_URL')
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    return warn(`${error.message} Until then all is read from DATABASE_URL.`)
  }
  const [own] = await withDatabase(url, (db) => db.run(identity, []))
  const [other] = await withDatabase(replicaUrl, (db) => db.run(identity, []))
  if (own?.cluster === other?.cluster && own?.name === other?.name) return
  throw new Stop('DATABASE_READ_URL is not a streaming replica of DATABASE_URL: it holds another database.')
}

/** Says in a sentence that a database cannot be reached, and why. */
export async function reach(url: string, name: string): Promise<void> {
  try {
    await withDatabase(url, (db) => db.run(sql('reach', 'select 1'), []))
  } catch (error) {
    // The address has a password in it: what the driver says names host, user or database, never that.
    const reason = error instanceof DatabaseAway ? error.reason : String(error)
    throw new Stop(`The database of ${name} cannot be reached (${reason}). Check the address and that it is running.`)
  }
}

export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(url, () => {}, { poolSize: 2, statementMs: 600_000 })
  return work(db).finally(() => db.close())
}
