// `npm run doctor`: checks a store, running or not, and prints what to fix.
import { readSettings } from '#platform/settings/settings.ts'
import { Stop } from '#platform/stop.ts'
import { examine } from './examine.ts'
import { printFailure } from './progress.mjs'

try {
  const configuration = readSettings(process.env)
  if ('problems' in configuration) throw new Stop(['Invalid settings:', ...configuration.problems].join('\n  '))
  const findings = await examine(configuration)
  for (const finding of findings) {
    const isWell = 'fact' in finding
    console.log(`${isWell ? '✓' : '✗'} ${finding.name.padEnd(14)} ${isWell ? finding.fact : finding.problem}`)
  }
  const ill = findings.filter((finding) => 'problem' in finding).length
  console.log(ill === 0 ? 'No problems found.' : `${ill} of ${findings.length} checks found a problem.`)
  process.exitCode = ill === 0 ? 0 : 1
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
