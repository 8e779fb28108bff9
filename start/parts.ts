import { basename } from 'node:path'
import type { Count } from './count.ts'
import { runNodeTests } from './node-tests.ts'
import { Stop } from './progress.mjs'
import { sourceFiles } from './source-files.ts'

/** One line of the table. */
interface Row {
  part: string
  name: string
  seconds: number
}

/** What node:test says of a run of its own accord. */
const chatter = /^(?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /

/**
 * Runs the files of one ending, one after the other, or those whose names are given, and prints a table: each test with
 * its time and the figures it reported with `t.diagnostic('orders/s: 2947')`.
 */
export async function runParts(ending: string, names: readonly string[]): Promise<Count> {
  const partOf = (path: string) => basename(path, ending)
  const all = sourceFiles(ending)
  const strange = names.filter((name) => !all.some((path) => partOf(path) === name))
  if (strange.length > 0) {
    throw new Stop(`There is no part ${strange.join(', ')}; there are ${all.map(partOf).join(', ')}.`)
  }
  const files = all.filter((path) => names.length === 0 || names.includes(partOf(path)))
  const rows: Row[] = []
  const figures = new Map<string, string[]>()
  const count = await runNodeTests({
    files,
    concurrency: 1,
    globalSetup: 'platform/postgres-for-tests.ts',
    onPass: ({ file, name, duration }) => rows.push({ part: partOf(file), name, seconds: duration / 1000 }),
    onDiagnostic: ({ file, message }) => {
      if (file === '' || chatter.test(message)) return
      figures.set(partOf(file), [...(figures.get(partOf(file)) ?? []), message])
    },
  })
  printTable(rows, figures)
  return count
}

function printTable(rows: readonly Row[], figures: ReadonlyMap<string, readonly string[]>) {
  const width = Math.max(4, ...rows.map(({ part }) => part.length))
  for (const [part, own] of Map.groupBy(rows, (row) => row.part)) {
    for (const { name, seconds } of own)
      console.log(`${part.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
    for (const figure of figures.get(part) ?? []) console.log(`${' '.repeat(width)}            ${figure}`)
  }
}
