import { availableParallelism } from 'node:os'
import { inspect } from 'node:util'
import { run } from 'node:test'
import type { EventData } from 'node:test'
import { globalTeardown } from '#platform/postgres-for-tests.ts'
import type { Count } from './count.ts'
import { shareProcesses } from './shared-processes.ts'
import { root } from '../source-files.ts'

interface NodeTests {
  files: readonly string[]
  concurrency?: number
  /** Runs several files per process, which takes little more than half the time. */
  sharesProcesses?: boolean
  /** Makes each process exit after its last test. */
  endsWithLast?: boolean
  onPass?: (test: { file: string; name: string; duration: number }) => void
  onDiagnostic?: (line: { file: string; message: string }) => void
}

/** Node's type definitions lack this option. */
const setup = { globalSetupPath: `${root}platform/postgres-for-tests.ts` }

export async function runNodeTests(tests: NodeTests): Promise<Count> {
  let passed = 0
  const failures: string[] = []
  const { files } = tests
  const shared = tests.sharesProcesses === true ? shareProcesses(files) : null
  const events = run({
    cwd: root,
    files: shared?.entries ?? files.map((file) => root + file),
    // Service tests spend a quarter of their time waiting for the database, so one process more than there are
    // processors is faster.
    concurrency: tests.concurrency ?? availableParallelism() + 1,
    ...(tests.endsWithLast === true && { execArgv: ['--test-force-exit'] }),
    ...setup,
  })
  const shortOf = (file: string | undefined) => (file ?? '').replace(root, '')
  let isSummedUp = false
  events.on('test:pass', ({ name, file, details, skip, todo }) => {
    if (details.type === 'suite' || shared?.isEntry(file) === true || skip !== undefined || todo !== undefined) return
    passed += 1
    tests.onPass?.({ file: shortOf(file), name, duration: details.duration_ms })
  })
  events.on('test:fail', (event) => {
    // A test's failed subtests are already counted.
    const { error } = event.details
    if ('failureType' in error && error.failureType === 'subtestsFailed') return
    const name =
      shared?.isEntry(event.file) === true ? event.name : `${shortOf(event.file)}:${event.line ?? ''} ${event.name}`
    failures.push(name)
    console.error(`✗ ${name}\n${indented(reasonOf(event))}`)
  })
  events.on('test:stderr', ({ message }) => process.stderr.write(message))
  events.on('test:diagnostic', ({ file, message }) => tests.onDiagnostic?.({ file: shortOf(file), message }))
  events.on('test:summary', ({ file, success, counts }) => {
    if (file !== undefined) return
    isSummedUp = true
    const hidden = counts.skipped + counts.todo + counts.cancelled
    // Skipped, canceled, and todo tests also fail the run.
    if (hidden > 0) failures.push(`${hidden} tests were skipped, canceled, or marked todo`)
    else if (failures.length === 0 && !success) failures.push('the setup or teardown of the tests')
  })
  for await (const _event of events) {
    // Empty, because the run advances only while its events are consumed.
  }
  // The event stream ends before the teardown does, and the caller may exit.
  await globalTeardown()
  shared?.remove()
  if (!isSummedUp) failures.push('the tests did not finish')
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
