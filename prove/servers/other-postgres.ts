import { readdirSync } from 'node:fs'
import { openDatabase, statement } from '#platform/database.ts'
import { findEngineBinaries } from '#platform/database/engine/engine-binaries.ts'
import { createEngineData, resolveEngineHome } from '#platform/database/engine/engine-folder.ts'
import { startEngine } from '#platform/database/engine/engine.ts'
import { deleteDataFolder, newDataFolder } from '../../start/store-for-tests.ts'

interface Server {
  version: string
  createDatabase: (name: string) => Promise<string>
  /** Drops the databases that this proof created, or stops the server if this proof started it. */
  close: () => Promise<void>
}

export const ownMajor = ((found) => ('major' in found ? found.major : ''))(findEngineBinaries())

/**
 * Opens a server with a different major version: the server at TEST_DATABASE_URL, or a system package with a new data
 * folder. Returns null if there is none.
 */
export async function openOtherPostgres(): Promise<Server | null> {
  const named = process.env['TEST_DATABASE_URL']
  if (named !== undefined) {
    const server = await serverAt(named)
    if (server.version.split('.')[0] !== ownMajor) return server
  }
  const major = installedMajors().find((each) => each !== ownMajor)
  if (major === undefined) return null
  const folder = newDataFolder()
  const binaries = { folder: `${packages}/${major}`, major, version: major }
  const place = { ...resolveEngineHome(folder), binaries }
  await createEngineData(place)
  const engine = await startEngine(place, { endsWithProcess: true })
  const close = async () => {
    await engine.stop()
    deleteDataFolder(folder)
  }
  return { ...(await serverAt(engine.url('postgres'))), close }
}

/** The installation folder of Debian and Ubuntu packages. */
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
  const folders: string[] = []
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
      folders.push(unique)
      const address = new URL(url)
      address.pathname = unique
      return address.href
    },
    close: async () => {
      for (const name of folders) await run(`drop database ${name} with (force)`)
    },
  }
}
