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
  /** Each file's process ends with its last test: what is still open keeps it no longer. */
  endsWithLast?: boolean
  onPass?: (test: { file: string; name: string; duration: number }) => void
  onDiagnostic?: (line: { file: string; message: string }) => void
}

/** Runs test files of node:test, each in a process of its own, and prints only what fails. */
export async function runNodeTests(tests: NodeTests): Promise<Count> {
  let passed = 0
  const failures: string[] = []
  const events = run({
    cwd: root,
    files: tests.files.map((file) => root + file),
    concurrency: tests.concurrency ?? Math.max(2, availableParallelism() - 1),
    ...(tests.endsWithLast === true && { execArgv: ['--test-force-exit'] }),
    ...(tests.globalSetup === undefined ? {} : { globalSetupPath: root + tests.globalSetup }),
  })
  const shortOf = (file: string | undefined) => (file ?? '').replace(root, '')
  let isSummedUp = false
  events.on('test:pass', ({ name, file, details, skip, todo }) => {
    // A suite is not a test, nor is a skipped one.
    if (details.type === 'suite' || skip !== undefined || todo !== undefined) return
    passed += 1
    tests.onPass?.({ file: shortOf(file), name, duration: details.duration_ms })
  })
  events.on('test:fail', (event) => {
    // A file or suite fails for what failed in it, which has been counted and shown.
    const { error } = event.details
    if ('failureType' in error && error.failureType === 'subtestsFailed') return
    const name = `${shortOf(event.file)}:${event.line ?? ''} ${event.name}`
    failures.push(name)
    console.error(`✗ ${name}\n${indented(reasonOf(event))}`)
  })
  events.on('test:stderr', ({ message }) => process.stderr.write(message))
  events.on('test:diagnostic', ({ file, message }) => tests.onDiagnostic?.({ file: shortOf(file), message }))
  events.on('test:summary', ({ file, success, counts }) => {
    if (file !== undefined) return
    isSummedUp = true
    const hidden = counts.skipped + counts.todo + counts.cancelled
    // What failed without a test of its own, as a set-up does, fails the run too.
    if (hidden > 0) failures.push(`${hidden} tests were skipped, cancelled or left to do`)
    else if (failures.length === 0 && !success) failures.push('what comes before or after the tests')
  })
  for await (const _event of events) {
    // Reading is what makes the run go on.
  }
  if (!isSummedUp) failures.push('the tests came to their end')
  return { passed, failures }
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
