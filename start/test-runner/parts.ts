import { basename } from 'node:path'
import { sumOf, type Count } from './count.ts'
import { runNodeTests } from './node-tests.ts'
import { Stop } from './progress.mjs'
import { sourceFiles } from './source-files.ts'

/** Summary lines that node:test emits after each run. */
const chatter = /^(?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /

interface Together {
  /** Number of parts that run at once. */
  concurrency: number
  /** Parts whose measurements others would disturb. They run last, one by one. */
  alone: readonly string[]
}

/**
 * Runs the files with this suffix, or only the named parts, and prints their tests, times and reported figures. Throws
 * `Stop` if a name is unknown.
 */
export async function runParts(
  ending: string,
  names: readonly string[],
  { concurrency, alone }: Together = { concurrency: 1, alone: [] },
): Promise<Count> {
  const partOf = (path: string) => basename(path, ending)
  const all = sourceFiles(ending)
  const strange = names.filter((name) => !all.some((path) => partOf(path) === name))
  if (strange.length > 0) {
    throw new Stop(`Unknown part: ${strange.join(', ')}. Parts: ${all.map(partOf).join(', ')}.`)
  }
  const files = all.filter((path) => names.length === 0 || names.includes(partOf(path)))
  const isAlone = (path: string) => alone.includes(partOf(path))
  const rounds = [
    { files: files.filter((path) => !isAlone(path)), concurrency },
    { files: files.filter(isAlone), concurrency: 1 },
  ]
  const counts: Count[] = []
  for (const round of rounds.filter((each) => each.files.length > 0)) {
    const teller = tellerOf(partOf, Math.max(4, ...files.map((path) => partOf(path).length)))
    counts.push(
      await runNodeTests({
        ...round,
        // Under full load Node may hang while a process with many servers and children exits.
        endsWithLast: true,
        globalSetup: 'platform/postgres-for-tests.ts',
        onPass: teller.passed,
        onDiagnostic: teller.reported,
      }),
    )
    teller.tell()
  }
  return sumOf(counts)
}

/** Prints the tests and figures of a part when the next one begins. */
function tellerOf(partOf: (path: string) => string, width: number) {
  let part = ''
  let passed: string[] = []
  let figures: string[] = []
  const tell = () => {
    for (const line of [...passed, ...figures]) console.log(line)
    passed = []
    figures = []
  }
  const begin = (file: string) => {
    if (partOf(file) !== part) tell()
    part = partOf(file)
  }
  return {
    tell,
    passed: ({ file, name, duration }: { file: string; name: string; duration: number }) => {
      begin(file)
      passed.push(`${part.padEnd(width)}  ${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`)
    },
    reported: ({ file, message }: { file: string; message: string }) => {
      if (file === '' || chatter.test(message)) return
      begin(file)
      figures.push(`${' '.repeat(width)}            ${message}`)
    },
  }
}
