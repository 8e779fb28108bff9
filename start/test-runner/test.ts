import { runProofs } from '../../prove/run.ts'
import { findChromium, findTestBrowser } from '../find-chromium.ts'
import { runBrowserTests } from './browser-tests.ts'
import { runChecks } from './check.ts'
import { exitWithResult, sumCounts, type Count } from './count.ts'
import { useMemoryFolder } from './memory-folder.ts'
import { printFailure } from '../progress.mjs'

const counts: Count[] = []
try {
  useMemoryFolder()
  // Fails immediately if the browser is missing.
  const browsers = { shell: await findTestBrowser(), full: await findChromium() }
  counts.push(await runChecks())
  counts.push(await runBrowserTests(browsers))
  counts.push(await runProofs([], 'short'))
} catch (error) {
  printFailure(error)
  counts.push({ passed: 0, failures: ['the run did not finish'] })
}
exitWithResult(sumCounts(counts))
