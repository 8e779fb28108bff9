import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../source-files.ts'

/** Test files that change globals, and files that are slow because they wait. */
const slowOrGlobal = [
  'backoffice/call/call.test.ts',
  'platform/admission-control.test.ts',
  'platform/pdf/printer.test.ts',
  'start/architecture/patterns.test.ts',
  'storefront/checkout/wallets/wallet-run.test.ts',
  'storefront/compare/load-compare.test.ts',
  'storefront/consent/tags/load-tags-withdrawal.test.ts',
  'storefront/consent/tags/load-tags.test.ts',
  'storefront/consent/tags/send-to-tags.test.ts',
  'storefront/releases/worker/release-worker.test.ts',
]
/**
 * Test files with a top-level `await` after a test. Node does not wait for a subtest that is added after all others
 * have ended.
 */
const awaitsAfterTest = [
  'platform/request-context.test.ts',
  'services/feeds/sitemaps.test.ts',
  'services/reviews/photo.test.ts',
  'start/setup/setup.test.ts',
  'storefront/five-for-five/five-flow.test.ts',
  'storefront/server/redirects.test.ts',
  'storefront/shell/picture-in-picture/player-rules.test.ts',
]
const alone: ReadonlySet<string> = new Set([...slowOrGlobal, ...awaitsAfterTest])

/** Number of files per process. Loading a service's modules takes longer than most of its tests. */
const filesPerProcess = 24

/** Groups test files by process. Neighboring files run together, because they share most modules. */
export function processesOf(files: readonly string[]): string[][] {
  const shared = files.filter((file) => !alone.has(file))
  const count = Math.ceil(shared.length / filesPerProcess)
  const groups = Array.from({ length: count }, (_, at) =>
    shared.slice(Math.round((at * shared.length) / count), Math.round(((at + 1) * shared.length) / count)),
  )
  // The files that run alone include the slowest files, which should not run last.
  return [...files.filter((file) => alone.has(file)).map((file) => [file]), ...groups]
}

const codeOf = (files: readonly string[]) => `import { test } from 'node:test'
const files = ${JSON.stringify(files.map((file) => [file, pathToFileURL(root + file).href]))}
for (const [file, address] of files) await test(file, () => import(address))
`

/**
 * Writes one entry file per process. For several test files, it runs each file as a test in turn, so a file's hooks end
 * with its test.
 */
export function shareProcesses(files: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'test-processes-'))
  const entries = processesOf(files).map((group, at) => {
    if (group.length === 1) return root + group[0]!
    const path = join(folder, `${at}.test.mjs`)
    writeFileSync(path, codeOf(group))
    return path
  })
  return {
    entries,
    isEntry: (path = '') => path.startsWith(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
