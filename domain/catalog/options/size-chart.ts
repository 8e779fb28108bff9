/** Body measurements by size. Measurements such as '75 to 90 cm' are shown in the shopper's units. */
export interface SizeChart {
  /** Columns; the first one contains the size. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** Measuring instructions as plain text. */
  note?: string
}

const maxColumns = 8
const maxRows = 40
const maxCell = 80
const maxNote = 500

/** Returns the problem with a size chart, or null if it is valid. */
export function sizeChartProblem(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'A size chart must be an object.'
  const { columns, rows, note, ...others } = value as Record<string, unknown>
  const [other] = Object.keys(others)
  if (other !== undefined) return `A size chart has no ${other} field.`
  if (!isRow(columns) || columns.length < 2 || columns.length > maxColumns)
    return `columns must be a list of 2 to ${maxColumns} texts.`
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > maxRows)
    return `rows must be a list of 1 to ${maxRows} rows.`
  const wrong = rows.findIndex((row) => !isRow(row) || row.length !== columns.length)
  if (wrong >= 0) return `Row ${wrong + 1} must have one text for each column.`
  return note === undefined || isText(note, maxNote) ? null : `note must be text of up to ${maxNote} characters.`
}

function isRow(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((cell) => isText(cell, maxCell))
}

function isText(value: unknown, max: number): boolean {
  return typeof value === 'string' && value.length <= max && !/\p{Cc}/u.test(value)
}
