import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './source-files.ts'

/** A store started with `start.mjs` on its own ports and data folder. */
export interface StartedStore {
  port: number
  dataDir: string
  supervisor: ChildProcess
  /** Returns the output so far. */
  output: () => string
  /** Stops the store gracefully and returns its exit code. */
  stop: () => Promise<number | null>
}

interface StartOptions {
  port?: number
  dataDir?: string
  env?: Readonly<Record<string, string>>
  /** Returns without waiting until the store is ready. */
  isWaiting?: boolean
}

/** Creates a data folder; delete it with `deleteDataFolder`. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  // The engine's system user needs to traverse it.
  chmodSync(folder, 0o711)
  return folder
}

export function deleteDataFolder(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** Starts a store and waits until it is ready. Throws its output if it ends first. */
export async function startStore(options: StartOptions = {}): Promise<StartedStore> {
  const port = options.port ?? (await freePorts())
  const dataDir = options.dataDir ?? newDataFolder()
  const supervisor = spawn(process.execPath, ['start.mjs'], {
    cwd: root,
    // Keeps the test runner's context out of the store.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, PORT: String(port), DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => supervisor.kill('SIGTERM')
  process.once('exit', end)
  supervisor.once('exit', () => process.off('exit', end))
  let said = ''
  const ready = new Promise<void>((done, fail) => {
    const hear = (chunk: Buffer) => {
      said += String(chunk)
      if (said.includes(' is ready (')) done()
    }
    supervisor.stdout.on('data', hear)
    supervisor.stderr.on('data', hear)
    supervisor.once('exit', (code, signal) => fail(new Error(`The store ended with ${signal ?? code}:\n${said}`)))
  })
  // Prevents an unhandled rejection if the caller does not wait.
  ready.catch(() => {})
  const stop = async () => {
    if (supervisor.exitCode !== null || supervisor.signalCode !== null) return supervisor.exitCode
    supervisor.kill('SIGTERM')
    const [code] = (await once(supervisor, 'exit')) as [number | null]
    return code
  }
  if (options.isWaiting !== false) await ready
  return { port, dataDir, supervisor, output: () => said, stop }
}

/** Returns the first of eight consecutive free ports. */
export async function freePorts(): Promise<number> {
  for (;;) {
    // Below the range of ephemeral ports, which are taken at any time.
    const first = randomInt(1_300, 4_090) * 8
    const taken = await Promise.all(Array.from({ length: 8 }, (_, index) => isTaken(first + index)))
    if (!taken.includes(true)) return first
  }
}

async function isTaken(port: number) {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return false
  } catch {
    return true
  }
}
