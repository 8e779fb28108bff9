import { openDatabase, statement } from '#platform/database.ts'
import { createEngineData, placeEngine } from '#platform/database/engine-folder.ts'
import { processesOn } from '#platform/database/engine-processes.ts'
import { startEngine } from '#platform/database/engine.ts'
import { migrateJobs } from '#platform/jobs/queue.ts'
import { migrate } from '#platform/migrate.ts'
import { join } from 'node:path'
import { deleteDataFolder, newDataFolder } from '../start/store-for-tests.ts'

const migrations = new URL('../db/migrations/', import.meta.url)

/** An engine as the store runs it, durable, on a folder of its own, with a migrated database. */
export async function openEngine(settings: readonly string[] = [], folder = newDataFolder()) {
  const place = placeEngine(folder)
  // No proof ends the machine itself: what was there before the first promise need not wait for the disk.
  await createEngineData(place, ['--no-sync'])
  const engine = await startEngine(place, { settings, endsWithProcess: true })
  const server = openDatabase(engine.url('postgres'), () => {})
  await server.run(statement('prove.create', 'create database store'), [])
  await server.close()
  const url = engine.url('store')
  await migrateJobs(url)
  const db = openDatabase(url, () => {})
  await migrate(db, migrations)
  await db.close()
  return {
    url,
    /** On loopback, where something may stand in between. */
    networkUrl: engine.networkUrl('store'),
    place,
    /** Kills the engine and all that belong to it, with -9; it comes back by itself. */
    kill: () => {
      for (const pid of processesOn(join(place.folder, 'data'))) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // Gone in the meantime.
        }
      }
    },
    stop: async () => {
      await engine.stop()
      deleteDataFolder(folder)
    },
  }
}
