import { sites, type Site } from '#domain/sites.ts'
import type { DatedRow } from '#domain/tax/table.ts'
import { createCellReaders } from './cells.ts'
import { planRates, type StoredRow, type RatePlan } from './plan.ts'
import type { KnownPlaces, LineProblem, RateKind } from './rate-kind.ts'

/** Converts headers to lower case and replaces underscores. */
export function normalizeColumns(header: readonly string[]): string[] {
  return header.map((cell) => cell.trim().toLowerCase().replaceAll('_', ' '))
}

/** Returns true if a header has exactly the columns for a file kind. */
export function hasKindColumns({ columns }: Pick<RateKind<DatedRow>, 'columns'>, header: readonly string[]): boolean {
  const fileColumns = normalizeColumns(header)
  return fileColumns.length === columns.length && columns.every((column) => fileColumns.includes(column))
}

interface RateFileRules {
  known: KnownPlaces
  /** The only site of the import, or null. */
  site: Site | null
  allowsGaps?: boolean
  /** Sites whose rates may change. A row is refused if it also applies to another site. */
  allowedSites?: readonly Site[]
}

/** Plans the changes for a file, or returns problems if any line is invalid. `lines` includes the header. */
export function planRateFile<Row extends DatedRow>(
  kind: RateKind<Row>,
  lines: readonly (readonly string[])[],
  table: readonly StoredRow<Row>[],
  { known, site, allowsGaps = false, allowedSites = sites }: RateFileRules,
): RatePlan<Row> | { problems: LineProblem[] } {
  const [header = [], ...rest] = lines
  const columns = normalizeColumns(header)
  const problems: LineProblem[] = []
  const rows = rest.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const line = index + 2
    const read = createCellReaders(columns, cells)
    const row = kind.read(read, known)
    const found = read.problems.map((problem) => ({ line, problem }))
    if (cells.length !== columns.length)
      found.push({ line, problem: `must have ${columns.length} cells, not ${cells.length}` })
    if (found.length === 0 && site !== null && !kind.isOfSite(row, site))
      found.push({ line, problem: `is not for ${site}, the site of this import` })
    const foreign = found.length === 0 ? foreignSites(kind, row, allowedSites) : []
    if (foreign.length > 0)
      found.push({ line, problem: `also applies to ${foreign.join(', ')}, which you cannot change` })
    problems.push(...found)
    return [{ line, row }]
  })
  return problems.length > 0 ? { problems } : planRates(kind, rows, table, { allowsGaps })
}

/** Returns the sites of a row that may not change. A row that no site uses yet belongs to all of them. */
function foreignSites<Row extends DatedRow>(kind: RateKind<Row>, row: Row, allowed: readonly Site[]): Site[] {
  const affected = sites.filter((site) => kind.isOfSite(row, site))
  return (affected.length > 0 ? affected : [...sites]).filter((site) => !allowed.includes(site))
}
