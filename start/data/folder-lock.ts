import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { acceptsConnections } from '#platform/database/engine/accepts-connections.ts'
import { CommandError } from '#platform/command-error.ts'

interface Use {
  /** The container's own host name, which `podman exec` accepts. */
  host: string
  /** Changes on every kernel boot. */
  boot: string
  /** True if the file system supports sockets, which make the lock visible to other containers. */
  hasSocket: boolean
}

/**
 * Locks the folder with a named socket, and with a socket file for other containers, which have separate socket names.
 * The OS releases both even after kill -9. Throws `CommandError` if the folder is locked or another host may be using
 * it.
 */
export async function lockDataFolder(folder: string, waitMs = 5_000): Promise<void> {
  const { dev, ino } = statSync(folder, { bigint: true })
  // Different paths may lead to the same folder.
  const name = `ironwright-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 16)}`
  let isTakenHere = false
  // Waits, because a stopping store finishes its requests first.
  for (let waited = 0; waited <= waitMs; waited += 200) {
    isTakenHere ||= await tryToListen(socketOf(name))
    const shared = isTakenHere ? await takeForContainers(folder) : 'in use'
    if (shared !== 'in use') return recordUse(folder, shared === 'taken')
    await sleep(200)
  }
  if (!isTakenHere)
    throw new CommandError(
      `Another store is using the data folder ${folder}. Stop it first, or set DATA_DIR and PORT to other values.`,
    )
  const { host = 'CONTAINER' } = readUse(folder) ?? {}
  throw new CommandError(
    `The store in container ${host} is using the data folder ${folder}. Run commands in that container, such as: podman exec -it ${host} npm run doctor. To start the store here, stop the other one first.`,
  )
}

/** Acquires a socket in the folder, which all containers on a machine see. */
async function takeForContainers(folder: string): Promise<'taken' | 'in use' | 'unsupported'> {
  if (process.platform !== 'linux') return 'unsupported'
  try {
    return (await tryToListen(join(folder, 'store.sock'))) ? 'taken' : 'in use'
  } catch {
    // The path is too long, or the file system has no sockets.
    return 'unsupported'
  }
}

/**
 * Records that this process uses the folder. Throws `CommandError` if another host's PostgreSQL may still be running,
 * because only hosts with the same kernel see each other's sockets.
 */
function recordUse(folder: string, hasSocket: boolean) {
  if (process.platform !== 'linux') return
  const own: Use = {
    host: hostname(),
    boot: readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
    hasSocket,
  }
  const last = readUse(folder)
  const pidFile = join(engineHome(folder), 'engine', 'data', 'postmaster.pid')
  const isVisible = last === undefined || last.host === own.host || (last.boot === own.boot && last.hasSocket)
  if (!isVisible && existsSync(pidFile))
    throw new CommandError(
      `The data folder ${folder} was last used by ${last.host}, whose PostgreSQL may still run. Run commands there (in a container: podman exec -it ${last.host} npm run doctor). If ${last.host} no longer exists, delete ${pidFile} and start again.`,
    )
  const file = useFile(folder)
  writeFileSync(`${file}.new`, JSON.stringify(own))
  renameSync(`${file}.new`, file)
}

const useFile = (folder: string) => join(folder, 'last-used.json')

function readUse(folder: string): Use | undefined {
  try {
    return JSON.parse(readFileSync(useFile(folder), 'utf8')) as Use
  } catch {
    return undefined
  }
}

function engineHome(folder: string) {
  const moved = join(folder, 'engine-folder')
  return existsSync(moved) ? readFileSync(moved, 'utf8').trim() : folder
}

function socketOf(name: string) {
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

async function tryToListen(path: string): Promise<boolean> {
  const isFile = path.endsWith('.sock')
  for (let attempts = 0; attempts < 2; attempts += 1) {
    const server = createServer((socket) => socket.destroy()).unref()
    try {
      // A store running as another user must be able to connect to detect that the lock is held.
      server.listen({ path, ...(isFile && { readableAll: true, writableAll: true }) })
      await once(server, 'listening')
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
    // A killed process leaves its socket file behind, but the socket refuses connections.
    if (!isFile || (await acceptsConnections(path))) return false
    rmSync(path, { force: true })
  }
  return false
}
