import { csvLine } from '#domain/catalog/export/csv-line.ts'
import { taxClasses } from '#domain/catalog/product-entry.ts'

type Cells = Readonly<Record<string, string>>

/** Values of the columns that are not free text. */
const choices: Readonly<Record<string, readonly string[]>> = {
  class: ['', ...taxClasses],
  level: ['national', 'regional', 'local'],
  compound: ['no', 'yes'],
  'on shipping': ['no', 'yes'],
  kind: ['parcel', 'freight'],
}

/** Returns the values that a column may have, or undefined for free text. */
export function choicesOf(column: string): readonly string[] | undefined {
  return choices[column]
}

interface NewCells {
  columns: readonly string[]
  site: string
  today: string
}

/** Returns the first entries for a new rate of a site. */
export function newCells({ columns, site, today }: NewCells): Cells {
  const known: Cells = { site, 'valid from': today }
  return Object.fromEntries(columns.map((column) => [column, known[column] ?? choices[column]?.[0] ?? '']))
}

/**
 * Returns the first entries for the next rate in place of a stored one. An upcoming rate is corrected, so it preserves
 * its first day; the next rate after a current one starts today.
 */
export function nextCells(
  columns: readonly string[],
  { cells, state }: { cells: readonly string[]; state: string },
  today: string,
): Cells {
  const stored = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  return state === 'upcoming' ? stored : { ...stored, 'valid from': today, 'valid to': '' }
}

/** Returns a file with one row. */
export function csvOf(columns: readonly string[], cells: Cells): string {
  return csvLine(columns) + csvLine(columns.map((column) => cells[column]?.trim() ?? ''))
}
