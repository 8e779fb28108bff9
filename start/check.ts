// `npm run check`: what every change passes: format, lint rules, types, architecture, unit and service tests.
import { endWith, sumOf, type Count } from './count.ts'
import { runNodeTests } from './node-tests.ts'
import { step } from './progress.mjs'
import { sourceFiles } from './source-files.ts'
import { runStaticChecks } from './static-checks.ts'

/** The first tier. */
export async function runChecks(): Promise<Count> {
  const fixed = await runStaticChecks()
  const files = sourceFiles('.test.ts')
  const tests = await step(`Unit and service tests in ${files.length} files`, () =>
    runNodeTests({ files, globalSetup: 'platform/postgres-for-tests.ts' }),
  )
  return sumOf([fixed, tests])
}

if (import.meta.main) endWith(await runChecks())
