// `npm run prove [parts]`: crashes, races, chaos and fuzz; each part is a file *.prove.ts.
import { endWith, type Count } from '../start/count.ts'
import { runParts } from '../start/parts.ts'
import { printFailure, step } from '../start/progress.mjs'

/** Runs proofs at their full size or, for every `npm test`, at a small one, which `proveScale` tells them. */
export async function runProofs(names: readonly string[], size: 'full' | 'short'): Promise<Count> {
  process.env['PROVE'] = size
  return step(`Proofs (${size})`, () => runParts('.prove.ts', names))
}

if (import.meta.main) {
  try {
    endWith(await runProofs(process.argv.slice(2), 'full'))
  } catch (error) {
    printFailure(error)
    process.exit(1)
  }
}
