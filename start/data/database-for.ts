import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { resolveEngineHome } from '#platform/database/engine/engine-folder.ts'
import { engineUrl } from '#platform/database/engine/engine.ts'
import { portOf, postmasterOf } from '#platform/database/engine/engine-processes.ts'
import type { Configuration } from '#platform/settings/settings.ts'
import { CommandError } from '#platform/command-error.ts'
import { openDataFolder } from './data-folder.ts'
import { openOwnDatabase, checkConnection, prepareDatabase } from './database.ts'
import { lockDataFolder } from './folder-lock.ts'

/**
 * Returns a store's database for a command, even if the store is stopped. Migrates the database unless
 * `skipsMigrations` is true.
 */
export async function databaseFor(
  configuration: Configuration,
  { skipsMigrations = false } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { databaseUrl, dataDir } = configuration
  if (databaseUrl) {
    await checkConnection(databaseUrl, 'DATABASE_URL')
    return { url: databaseUrl, stop: async () => {} }
  }
  if (skipsMigrations && !existsSync(join(dataDir, 'engine')) && !existsSync(join(dataDir, 'engine-folder')))
    throw new CommandError(
      `No store found in ${dataDir}. Set DATA_DIR to its data folder, or DATABASE_URL to its database.`,
    )
  openDataFolder(dataDir)
  const { folder } = resolveEngineHome(dataDir)
  const data = join(folder, 'data')
  const port = postmasterOf(data) && portOf(data)
  if (port) return { url: engineUrl(folder, port, 'store'), stop: async () => {} }
  await lockDataFolder(dataDir)
  const stops: (() => Promise<void>)[] = []
  const open = skipsMigrations ? openOwnDatabase : prepareDatabase
  const { url } = await open(
    configuration,
    () => {},
    (stop) => stops.push(stop),
  )
  return {
    url,
    stop: async () => {
      for (const stop of stops) await stop()
    },
  }
}
