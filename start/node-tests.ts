import { availableParallelism } from 'node:os'
import { inspect } from 'node:util'
import { run } from 'node:test'
import type { EventData } from 'node:test'
import type { Count } from './count.ts'
import { root } from './source-files.ts'

interface NodeTests {
  files: readonly string[]
  /** A module with globalSetup and globalTeardown. */
  globalSetup?: string
  /** Test files at once. */
  concurrency?: number
  onPass?: (test: { file: string; name: string; duration: number }) => void
  onDiagnostic?: (line: { file: string; message: string }) => void
}

/** Runs test files of node:test, each in a process of its own, and prints only what fails. */
export async function runNodeTests(tests: NodeTests): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 }
  const events = run({
    cwd: root,
    files: tests.files.map((file) => root + file),
    concurrency: tests.concurrency ?? Math.max(2, availableParallelism() - 1),
    ...(tests.globalSetup === undefined ? {} : { globalSetupPath: root + tests.globalSetup }),
  })
  const shortOf = (file: string | undefined) => (file ?? '').replace(root, '')
  let isSummedUp = false
  events.on('test:pass', ({ name, file, details, skip, todo }) => {
    // A suite is not a test, nor is a skipped one.
    if (details.type === 'suite' || skip !== undefined || todo !== undefined) return
    count.passed += 1
    tests.onPass?.({ file: shortOf(file), name, duration: details.duration_ms })
  })
  events.on('test:fail', (event) => {
    // A file or suite fails for what failed in it, which has been counted and shown.
    const { error } = event.details
    if ('failureType' in error && error.failureType === 'subtestsFailed') return
    count.failed += 1
    console.error(`✗ ${shortOf(event.file)}:${event.line ?? ''} ${event.name}\n${indented(reasonOf(event))}`)
  })
  events.on('test:stderr', ({ message }) => process.stderr.write(message))
  events.on('test:diagnostic', ({ file, message }) => tests.onDiagnostic?.({ file: shortOf(file), message }))
  events.on('test:summary', ({ file, success, counts }) => {
    if (file !== undefined) return
    isSummedUp = true
    const hidden = counts.skipped + counts.todo + counts.cancelled
    if (hidden > 0) console.error(`✗ ${hidden} tests were skipped, cancelled or left to do`)
    // What failed without a test of its own, as a set-up does, fails the run too.
    if (count.failed === 0 && (!success || hidden > 0)) count.failed = Math.max(1, hidden)
  })
  for await (const _event of events) {
    // Reading is what makes the run go on.
  }
  if (!isSummedUp) count.failed += 1
  return count
}

function reasonOf({ details }: EventData.TestFail): string {
  const cause: unknown = details.error.cause ?? details.error
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_ASSERTION'
    ? `${cause.message}\n${(cause.stack ?? '')
        .split('\n')
        .filter((line) => line.trim().startsWith('at '))
        .slice(0, 3)
        .join('\n')}`
    : inspect(cause)
}

function indented(text: string) {
  return text.replaceAll(/^/gm, '    ')
}
