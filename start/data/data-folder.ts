import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Stop } from '#platform/stop.ts'

/** Bytes that must be free. The first start needs more, for the demo data. */
const leastFreeBytes = { first: 300_000_000, again: 60_000_000 }

/** Throws `Stop` if the folder is not writable or its disk is full. */
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
        : `${folder} is not writable (${code}). Change its owner, or set DATA_DIR to another folder.`,
    )
  }
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < leastFree(folder)) throw diskFull(folder)
}

/** Creates the folders one by one, because Node's recursive mkdir never returns below /proc. */
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
    `The disk that holds ${folder} is full. Free up space (${leastFree(folder) / 1e6} MB at least) and start again, or set DATA_DIR to a folder on another disk.`,
  )
}

/** Replaces an error that a full disk caused (ENOSPC, EDQUOT, SQLSTATE 53100) with advice. */
export function explainFullDisk(error: unknown, folder: string): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return diskFull(folder)
  }
  return error
}

/**
 * Locks the folder with a socket name, which the system releases even after kill -9. Throws `Stop` if it is already
 * locked.
 */
export async function takeDataFolder(folder: string): Promise<void> {
  const { dev, ino } = statSync(folder, { bigint: true })
  // Two paths may lead to the same folder.
  const name = `ironwright-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 16)}`
  // Waits, because a stopping store first finishes its requests.
  for (let tries = 0; tries < 25; tries += 1) {
    if (await tryToListen(socketOf(name))) return
    await sleep(200)
  }
  throw new Stop(
    `Another store is using the data folder ${folder}. Stop it first, or set DATA_DIR and PORT to other values.`,
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
    // A killed process leaves its socket file behind, but the socket refuses connections.
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
