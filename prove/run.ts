// `npm run prove [parts]`: crashes, races, chaos, and fuzzing; each part is a *.prove.ts file.
import { randomInt } from 'node:crypto'
import { exitWithResult, type Count } from '../start/test-runner/count.ts'
import { runParts } from '../start/test-runner/parts.ts'
import { printFailure, step } from '../start/progress.mjs'

/** Proofs that compare times. Parallel proofs would disturb them. All other proofs have generous time limits. */
const alone = ['flood', 'timing']

/** Proofs that run only in `npm run prove`: their calls interleave differently in each run. */
const onlyFull = ['staff']

/** Runs proofs: at full size with a random seed, or small ones with a fixed seed for `npm test`. */
export async function runProofs(names: readonly string[], size: 'full' | 'short'): Promise<Count> {
  process.env['PROVE'] = size
  if (size === 'full') {
    process.env['SEED'] ??= String(randomInt(2 ** 31))
    console.log(`SEED=${process.env['SEED']}`)
  }
  const omitted = size === 'full' ? [] : onlyFull
  const run = (parts: readonly string[], concurrency: number) =>
    runParts('.prove.ts', parts, { concurrency, alone, omitted })
  return step(`Proofs (${size})`, async () => {
    // Most proofs spend most of their time waiting, so running two at once almost halves the total time.
    const first = await run(names, 2)
    return size === 'full' ? first : runFailedAgain(first, (parts) => run(parts, 1))
  })
}

/** Retries failed parts once. Only a part that fails twice counts as failed. */
export async function runFailedAgain(first: Count, run: (parts: readonly string[]) => Promise<Count>): Promise<Count> {
  const partOf = (failure: string) => /^prove\/([\w-]+)\.prove\.ts:/.exec(failure)?.[1]
  const parts = [...new Set(first.failures.flatMap((failure) => partOf(failure) ?? []))]
  if (parts.length === 0) return first
  console.log(`Retrying once: ${parts.join(', ')}`)
  const second = await run(parts)
  const failedAgain = new Set(second.failures.map(partOf))
  const rest = first.failures.filter((failure) => partOf(failure) === undefined)
  // Any failure in a part's second run counts, because it may have prevented later tests from running.
  const healed = first.failures.filter((failure) => !rest.includes(failure) && !failedAgain.has(partOf(failure)))
  for (const failure of healed) console.log(`Flaky, passed on retry: ${failure}`)
  return { passed: first.passed + healed.length, failures: [...rest, ...second.failures] }
}

if (import.meta.main) {
  try {
    exitWithResult(await runProofs(process.argv.slice(2), 'full'))
  } catch (error) {
    printFailure(error)
    process.exit(1)
  }
}
