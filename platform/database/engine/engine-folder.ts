import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { binary, findEngineBinaries, type EngineBinaries } from './engine-binaries.ts'
import { CommandError } from '../../command-error.ts'
import { engineEnvironment, type EnginePlace } from './engine.ts'
import { majorVersionMismatch } from '../major-version-mismatch.ts'
import { canEnter, canRun, findEngineUser, systemUserName, type EngineUser } from './engine-user.ts'

interface PlacedEngine extends EnginePlace {
  isNew: boolean
  news: readonly string[]
}

/**
 * Finds the engine for a data directory. If the engine's user has no access, moves the data or the binaries. Throws
 * Stop on failure.
 */
export function resolveEngineHome(dataDir: string): PlacedEngine {
  const found = findEngineBinaries()
  if ('problem' in found) throw new CommandError(found.problem)
  const news: string[] = []
  const moved = join(dataDir, 'engine-folder')
  const home = existsSync(moved) ? readFileSync(moved, 'utf8').trim() : dataDir
  const user = userOf(join(home, 'engine'), news)
  const open = canEnter(home, user) ? home : closedHome(dataDir, user, moved, news)
  const binaries = canRun(binary(found, 'postgres'), user) ? found : copyBinaries(found, user, news)
  const folder = join(open, 'engine')
  const isNew = statSync(folder, { throwIfNoEntry: false }) === undefined
  if (!isNew) checkVersion(folder, binaries, dataDir)
  return { binaries, folder, user, isNew, news }
}

/**
 * Returns the user that runs the engine. This is the folder's owner, unless root owns the folder. One accidental `sudo`
 * must not lock out the owner.
 */
function userOf(folder: string, news: string[]): EngineUser | undefined {
  const owner = statSync(folder, { throwIfNoEntry: false })
  if (process.getuid?.() === 0 && owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const found = findEngineUser()
  if ('problem' in found) throw new CommandError(found.problem)
  if (found.isNew) news.push(`PostgreSQL refuses to run as root: created the system user ${systemUserName} for it.`)
  return found.user
}

function closedHome(dataDir: string, user: EngineUser | undefined, moved: string, news: string[]): string {
  if (existsSync(moved) || existsSync(join(dataDir, 'engine'))) {
    const place = existsSync(moved) ? readFileSync(moved, 'utf8').trim() : dataDir
    throw new CommandError(
      `The user that runs PostgreSQL has no access to ${place}. Allow access to its parent folders, or set DATA_DIR.`,
    )
  }
  // Uses a new folder each time. This way, deleting the data folder resets the store.
  const home = openToAll(mkdtempSync(join(outside, 'ironwright-')))
  if (!canEnter(home, user))
    throw new CommandError(`The user that runs PostgreSQL has no access to ${home}. Allow access, or set DATA_DIR.`)
  writeFileSync(moved, `${home}\n`)
  news.push(`The user that runs PostgreSQL has no access to ${dataDir}: its data is in ${home}.`)
  return home
}

/** Standard location of service data. */
const outside = '/var/lib'

/** Lets other users access files in the folder but not list it. */
function openToAll(folder: string): string {
  chmodSync(folder, 0o711)
  return folder
}

function homeOfBinaries(folder: string): string {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 12)
  const home = join(outside, `ironwright-programs-${name}`)
  mkdirSync(home, { recursive: true })
  return openToAll(home)
}

function copyBinaries(from: EngineBinaries, user: EngineUser | undefined, news: string[]): EngineBinaries {
  const home = homeOfBinaries(from.folder)
  const copy = { ...from, folder: join(home, `postgresql-${from.version}`) }
  if (existsSync(copy.folder) && canRun(binary(copy, 'postgres'), user)) return copy
  const unfinished = mkdtempSync(join(home, 'copying-'))
  chmodSync(unfinished, 0o755)
  cpSync(from.folder, unfinished, { recursive: true, verbatimSymlinks: true })
  // A copy made while npm was still installing is broken.
  rmSync(copy.folder, { recursive: true, force: true })
  renameSync(unfinished, copy.folder)
  news.push(`The user that runs PostgreSQL has no access to this folder: copied its programs to ${copy.folder}.`)
  if (canRun(binary(copy, 'postgres'), user)) return copy
  throw new CommandError(
    `PostgreSQL does not run on this machine: ${binary(copy, 'postgres')} --version failed. Set DATABASE_URL to a PostgreSQL server.`,
  )
}

function checkVersion(folder: string, { major }: EngineBinaries, dataDir: string) {
  let version: string
  try {
    version = readFileSync(join(folder, 'data', 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    throw new CommandError(
      (error as NodeJS.ErrnoException).code === 'EACCES'
        ? `Cannot read ${folder}. Start the store as the user who created it, or set DATA_DIR to a new folder.`
        : `${folder} contains no PostgreSQL data. Restore the data, or delete the folder to create a new database.`,
    )
  }
  if (version !== major)
    throw new CommandError(majorVersionMismatch(version, major, dataDir, existsSync(join(dataDir, 'secret'))))
}

/**
 * Creates the engine's data in a sibling folder, then renames it, so an interrupted start leaves no incomplete data.
 * Throws Stop on failure.
 */
export async function createEngineData(
  { binaries, folder, user }: EnginePlace,
  settings: readonly string[] = [],
): Promise<void> {
  const home = dirname(folder)
  removeUnfinished(home)
  const unfinished = mkdtempSync(join(home, unfinishedPrefix))
  const password = join(unfinished, 'password')
  writeFileSync(password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (user !== undefined) for (const path of [unfinished, password]) chownSync(path, user.uid, user.gid)
  const args = [
    `--pgdata=${join(unfinished, 'data')}`,
    `--pwfile=${password}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
    ...settings,
  ]
  const child = spawn(binary(binaries, 'initdb'), args, {
    ...user,
    cwd: unfinished,
    env: engineEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    if (/No space left on device/.test(stderr))
      throw new CommandError(`The disk that holds ${home} is full. Free up space and start again.`)
    throw new CommandError(`PostgreSQL could not create a database in ${home}:\n${stderr.trim()}`)
  }
  renameSync(unfinished, folder)
}

const unfinishedPrefix = 'engine-unfinished-'

function removeUnfinished(home: string) {
  for (const name of readdirSync(home).filter((each) => each.startsWith(unfinishedPrefix))) {
    // A recently orphaned initdb may still be writing. The next start removes its leftovers.
    rmSync(join(home, name), { recursive: true, force: true, maxRetries: 5 })
  }
}
