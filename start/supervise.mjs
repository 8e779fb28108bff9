// The process that stays: it runs what was asked for with Node 24, hands signals on, and brings a store that died back.
import { spawn } from 'node:child_process'
import { dirname, delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNpm, watchProcess } from './ancestors.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
/** A store that dies this often within a minute stays down. */
const maxDeathsInAMinute = 5
const storeFlags = [
  // A page under way is older than what 16 MB of young memory, V8's own choice, keep apart: it would be collected among
  // the old, which then grow to several times what lives, for minutes.
  '--max-semi-space-size=32',
  // Left to itself V8 lets the heap of a busy store grow to four times what lives before it collects: half of it more is
  // enough, and no slower.
  '--heap-growing-percent=50',
  // A key of the name __proto__, from wherever it comes, reaches nothing.
  '--disable-proto=delete',
]
/** How the C library of Linux keeps what is freed; others do not read it. What is set outside goes before. */
const storeMemory = {
  // Pages are compressed by threads: each would have an arena of its own, which gives nothing back to the others.
  MALLOC_ARENA_MAX: '2',
  // What is larger than this is a mapping of its own, which goes back when it is freed. Left to itself the library raises
  // that with the first large buffer that is freed, and the next ones tear holes into the heap.
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Runs a command to its end; the answer is its exit code.
 * @param {string} node
 * @param {string} file
 * @param {string[]} args
 */
export async function runOnce(node, file, args) {
  return (await run(node, [file, ...args])).code
}

/**
 * Runs the store and starts it again when it dies after it was up, as a killed process does.
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
    // A first start that failed has said why; the same start would fail again.
    if (wasStopped || (!wasEverReady && signal === null) || (wasReady && code === 0)) return code
    const now = Date.now()
    deaths = [...deaths.filter((at) => now - at < 60_000), now]
    if (deaths.length > maxDeathsInAMinute) {
      console.error(
        `✗ The store died ${deaths.length} times within a minute, the last time by ${signal ?? `exit code ${code}`}.`,
      )
      return code
    }
    console.error(`The store died (${signal ?? `exit code ${code}`}); starting it again.`)
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
  // The channel tells the store that this process died, and this process that the store is up.
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
