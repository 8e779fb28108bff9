import { parseArgs } from 'node:util'
import { exitWithResult, sumCounts, type Count } from './count.ts'
import { runNodeTests } from './node-tests.ts'
import { useMemoryFolder } from './memory-folder.ts'
import { printFailure, step } from '../progress.mjs'
import { CommandError } from '#platform/command-error.ts'
import { root, sourceFiles } from '../source-files.ts'
import { runStaticChecks } from './static-checks.ts'

function moveTestClock(at: string) {
  const moment = Date.parse(at)
  if (Number.isNaN(moment)) throw new CommandError(`--at needs a date such as 2028-02-29T12:00Z, got ${at}`)
  process.env['TEST_CLOCK_OFFSET_MS'] = String(moment - Date.now())
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${root}platform/moved-clock-for-tests.ts`
}

/** Runs the tests. Also runs the static checks unless folders, files, or a date are specified. */
export async function runChecks(folders: readonly string[] = [], at?: string): Promise<Count> {
  if (at !== undefined) moveTestClock(at)
  const fixed = folders.length === 0 && at === undefined ? [await runStaticChecks()] : []
  const files = sourceFiles('.test.ts').filter(
    (path) =>
      folders.length === 0 || folders.some((folder) => path === folder || path.startsWith(folder.replace(/\/*$/, '/'))),
  )
  if (files.length === 0)
    throw new CommandError(`No tests below ${folders.join(', ')}. Folders: ${topFolders().join(', ')}.`)
  const tests = await step(`Unit and service tests (${files.length} files)`, () =>
    runNodeTests({ files, sharesProcesses: true }),
  )
  return sumCounts([...fixed, tests])
}

function topFolders(): string[] {
  return [...new Set(sourceFiles('.test.ts').flatMap((path) => path.match(/^(\w+)\//)?.[1] ?? []))]
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } })
  } catch {
    throw new CommandError('Usage: npm run check [-- FOLDER ...] [--at 2028-02-29T12:00Z]')
  }
}

if (import.meta.main) {
  try {
    const { values, positionals } = readArguments()
    useMemoryFolder()
    exitWithResult(await runChecks(positionals, values.at))
  } catch (error) {
    printFailure(error)
    process.exitCode = 1
  }
}
