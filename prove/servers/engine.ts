import { openDatabase, statement } from '#platform/database.ts'
import { createEngineData, resolveEngineHome } from '#platform/database/engine/engine-folder.ts'
import { processesOn } from '#platform/database/engine/engine-processes.ts'
import { startEngine } from '#platform/database/engine/engine.ts'
import { migrateJobs } from '#platform/jobs/queue.ts'
import { migrate } from '#platform/migrate.ts'
import { join } from 'node:path'
import { deleteDataFolder, newDataFolder } from '../../start/store-for-tests.ts'

const migrations = new URL('../../db/migrations/', import.meta.url)

/** Starts PostgreSQL as the store does, with a migrated database. */
export async function openEngine(settings: readonly string[] = [], folder = newDataFolder()) {
  const place = resolveEngineHome(folder)
  // No proof cuts the power, so creating the cluster need not wait for the disk.
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
    /** Connects by TCP, so that proofs can insert a proxy. */
    networkUrl: engine.networkUrl('store'),
    place,
    /** PostgreSQL restarts automatically. */
    kill: () => {
      for (const pid of processesOn(join(place.folder, 'data'))) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // The process has already ended.
        }
      }
    },
    stop: async () => {
      await engine.stop()
      deleteDataFolder(folder)
    },
  }
}

/** Opens a database with connections that the proof may cut at any time. */
export const openProofDatabase = (url: string) => openDatabase(url, () => {}, { poolSize: 4, statementMs: 60_000 })
