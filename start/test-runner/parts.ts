import { basename } from 'node:path'
import { sumCounts, type Count } from './count.ts'
import { runNodeTests } from './node-tests.ts'
import { Stop } from '../progress.mjs'
import { sourceFiles } from '../source-files.ts'

const chatter = /^(?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /

interface Together {
  concurrency: number
  /** Parts that run last and one at a time, because concurrent work would distort their measurements. */
  alone: readonly string[]
  /** Parts that run only if they are named. */
  omitted: readonly string[]
}

/** Runs all files with this suffix, or only the specified ones. Throws `Stop` for an unknown name. */
export async function runParts(
  ending: string,
  names: readonly string[],
  { concurrency, alone, omitted }: Together = { concurrency: 1, alone: [], omitted: [] },
): Promise<Count> {
  const partOf = (path: string) => basename(path, ending)
  const all = sourceFiles(ending)
  const strange = names.filter((name) => !all.some((path) => partOf(path) === name))
  if (strange.length > 0) {
    throw new Stop(`Unknown part: ${strange.join(', ')}. Parts: ${all.map(partOf).join(', ')}.`)
  }
  const files = all.filter((path) =>
    names.length === 0 ? !omitted.includes(partOf(path)) : names.includes(partOf(path)),
  )
  const isAlone = (path: string) => alone.includes(partOf(path))
  const rounds = [
    { files: files.filter((path) => !isAlone(path)), concurrency },
    { files: files.filter(isAlone), concurrency: 1 },
  ]
  const counts: Count[] = []
  for (const round of rounds.filter((each) => each.files.length > 0)) {
    const printer = printerOf(partOf, Math.max(4, ...files.map((path) => partOf(path).length)))
    counts.push(
      await runNodeTests({
        ...round,
        // Under full load, Node can hang while exiting a process with many children.
        endsWithLast: true,
        onPass: printer.passed,
        onDiagnostic: printer.reported,
      }),
    )
    printer.flush()
  }
  return sumCounts(counts)
}

function printerOf(partOf: (path: string) => string, width: number) {
  let part = ''
  let passed: string[] = []
  let figures: string[] = []
  const flush = () => {
    for (const line of [...passed, ...figures]) console.log(line)
    passed = []
    figures = []
  }
  const begin = (file: string) => {
    if (partOf(file) !== part) flush()
    part = partOf(file)
  }
  return {
    flush,
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
