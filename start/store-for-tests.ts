import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './source-files.ts'

/** A store that was really started, by the command people use, on ports and data of its own. */
export interface StartedStore {
  port: number
  dataDir: string
  /** The process that watches over the store. */
  supervisor: ChildProcess
  /** All it said so far. */
  output: () => string
  /** Ends it in order; the answer is its exit code. */
  stop: () => Promise<number | null>
}

interface StartOptions {
  port?: number
  dataDir?: string
  env?: Readonly<Record<string, string>>
  /** Answers as soon as the process runs, ready or not. */
  isWaiting?: boolean
}

/** The folder for one store's data, deleted with `deleteDataFolder`. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  // As a folder in a checkout is: the engine's own user may pass through.
  chmodSync(folder, 0o711)
  return folder
}

export function deleteDataFolder(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** Starts a store and waits until it is ready. */
export async function startStore(options: StartOptions = {}): Promise<StartedStore> {
  const port = options.port ?? (await freePorts())
  const dataDir = options.dataDir ?? newDataFolder()
  const supervisor = spawn(process.execPath, ['start.mjs'], {
    cwd: root,
    // Nothing of the run that tests it: its settings are its own.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, PORT: String(port), DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that breaks off leaves no store behind.
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
  // Who does not wait hears of its end by the process itself.
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

/** The first of eight ports in a row that nobody listens on. */
export async function freePorts(): Promise<number> {
  for (;;) {
    // Below those that systems give to outgoing connections, which come and go meanwhile.
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
