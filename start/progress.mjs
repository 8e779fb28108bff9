// Terminal output: one line per step with its duration, plus a progress bar on a TTY.
const isTerminal = process.stdout.isTTY === true

/** An error that the operator can fix; the message says what is wrong and what to do. */
export class Stop extends Error {
  name = 'Stop'
}

/**
 * Runs a step and prints it with its duration. An error that it throws carries the step's name.
 * @template T
 * @param {string} name
 * @param {(progress: (done: number, total: number) => void) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const began = performance.now()
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
    const time = `${((performance.now() - began) / 1000).toFixed(1)} s`
    const mark = hasFailures(result) ? '✗' : '✓'
    console.log(isTerminal ? `\r\x1b[2K${mark} ${name} (${time})` : `${mark} ${name} (${time})`)
    return result
  } catch (error) {
    if (isTerminal) process.stdout.write('\r\x1b[2K')
    throw failedStep(name, error)
  }
}

/**
 * A step that counts failures, such as a test run, does not throw.
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
  // The inner step's name is more precise.
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
 * Prints the failed step and the error: only the message for `Stop`, else the stack.
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
