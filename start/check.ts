// `npm run check`: what every change passes: format, lint rules, types, architecture, unit and service tests.
import { endWith, sumOf, type Count } from './count.ts'
import { runNodeTests } from './node-tests.ts'
import { step } from './progress.mjs'
import { sourceFiles } from './source-files.ts'
import { runStaticChecks } from './static-checks.ts'

/** The first tier; of it only the tests below some folders, where they are named. */
export async function runChecks(folders: readonly string[] = []): Promise<Count> {
  const fixed = folders.length === 0 ? [await runStaticChecks()] : []
  const files = sourceFiles('.test.ts').filter(
    (path) => folders.length === 0 || folders.some((folder) => path.startsWith(folder.replace(/\/*$/, '/'))),
  )
  const tests = await step(`Unit and service tests in ${files.length} files`, () =>
    runNodeTests({ files, globalSetup: 'platform/postgres-for-tests.ts' }),
  )
  return sumOf([...fixed, tests])
}

if (import.meta.main) endWith(await runChecks(process.argv.slice(2)))
