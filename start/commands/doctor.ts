import { parseArgs } from 'node:util'
import { CommandError } from '#platform/command-error.ts'
import { readConfiguration } from '../data/configuration.ts'
import { runDoctorChecks } from '../doctor/doctor-checks.ts'
import { printFailure } from '../progress.mjs'

const usage = `Usage: npm run doctor [-- --fix]
  --fix  repairs what is safe to repair`

try {
  const { isFixing } = readArguments()
  const findings = await runDoctorChecks(readConfiguration())
  let failed = 0
  for (const finding of findings) {
    const isOk = 'fact' in finding
    console.log(`${isOk ? '✓' : '✗'} ${finding.name.padEnd(14)} ${isOk ? finding.fact : finding.problem}`)
    if (isOk) continue
    if (isFixing && finding.fix) console.log(`  fixed: ${await finding.fix()}`)
    else failed++
  }
  console.log(failed === 0 ? 'No problems found.' : `${failed} of ${findings.length} checks found a problem.`)
  const isFixable = findings.some((finding) => 'problem' in finding && finding.fix)
  if (isFixable && !isFixing) console.log('Some have a safe repair: npm run doctor -- --fix')
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

function readArguments() {
  try {
    return { isFixing: parseArgs({ options: { fix: { type: 'boolean', default: false } } }).values.fix }
  } catch {
    throw new CommandError(usage)
  }
}
