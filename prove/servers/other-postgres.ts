import { readdirSync } from 'node:fs'
import { openDatabase, statement } from '#platform/database.ts'
import { findEngineBinaries } from '#platform/database/engine-binaries.ts'
import { createEngineData, placeEngine } from '#platform/database/engine-folder.ts'
import { startEngine } from '#platform/database/engine.ts'
import { deleteDataFolder, newDataFolder } from '../start/store-for-tests.ts'

/** A PostgreSQL server on which databases are made. */
interface Server {
  version: string
  createDatabase: (name: string) => Promise<string>
  /** Ends the server, or takes its databases away where it is somebody's. */
  close: () => Promise<void>
}

/** The PostgreSQL that comes with the store. */
export const ownMajor = ((found) => ('major' in found ? found.major : ''))(findEngineBinaries())

/**
 * A server of another major than the store's own: the one that TEST_DATABASE_URL names, else one of the system's packages,
 * started on a folder of its own; null where there is neither.
 */
export async function openOtherMajor(): Promise<Server | null> {
  const named = process.env['TEST_DATABASE_URL']
  if (named !== undefined) {
    const server = await serverAt(named)
    if (server.version.split('.')[0] !== ownMajor) return server
  }
  const major = installedMajors().find((each) => each !== ownMajor)
  if (major === undefined) return null
  const folder = newDataFolder()
  const binaries = { folder: `${packages}/${major}`, major, version: major }
  const place = { ...placeEngine(folder), binaries }
  await createEngineData(place)
  const engine = await startEngine(place, { endsWithProcess: true })
  const close = async () => {
    await engine.stop()
    deleteDataFolder(folder)
  }
  return { ...(await serverAt(engine.url('postgres'))), close }
}

/** Where Debian's and Ubuntu's packages are. */
const packages = '/usr/lib/postgresql'

function installedMajors(): string[] {
  try {
    return readdirSync(packages)
      .filter((name) => Number(name) >= 15)
      .toSorted((a, b) => Number(b) - Number(a))
  } catch {
    return []
  }
}

async function serverAt(url: string): Promise<Server> {
  const made: string[] = []
  const run = async <Row>(text: string) => {
    const db = openDatabase(url, () => {})
    return db.run(statement<Row>(text, text), []).finally(() => db.close())
  }
  const [row] = await run<{ version: string }>(`select current_setting('server_version') as version`)
  return {
    version: row!.version,
    createDatabase: async (name) => {
      const unique = `${name}_${process.pid}`
      await run(`create database ${unique}`)
      made.push(unique)
      const address = new URL(url)
      address.pathname = unique
      return address.href
    },
    close: async () => {
      for (const name of made) await run(`drop database ${name} with (force)`)
    },
  }
}
