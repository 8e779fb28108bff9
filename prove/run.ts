// `npm run prove [parts]`: crashes, races, chaos and fuzz; each part is a file *.prove.ts.
import { endWith, type Count } from '../start/count.ts'
import { runParts } from '../start/parts.ts'
import { printFailure, step } from '../start/progress.mjs'

/**
 * They compare times with times: another proof beside them would lengthen some. What others bound is a wait, generously
 * enough for two at once.
 */
const alone = ['flood', 'timing']

/** Runs proofs at their full size or, for every `npm test`, at a small one, which `proveScale` tells them. */
export async function runProofs(names: readonly string[], size: 'full' | 'short'): Promise<Count> {
  process.env['PROVE'] = size
  // Most of them wait for others most of the time: at full size, two at once take little more than half as long.
  const concurrency = size === 'full' ? 2 : 1
  return step(`Proofs (${size})`, () => runParts('.prove.ts', names, { concurrency, alone }))
}

if (import.meta.main) {
  try {
    endWith(await runProofs(process.argv.slice(2), 'full'))
  } catch (error) {
    printFailure(error)
    process.exit(1)
  }
}
