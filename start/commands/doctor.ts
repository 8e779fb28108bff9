import { readSettings } from '#platform/settings/settings.ts'
import { Stop } from '#platform/stop.ts'
import { runDoctorChecks } from '../doctor/doctor-checks.ts'
import { printFailure } from '../progress.mjs'

try {
  const configuration = readSettings(process.env)
  if ('problems' in configuration) throw new Stop(['Invalid settings:', ...configuration.problems].join('\n  '))
  const findings = await runDoctorChecks(configuration)
  for (const finding of findings) {
    const isOk = 'fact' in finding
    console.log(`${isOk ? '✓' : '✗'} ${finding.name.padEnd(14)} ${isOk ? finding.fact : finding.problem}`)
  }
  const failed = findings.filter((finding) => 'problem' in finding).length
  console.log(failed === 0 ? 'No problems found.' : `${failed} of ${findings.length} checks found a problem.`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
