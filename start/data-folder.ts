import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Stop } from '#platform/stop.ts'

/** What must be free: for a new database with the demo world, and for one that only has to go on. */
const leastFreeBytes = { first: 300_000_000, again: 60_000_000 }

/** Makes the store's data folder when it is not there, and says what keeps it from being used. */
export function openDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') throw diskFull(folder)
    throw new Stop(
      code === 'EEXIST' || code === 'ENOTDIR'
        ? `${folder} is not a folder. Set DATA_DIR to one.`
        : `${folder} cannot be written by this user (${code}). Give it to this user, or set DATA_DIR to another folder.`,
    )
  }
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < leastFree(folder)) throw diskFull(folder)
}

/** With the folders above it. Node's own way to do so never ends where a folder cannot be made, as below /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o711 })
}

function leastFree(folder: string) {
  return existsSync(join(folder, 'engine', 'data')) ? leastFreeBytes.again : leastFreeBytes.first
}

function diskFull(folder: string) {
  return new Stop(
    `The disk that holds ${folder} is full. Make room (${leastFree(folder) / 1e6} MB at least) and start again, or set DATA_DIR to a folder on another disk.`,
  )
}

/** The error as it is, or, when below it the disk was full, a sentence that says so: the system's codes and PostgreSQL's. */
export function explainFullDisk(error: unknown, folder: string): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return diskFull(folder)
  }
  return error
}

/**
 * Takes a data folder for this process alone. The lock is a socket's name, which the system gives back however the
 * process ends: no lock file outlives a kill -9.
 */
export async function takeDataFolder(folder: string): Promise<void> {
  const { dev, ino } = statSync(folder, { bigint: true })
  // Of the folder and not of its name: two names may lead to one folder.
  const name = `ironwright-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 16)}`
  // A store that was told to stop a moment ago gives it back once its requests are answered.
  for (let tries = 0; tries < 25; tries += 1) {
    if (await tryToListen(socketOf(name))) return
    await sleep(200)
  }
  throw new Stop(
    `Another store runs on the data folder ${folder}. Stop that one first, or set DATA_DIR to another folder and PORT to other ports.`,
  )
}

function socketOf(name: string) {
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

async function tryToListen(path: string): Promise<boolean> {
  for (let tries = 0; tries < 2; tries += 1) {
    const server = createServer((socket) => socket.destroy()).unref()
    if (await hasOpened(server, path)) return true
    // A socket in the file system stays when its process was killed; nobody answers there.
    if (!path.endsWith('.sock') || (await isAnswered(path))) return false
    rmSync(path, { force: true })
  }
  return false
}

async function hasOpened(server: Server, path: string) {
  try {
    server.listen(path)
    await once(server, 'listening')
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
}

async function isAnswered(path: string) {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
