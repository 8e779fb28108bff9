import { basename } from 'node:path'
import { sumOf, type Count } from './count.ts'
import { runNodeTests } from './node-tests.ts'
import { Stop } from './progress.mjs'
import { sourceFiles } from './source-files.ts'

/** What node:test says of a run of its own accord. */
const chatter = /^(?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /

interface Together {
  /** Parts at once. */
  concurrency: number
  /** Those that measure what another part beside them would disturb: they run when the others are over, one by one. */
  alone: readonly string[]
}

/**
 * Runs the files of one ending, one after the other or several at once, or those whose names are given. When one is over
 * its tests are told with their times, and the figures that they reported with `t.diagnostic('orders/s: 2947')`.
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
    throw new Stop(`There is no part ${strange.join(', ')}; there are ${all.map(partOf).join(', ')}.`)
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
        // Node may wait for ever, at full load, while it takes down a process that has started many servers and children.
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

/** Tells of a part when the next one begins: what passed, then what was reported. */
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
