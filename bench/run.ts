// `npm run bench [parts]` runs the benchmarks. Each part is a *.bench.ts file.
import { exitWithResult } from '../start/test-runner/count.ts'
import { runParts } from '../start/test-runner/parts.ts'
import { printFailure, step } from '../start/progress.mjs'

try {
  exitWithResult(await step('Benchmarks', () => runParts('.bench.ts', process.argv.slice(2))))
} catch (error) {
  printFailure(error)
  process.exit(1)
}
