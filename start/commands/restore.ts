import { cp, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Manifest, readManifest } from '#platform/backup/manifest.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { statement, type Database } from '#platform/database.ts'
import { migrateJobs } from '#platform/jobs/queue.ts'
import { migrate, migrationsIn } from '#platform/migrate.ts'
import { createAdyenSchema } from '#platform/payments/adyen/simulator/simulator.ts'
import { createPayPalSchema } from '#platform/payments/paypal/simulator/simulator.ts'
import { createSpreedlySchema } from '#platform/payments/spreedly/simulator/simulator.ts'
import type { Configuration } from '#platform/settings/settings.ts'
import { CommandError } from '#platform/command-error.ts'
import { deleteOrderCounts } from '#services/recommendations/steps.ts'
import { renumberExports } from '#services/fulfilment/repository.ts'
import { findViolations } from '#services/invariants.ts'
import { readConfiguration } from '../data/configuration.ts'
import { openDataFolder } from '../data/data-folder.ts'
import { migrations, openOwnDatabase, checkConnection, restoreMark, withDatabase } from '../data/database.ts'
import { lockDataFolder } from '../data/folder-lock.ts'
import { printFailure, step } from '../progress.mjs'
import { bindDatabaseToMode } from '../data/database-mode.ts'

const mark = statement('restore.mark', `create schema ${restoreMark}`)
const unmark = statement('restore.unmark', `drop schema ${restoreMark}`)
const countTables = statement<{ count: number }>(
  'restore.tables',
  `select count(*)::integer as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
)

const stops: (() => Promise<void>)[] = []
try {
  const configuration = readConfiguration()
  const [argument] = process.argv.slice(2)
  if (argument === undefined) throw new CommandError('Usage: npm run restore -- FOLDER')
  const folder = resolve(argument)
  const manifest = await readManifest(folder)
  await refuseNewer(manifest)
  const url = await emptyDatabase(configuration)
  await withDatabase(url, (db) => restore(db, url, folder, manifest, configuration.dataDir))
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${rows.toLocaleString('en-US')} rows restored and verified from the backup of ${manifest.madeAt}.\nStart the store with: MODE=${manifest.mode} npm start`,
  )
} catch (error) {
  printFailure(error)
  process.exitCode = 1
} finally {
  for (const stop of stops.toReversed()) await stop()
}

/**
 * Throws `CommandError` if the backup has migrations that this release lacks. Each release includes all earlier
 * migrations.
 */
async function refuseNewer({ migrations: names }: Manifest) {
  const known = new Set(await migrationsIn(migrations))
  const strange = names.filter((name) => !known.has(name))
  if (strange.length > 0)
    throw new CommandError(
      `The backup is from a newer release: it has the migrations ${strange.join(', ')}. Restore it with that release.`,
    )
}

async function emptyDatabase(configuration: Configuration): Promise<string> {
  const { databaseUrl, databaseDirectUrl, dataDir } = configuration
  if (databaseUrl !== undefined) {
    const url = databaseDirectUrl ?? databaseUrl
    await checkConnection(url, databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL')
    await withDatabase(url, async (db) => {
      const [found] = await db.run(countTables, [])
      if (found!.count > 0)
        throw new CommandError('The database in DATABASE_URL is not empty. Create a new one for the restore.')
    })
    return url
  }
  openDataFolder(dataDir)
  await lockDataFolder(dataDir)
  for (const name of ['engine', 'engine-folder'])
    if (await stat(join(dataDir, name)).catch(() => null))
      throw new CommandError(`${dataDir} already contains a store. Set DATA_DIR to a new folder for the restore.`)
  const { url } = await openOwnDatabase(
    configuration,
    () => {},
    (stop) => stops.push(stop),
  )
  return url
}

async function restore(db: Database, url: string, folder: string, manifest: Manifest, dataDir: string) {
  // After an interrupted restore, the next start must reject these tables.
  await db.run(mark, [])
  await step('Create the tables', async (progress) => {
    await bindDatabaseToMode(db, manifest.mode)
    await migrateJobs(url)
    await migrate(db, migrations, progress, manifest.migrations)
    if (manifest.tables.some(({ schema }) => schema === 'sandbox')) await createSpreedlySchema(db)
    if (manifest.tables.some(({ schema }) => schema === 'sandbox_adyen')) await createAdyenSchema(db)
    if (manifest.tables.some(({ schema }) => schema === 'sandbox_paypal')) await createPayPalSchema(db)
  })
  await step('Load the rows', (progress) => restoreBackup(url, folder, manifest, progress))
  await step('Migrate the database', (progress) => migrate(db, migrations, progress))
  await step('Queue warehouse updates again', async () => {
    await renumberExports(db)
    await deleteOrderCounts(db)
  })
  await step('Check consistency', async () => {
    const broken = await findViolations(db)
    if (broken.length > 0)
      throw new CommandError(
        `The data in the backup is inconsistent: ${broken.map(({ sentence }) => sentence).join('; ')}.`,
      )
  })
  const media = join(folder, 'media')
  if (await stat(media).catch(() => null))
    await step('Copy imported pictures', () => cp(media, join(dataDir, 'media'), { recursive: true }))
  await db.run(unmark, [])
}
