import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './source-files.ts'

export interface StartedStore {
  port: number
  dataDir: string
  supervisor: ChildProcess
  output: () => string
  /** Resolves to the exit code. */
  stop: () => Promise<number | null>
}

export interface StartOptions {
  port?: number
  dataDir?: string
  env?: Readonly<Record<string, string>>
  /** If false, returns before the store is ready. */
  isWaiting?: boolean
}

export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  // The database engine may run as another user.
  chmodSync(folder, 0o711)
  return folder
}

export function deleteDataFolder(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** Starts a store with separate ports and a separate data folder. Throws the store's output if it exits early. */
export async function startStore(options: StartOptions = {}): Promise<StartedStore> {
  const port = options.port ?? (await findFreePortBlock())
  const dataDir = options.dataDir ?? newDataFolder()
  const supervisor = spawn(process.execPath, ['start.mjs'], {
    cwd: root,
    // The store must not inherit the test runner's context.
    env: {
      ...process.env,
      NODE_TEST_CONTEXT: undefined,
      ENV_FILE: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => supervisor.kill('SIGTERM')
  process.once('exit', end)
  supervisor.once('exit', () => process.off('exit', end))
  let output = ''
  const ready = new Promise<void>((done, fail) => {
    const onData = (chunk: Buffer) => {
      output += String(chunk)
      if (output.includes(' is ready (')) done()
    }
    supervisor.stdout.on('data', onData)
    supervisor.stderr.on('data', onData)
    supervisor.once('exit', (code, signal) => fail(new Error(`The store ended with ${signal ?? code}:\n${output}`)))
  })
  ready.catch(() => {})
  const stop = async () => {
    if (supervisor.exitCode !== null || supervisor.signalCode !== null) return supervisor.exitCode
    supervisor.kill('SIGTERM')
    const [code] = (await once(supervisor, 'exit')) as [number | null]
    return code
  }
  if (options.isWaiting !== false) await ready
  return { port, dataDir, supervisor, output: () => output, stop }
}

/** Returns the first port of a block of eight free ports. */
export async function findFreePortBlock(): Promise<number> {
  for (;;) {
    // Below the range of ephemeral ports.
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
