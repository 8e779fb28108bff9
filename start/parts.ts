import { basename } from 'node:path'
import type { Count } from './count.ts'
import { runNodeTests } from './node-tests.ts'
import { Stop } from './progress.mjs'
import { sourceFiles } from './source-files.ts'

/** What node:test says of a run of its own accord. */
const chatter = /^(?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /

/**
 * Runs the files of one ending, one after the other, or those whose names are given. When one is over its tests are told
 * with their times, and the figures that they reported with `t.diagnostic('orders/s: 2947')`.
 */
export async function runParts(ending: string, names: readonly string[]): Promise<Count> {
  const partOf = (path: string) => basename(path, ending)
  const all = sourceFiles(ending)
  const strange = names.filter((name) => !all.some((path) => partOf(path) === name))
  if (strange.length > 0) {
    throw new Stop(`There is no part ${strange.join(', ')}; there are ${all.map(partOf).join(', ')}.`)
  }
  const files = all.filter((path) => names.length === 0 || names.includes(partOf(path)))
  const width = Math.max(4, ...files.map((path) => partOf(path).length))
  const told = { part: '', passed: [] as string[], figures: [] as string[] }
  const tell = () => {
    for (const line of [...told.passed, ...told.figures]) console.log(line)
    told.passed = []
    told.figures = []
  }
  const begin = (file: string) => {
    if (partOf(file) !== told.part) tell()
    told.part = partOf(file)
  }
  const count = await runNodeTests({
    files,
    concurrency: 1,
    // Node may wait for ever, at full load, while it takes down a process that has started many servers and children.
    endsWithLast: true,
    globalSetup: 'platform/postgres-for-tests.ts',
    onPass: ({ file, name, duration }) => {
      begin(file)
      told.passed.push(`${told.part.padEnd(width)}  ${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`)
    },
    onDiagnostic: ({ file, message }) => {
      if (file === '' || chatter.test(message)) return
      begin(file)
      told.figures.push(`${' '.repeat(width)}            ${message}`)
    },
  })
  tell()
  return count
}
