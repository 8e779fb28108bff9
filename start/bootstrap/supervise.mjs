// The supervisor: runs the command with Node 24, forwards signals, and restarts a store that died.
import { spawn } from 'node:child_process'
import { dirname, delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNpm, watchProcess } from './ancestors.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
/** More deaths than this within a minute and the store stays down. */
const maxDeathsInAMinute = 5
const storeFlags = [
  // With V8's default of 16 MB, objects of pages in progress are promoted to the old generation, which then grows to
  // several times the live size for minutes.
  '--max-semi-space-size=32',
  // By default V8 lets a busy heap grow to four times its live size; 50 % growth is no slower.
  '--heap-growing-percent=50',
  // A `__proto__` key in any input must not reach a prototype.
  '--disable-proto=delete',
]
/** Settings of glibc malloc; other C libraries ignore them. The environment overrides them. */
const storeMemory = {
  // Compression threads would each get an arena that returns no memory to the others.
  MALLOC_ARENA_MAX: '2',
  // Larger buffers are separate mappings, returned when freed. By default glibc raises this threshold after the first
  // large free, and later buffers fragment the heap.
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Runs a command and returns its exit code.
 * @param {string} node
 * @param {string} file
 * @param {string[]} args
 */
export async function runOnce(node, file, args) {
  return (await run(node, [file, ...args])).code
}

/**
 * Runs the store and restarts it if it dies after it was ready once.
 * @param {string} node
 * @param {string} file
 * @param {string[]} args
 */
export async function supervise(node, file, args) {
  /** @type {number[]} */
  let deaths = []
  let wasEverReady = false
  for (;;) {
    const { code, signal, wasReady, wasStopped } = await run(node, [...storeFlags, file, ...args], storeMemory)
    wasEverReady ||= wasReady
    // A failed first start has printed its reason and would fail again.
    if (wasStopped || (!wasEverReady && signal === null) || (wasReady && code === 0)) return code
    const now = Date.now()
    deaths = [...deaths.filter((at) => now - at < 60_000), now]
    if (deaths.length > maxDeathsInAMinute) {
      console.error(
        `✗ The store died ${deaths.length} times within a minute, most recently with ${signal ?? `exit code ${code}`}. Giving up.`,
      )
      return code
    }
    console.error(`The store died (${signal ?? `exit code ${code}`}). Restarting.`)
    await new Promise((done) => setTimeout(done, 200 * deaths.length))
  }
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {Record<string, string>} defaults of the environment
 * @returns {Promise<{ code: number, signal: string | null, wasReady: boolean, wasStopped: boolean }>}
 */
function run(node, args, defaults = {}) {
  const env = { ...defaults, ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` }
  // The IPC channel shows the store that this process died, and this process that the store is up.
  const child = spawn(node, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  let wasReady = false
  let wasStopped = false
  child.on('message', (message) => (wasReady ||= message === 'ready'))
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    wasStopped = true
    child.kill(signal)
  }
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  const npm = findNpm()
  const endWatch = npm === undefined ? () => {} : watchProcess(npm, () => forward('SIGTERM'))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward)
      endWatch()
      done({ code: code ?? 1, signal, wasReady, wasStopped })
    })
  })
}
