import { spawn } from 'node:child_process'
import { dirname, delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNpm, watchProcess } from './find-npm.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Halves the time each process takes to load its modules. Node skips the cache if it cannot write to the folder. */
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url))
const maxDeathsInAMinute = 5
const storeFlags = [
  // With V8's default of 16 MB, unfinished pages are promoted, and the old generation grows to several times its live
  // size.
  '--max-semi-space-size=32',
  // V8's default lets a busy heap grow to four times its live size.
  '--heap-growing-percent=50',
  // A `__proto__` key in input must not reach a prototype.
  '--disable-proto=delete',
]
/** Only glibc's malloc reads these variables. */
const storeMemory = {
  // Otherwise, each compression thread would get a separate arena, and freed memory would not be shared between arenas.
  MALLOC_ARENA_MAX: '2',
  // With a fixed threshold, glibc returns large buffers to the OS immediately, which prevents heap fragmentation.
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * @param {string} node
 * @param {string} file
 * @param {string[]} args
 */
export async function runOnce(node, file, args) {
  return (await run(node, [file, ...args])).code
}

/**
 * Runs a store, and restarts it after a crash if it was ready once. @param {string} node @param {string} file @param
 * {string[]} args
 */
export async function supervise(node, file, args) {
  /** @type {number[]} */
  let deaths = []
  let wasEverReady = false
  for (;;) {
    const { code, signal, wasReady, wasStopped } = await run(node, [...storeFlags, file, ...args], storeMemory)
    wasEverReady ||= wasReady
    // If the first start failed, another one would fail too.
    if (wasStopped || (!wasEverReady && signal === null) || (wasReady && code === 0)) return code
    const now = Date.now()
    deaths = [...deaths.filter((at) => now - at < 60_000), now]
    if (deaths.length > maxDeathsInAMinute) {
      console.error(
        `✗ The store crashed ${deaths.length} times within a minute (last: ${signal ?? `exit code ${code}`}). Not restarting.`,
      )
      return code
    }
    console.error(`The store crashed (${signal ?? `exit code ${code}`}). Restarting.`)
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
  const env = {
    ...defaults,
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`,
  }
  // The IPC channel notifies the store if the supervisor dies, and notifies the supervisor when the store is ready.
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
