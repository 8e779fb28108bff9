import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CommandError } from '../../command-error.ts'
import { acceptsConnections } from './accepts-connections.ts'

/** Returns the pid from postmaster.pid if that process is an engine running on this folder. */
export function postmasterOf(dataFolder: string): number | undefined {
  const [line] = readOrEmpty(join(dataFolder, 'postmaster.pid')).split('\n')
  const pid = Number(line)
  return Number.isInteger(pid) && pid > 1 && isEngine(pid, dataFolder) ? pid : undefined
}

export function portOf(dataFolder: string): number | undefined {
  const port = Number(readOrEmpty(join(dataFolder, 'postmaster.pid')).split('\n')[3])
  return Number.isInteger(port) && port > 0 ? port : undefined
}

/**
 * Stops an engine left running by an earlier start, by force if needed. Removes a stale pid file, because after a
 * reboot its pid may belong to another process. Throws Stop if an engine is running but its processes are not visible.
 */
export async function stopOrphanedEngine(dataFolder: string): Promise<'none' | 'stopped'> {
  const pid = postmasterOf(dataFolder)
  if (pid === undefined) {
    const remaining = killProcessesOn(dataFolder)
    await exitsWithin(remaining, 5_000)
    if (await hasHiddenEngine(dataFolder))
      throw new CommandError(
        `Another container runs PostgreSQL on ${dataFolder}. Run commands in that container, or stop its store first.`,
      )
    rmSync(join(dataFolder, 'postmaster.pid'), { force: true })
    return remaining.length > 0 ? 'stopped' : 'none'
  }
  // A backend briefly outlives its postmaster and holds the shared memory that the next postmaster needs.
  const all = [...new Set([pid, ...processesOn(dataFolder)])]
  for (const [signal, wait] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    send(pid, signal)
    if (await exitsWithin(all, wait)) return 'stopped'
  }
  for (const each of new Set([...all, ...processesOn(dataFolder)])) send(each, 'SIGKILL')
  await exitsWithin(all, 5_000)
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true })
  return 'stopped'
}

/**
 * Returns true for an engine in another container. Its processes are not visible, but its socket in a shared folder
 * accepts connections.
 */
async function hasHiddenEngine(dataFolder: string): Promise<boolean> {
  const port = portOf(dataFolder)
  return port !== undefined && acceptsConnections(join(dirname(dataFolder), `.s.PGSQL.${port}`))
}

/** Kills all processes on a folder, because backends briefly outlive a killed postmaster. */
export function killProcessesOn(dataFolder: string): number[] {
  const remaining = processesOn(dataFolder)
  for (const pid of remaining) send(pid, 'SIGKILL')
  return remaining
}

/** Returns the processes that use a folder. Works only on Linux. On other systems, the list is empty. */
export function processesOn(dataFolder: string): number[] {
  if (process.platform !== 'linux') return []
  const folder = realOrSame(dataFolder)
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid && workFolderOf(pid) === folder && isPostgres(pid))
}

function isEngine(pid: number, dataFolder: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process exists but belongs to another user, possibly the engine's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (process.platform === 'linux') return workFolderOf(pid) === realOrSame(dataFolder) && isPostgres(pid)
  if (process.platform === 'win32') return true
  try {
    return /postgres/.test(execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }))
  } catch {
    return false
  }
}

// A backend's command line starts with "postgres:". The postmaster's starts with its path.
function isPostgres(pid: number) {
  return /(?:^|\/)postgres(?:\0|:|$)/.test(readOrEmpty(`/proc/${pid}/cmdline`))
}

function workFolderOf(pid: number) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function realOrSame(folder: string) {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}

function readOrEmpty(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already exited.
  }
}

async function exitsWithin(pids: readonly number[], ms: number): Promise<boolean> {
  for (let waited = 0; ; waited += 50) {
    if (pids.every((pid) => !isAlive(pid))) return true
    if (waited >= ms) return false
    await sleep(50)
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  // A zombie holds no resources.
  return !/^State:\s+Z/m.test(readOrEmpty(`/proc/${pid}/status`))
}
