import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The process that a data folder's postmaster.pid names, if that is an engine that runs on this folder. */
export function postmasterOf(dataFolder: string): number | undefined {
  const [line] = readOrEmpty(join(dataFolder, 'postmaster.pid')).split('\n')
  const pid = Number(line)
  return Number.isInteger(pid) && pid > 1 && isEngine(pid, dataFolder) ? pid : undefined
}

/** The port of the engine that runs on a data folder, from its postmaster.pid. */
export function portOf(dataFolder: string): number | undefined {
  const port = Number(readOrEmpty(join(dataFolder, 'postmaster.pid')).split('\n')[3])
  return Number.isInteger(port) && port > 0 ? port : undefined
}

/**
 * Ends an engine that an earlier start left behind: in order, then at once, then by force. A pid file that names a
 * process of somebody else, as after a reboot, would stop the next engine, and goes.
 */
export async function stopLeftEngine(dataFolder: string): Promise<'none' | 'stopped'> {
  const pid = postmasterOf(dataFolder)
  if (pid === undefined) {
    const left = killProcessesOn(dataFolder)
    await goneWithin(left, 5_000)
    rmSync(join(dataFolder, 'postmaster.pid'), { force: true })
    return left.length > 0 ? 'stopped' : 'none'
  }
  // A backend outlives its postmaster for a moment, and holds the shared memory that the next one needs.
  const all = [...new Set([pid, ...processesOn(dataFolder)])]
  for (const [signal, wait] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    send(pid, signal)
    if (await goneWithin(all, wait)) return 'stopped'
  }
  for (const each of new Set([...all, ...processesOn(dataFolder)])) send(each, 'SIGKILL')
  await goneWithin(all, 5_000)
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true })
  return 'stopped'
}

/** Ends by force what still works in a data folder, as backends do for a moment after their postmaster was killed. */
export function killProcessesOn(dataFolder: string): number[] {
  const left = processesOn(dataFolder)
  for (const pid of left) send(pid, 'SIGKILL')
  return left
}

/** Every process that works in a data folder. Only Linux tells; elsewhere the list is empty. */
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
    // A process that may not be signalled is there, and may be the engine's user's.
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

// A backend's command line begins with "postgres:", the postmaster's with its path.
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
    // Gone already.
  }
}

async function goneWithin(pids: readonly number[], ms: number): Promise<boolean> {
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
  // A process that ended and was not yet waited for holds nothing.
  return !/^State:\s+Z/m.test(readOrEmpty(`/proc/${pid}/status`))
}
