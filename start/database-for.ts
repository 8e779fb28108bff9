import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeEngine } from '#platform/database/engine-folder.ts'
import { portOf, postmasterOf } from '#platform/database/engine-processes.ts'
import type { Configuration } from '#platform/settings/settings.ts'
import { openDataFolder, takeDataFolder } from './data-folder.ts'
import { readyDatabase } from './database.ts'

/** The store's database for a command that runs beside it: of the store that is running, else started for the command. */
export async function databaseFor(configuration: Configuration): Promise<{ url: string; stop: () => Promise<void> }> {
  const { databaseUrl, dataDir } = configuration
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  openDataFolder(dataDir)
  const { folder } = placeEngine(dataDir)
  const data = join(folder, 'data')
  const port = postmasterOf(data) && portOf(data)
  if (port) {
    const password = readFileSync(join(folder, 'password'), 'utf8').trim()
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/store`, stop: async () => {} }
  }
  await takeDataFolder(dataDir)
  const stops: (() => Promise<void>)[] = []
  const { url } = await readyDatabase(
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
