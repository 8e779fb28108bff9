import type { Site } from '#domain/sites.ts'
import type { Dated } from '#domain/tax/table.ts'
import { cellsOf } from './cells.ts'
import { planRates, type StoredRow, type RatePlan } from './plan.ts'
import type { KnownPlaces, LineProblem, RateKind } from './rate-kind.ts'

/** A file's header as columns are named: small letters, one blank between words. */
export function columnsOf(header: readonly string[]): string[] {
  return header.map((cell) => cell.trim().toLowerCase().replaceAll('_', ' '))
}

/** Whether a file is of a kind: it has its columns in any order, and no others. */
export function isOfKind({ columns }: Pick<RateKind<Dated>, 'columns'>, header: readonly string[]): boolean {
  const given = columnsOf(header)
  return given.length === columns.length && columns.every((column) => given.includes(column))
}

/**
 * What a file changes in a table, or all that is wrong with its lines: one wrong line refuses the whole file. `lines` are
 * the file's, the first one its header; of a site alone, lines of others are wrong.
 */
export function planOfFile<Row extends Dated>(
  kind: RateKind<Row>,
  lines: readonly (readonly string[])[],
  table: readonly StoredRow<Row>[],
  { known, site, allowsGaps = false }: { known: KnownPlaces; site: Site | null; allowsGaps?: boolean },
): RatePlan<Row> | { problems: LineProblem[] } {
  const [header = [], ...rest] = lines
  const columns = columnsOf(header)
  const problems: LineProblem[] = []
  const rows = rest.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const line = index + 2
    const read = cellsOf(columns, cells)
    const row = kind.read(read, known)
    const found = read.problems.map((problem) => ({ line, problem }))
    if (cells.length !== columns.length) found.push({ line, problem: `has ${cells.length} cells of ${columns.length}` })
    if (found.length === 0 && site !== null && !kind.isOfSite(row, site))
      found.push({ line, problem: `is not of ${site}, for which the file is taken` })
    problems.push(...found)
    return [{ line, row }]
  })
  return problems.length > 0 ? { problems } : planRates(kind, rows, table, { allowsGaps })
}
