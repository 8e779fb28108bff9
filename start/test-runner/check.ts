import { parseArgs } from 'node:util'
import { endWith, sumOf, type Count } from './count.ts'
import { runNodeTests } from './node-tests.ts'
import { useMemoryFolder } from './memory-folder.ts'
import { step } from '../progress.mjs'
import { root, sourceFiles } from '../source-files.ts'
import { runStaticChecks } from './static-checks.ts'

function moveTestClock(at: string) {
  const moment = Date.parse(at)
  if (Number.isNaN(moment)) throw new Error(`--at needs a date such as 2028-02-29T12:00Z, got ${at}`)
  process.env['TEST_CLOCK_OFFSET_MS'] = String(moment - Date.now())
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${root}platform/moved-clock-for-tests.ts`
}

/** With folders or a date, runs only tests. */
export async function runChecks(folders: readonly string[] = [], at?: string): Promise<Count> {
  if (at !== undefined) moveTestClock(at)
  const fixed = folders.length === 0 && at === undefined ? [await runStaticChecks()] : []
  const files = sourceFiles('.test.ts').filter(
    (path) => folders.length === 0 || folders.some((folder) => path.startsWith(folder.replace(/\/*$/, '/'))),
  )
  const tests = await step(`Unit and service tests (${files.length} files)`, () => runNodeTests({ files }))
  return sumOf([...fixed, tests])
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } })
  useMemoryFolder()
  endWith(await runChecks(positionals, values.at))
}
