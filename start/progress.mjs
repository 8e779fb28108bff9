const isTerminal = process.stdout.isTTY === true

/** An error that is printed without its stack. */
export class Stop extends Error {
  name = 'Stop'
}

/**
 * Prints a step with its duration. An error from the step includes the step's name.
 * @template T
 * @param {string} name
 * @param {(progress: (done: number, total: number) => void) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const startedAt = performance.now()
  let shown = ''
  /** @param {string} text */
  const show = (text) => {
    if (text === shown) return
    shown = text
    if (isTerminal) process.stdout.write(`\r\x1b[2K  ${text}`)
  }
  if (isTerminal) show(`${name} ...`)
  else console.log(`- ${name} ...`)
  try {
    const result = await work((done, total) => show(`${bar(done, total)} ${name}`))
    const time = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    const mark = hasFailures(result) ? '✗' : '✓'
    console.log(isTerminal ? `\r\x1b[2K${mark} ${name} (${time})` : `${mark} ${name} (${time})`)
    return result
  } catch (error) {
    if (isTerminal) process.stdout.write('\r\x1b[2K')
    throw failedStep(name, error)
  }
}

/**
 * Returns true for the result of a failed test run, which counts failures instead of throwing.
 * @param {unknown} result
 */
function hasFailures(result) {
  return typeof result === 'object' && result !== null && 'failed' in result && Number(result.failed) > 0
}

/**
 * @param {string} name
 * @param {unknown} error
 */
function failedStep(name, error) {
  if (error instanceof StepFailure) return error
  return new StepFailure(name, error)
}

class StepFailure extends Error {
  /**
   * @param {string} stepName
   * @param {unknown} cause
   */
  constructor(stepName, cause) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.stepName = stepName
  }
}

/**
 * @param {unknown} error
 */
export function printFailure(error) {
  const cause = error instanceof StepFailure ? error.cause : error
  const where = error instanceof StepFailure ? `${error.stepName}: ` : ''
  const what = cause instanceof Error ? (cause.name === 'Stop' ? cause.message : cause.stack) : String(cause)
  console.error(`✗ ${where}${what}`)
}

/**
 * @param {number} done
 * @param {number} total
 */
function bar(done, total) {
  const part = total > 0 ? Math.min(1, done / total) : 1
  const filled = Math.round(part * 24)
  return `[${'#'.repeat(filled)}${' '.repeat(24 - filled)}] ${String(Math.round(part * 100)).padStart(3)} %`
}
