// `npm run doctor`: looks at a store, running or not, and says of each thing whether it is well and what to do if not.
import { readSettings } from '#platform/settings/settings.ts'
import { Stop } from '#platform/stop.ts'
import { examine } from './examine.ts'
import { printFailure } from './progress.mjs'

try {
  const configuration = readSettings(process.env)
  if ('problems' in configuration)
    throw new Stop(['The settings are not right:', ...configuration.problems].join('\n  '))
  const findings = await examine(configuration)
  for (const finding of findings) {
    const isWell = 'fact' in finding
    console.log(`${isWell ? '✓' : '✗'} ${finding.name.padEnd(14)} ${isWell ? finding.fact : finding.problem}`)
  }
  const ill = findings.filter((finding) => 'problem' in finding).length
  console.log(ill === 0 ? 'The store is well.' : `${ill} of ${findings.length} need something done.`)
  process.exitCode = ill === 0 ? 0 : 1
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
