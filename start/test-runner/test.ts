import { runProofs } from '../../prove/run.ts'
import { findChromium } from '../find-chromium.ts'
import { runBrowserTests } from './browser-tests.ts'
import { runChecks } from './check.ts'
import { endWith, sumOf, type Count } from './count.ts'
import { printFailure } from '../progress.mjs'

const counts: Count[] = []
try {
  // A missing browser must fail at once.
  const chromium = await findChromium()
  counts.push(await runChecks())
  counts.push(await runBrowserTests(chromium))
  counts.push(await runProofs([], 'short'))
} catch (error) {
  printFailure(error)
  counts.push({ passed: 0, failures: ['the run did not finish'] })
}
endWith(sumOf(counts))
